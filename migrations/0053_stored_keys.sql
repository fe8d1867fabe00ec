CREATE TABLE "stored_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" text
);
--> statement-breakpoint
-- What exists was hashed and encrypted with SECRET_KEY itself, which becomes the stored key at the next start.
INSERT INTO "stored_keys" ("name") SELECT 'main' WHERE EXISTS (SELECT FROM "users");
