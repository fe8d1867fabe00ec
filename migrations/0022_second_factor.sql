CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text,
	"recovery_hashes" text[] DEFAULT '{}' NOT NULL,
	"enrolled_at" timestamp with time zone,
	"last_step" integer,
	"sealed_pending_secret" text,
	"pending_recovery_hashes" text[] DEFAULT '{}' NOT NULL,
	"demo_hashes" text[] DEFAULT '{}' NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;