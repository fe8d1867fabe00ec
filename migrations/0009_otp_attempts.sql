CREATE TABLE "known_devices" (
	"secret_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"last_login_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_secret_hash_user_id_pk" PRIMARY KEY("secret_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "mobile_views" (
	"day" date NOT NULL,
	"viewer_id" uuid NOT NULL,
	"call" text NOT NULL,
	"mobile_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "mobile_views_day_viewer_id_call_mobile_hash_pk" PRIMARY KEY("day","viewer_id","call","mobile_hash")
);
--> statement-breakpoint
ALTER TABLE "otp_requests" ADD COLUMN "from_known_device" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_user" ON "known_devices" USING btree ("user_id","last_login_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "known_devices_last_login_at" ON "known_devices" USING btree ("last_login_at");--> statement-breakpoint
CREATE INDEX "mobile_views_mobile" ON "mobile_views" USING btree ("mobile_hash","at" DESC NULLS LAST);--> statement-breakpoint
-- What staff saw is written once: a mistake or an intruder cannot rewrite it. The job erases what is too old.
CREATE FUNCTION refuse_mobile_view_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'traces of mobiles seen are never changed';
END
$$;
--> statement-breakpoint
CREATE TRIGGER mobile_views_append_only BEFORE UPDATE ON mobile_views
	FOR EACH ROW EXECUTE FUNCTION refuse_mobile_view_change();
