CREATE TABLE "recipe_recounts" (
	"household_id" uuid NOT NULL,
	"recipe_id" uuid NOT NULL,
	"after_id" uuid NOT NULL,
	"changes" integer DEFAULT 1 NOT NULL,
	"levels" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "recipe_recounts_household_id_recipe_id_pk" PRIMARY KEY("household_id","recipe_id")
);
--> statement-breakpoint
ALTER TABLE "recipe_recounts" ADD CONSTRAINT "recipe_recounts_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recipes_sub_recipes" ON "recipes" USING gin ((jsonb_path_query_array(ingredients, '$[*].recipeId'))) WHERE jsonb_path_exists(ingredients, '$[*].recipeId');