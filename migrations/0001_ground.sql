CREATE TABLE "otp_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mobile" text NOT NULL,
	"address_hash" text NOT NULL,
	"code_hash" text,
	"provider_reference" text,
	"wrong_tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "used_challenges" (
	"signature" text PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mobile" text,
	"name" text,
	"role" text DEFAULT 'user' NOT NULL,
	"referral_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "users_mobile_unique" UNIQUE("mobile"),
	CONSTRAINT "users_referral_code_unique" UNIQUE("referral_code"),
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('user', 'salesPerson', 'customerSupport', 'admin', 'affiliatePartner', 'promotor'))
);
--> statement-breakpoint
CREATE TABLE "verification_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"mobile" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sectors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sector" text NOT NULL,
	"sector_name" text,
	"s3_path_name" text NOT NULL,
	"description" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sectors_sector_unique" UNIQUE("sector"),
	CONSTRAINT "sectors_s3_path_name_unique" UNIQUE("s3_path_name")
);
--> statement-breakpoint
CREATE TABLE "service_choices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service_id" uuid NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"fields" json NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "service_choices_slug_unique" UNIQUE("service_id","slug")
);
--> statement-breakpoint
CREATE TABLE "service_locations" (
	"service_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "service_locations_service_id_location_id_pk" PRIMARY KEY("service_id","location_id")
);
--> statement-breakpoint
CREATE TABLE "service_names" (
	"service_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "service_names_service_id_name_pk" PRIMARY KEY("service_id","name")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sector_id" uuid NOT NULL,
	"type" text NOT NULL,
	"slug" text NOT NULL,
	"name_slug" text NOT NULL,
	"description" text NOT NULL,
	"icon" text NOT NULL,
	"card_type" text NOT NULL,
	"call_icon" boolean NOT NULL,
	"payment_required" boolean NOT NULL,
	"coming_soon" boolean NOT NULL,
	"multiple_registration" boolean NOT NULL,
	"images_asked" boolean NOT NULL,
	"popular_position" integer,
	"fields" json NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "services_type_unique" UNIQUE("type"),
	CONSTRAINT "services_slug_unique" UNIQUE("slug"),
	CONSTRAINT "services_name_slug_unique" UNIQUE("name_slug"),
	CONSTRAINT "services_card_type_known" CHECK ("services"."card_type" in ('profile', 'image'))
);
--> statement-breakpoint
CREATE TABLE "lead_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"subscription_id" uuid,
	"claim_type" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lead_claims_once" UNIQUE("lead_id","user_id"),
	CONSTRAINT "lead_claims_type_known" CHECK ("lead_claims"."claim_type" in ('self', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"mobile_verified" boolean NOT NULL,
	"source" text NOT NULL,
	"origin_listing_id" uuid,
	"service_id" uuid NOT NULL,
	"choice_id" uuid,
	"location_id" uuid NOT NULL,
	"address_details" text NOT NULL,
	"budget_min" bigint,
	"budget_max" bigint,
	"preferred_at" timestamp with time zone,
	"description" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"reveal_limit" smallint NOT NULL,
	"claims_taken" smallint DEFAULT 0 NOT NULL,
	"assigned_listing_id" uuid,
	"assigned_action" text,
	"booked_listing_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"status_changed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leads_status_known" CHECK ("leads"."status" in ('open', 'booked', 'closed', 'expired')),
	CONSTRAINT "leads_source_known" CHECK ("leads"."source" in ('marketplace', 'lead-form')),
	CONSTRAINT "leads_reveal_limit_1_to_5" CHECK ("leads"."reveal_limit" between 1 and 5),
	CONSTRAINT "leads_not_overclaimed" CHECK ("leads"."claims_taken" <= "leads"."reveal_limit")
);
--> statement-breakpoint
CREATE TABLE "listing_contacts" (
	"listing_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"visitor" text NOT NULL,
	"day" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_contacts_once" UNIQUE("listing_id","kind","visitor","day")
);
--> statement-breakpoint
CREATE TABLE "listing_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_locations" (
	"listing_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "listing_locations_listing_id_location_id_pk" PRIMARY KEY("listing_id","location_id")
);
--> statement-breakpoint
CREATE TABLE "listing_reach" (
	"listing_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"choice_id" uuid,
	"available" boolean NOT NULL,
	"distance" smallint NOT NULL,
	"turn" integer NOT NULL,
	CONSTRAINT "listing_reach_listing_id_location_id_pk" PRIMARY KEY("listing_id","location_id")
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"choice_id" uuid,
	"address_id" uuid NOT NULL,
	"firm_name" text,
	"description" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'applied' NOT NULL,
	"status_changed_at" timestamp with time zone NOT NULL,
	"availability" text DEFAULT 'available' NOT NULL,
	"payment_status" text DEFAULT 'pending' NOT NULL,
	"properties" json DEFAULT '{}'::json NOT NULL,
	"turn" integer NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listings_status_known" CHECK ("listings"."status" in ('applied', 'active', 'expired')),
	CONSTRAINT "listings_availability_known" CHECK ("listings"."availability" in ('available', 'unavailable')),
	CONSTRAINT "listings_payment_status_known" CHECK ("listings"."payment_status" in ('not-required', 'pending', 'success', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"pincode" text NOT NULL,
	"po_name" text NOT NULL,
	"city_block" text DEFAULT '' NOT NULL,
	"district" text NOT NULL,
	"state_name" text NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"complete_add" text DEFAULT '' NOT NULL,
	"building_details" text DEFAULT '' NOT NULL,
	"floor_details" text DEFAULT '' NOT NULL,
	"landmark" text DEFAULT '' NOT NULL,
	"locality" text DEFAULT '' NOT NULL,
	"city_district_town" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "districts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state_id" uuid NOT NULL,
	"district" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "location_names" (
	"location_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "location_names_location_id_name_pk" PRIMARY KEY("location_id","name")
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"state_id" uuid,
	"kind" text NOT NULL,
	"parent_id" uuid,
	"latitude" double precision,
	"longitude" double precision,
	"pincode" text,
	"position" integer NOT NULL,
	CONSTRAINT "locations_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "states" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state_name" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "states_name_unique" UNIQUE("state_name"),
	CONSTRAINT "states_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"reason" text,
	"before" json,
	"after" json
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"user_id" uuid NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" smallint NOT NULL,
	"answer" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_answers_user_id_route_key_pk" PRIMARY KEY("user_id","route","key")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service_id" uuid NOT NULL,
	"choice_id" uuid,
	"type" text NOT NULL,
	"price" bigint NOT NULL,
	"duration_in_months" integer,
	"number_of_leads" integer,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plans_type_known" CHECK ("plans"."type" in ('Enrolment Basis', 'Lead Basis', 'Free Trial')),
	CONSTRAINT "plans_price_not_negative" CHECK ("plans"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" uuid,
	"subscription_type" text NOT NULL,
	"status" text NOT NULL,
	"price" bigint NOT NULL,
	"duration_in_months" integer,
	"leads_allocated" integer,
	"leads_claimed" integer DEFAULT 0 NOT NULL,
	"payment_plan" text NOT NULL,
	"payment_status" text NOT NULL,
	"activated_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_status_known" CHECK ("subscriptions"."status" in ('active', 'upcoming', 'expired')),
	CONSTRAINT "subscriptions_type_known" CHECK ("subscriptions"."subscription_type" in ('Enrolment Basis', 'Lead Basis', 'Free Trial')),
	CONSTRAINT "subscriptions_payment_status_known" CHECK ("subscriptions"."payment_status" in ('pending', 'success', 'failed')),
	CONSTRAINT "subscriptions_leads_not_overspent" CHECK ("subscriptions"."leads_allocated" is null or "subscriptions"."leads_claimed" <= "subscriptions"."leads_allocated")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sectors" ADD CONSTRAINT "sectors_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_choices" ADD CONSTRAINT "service_choices_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_locations" ADD CONSTRAINT "service_locations_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_locations" ADD CONSTRAINT "service_locations_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_names" ADD CONSTRAINT "service_names_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_sector_id_sectors_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."sectors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_claims" ADD CONSTRAINT "lead_claims_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_claims" ADD CONSTRAINT "lead_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_claims" ADD CONSTRAINT "lead_claims_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_claims" ADD CONSTRAINT "lead_claims_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_origin_listing_id_listings_id_fk" FOREIGN KEY ("origin_listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_choice_id_service_choices_id_fk" FOREIGN KEY ("choice_id") REFERENCES "public"."service_choices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_assigned_listing_id_listings_id_fk" FOREIGN KEY ("assigned_listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_booked_listing_id_listings_id_fk" FOREIGN KEY ("booked_listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_contacts" ADD CONSTRAINT "listing_contacts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_images" ADD CONSTRAINT "listing_images_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_locations" ADD CONSTRAINT "listing_locations_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_locations" ADD CONSTRAINT "listing_locations_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reach" ADD CONSTRAINT "listing_reach_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reach" ADD CONSTRAINT "listing_reach_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_choice_id_service_choices_id_fk" FOREIGN KEY ("choice_id") REFERENCES "public"."service_choices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "districts" ADD CONSTRAINT "districts_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_names" ADD CONSTRAINT "location_names_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_parent_id_locations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_choice_id_service_choices_id_fk" FOREIGN KEY ("choice_id") REFERENCES "public"."service_choices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "otp_requests_mobile" ON "otp_requests" USING btree ("mobile","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "otp_requests_address" ON "otp_requests" USING btree ("address_hash","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "otp_requests_created_at" ON "otp_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","last_used_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sessions_ends_at" ON "sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "used_challenges_ends_at" ON "used_challenges" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "verification_tokens_ends_at" ON "verification_tokens" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "service_names_trigram" ON "service_names" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "services_sector" ON "services" USING btree ("sector_id","position");--> statement-breakpoint
CREATE INDEX "lead_claims_user" ON "lead_claims" USING btree ("user_id","claimed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lead_claims_listing" ON "lead_claims" USING btree ("listing_id","claimed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_status" ON "leads" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_service_status" ON "leads" USING btree ("service_id","status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_location_status" ON "leads" USING btree ("location_id","status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_source_status" ON "leads" USING btree ("source","status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_customer" ON "leads" USING btree ("customer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_origin" ON "leads" USING btree ("origin_listing_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE origin_listing_id is not null;--> statement-breakpoint
CREATE INDEX "leads_assigned" ON "leads" USING btree ("assigned_listing_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE assigned_listing_id is not null;--> statement-breakpoint
CREATE INDEX "leads_expires_at" ON "leads" USING btree ("expires_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "listing_contacts_visitor" ON "listing_contacts" USING btree ("visitor","day","kind");--> statement-breakpoint
CREATE INDEX "listing_contacts_at" ON "listing_contacts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "listing_images_listing" ON "listing_images" USING btree ("listing_id","position");--> statement-breakpoint
CREATE INDEX "listing_reach_service" ON "listing_reach" USING btree ("service_id","location_id","available","distance","turn","listing_id");--> statement-breakpoint
CREATE INDEX "listing_reach_choice" ON "listing_reach" USING btree ("choice_id","location_id","available","distance","turn","listing_id") WHERE choice_id is not null;--> statement-breakpoint
CREATE INDEX "listings_user" ON "listings" USING btree ("user_id","applied_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listings_user_service" ON "listings" USING btree ("user_id","service_id");--> statement-breakpoint
CREATE INDEX "listings_address" ON "listings" USING btree ("address_id");--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "districts_state" ON "districts" USING btree ("state_id","district");--> statement-breakpoint
CREATE INDEX "location_names_trigram" ON "location_names" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_type","subject_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "idempotent_answers_created_at" ON "idempotent_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "plans_service" ON "plans" USING btree ("service_id","choice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_active" ON "subscriptions" USING btree ("listing_id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "subscriptions_listing" ON "subscriptions" USING btree ("listing_id","created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_ends_at" ON "subscriptions" USING btree ("ends_at") WHERE status = 'active';