CREATE TABLE "pincode_directory" (
	"version" text PRIMARY KEY NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pincodes" (
	"pincode" text PRIMARY KEY NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"source" text NOT NULL,
	"learned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_offices" (
	"pincode" text NOT NULL,
	"position" smallint NOT NULL,
	"po_name" text NOT NULL,
	"city_block" text DEFAULT '' NOT NULL,
	"district" text NOT NULL,
	"state_name" text NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	CONSTRAINT "post_offices_pincode_position_pk" PRIMARY KEY("pincode","position")
);
--> statement-breakpoint
ALTER TABLE "listing_locations" ADD COLUMN "applied_at" timestamp with time zone;--> statement-breakpoint
UPDATE "listing_locations" SET "applied_at" = "listings"."applied_at" FROM "listings" WHERE "listings"."id" = "listing_locations"."listing_id";--> statement-breakpoint
ALTER TABLE "listing_locations" ALTER COLUMN "applied_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "leads" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "listing_locations_applied" ON "listing_locations" USING btree ("location_id","applied_at" DESC NULLS FIRST,"listing_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_applied" ON "listings" USING btree ("applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_status_applied" ON "listings" USING btree ("status","applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_service_applied" ON "listings" USING btree ("service_id","applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_choice_applied" ON "listings" USING btree ("choice_id","applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE choice_id is not null;--> statement-breakpoint
CREATE INDEX "addresses_mobile" ON "addresses" USING btree ("mobile");--> statement-breakpoint
UPDATE "listings" SET "leads" = "claimed"."count" FROM (SELECT "listing_id", count(*)::int AS "count" FROM "lead_claims" GROUP BY "listing_id") "claimed" WHERE "claimed"."listing_id" = "listings"."id";
