-- What is here already has no diet_unjudged: it counts as not judged, and is judged again after the start.
DROP INDEX "recipes_not_judged";--> statement-breakpoint
ALTER TABLE "recipes" ALTER COLUMN "diet_warnings" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "nutrition_weight_coverage" double precision;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "diet_unjudged" text[];--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "judged_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "recipes_judged" ON "recipes" USING btree ("judged_revision","id");--> statement-breakpoint
-- Both hold all that lists go by; what a recipe could not be judged for is a part of that now.
DROP INDEX "recipes_book";--> statement-breakpoint
DROP INDEX "recipes_explore";--> statement-breakpoint
CREATE INDEX "recipes_book" ON "recipes" USING btree ("user_id","created_at","id") INCLUDE ("type","is_favorite","total_minutes","category","tag_ids","diet_warnings","diet_unjudged","calories","protein","carbohydrates","fat","fiber","sugar","search_key");--> statement-breakpoint
CREATE INDEX "recipes_explore" ON "recipes" USING btree ("created_at","id") INCLUDE ("type","is_featured","total_minutes","category","tag_ids","diet_warnings","diet_unjudged","calories","protein","carbohydrates","fat","fiber","sugar","search_key") WHERE is_public;
