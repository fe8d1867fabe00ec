CREATE TABLE "lead_told" (
	"lead_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"wave" smallint NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lead_told_lead_id_listing_id_pk" PRIMARY KEY("lead_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "number_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"note" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "number_reports_once" UNIQUE("lead_id","user_id"),
	CONSTRAINT "number_reports_status_known" CHECK ("number_reports"."status" in ('open', 'confirmed', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"details" json NOT NULL,
	"occasion" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_once" UNIQUE("user_id","occasion")
);
--> statement-breakpoint
CREATE TABLE "notifications_turned_off" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "notifications_turned_off_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "push_addresses" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_addresses_endpoint" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_entries_once" UNIQUE("lead_id","user_id","kind"),
	CONSTRAINT "credit_entries_kind_known" CHECK ("credit_entries"."kind" in ('spent', 'returned')),
	CONSTRAINT "credit_entries_reason_known" CHECK ("credit_entries"."reason" in ('duplicate', 'withdrawn', 'wrong-number')),
	CONSTRAINT "credit_entries_returned_with_reason" CHECK (("credit_entries"."kind" = 'returned') = ("credit_entries"."reason" is not null))
);
--> statement-breakpoint
DROP INDEX "leads_location_status";--> statement-breakpoint
DROP INDEX "leads_assigned";--> statement-breakpoint
ALTER TABLE "lead_claims" ADD COLUMN "lead_created_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "assigned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "assigned_user_id" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "assigned_by" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "waves_told" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "next_wave_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_told" ADD CONSTRAINT "lead_told_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_told" ADD CONSTRAINT "lead_told_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_told" ADD CONSTRAINT "lead_told_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "number_reports" ADD CONSTRAINT "number_reports_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "number_reports" ADD CONSTRAINT "number_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "number_reports" ADD CONSTRAINT "number_reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications_turned_off" ADD CONSTRAINT "notifications_turned_off_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_addresses" ADD CONSTRAINT "push_addresses_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_addresses" ADD CONSTRAINT "push_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_told_listing" ON "lead_told" USING btree ("listing_id","told_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lead_told_at" ON "lead_told" USING btree ("told_at");--> statement-breakpoint
CREATE INDEX "number_reports_user" ON "number_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "number_reports_status" ON "number_reports" USING btree ("status","reported_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_created_at" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_addresses_user" ON "push_addresses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "credit_entries_user" ON "credit_entries" USING btree ("user_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "credit_entries_subscription" ON "credit_entries" USING btree ("subscription_id");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_assigned_user_id_users_id_fk" FOREIGN KEY ("assigned_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_assigned_by_users_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_claims_user_lead" ON "lead_claims" USING btree ("user_id","lead_created_at" DESC NULLS LAST,"lead_id" DESC NULLS LAST,"claim_type");--> statement-breakpoint
CREATE INDEX "leads_location_service_status" ON "leads" USING btree ("location_id","service_id","status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"source");--> statement-breakpoint
CREATE INDEX "leads_choice_status" ON "leads" USING btree ("choice_id","status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE choice_id is not null;--> statement-breakpoint
CREATE INDEX "leads_next_wave" ON "leads" USING btree ("next_wave_at") WHERE next_wave_at is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_nearly_used_up" ON "subscriptions" USING btree ("id") WHERE status = 'active' and leads_claimed >= leads_allocated - 2;--> statement-breakpoint
CREATE INDEX "leads_location_status" ON "leads" USING btree ("location_id","status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"source");--> statement-breakpoint
CREATE INDEX "leads_assigned" ON "leads" USING btree ("assigned_user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE assigned_user_id is not null;
--> statement-breakpoint
UPDATE "lead_claims" SET "lead_created_at" = "leads"."created_at" FROM "leads" WHERE "leads"."id" = "lead_claims"."lead_id";
--> statement-breakpoint
ALTER TABLE "lead_claims" ALTER COLUMN "lead_created_at" SET NOT NULL;
--> statement-breakpoint
-- What was taken before there was a book. A claim's id serves as its entry's: both are unique and tell the time.
INSERT INTO "credit_entries" ("id", "subscription_id", "listing_id", "user_id", "lead_id", "kind", "at")
SELECT "claim"."id", "claim"."subscription_id", "claim"."listing_id", "claim"."user_id", "claim"."lead_id", 'spent', "claim"."claimed_at"
FROM "lead_claims" "claim"
JOIN "subscriptions" ON "subscriptions"."id" = "claim"."subscription_id"
WHERE "subscriptions"."leads_allocated" IS NOT NULL;
--> statement-breakpoint
UPDATE "leads" SET "assigned_at" = "leads"."created_at", "assigned_user_id" = "listings"."user_id"
FROM "listings" WHERE "listings"."id" = "leads"."assigned_listing_id";
