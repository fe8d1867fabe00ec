DROP INDEX "job_applications_user";--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_name_part" ON "users" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "invoices_by_number" ON "invoices" USING btree ("number");--> statement-breakpoint
CREATE INDEX "listings_firm_part" ON "listings" USING gin (lower("firm_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_applications_user" ON "job_applications" USING btree ("user_id","applied_at" DESC NULLS LAST,"id" DESC NULLS LAST);