DROP INDEX "listings_waiting";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "change_asked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "listings_waiting_payment" ON "listings" USING btree ((case payment_status when 'success' then 'paid' when 'not-required' then 'free' else 'unpaid' end),"applied_at","id") WHERE status = 'applied';--> statement-breakpoint
CREATE INDEX "listings_waiting" ON "listings" USING btree ("applied_at","id") WHERE status = 'applied';