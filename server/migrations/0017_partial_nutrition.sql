-- Amounts of less than 80 % of the ingredients do not stand for the dish: they leave the columns that lists and plans go by.
UPDATE "recipes" SET "calories" = NULL, "protein" = NULL, "carbohydrates" = NULL, "fat" = NULL, "fiber" = NULL, "sugar" = NULL
WHERE "nutrition_coverage" < 0.8 AND "calories" IS NOT NULL;
