CREATE TABLE "translations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"kind" text NOT NULL,
	"original" text NOT NULL,
	"translation" text NOT NULL,
	CONSTRAINT "translations_original_unique" UNIQUE("locale","kind","original")
);
