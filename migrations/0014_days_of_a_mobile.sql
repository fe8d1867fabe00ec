ALTER TABLE "job_posts" ADD COLUMN "left_by" text;--> statement-breakpoint
ALTER TABLE "job_posts" ADD CONSTRAINT "job_posts_left_by_unique" UNIQUE("left_by");