ALTER TABLE "payments" DROP CONSTRAINT "payments_status_known";--> statement-breakpoint
ALTER TABLE "referrals" DROP CONSTRAINT "referrals_payment_status_known";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_payment_status_known";--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_status_known" CHECK ("payments"."status" in ('success', 'pending', 'failed'));--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_payment_status_known" CHECK ("referrals"."payment_status" in ('success', 'pending', 'failed'));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_payment_status_known" CHECK ("subscriptions"."payment_status" in ('success', 'pending', 'failed'));