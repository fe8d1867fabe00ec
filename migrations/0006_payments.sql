CREATE TABLE "invoice_counters" (
	"seller" text NOT NULL,
	"series" text NOT NULL,
	"financial_year" text NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "invoice_counters_seller_series_financial_year_pk" PRIMARY KEY("seller","series","financial_year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"seller" text NOT NULL,
	"kind" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"subscription_id" uuid,
	"user_id" uuid NOT NULL,
	"corrects_id" uuid,
	"issued_at" timestamp with time zone NOT NULL,
	"document" jsonb NOT NULL,
	"irn" text,
	"acknowledgement" text,
	"signed_qr" text,
	CONSTRAINT "invoices_kind_known" CHECK ("invoices"."kind" in ('tax-invoice', 'receipt', 'credit-note')),
	CONSTRAINT "invoices_number_short" CHECK (length("invoices"."number") <= 16),
	CONSTRAINT "invoices_credit_note_corrects" CHECK (("invoices"."kind" = 'credit-note') = ("invoices"."corrects_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"source" text NOT NULL,
	"http_status" integer,
	"body" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_answers_source_known" CHECK ("payment_answers"."source" in ('start', 'status', 'webhook'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant_transaction_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"started_by" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"payment_type" text NOT NULL,
	"payment_method" text NOT NULL,
	"status" text NOT NULL,
	"item_type" text NOT NULL,
	"item_id" uuid NOT NULL,
	"payment_for_category" text,
	"provider" text,
	"provider_order_id" text,
	"transaction_id" text,
	"redirect_url" text,
	"expires_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"ask_at" timestamp with time zone,
	"attention" text,
	"remarks" text,
	"is_test_payment" boolean DEFAULT false NOT NULL,
	"refund_of" uuid,
	"payment_date" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_amount_not_negative" CHECK ("payments"."amount" >= 0),
	CONSTRAINT "payments_status_known" CHECK ("payments"."status" in ('pending', 'success', 'failed')),
	CONSTRAINT "payments_type_known" CHECK ("payments"."payment_type" in ('payment', 'refund')),
	CONSTRAINT "payments_method_known" CHECK ("payments"."payment_method" in ('phonepe-gateway', 'manual-upi', 'cash')),
	CONSTRAINT "payments_item_type_known" CHECK ("payments"."item_type" in ('WorkerCategory', 'LeadPurchase')),
	CONSTRAINT "payments_paid_has_date" CHECK ("payments"."status" <> 'success' or "payments"."payment_date" is not null)
);
--> statement-breakpoint
CREATE TABLE "sandbox_orders" (
	"merchant_transaction_id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"return_url" text NOT NULL,
	"transaction_id" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_orders_state_known" CHECK ("sandbox_orders"."state" in ('PENDING', 'COMPLETED', 'FAILED'))
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"referrer_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"payment_status" text NOT NULL,
	"discount_percent" integer NOT NULL,
	"reward_percent" integer NOT NULL,
	"paid" bigint NOT NULL,
	"reward" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referrals_payment_status_known" CHECK ("referrals"."payment_status" in ('pending', 'success', 'failed')),
	CONSTRAINT "referrals_reward_within_paid" CHECK ("referrals"."reward" between 0 and "referrals"."paid")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"subscription_type" text NOT NULL,
	"duration_in_months" integer,
	"number_of_leads" integer,
	"payment_plan" text NOT NULL,
	"plan_price" bigint NOT NULL,
	"discount_percent" integer NOT NULL,
	"discount" bigint NOT NULL,
	"buyer_name" text NOT NULL,
	"buyer_address" jsonb NOT NULL,
	"buyer_state" text NOT NULL,
	"buyer_gstin" text,
	CONSTRAINT "purchases_discount_within_price" CHECK ("purchases"."discount" between 0 and "purchases"."plan_price")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_id_invoices_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_answers" ADD CONSTRAINT "payment_answers_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_of_payments_id_fk" FOREIGN KEY ("refund_of") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_users_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("seller","number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_a_payment" ON "invoices" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "invoices_subscription" ON "invoices" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "invoices_user" ON "invoices" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE INDEX "payment_answers_payment" ON "payment_answers" USING btree ("payment_id","received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_merchant_transaction" ON "payments" USING btree ("merchant_transaction_id");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_item" ON "payments" USING btree ("item_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_refund_of" ON "payments" USING btree ("refund_of") WHERE refund_of is not null;--> statement-breakpoint
CREATE INDEX "payments_to_ask" ON "payments" USING btree ("ask_at") WHERE ask_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_one_a_payment" ON "referrals" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" USING btree ("referrer_id","created_at");--> statement-breakpoint
CREATE INDEX "referrals_created" ON "referrals" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "referrals_listing" ON "referrals" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "purchases_listing" ON "purchases" USING btree ("listing_id");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_a_payment" ON "subscriptions" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_free_trial" ON "subscriptions" USING btree ("listing_id") WHERE subscription_type = 'Free Trial';