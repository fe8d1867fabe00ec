ALTER TABLE "payment_answers" ALTER COLUMN "payment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "shut" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_orders" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payment_answers_received" ON "payment_answers" USING btree ("received_at");--> statement-breakpoint
ALTER TABLE "payment_answers" ADD CONSTRAINT "payment_answers_asked_about_payment" CHECK ("payment_answers"."payment_id" is not null or "payment_answers"."source" = 'webhook');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_for_category_known" CHECK ("payments"."payment_for_category" in ('addProfessional', 'chooseProfessionalSubscription'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_provider_known" CHECK ("payments"."provider" in ('sandbox', 'phonepe'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_only_refund_gives_back" CHECK ("payments"."refund_of" is null or "payments"."payment_type" = 'refund');