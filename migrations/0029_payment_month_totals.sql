CREATE TABLE "payment_month_totals" (
	"month" date NOT NULL,
	"kind" integer NOT NULL,
	"count" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "payment_month_totals_month_kind_pk" PRIMARY KEY("month","kind")
);
--> statement-breakpoint
INSERT INTO "payment_month_totals" ("month", "kind", "count", "amount")
SELECT date_trunc('month', "day")::date, "kind", sum("count"), sum("amount") FROM "payment_totals" WHERE "is_folded" GROUP BY 1, "kind";
