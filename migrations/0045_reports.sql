CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reporter_id" uuid NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"reported_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"rule" text,
	"decision_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "reports_subject_known" CHECK ("reports"."subject_type" in ('lead', 'listing', 'job', 'profile')),
	CONSTRAINT "reports_reason_known" CHECK ("reports"."reason" in ('rude', 'fake', 'no-show', 'advance-money', 'unsafe', 'other')),
	CONSTRAINT "reports_status_known" CHECK ("reports"."status" in ('open', 'kept', 'removed')),
	CONSTRAINT "reports_rule_known" CHECK ("reports"."rule" in ('respect', 'honesty', 'reliability', 'payment', 'safety', 'other'))
);
--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_reason_known";--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reported_id_users_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_one_open" ON "reports" USING btree ("reporter_id","subject_type","subject_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "reports_status" ON "reports" USING btree ("status","reported_at" DESC NULLS LAST,"id" DESC NULLS LAST,"reason","subject_type");--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id","reported_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reports_reported" ON "reports" USING btree ("reported_id","status");--> statement-breakpoint
CREATE INDEX "reports_open_subject" ON "reports" USING btree ("subject_type","subject_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "reports_decided_at" ON "reports" USING btree ("decided_at") WHERE decided_at is not null;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_reason_known" CHECK ("credit_entries"."reason" in ('duplicate', 'withdrawn', 'wrong-number', 'removed'));