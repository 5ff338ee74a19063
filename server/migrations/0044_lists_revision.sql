ALTER TABLE "households" ADD COLUMN "lists_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What a process keeps of the page of saved lists holds for one revision of it. A trigger counts, so that no way of writing forgets to.
CREATE OR REPLACE FUNCTION "count_lists_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changed_household" uuid;
BEGIN
	FOR "changed_household" IN SELECT DISTINCT "household_id" FROM "changed" ORDER BY 1 LOOP
		UPDATE "households" SET "lists_revision" = "lists_revision" + 1 WHERE "id" = "changed_household";
	END LOOP;
	RETURN NULL;
END $$;--> statement-breakpoint
-- A tick on a list changes its row too, and nothing that the page shows: only the second member's first one counts.
CREATE OR REPLACE FUNCTION "count_lists_revision_if_shown"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changed_household" uuid;
BEGIN
	FOR "changed_household" IN
		SELECT DISTINCT "household_id" FROM (
			(SELECT "household_id", "id", "name", "added_by", "changed_by", "created_at" FROM "changed"
				EXCEPT SELECT "household_id", "id", "name", "added_by", "changed_by", "created_at" FROM "before")
			UNION ALL (SELECT "household_id", "id", "name", "added_by", "changed_by", "created_at" FROM "before"
				EXCEPT SELECT "household_id", "id", "name", "added_by", "changed_by", "created_at" FROM "changed")
		) AS "seen" ORDER BY 1
	LOOP
		UPDATE "households" SET "lists_revision" = "lists_revision" + 1 WHERE "id" = "changed_household";
	END LOOP;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "lists_inserted" AFTER INSERT ON "lists" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_lists_revision"();--> statement-breakpoint
CREATE TRIGGER "lists_updated" AFTER UPDATE ON "lists" REFERENCING OLD TABLE AS "before" NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_lists_revision_if_shown"();--> statement-breakpoint
CREATE TRIGGER "lists_deleted" AFTER DELETE ON "lists" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_lists_revision"();
