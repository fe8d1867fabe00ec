ALTER TABLE "listing_reach" ADD COLUMN "facts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_reach" ADD COLUMN "price" integer DEFAULT 2147483647 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_reach" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "listing_reach" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "facts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "price" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "facts_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "licence_checked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "listing_reach_service_price" ON "listing_reach" USING btree ("service_id","location_id","available","price","listing_id");--> statement-breakpoint
CREATE INDEX "listing_reach_choice_price" ON "listing_reach" USING btree ("choice_id","location_id","available","price","listing_id") WHERE choice_id is not null;--> statement-breakpoint
CREATE INDEX "listings_service_facts" ON "listings" USING btree ("service_id","facts_version");--> statement-breakpoint
UPDATE "listing_reach" SET "latitude" = "pincodes"."latitude", "longitude" = "pincodes"."longitude"
FROM "listings"
	JOIN "addresses" ON "addresses"."id" = "listings"."address_id"
	JOIN "pincodes" ON "pincodes"."pincode" = "addresses"."pincode"
WHERE "listings"."id" = "listing_reach"."listing_id";
