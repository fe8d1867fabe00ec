ALTER TABLE "lead_told" RENAME TO "lead_notified";--> statement-breakpoint
ALTER TABLE "lead_notified" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "lead_notified" RENAME CONSTRAINT "lead_told_lead_id_listing_id_pk" TO "lead_notified_lead_id_listing_id_pk";--> statement-breakpoint
ALTER TABLE "lead_notified" RENAME CONSTRAINT "lead_told_lead_id_leads_id_fk" TO "lead_notified_lead_id_leads_id_fk";--> statement-breakpoint
ALTER TABLE "lead_notified" RENAME CONSTRAINT "lead_told_listing_id_listings_id_fk" TO "lead_notified_listing_id_listings_id_fk";--> statement-breakpoint
ALTER TABLE "lead_notified" RENAME CONSTRAINT "lead_told_user_id_users_id_fk" TO "lead_notified_user_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "lead_told_listing" RENAME TO "lead_notified_listing";--> statement-breakpoint
ALTER INDEX "lead_told_at" RENAME TO "lead_notified_at";--> statement-breakpoint
ALTER TABLE "leads" RENAME COLUMN "waves_told" TO "waves_notified";--> statement-breakpoint
ALTER TABLE "listings" RENAME COLUMN "shut" TO "is_suspended";
