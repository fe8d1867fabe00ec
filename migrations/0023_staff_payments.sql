CREATE TABLE "payment_totals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"kind" integer NOT NULL,
	"count" integer NOT NULL,
	"amount" bigint NOT NULL,
	"is_folded" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "kind" integer GENERATED ALWAYS AS (((((coalesce(array_position(array['success', 'pending', 'failed'], status), 0)) * 10 + coalesce(array_position(array['payment', 'refund'], payment_type), 0)) * 10 + coalesce(array_position(array['phonepe-gateway', 'manual-upi', 'cash'], payment_method), 0)) * 10 + coalesce(array_position(array['WorkerCategory', 'LeadPurchase'], item_type), 0)) * 10 + case when is_test_payment then 1 else 0 end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_totals_day" ON "payment_totals" USING btree ("day","kind","count","amount");--> statement-breakpoint
CREATE INDEX "payment_totals_unfolded" ON "payment_totals" USING btree ("day","kind") WHERE not is_folded;--> statement-breakpoint
CREATE INDEX "payments_transfer" ON "payments" USING btree ("transaction_id") WHERE transaction_id is not null;--> statement-breakpoint
CREATE INDEX "payments_kind_created" ON "payments" USING btree ("kind","created_at","id","amount","user_id","payment_date");--> statement-breakpoint
CREATE INDEX "payments_kind_date" ON "payments" USING btree ("kind",coalesce("payment_date", "created_at"),"id","created_at");--> statement-breakpoint
CREATE INDEX "payments_kind_amount" ON "payments" USING btree ("kind","amount","id","created_at");--> statement-breakpoint
CREATE INDEX "payments_kind_user" ON "payments" USING btree ("kind","user_id","id","created_at");--> statement-breakpoint
-- Written by hand: the totals of the payments so far.
INSERT INTO "payment_totals" ("id", "day", "kind", "count", "amount", "is_folded")
SELECT gen_random_uuid(), ("created_at" AT TIME ZONE 'Asia/Kolkata')::date, "kind", count(*), sum("amount"), true FROM "payments" GROUP BY 2, 3;
