CREATE TABLE "empty_search_days" (
	"day" date PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "empty_searches" (
	"week" date NOT NULL,
	"query" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "empty_searches_week_query_pk" PRIMARY KEY("week","query")
);
--> statement-breakpoint
CREATE TABLE "insight_days" (
	"scope" text NOT NULL,
	"day" date NOT NULL,
	"service_id" uuid,
	"location_id" uuid,
	"leads_made" integer NOT NULL,
	"leads_claimed" integer NOT NULL,
	"leads_booked" integer NOT NULL,
	"registrations" integer NOT NULL,
	"revenue" bigint NOT NULL,
	CONSTRAINT "insight_days_once" UNIQUE NULLS NOT DISTINCT("scope","day","service_id","location_id"),
	CONSTRAINT "insight_days_scope_known" CHECK ("insight_days"."scope" in ('all', 'service', 'place', 'service-place'))
);
--> statement-breakpoint
CREATE TABLE "insight_waits" (
	"day" date NOT NULL,
	"minutes" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "insight_waits_day_minutes_pk" PRIMARY KEY("day","minutes")
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "page_views_day_path_pk" PRIMARY KEY("day","path")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"roles" text[] NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notices_text_short" CHECK (length("notices"."text") between 1 and 300),
	CONSTRAINT "notices_roles_known" CHECK ("notices"."roles" <@ array['user', 'salesPerson', 'customerSupport', 'admin', 'affiliatePartner', 'promotor']),
	CONSTRAINT "notices_end_after_start" CHECK ("notices"."ends_at" > "notices"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "booked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "insight_days" ADD CONSTRAINT "insight_days_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_days" ADD CONSTRAINT "insight_days_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_created" ON "notices" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notices_open" ON "notices" USING btree ("ends_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "lead_claims_claimed" ON "lead_claims" USING btree ("claimed_at");--> statement-breakpoint
CREATE INDEX "leads_booked_at" ON "leads" USING btree ("booked_at") WHERE booked_at is not null;--> statement-breakpoint
-- Written by hand: leads that were booked before this column was there. One that was closed since shows the time of that.
UPDATE "leads" SET "booked_at" = "status_changed_at" WHERE "booked_listing_id" IS NOT NULL;
