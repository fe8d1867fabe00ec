CREATE INDEX "users_staff" ON "users" USING btree ("role") WHERE role <> 'user';--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_used_up" ON "subscriptions" USING btree ("listing_id") WHERE status = 'active' and leads_claimed >= leads_allocated;