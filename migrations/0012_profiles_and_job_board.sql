CREATE TABLE "job_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_applications_once" UNIQUE("job_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "job_posts" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "job_posts_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "job_seekers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"service_ids" json NOT NULL,
	"areas" json NOT NULL,
	"is_shown" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_wishes" (
	"user_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"state_name" text NOT NULL,
	"district" text NOT NULL,
	"is_shown" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_wishes_user_id_service_id_state_name_district_pk" PRIMARY KEY("user_id","service_id","state_name","district")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"firm_name" text NOT NULL,
	"reachable_person_name" text NOT NULL,
	"description" text NOT NULL,
	"pincode" text NOT NULL,
	"po_name" text NOT NULL,
	"city_block" text NOT NULL,
	"district" text NOT NULL,
	"state_name" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"status_changed_at" timestamp with time zone NOT NULL,
	"applications_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "jobs_status_known" CHECK ("jobs"."status" in ('active', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "github_answers" (
	"username" text PRIMARY KEY NOT NULL,
	"repositories" json,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_education" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"school" text NOT NULL,
	"degree" text NOT NULL,
	"field_of_study" text DEFAULT '' NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date,
	"current" boolean NOT NULL,
	"description" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_experience" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date,
	"current" boolean NOT NULL,
	"description" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_visits" (
	"user_id" uuid NOT NULL,
	"visitor" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "profile_visits_user_id_day_visitor_pk" PRIMARY KEY("user_id","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"skills" json NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"github_username" text DEFAULT '' NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"social" json DEFAULT '{}'::json NOT NULL,
	"picture" text,
	"visits" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profiles_status_known" CHECK ("profiles"."status" in ('Company', 'Professional', 'LookingForJobs', 'Other'))
);
--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posts" ADD CONSTRAINT "job_posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_seekers" ADD CONSTRAINT "job_seekers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_wishes" ADD CONSTRAINT "job_wishes_user_id_job_seekers_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."job_seekers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_wishes" ADD CONSTRAINT "job_wishes_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_education" ADD CONSTRAINT "profile_education_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_experience" ADD CONSTRAINT "profile_experience_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_visits" ADD CONSTRAINT "profile_visits_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_applications_job" ON "job_applications" USING btree ("job_id","applied_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_applications_user" ON "job_applications" USING btree ("user_id","applied_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_posts_day" ON "job_posts" USING btree ("day");--> statement-breakpoint
CREATE INDEX "job_wishes_match" ON "job_wishes" USING btree ("service_id","state_name","district","updated_at" DESC NULLS LAST,"user_id" DESC NULLS LAST,"is_shown");--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "jobs_service" ON "jobs" USING btree ("service_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "jobs_state" ON "jobs" USING btree ("state_name","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"service_id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "jobs_district" ON "jobs" USING btree ("state_name","district","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"service_id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "jobs_pincode" ON "jobs" USING btree ("pincode","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"service_id","po_name","district","state_name") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "jobs_created_by" ON "jobs" USING btree ("created_by","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "jobs_expires_at" ON "jobs" USING btree ("expires_at") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "github_answers_asked_at" ON "github_answers" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "profile_education_user" ON "profile_education" USING btree ("user_id","from_day" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "profile_experience_user" ON "profile_experience" USING btree ("user_id","from_day" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "profile_visits_day" ON "profile_visits" USING btree ("day");