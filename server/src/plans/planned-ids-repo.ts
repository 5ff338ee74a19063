import { type SQL, sql } from 'drizzle-orm';

/** Where the recipes of a meal stand in it: the main one, what others eat instead, and sides. */
const PLACES = ['id', 'second.id', 'sides[*].id'] as const;
/** The same without sides. */
export const DISHES = PLACES.slice(0, 2);

/**
 * The ids of every recipe in a plan, or in one of its days, as rows `meal(id)`; one that stands there twice comes twice.
 * @param json a plan, or a day
 * @param path to the meals in it: '$[*].*[*]' of a plan, '$.*[*]' of a day
 */
export const plannedIds = (
  json: SQL,
  path: '$[*].*[*]' | '$.*[*]' | '$.lunch[*]' | '$.dinner[*]',
  places: readonly (typeof PLACES)[number][] = PLACES,
): SQL =>
  sql`lateral (${sql.join(
    places.map((place) => sql`select jsonb_path_query(${json}, ${sql.raw(`'${path}.${place} ? (@ != null)'`)})`),
    sql` union all `,
  )}) as meal(id)`;
