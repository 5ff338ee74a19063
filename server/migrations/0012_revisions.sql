CREATE TABLE "revisions" (
	"name" text PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL
);--> statement-breakpoint
INSERT INTO "revisions" ("name") VALUES ('explore');--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_explore_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM "changed" WHERE "is_public") THEN
		UPDATE "revisions" SET "revision" = "revision" + 1 WHERE "name" = 'explore';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "recipes_shown" AFTER INSERT ON "recipes" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_explore_revision"();--> statement-breakpoint
CREATE TRIGGER "recipes_shown_before" AFTER UPDATE ON "recipes" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_explore_revision"();--> statement-breakpoint
CREATE TRIGGER "recipes_shown_after" AFTER UPDATE ON "recipes" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_explore_revision"();--> statement-breakpoint
CREATE TRIGGER "recipes_hidden" AFTER DELETE ON "recipes" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_explore_revision"();
