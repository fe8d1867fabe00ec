DROP INDEX "lead_claims_user_lead";--> statement-breakpoint
DROP INDEX "leads_origin";--> statement-breakpoint
ALTER TABLE "lead_claims" ADD COLUMN "lead_service_id" uuid;--> statement-breakpoint
ALTER TABLE "lead_claims" ADD COLUMN "lead_choice_id" uuid;--> statement-breakpoint
ALTER TABLE "lead_claims" ADD COLUMN "lead_location_id" uuid;--> statement-breakpoint
UPDATE "lead_claims" SET "lead_service_id" = "leads"."service_id", "lead_choice_id" = "leads"."choice_id", "lead_location_id" = "leads"."location_id"
FROM "leads" WHERE "leads"."id" = "lead_claims"."lead_id";--> statement-breakpoint
ALTER TABLE "lead_claims" ALTER COLUMN "lead_service_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_claims" ALTER COLUMN "lead_location_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "lead_claims_user_lead" ON "lead_claims" USING btree ("user_id","lead_created_at" DESC NULLS LAST,"lead_id" DESC NULLS LAST,"claim_type","lead_service_id","lead_location_id","lead_choice_id");--> statement-breakpoint
CREATE INDEX "leads_origin" ON "leads" USING btree ("origin_listing_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"source","service_id","status") WHERE origin_listing_id is not null;
