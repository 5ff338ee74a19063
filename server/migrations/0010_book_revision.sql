ALTER TABLE "users" ADD COLUMN "book_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What a process keeps of a book in memory holds for one revision of it. A trigger counts, so that no way of writing forgets to.
CREATE OR REPLACE FUNCTION "count_book_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "users" SET "book_revision" = "book_revision" + 1 WHERE "id" IN (SELECT "user_id" FROM "changed");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "recipes_inserted" AFTER INSERT ON "recipes" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_book_revision"();--> statement-breakpoint
CREATE TRIGGER "recipes_updated" AFTER UPDATE ON "recipes" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_book_revision"();--> statement-breakpoint
CREATE TRIGGER "recipes_deleted" AFTER DELETE ON "recipes" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_book_revision"();
