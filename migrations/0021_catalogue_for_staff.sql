CREATE TABLE "service_forms" (
	"service_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"fields" json NOT NULL,
	"choices" json NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_forms_service_id_version_pk" PRIMARY KEY("service_id","version")
);
--> statement-breakpoint
ALTER TABLE "service_choices" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "form_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "form_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "service_forms" ADD CONSTRAINT "service_forms_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Every service so far is one of the starter catalogue, whose pictures carry their slugs.
UPDATE "services" SET "picture" = '/media/icons/' || "slug" || '.svg';
