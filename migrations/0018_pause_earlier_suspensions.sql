-- Written by hand: data that the tables cannot say.
-- Plans of listings that were suspended before plans could be paused: their time stands still since the suspension.
UPDATE "subscriptions" SET "paused_at" = greatest("listings"."status_changed_at", "subscriptions"."created_at")
FROM "listings"
WHERE "listings"."id" = "subscriptions"."listing_id" AND "listings"."shut" AND "listings"."status" = 'expired'
	AND "subscriptions"."status" IN ('active', 'upcoming') AND "subscriptions"."paused_at" IS NULL
	AND ("subscriptions"."ends_at" IS NULL OR "subscriptions"."ends_at" > "listings"."status_changed_at")
	AND ("subscriptions"."leads_allocated" IS NULL OR "subscriptions"."leads_claimed" < "subscriptions"."leads_allocated");
