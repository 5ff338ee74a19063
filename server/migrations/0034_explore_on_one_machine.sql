-- Where recipes lie on several machines, the trigger runs at a part of the table, which has another name: from there nothing is
-- written that lies on all machines. Whoever brings recipes of a release counts by itself.
CREATE OR REPLACE FUNCTION "count_explore_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'recipes' AND EXISTS (SELECT FROM "changed" WHERE "is_public") THEN
		UPDATE "revisions" SET "revision" = "revision" + 1 WHERE "name" = 'explore';
	END IF;
	RETURN NULL;
END $$;
