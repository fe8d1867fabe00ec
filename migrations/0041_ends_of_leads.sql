ALTER TABLE "leads" DROP CONSTRAINT "leads_status_known";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "price_paid" bigint;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "close_reason" text;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_close_reason_known" CHECK ("leads"."close_reason" in ('someone-else', 'not-needed'));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_status_known" CHECK ("leads"."status" in ('open', 'booked', 'completed', 'closed', 'expired'));