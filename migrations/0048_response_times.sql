CREATE TABLE "customer_decision_times" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"minutes" integer
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "direct_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "direct_missed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "answers_within_minutes" integer;--> statement-breakpoint
ALTER TABLE "customer_decision_times" ADD CONSTRAINT "customer_decision_times_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_direct_answers" ON "leads" USING btree ("origin_listing_id","created_at") WHERE direct_answered_at is not null or direct_missed_at is not null;--> statement-breakpoint
CREATE INDEX "leads_decisions" ON "leads" USING btree ("customer_id","created_at") WHERE decided_at is not null or (status = 'expired' and claims_taken > 0);--> statement-breakpoint
CREATE INDEX "leads_direct_due" ON "leads" USING btree ("direct_due_at") WHERE direct_due_at is not null;