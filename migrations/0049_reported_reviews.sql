ALTER TABLE "reports" DROP CONSTRAINT "reports_subject_known";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_rule_known";--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_subject_known" CHECK ("reports"."subject_type" in ('lead', 'listing', 'job', 'review', 'profile'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_rule_known" CHECK ("reports"."rule" in ('respect', 'honesty', 'reliability', 'payment', 'safety', 'other', 'not-real-contact', 'personal-data', 'abuse', 'off-topic', 'paid-or-conflict', 'advertising'));