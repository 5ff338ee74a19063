-- The search text as core's recipeSearchText writes it: accents off, each ingredient on a line of its own.
UPDATE "recipes" SET "search_text" = folded.text
FROM (
	SELECT r.id, string_agg(
		regexp_replace(btrim(regexp_replace(lower(normalize(regexp_replace(normalize(line.text, NFD), U&'[\0300-\036F]', '', 'g'), NFC)), '\s+', ' ', 'g')), '\n', ' '),
		E'\n' ORDER BY line.position) AS text
	FROM "recipes" r
	CROSS JOIN LATERAL (
		SELECT r.name AS text, 0::bigint AS position
		UNION ALL
		SELECT ingredient->>'name', ordinality FROM jsonb_array_elements(r.ingredients) WITH ORDINALITY AS lines(ingredient, ordinality)
	) line
	GROUP BY r.id
) folded WHERE folded.id = "recipes".id;--> statement-breakpoint
DROP INDEX "recipes_user_date";--> statement-breakpoint
DROP INDEX "recipes_user_calories";--> statement-breakpoint
DROP INDEX "recipes_public_date";--> statement-breakpoint
DROP INDEX "recipes_public_category";--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "search_key" text GENERATED ALWAYS AS (case when octet_length(search_text) <= 1500 then search_text end) STORED;--> statement-breakpoint
CREATE INDEX "recipes_long_text" ON "recipes" USING btree ("user_id") WHERE search_key is null;--> statement-breakpoint
-- All that lists search, filter and sort by stands in these two, so that a book of 10,000 is searched without touching a row.
CREATE INDEX "recipes_book" ON "recipes" USING btree ("user_id","created_at","id") INCLUDE ("type","is_favorite","total_minutes","category","tag_ids","diet_warnings","calories","protein","carbohydrates","fat","fiber","sugar","search_key");--> statement-breakpoint
CREATE INDEX "recipes_explore" ON "recipes" USING btree ("created_at","id") INCLUDE ("type","is_featured","total_minutes","category","tag_ids","diet_warnings","calories","protein","carbohydrates","fat","fiber","sugar","search_key") WHERE is_public;--> statement-breakpoint
-- An index is read without its rows only where the vacuum has been; by default it comes after a fifth of the table has changed.
ALTER TABLE "recipes" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
