DROP INDEX "cook_entries_recipe";--> statement-breakpoint
CREATE INDEX "cook_entries_recipe" ON "cook_entries" USING btree ("user_id","recipe_id","cooked_at","stars");