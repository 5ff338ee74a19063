ALTER TABLE "recipes" ADD COLUMN "author" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "licence" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "video" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "equipment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "copied_from" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "recipes_copied_from" ON "recipes" USING btree ("user_id","copied_from") WHERE copied_from is not null;--> statement-breakpoint
-- Copies of explore that were made before: the first one a person has by the name that one recipe of explore alone has.
WITH "originals" AS (
  SELECT "name", (array_agg("id"))[1] AS "id" FROM "recipes" WHERE "is_public" GROUP BY "name" HAVING count(*) = 1
), "copies" AS (
  SELECT (array_agg("id" ORDER BY "created_at", "id"))[1] AS "id", "name" FROM "recipes"
  WHERE "source" = 'admin' AND NOT "is_public" GROUP BY "user_id", "name"
)
UPDATE "recipes" SET "copied_from" = "originals"."id"
FROM "copies" JOIN "originals" USING ("name") WHERE "recipes"."id" = "copies"."id";
