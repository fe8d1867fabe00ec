CREATE TABLE "daily_counts" (
	"subject" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "number_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"viewer_id" uuid NOT NULL,
	"mobile_hash" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"day" date DEFAULT (now() at time zone 'Asia/Kolkata')::date NOT NULL,
	CONSTRAINT "number_views_subject_known" CHECK ("number_views"."subject_type" in ('lead', 'job-application')),
	CONSTRAINT "number_views_reason_known" CHECK ("number_views"."reason" in ('customer asked for help', 'checking a report', 'assigning', 'other'))
);
--> statement-breakpoint
CREATE TABLE "service_interests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"location_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_interests_once" UNIQUE NULLS NOT DISTINCT("user_id","service_id","location_id")
);
--> statement-breakpoint
CREATE TABLE "trial_mobiles" (
	"mobile_hash" text PRIMARY KEY NOT NULL,
	"granted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listings" DROP CONSTRAINT "listings_status_known";--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_kind_known";--> statement-breakpoint
DROP INDEX "service_names_trigram";--> statement-breakpoint
ALTER TABLE "credit_entries" ALTER COLUMN "lead_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "otp_requests" ADD COLUMN "network_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "fixed_place" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "asked_before" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "onboarded_by" uuid;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_plan" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_reward" text;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "leads" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "service_interests" ADD CONSTRAINT "service_interests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_interests" ADD CONSTRAINT "service_interests_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_interests" ADD CONSTRAINT "service_interests_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daily_counts_day" ON "daily_counts" USING btree ("day");--> statement-breakpoint
CREATE INDEX "number_views_subject" ON "number_views" USING btree ("subject_type","subject_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "number_views_viewer_day" ON "number_views" USING btree ("viewer_id","day","mobile_hash");--> statement-breakpoint
CREATE INDEX "number_views_person" ON "number_views" USING btree ("person_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "number_views_day" ON "number_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "service_interests_service" ON "service_interests" USING btree ("service_id","location_id");--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_onboarded_by_users_id_fk" FOREIGN KEY ("onboarded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "otp_requests_network" ON "otp_requests" USING btree ("network_hash","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_unverified_mobile" ON "leads" USING btree ("mobile") WHERE status = 'open' and not mobile_verified;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_ended_once" ON "credit_entries" USING btree ("subscription_id") WHERE kind = 'ended';--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_status_known" CHECK ("listings"."status" in ('applied', 'active', 'expired', 'rejected'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunded_plan_known" CHECK ("payments"."refunded_plan" in ('end', 'keep'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunded_reward_known" CHECK ("payments"."refunded_reward" in ('take back', 'keep'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_only_refund_decides" CHECK ("payments"."refund_of" is not null or ("payments"."refunded_plan" is null and "payments"."refunded_reward" is null));--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_lead_unless_ended" CHECK (("credit_entries"."kind" = 'ended') = ("credit_entries"."lead_id" is null));--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_leads_positive" CHECK ("credit_entries"."leads" > 0);--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_kind_known" CHECK ("credit_entries"."kind" in ('spent', 'returned', 'ended'));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_refunded_is_over" CHECK ("subscriptions"."refunded_at" is null or "subscriptions"."status" = 'expired');--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_paused_is_open" CHECK ("subscriptions"."paused_at" is null or "subscriptions"."status" <> 'expired');--> statement-breakpoint
-- Written by hand: data and triggers that the tables cannot say.
-- What staff saw is written once: a mistake or an intruder cannot rewrite it. The job deletes what is too old.
CREATE FUNCTION refuse_number_view_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'views of numbers are never changed';
END
$$;
--> statement-breakpoint
CREATE TRIGGER number_views_append_only BEFORE UPDATE ON number_views
	FOR EACH ROW EXECUTE FUNCTION refuse_number_view_change();
--> statement-breakpoint
-- A listing that had only a free trial was never paid for.
UPDATE "listings" SET "payment_status" = 'not-required'
WHERE "payment_status" = 'success'
	AND EXISTS (SELECT FROM "subscriptions" WHERE "listing_id" = "listings"."id" AND "subscription_type" = 'Free Trial')
	AND NOT EXISTS (SELECT FROM "subscriptions" WHERE "listing_id" = "listings"."id" AND "payment_status" = 'success' AND "price" > 0);
--> statement-breakpoint
UPDATE "listings" SET "onboarded_by" = "entry"."actor_id"
FROM "audit_entries" AS "entry"
WHERE "entry"."subject_type" = 'listing' AND "entry"."subject_id" = "listings"."id" AND "entry"."action" = 'listing.register';--> statement-breakpoint
UPDATE "listings" SET "status_reason" = (
	SELECT "entry"."reason" FROM "audit_entries" AS "entry"
	WHERE "entry"."subject_type" = 'listing' AND "entry"."subject_id" = "listings"."id" AND "entry"."action" = 'listing.expire'
		AND "entry"."actor_id" IS NOT NULL
	ORDER BY "entry"."at" DESC LIMIT 1
)
WHERE "listings"."shut" AND "listings"."address_id" IS NOT NULL;
--> statement-breakpoint
UPDATE "services" SET "fixed_place" = true WHERE "slug" IN (
	'home-stays', 'hotels', 'retail-shops', 'flat-homes', 'single-room', 'coworking-space', 'pg', 'bars', 'dance-clubs',
	'spa-centers', 'swimming-pools', 'dance-studios', 'pilates-studios', 'yoga-studios', 'gyms', 'tourist-attractions',
	'marriage-banquet-hall', 'party-hall', 'cafes'
);
--> statement-breakpoint
UPDATE "services" SET "icon" = 'wrench' WHERE "slug" = 'plumber' AND "icon" = 'faucet';
