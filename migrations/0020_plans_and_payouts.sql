CREATE TABLE "referral_balances" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"earned" bigint NOT NULL,
	"paid_out" bigint NOT NULL,
	"payable" bigint GENERATED ALWAYS AS (earned - paid_out) STORED NOT NULL,
	CONSTRAINT "referral_balances_not_negative" CHECK ("referral_balances"."earned" >= 0 and "referral_balances"."paid_out" >= 0)
);
--> statement-breakpoint
CREATE TABLE "referral_payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text NOT NULL,
	"paid_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_payouts_amount_positive" CHECK ("referral_payouts"."amount" > 0)
);
--> statement-breakpoint
DROP INDEX "plans_service";--> statement-breakpoint
DROP INDEX "referrals_referrer";--> statement-breakpoint
DROP INDEX "referrals_created";--> statement-breakpoint
ALTER TABLE "referral_balances" ADD CONSTRAINT "referral_balances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_payouts" ADD CONSTRAINT "referral_payouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_payouts" ADD CONSTRAINT "referral_payouts_paid_by_users_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_balances_payable" ON "referral_balances" USING btree ("payable" DESC NULLS FIRST,"user_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "referral_payouts_reference" ON "referral_payouts" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "referral_payouts_user" ON "referral_payouts" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "referrals_referrer_status" ON "referrals" USING btree ("referrer_id","payment_status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"reward");--> statement-breakpoint
CREATE INDEX "referrals_status" ON "referrals" USING btree ("payment_status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"reward");--> statement-breakpoint
CREATE INDEX "plans_list" ON "plans" USING btree ("service_id","type","price","id");--> statement-breakpoint
CREATE INDEX "plans_type" ON "plans" USING btree ("type","service_id","price","id");--> statement-breakpoint
CREATE INDEX "plans_enabled" ON "plans" USING btree ("enabled","service_id","type","price","id");--> statement-breakpoint
CREATE INDEX "plans_enabled_type" ON "plans" USING btree ("enabled","type","service_id","price","id");--> statement-breakpoint
CREATE INDEX "subscriptions_plan" ON "subscriptions" USING btree ("plan_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" USING btree ("referrer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"reward");--> statement-breakpoint
CREATE INDEX "referrals_created" ON "referrals" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"reward");--> statement-breakpoint
-- Written by hand: data and triggers that the tables cannot say.
INSERT INTO referral_balances (user_id, earned, paid_out)
SELECT referrer_id, sum(reward), 0 FROM referrals WHERE payment_status = 'success' GROUP BY referrer_id HAVING sum(reward) > 0;--> statement-breakpoint
CREATE FUNCTION follow_referral_rewards() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	person uuid;
	change bigint := 0;
BEGIN
	IF TG_OP <> 'INSERT' THEN
		person := OLD.referrer_id;
		IF OLD.payment_status = 'success' THEN change := change - OLD.reward; END IF;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		person := NEW.referrer_id;
		IF NEW.payment_status = 'success' THEN change := change + NEW.reward; END IF;
	END IF;
	IF change > 0 THEN
		INSERT INTO referral_balances (user_id, earned, paid_out) VALUES (person, change, 0)
		ON CONFLICT (user_id) DO UPDATE SET earned = referral_balances.earned + excluded.earned;
	ELSIF change < 0 THEN
		UPDATE referral_balances SET earned = earned + change WHERE user_id = person;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER referrals_follow_rewards AFTER INSERT OR UPDATE OF payment_status, reward OR DELETE ON referrals
FOR EACH ROW EXECUTE FUNCTION follow_referral_rewards();
