ALTER TABLE "leads" ADD COLUMN "exclusive_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "direct_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "help_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "asked_nearby_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "leads_help_due" ON "leads" USING btree ("help_due_at") WHERE help_due_at is not null;