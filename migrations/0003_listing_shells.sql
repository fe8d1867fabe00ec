ALTER TABLE "listings" ALTER COLUMN "address_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "listing_images_key" ON "listing_images" USING btree ("key");