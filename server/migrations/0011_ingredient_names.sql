ALTER TABLE "recipes" ADD COLUMN "ingredient_names" jsonb GENERATED ALWAYS AS (coalesce(jsonb_path_query_array(ingredients, '$[*].name'), '[]'::jsonb)) STORED NOT NULL;--> statement-breakpoint
-- A card carries its tags, so a change of a user's tags is a change of the book.
CREATE TRIGGER "tags_inserted" AFTER INSERT ON "tags" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_book_revision"();--> statement-breakpoint
CREATE TRIGGER "tags_updated" AFTER UPDATE ON "tags" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_book_revision"();--> statement-breakpoint
CREATE TRIGGER "tags_deleted" AFTER DELETE ON "tags" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_book_revision"();
