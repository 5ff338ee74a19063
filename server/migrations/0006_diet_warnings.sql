-- recipes that are here already stay null: they are judged after the start, new ones when they are saved
ALTER TABLE "recipes" ADD COLUMN "diet_warnings" text[];--> statement-breakpoint
ALTER TABLE "recipes" ALTER COLUMN "diet_warnings" SET DEFAULT '{}';--> statement-breakpoint
CREATE INDEX "recipes_not_judged" ON "recipes" USING btree ("id") WHERE diet_warnings is null;
