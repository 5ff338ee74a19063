ALTER TABLE "share_links" ADD COLUMN "recipe_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "title" text DEFAULT '' NOT NULL;