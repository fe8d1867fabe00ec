CREATE TABLE "landing_summaries" (
	"service_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"professionals" integer NOT NULL,
	"priced" integer NOT NULL,
	"price_low" integer,
	"price_high" integer,
	"requests" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "landing_summaries_service_id_location_id_pk" PRIMARY KEY("service_id","location_id")
);
--> statement-breakpoint
ALTER TABLE "landing_summaries" ADD CONSTRAINT "landing_summaries_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_summaries" ADD CONSTRAINT "landing_summaries_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_active" ON "jobs" USING btree ("id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_public" ON "listings" USING btree ("id","service_id","updated_at") WHERE status = 'active';