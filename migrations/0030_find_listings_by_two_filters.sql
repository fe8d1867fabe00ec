DROP INDEX "listings_service_applied";--> statement-breakpoint
DROP INDEX "listings_choice_applied";--> statement-breakpoint
CREATE INDEX "listings_id_status" ON "listings" USING btree ("id","status");--> statement-breakpoint
CREATE INDEX "listings_service_applied" ON "listings" USING btree ("service_id","applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "listings_choice_applied" ON "listings" USING btree ("choice_id","applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status") WHERE choice_id is not null;