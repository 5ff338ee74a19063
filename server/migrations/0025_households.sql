-- Everybody who was here lives alone at first, in a household whose id is their own: what they have stays where it is, and only the name of its column changes.
CREATE TABLE "households" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"book_revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
INSERT INTO "households" ("id", "book_revision", "created_at") SELECT "id", "book_revision", "created_at" FROM "users";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "household_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "household_role" text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
UPDATE "users" SET "household_id" = "id";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "household_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "book_revision";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_household" ON "users" USING btree ("household_id");--> statement-breakpoint
CREATE TABLE "household_invites" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"household_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE "household_invites" ADD CONSTRAINT "household_invites_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "household_invites_household" ON "household_invites" USING btree ("household_id","id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_book_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "households" SET "book_revision" = "book_revision" + 1 WHERE "id" IN (SELECT "household_id" FROM "changed");
	RETURN NULL;
END $$;--> statement-breakpoint
ALTER TABLE "import_pages" DROP CONSTRAINT "import_pages_recipe_id_recipes_id_fk";--> statement-breakpoint
ALTER TABLE "recipe_checks" DROP CONSTRAINT "recipe_checks_recipe_id_recipes_id_fk";--> statement-breakpoint
ALTER TABLE "recipe_checks" DROP CONSTRAINT "recipe_checks_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "recipe_checks" DROP CONSTRAINT "recipe_checks_pkey";--> statement-breakpoint
DROP INDEX "recipe_checks_user";--> statement-breakpoint
ALTER TABLE "recipe_checks" RENAME COLUMN "user_id" TO "household_id";--> statement-breakpoint
ALTER TABLE "recipes" DROP CONSTRAINT "recipes_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "recipes" DROP CONSTRAINT "recipes_pkey";--> statement-breakpoint
DROP INDEX "recipes_book";--> statement-breakpoint
ALTER TABLE "recipes" RENAME COLUMN "user_id" TO "household_id";--> statement-breakpoint
DROP INDEX "recipes_user_type";--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "added_by" uuid, ADD COLUMN "changed_by" uuid, ADD COLUMN "favorite_of" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- The table is written anew once, with its indexes, which is several times quicker than changing each row and fires no trigger.
ALTER TABLE "recipes" ALTER COLUMN "added_by" TYPE uuid USING "household_id", ALTER COLUMN "favorite_of" TYPE uuid[] USING CASE WHEN "is_favorite" THEN ARRAY["household_id"] ELSE '{}'::uuid[] END;--> statement-breakpoint
ALTER TABLE "recipes" DROP COLUMN "is_favorite";--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_household_id_id_pk" PRIMARY KEY("household_id","id");--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recipes_id" ON "recipes" USING btree ("id");--> statement-breakpoint
CREATE INDEX "recipes_household_type" ON "recipes" USING btree ("household_id","type","added_by");--> statement-breakpoint
CREATE INDEX "recipes_book" ON "recipes" USING btree ("household_id","created_at","id") INCLUDE ("type","favorite_of","total_minutes","category","tag_ids","diet_warnings","diet_unjudged","calories","protein","carbohydrates","fat","fiber","sugar","search_key");--> statement-breakpoint
ALTER TABLE "recipe_checks" ADD CONSTRAINT "recipe_checks_household_id_recipe_id_pk" PRIMARY KEY("household_id","recipe_id");--> statement-breakpoint
ALTER TABLE "recipe_checks" ADD CONSTRAINT "recipe_checks_recipe_fk" FOREIGN KEY ("household_id","recipe_id") REFERENCES "public"."recipes"("household_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "tags" DROP CONSTRAINT "tags_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "tags" RENAME COLUMN "user_id" TO "household_id";--> statement-breakpoint
ALTER INDEX "tags_user_name" RENAME TO "tags_household_name";--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "food_corrections" DROP CONSTRAINT "food_corrections_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "food_corrections" RENAME COLUMN "user_id" TO "household_id";--> statement-breakpoint
ALTER TABLE "food_corrections" RENAME CONSTRAINT "food_corrections_user_id_ingredient_key_unit_pk" TO "food_corrections_household_id_ingredient_key_unit_pk";--> statement-breakpoint
ALTER TABLE "food_corrections" ADD CONSTRAINT "food_corrections_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aisle_choices" DROP CONSTRAINT "aisle_choices_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "aisle_choices" RENAME COLUMN "user_id" TO "household_id";--> statement-breakpoint
ALTER TABLE "aisle_choices" RENAME CONSTRAINT "aisle_choices_user_id_name_pk" TO "aisle_choices_household_id_name_pk";--> statement-breakpoint
ALTER TABLE "aisle_choices" ADD CONSTRAINT "aisle_choices_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_uses" RENAME COLUMN "user_id" TO "household_id";--> statement-breakpoint
ALTER TABLE "image_uses" RENAME CONSTRAINT "image_uses_user_id_owner_id_key_pk" TO "image_uses_household_id_owner_id_key_pk";--> statement-breakpoint
ALTER TABLE "plans" DROP CONSTRAINT "plans_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "plans" RENAME COLUMN "user_id" TO "household_id";--> statement-breakpoint
ALTER TABLE "plans" RENAME CONSTRAINT "plans_user_id_id_pk" TO "plans_household_id_id_pk";--> statement-breakpoint
ALTER INDEX "plans_user_name" RENAME TO "plans_household_name";--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "added_by" uuid, ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "plans" ALTER COLUMN "added_by" TYPE uuid USING "household_id";--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lists" DROP CONSTRAINT "lists_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "lists" RENAME COLUMN "user_id" TO "household_id";--> statement-breakpoint
ALTER TABLE "lists" RENAME CONSTRAINT "lists_user_id_id_pk" TO "lists_household_id_id_pk";--> statement-breakpoint
ALTER INDEX "lists_user_name" RENAME TO "lists_household_name";--> statement-breakpoint
ALTER TABLE "lists" ADD COLUMN "added_by" uuid, ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "lists" ALTER COLUMN "added_by" TYPE uuid USING "household_id";--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_items" DROP CONSTRAINT "list_items_user_id_list_id_lists_user_id_id_fk";--> statement-breakpoint
ALTER TABLE "list_items" RENAME COLUMN "user_id" TO "household_id";--> statement-breakpoint
ALTER TABLE "list_items" RENAME CONSTRAINT "list_items_user_id_list_id_id_pk" TO "list_items_household_id_list_id_id_pk";--> statement-breakpoint
ALTER TABLE "list_items" ADD CONSTRAINT "list_items_household_id_list_id_lists_household_id_id_fk" FOREIGN KEY ("household_id","list_id") REFERENCES "public"."lists"("household_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "list_loads" DROP CONSTRAINT "list_loads_user_id_list_id_lists_user_id_id_fk";--> statement-breakpoint
ALTER TABLE "list_loads" RENAME COLUMN "user_id" TO "household_id";--> statement-breakpoint
ALTER TABLE "list_loads" RENAME CONSTRAINT "list_loads_user_id_list_id_session_id_pk" TO "list_loads_household_id_list_id_session_id_pk";--> statement-breakpoint
ALTER TABLE "list_loads" ADD CONSTRAINT "list_loads_household_id_list_id_lists_household_id_id_fk" FOREIGN KEY ("household_id","list_id") REFERENCES "public"."lists"("household_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "list_operations" DROP CONSTRAINT "list_operations_user_id_list_id_lists_user_id_id_fk";--> statement-breakpoint
ALTER TABLE "list_operations" RENAME COLUMN "user_id" TO "household_id";--> statement-breakpoint
ALTER TABLE "list_operations" RENAME CONSTRAINT "list_operations_user_id_list_id_id_pk" TO "list_operations_household_id_list_id_id_pk";--> statement-breakpoint
ALTER TABLE "list_operations" ADD CONSTRAINT "list_operations_household_id_list_id_lists_household_id_id_fk" FOREIGN KEY ("household_id","list_id") REFERENCES "public"."lists"("household_id","id") ON DELETE cascade ON UPDATE cascade;
