ALTER TABLE "users" DROP CONSTRAINT "users_household_id_households_id_fk";
--> statement-breakpoint
ALTER TABLE "household_invites" DROP CONSTRAINT "household_invites_household_id_households_id_fk";
--> statement-breakpoint
ALTER TABLE "recipe_checks" DROP CONSTRAINT "recipe_checks_recipe_fk";
--> statement-breakpoint
ALTER TABLE "list_items" DROP CONSTRAINT "list_items_household_id_list_id_lists_household_id_id_fk";
--> statement-breakpoint
ALTER TABLE "list_loads" DROP CONSTRAINT "list_loads_household_id_list_id_lists_household_id_id_fk";
--> statement-breakpoint
ALTER TABLE "list_operations" DROP CONSTRAINT "list_operations_household_id_list_id_lists_household_id_id_fk";
--> statement-breakpoint
ALTER TABLE "tags" DROP CONSTRAINT "tags_household_id_households_id_fk";
--> statement-breakpoint
ALTER TABLE "share_links" DROP CONSTRAINT "share_links_household_id_households_id_fk";
--> statement-breakpoint
DROP INDEX "recipes_catalogue_id";--> statement-breakpoint
ALTER TABLE "recipe_checks" ADD CONSTRAINT "recipe_checks_recipe_fk" FOREIGN KEY ("household_id","recipe_id") REFERENCES "public"."recipes"("household_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_items" ADD CONSTRAINT "list_items_household_id_list_id_lists_household_id_id_fk" FOREIGN KEY ("household_id","list_id") REFERENCES "public"."lists"("household_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_loads" ADD CONSTRAINT "list_loads_household_id_list_id_lists_household_id_id_fk" FOREIGN KEY ("household_id","list_id") REFERENCES "public"."lists"("household_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_operations" ADD CONSTRAINT "list_operations_household_id_list_id_lists_household_id_id_fk" FOREIGN KEY ("household_id","list_id") REFERENCES "public"."lists"("household_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recipes_catalogue_id" ON "recipes" USING btree ("household_id","catalogue_id") WHERE catalogue_id is not null;
--> statement-breakpoint
-- One household after the other and by its id: that is a row of the machine that has the household's recipes, where the trigger runs.
CREATE OR REPLACE FUNCTION "count_book_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changed_household" uuid;
BEGIN
	FOR "changed_household" IN SELECT DISTINCT "household_id" FROM "changed" WHERE "household_id" IS NOT NULL ORDER BY 1 LOOP
		UPDATE "households" SET "book_revision" = "book_revision" + 1 WHERE "id" = "changed_household";
	END LOOP;
	RETURN NULL;
END $$;
