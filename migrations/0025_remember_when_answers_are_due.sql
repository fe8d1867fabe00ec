ALTER TABLE "leads" ADD COLUMN "answer_due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "leads_answer_due" ON "leads" USING btree ("answer_due_at") WHERE answer_due_at is not null;--> statement-breakpoint
-- Staff are notified of the answers that are awaited now, too.
UPDATE "leads" SET "answer_due_at" = "assigned_at" + interval '24 hours'
WHERE "status" = 'open' AND "assigned_at" IS NOT NULL AND "assigned_action" IS NULL;
