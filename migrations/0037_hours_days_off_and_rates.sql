CREATE TABLE "listing_rates" (
	"listing_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	"unit" text,
	CONSTRAINT "listing_rates_listing_id_position_pk" PRIMARY KEY("listing_id","position"),
	CONSTRAINT "listing_rates_unit_known" CHECK ("listing_rates"."unit" in ('hour', 'day', 'piece', 'visit', 'sq-ft', 'kg'))
);
--> statement-breakpoint
ALTER TABLE "listing_reach" ADD COLUMN "closes" smallint[];--> statement-breakpoint
ALTER TABLE "listing_reach" ADD COLUMN "days_off" datemultirange DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "hours" json;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "days_off" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_rates" ADD CONSTRAINT "listing_rates_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_reach_around" ON "listing_reach" USING btree ("service_id","latitude") WHERE distance = 2;