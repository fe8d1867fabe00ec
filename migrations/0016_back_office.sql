DROP INDEX "audit_entries_subject";--> statement-breakpoint
CREATE INDEX "listings_waiting" ON "listings" USING btree ("payment_status","applied_at") WHERE status = 'applied';--> statement-breakpoint
CREATE INDEX "listings_onboarded" ON "listings" USING btree ("onboarded_by","applied_at") WHERE onboarded_by is not null;--> statement-breakpoint
CREATE INDEX "payments_pending" ON "payments" USING btree ("created_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "audit_entries_subject_type" ON "audit_entries" USING btree ("subject_type","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","at" DESC NULLS LAST,"id" DESC NULLS LAST,"action","subject_type");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);