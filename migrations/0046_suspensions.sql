CREATE TABLE "suspensions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"listing_id" uuid,
	"closed_listing_ids" uuid[] DEFAULT '{}' NOT NULL,
	"rule" text NOT NULL,
	"evidence" text NOT NULL,
	"suspended_by" uuid,
	"suspended_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"status" text DEFAULT 'running' NOT NULL,
	"ended_at" timestamp with time zone,
	"appeal_status" text,
	"appeal_text" text,
	"appealed_at" timestamp with time zone,
	"appeal_reason" text,
	"appeal_decided_by" uuid,
	"appeal_decided_at" timestamp with time zone,
	CONSTRAINT "suspensions_rule_known" CHECK ("suspensions"."rule" in ('respect', 'honesty', 'reliability', 'payment', 'safety', 'other')),
	CONSTRAINT "suspensions_status_known" CHECK ("suspensions"."status" in ('running', 'ended', 'overturned')),
	CONSTRAINT "suspensions_appeal_known" CHECK ("suspensions"."appeal_status" in ('waiting', 'upheld', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_suspended_by_users_id_fk" FOREIGN KEY ("suspended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_appeal_decided_by_users_id_fk" FOREIGN KEY ("appeal_decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "suspensions_one_of_person" ON "suspensions" USING btree ("user_id") WHERE status = 'running' and listing_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "suspensions_one_of_listing" ON "suspensions" USING btree ("listing_id") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "suspensions_person" ON "suspensions" USING btree ("user_id","suspended_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "suspensions_running" ON "suspensions" USING btree ("suspended_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "suspensions_past" ON "suspensions" USING btree ("suspended_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status <> 'running';--> statement-breakpoint
CREATE INDEX "suspensions_appeals" ON "suspensions" USING btree ("suspended_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE appeal_status = 'waiting';--> statement-breakpoint
CREATE INDEX "suspensions_until" ON "suspensions" USING btree ("until") WHERE status = 'running';--> statement-breakpoint
-- Listings that staff suspended before suspensions were recorded: their owners can read the reason and appeal from now on.
INSERT INTO "suspensions" ("id", "user_id", "listing_id", "rule", "evidence", "suspended_at")
SELECT gen_random_uuid(), "user_id", "id", 'other', coalesce("status_reason", ''), now() FROM "listings" WHERE "is_suspended" AND "address_id" IS NOT NULL;
