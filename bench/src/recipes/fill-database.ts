import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

export const BOOK_RECIPES = 10_000;
export const ALL_RECIPES = 1_000_000;
const OTHER_USERS = 9_900;
/** Of the other users those whose recipes everybody sees. */
const PUBLISHERS = 20;
const BATCH = 50_000;

/** A user's id by number; the owner of the large book is number 0. */
const userId = (number: string) => `('00000000-0000-4000-9000-' || lpad((${number})::text, 12, '0'))::uuid`;
const WORDS =
  "array['Smoky','Golden','Quick','Slow','Sunday','Weeknight','Garden','Winter','Summer','Crispy','Creamy','Spiced','Roasted','Rustic','Zesty','Hearty','Light','Rich','Simple','Festive','Toasted','Charred','Minted','Herby','Peppery']";

export async function isFilled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select to_regclass('bench_filled') is not null as filled`);
  return rows[0].filled;
}

/**
 * A million recipes after the patterns of the catalogue, 10,000 of them in one book and 2,000 shown in explore. A book's
 * recipes are scattered over the whole table, as they are where people add recipes day by day. Other users have
 * sessions, tags and subscriptions, so that PostgreSQL has to find the right ones.
 * @param email the registered user who gets the large book
 * @param allRecipes a multiple of 50,000
 */
export async function fillDatabase(client: pg.Client, email: string, allRecipes = ALL_RECIPES): Promise<void> {
  // the server reads the catalogue beside its first requests; the patterns of the other recipes come from there
  while ((await client.query(`select from reference_versions where name = 'recipes'`)).rowCount === 0) await sleep(200);
  const owner = await client.query('select id, household_id from users where email = $1', [email]);
  const bigOwner = `'${owner.rows[0].id}'::uuid`;
  const bigBook = `'${owner.rows[0].household_id}'::uuid`;
  await client.query(`update users set premium_granted_until = '2100-01-01' where id = ${bigOwner}`);
  // each cook lives alone, in a household of the same id
  await client.query(`insert into households (id) select ${userId('n')} from generate_series(1, ${OTHER_USERS}) n`);
  await client.query(`
    insert into users (id, household_id, email, email_key, email_verified_at, onboarded_at)
    select ${userId('n')}, ${userId('n')}, 'cook-' || n || '@example.com', 'cook-' || n || '@example.com', now(), now()
    from generate_series(1, ${OTHER_USERS}) n`);
  await client.query(`insert into sessions (user_id) select ${userId('n')} from generate_series(1, ${OTHER_USERS}) n`);
  await client.query(`
    insert into tags (household_id, name)
    select ${userId('n')}, 'Own ' || m from generate_series(1, ${OTHER_USERS}) n, generate_series(1, 3) m`);
  await client.query(`
    insert into payment_customers (id, user_id)
    select 'customer-' || n, ${userId('n')} from generate_series(1, ${OTHER_USERS}) n`);
  await client.query(`
    insert into subscriptions (id, customer_id, status, event_type, event_created_at)
    select 'subscription-' || n, 'customer-' || n, 'canceled', 'deleted', now() from generate_series(1, ${OTHER_USERS}) n`);
  await client.query(`
    create unlogged table bench_patterns as
    select (row_number() over (order by catalogue_id) - 1)::int as n, * from recipes where catalogue_id is not null`);
  await client.query('alter table bench_patterns add primary key (n)');
  const patterns = Number((await client.query('select count(*) from bench_patterns')).rows[0].count);
  const every = allRecipes / BOOK_RECIPES;
  for (let from = 0; from < allRecipes; from += BATCH) {
    await client.query(`
      insert into recipes (household_id, added_by, name, caption, type, serves, prep_minutes, cook_minutes, ingredients, method, notes,
        category, source, tag_ids, favorite_of, calculate_nutrition, nutrients, calories, protein, carbohydrates, fat,
        fiber, sugar, nutrition_coverage, nutrition_weight_coverage, nutrition_lines,
        diet_warnings, diet_unjudged, judged_revision, search_text, is_public, created_at, updated_at)
      select owner.household, owner.member, named.name, p.caption, p.type, p.serves, p.prep_minutes + i / 3 % 4 * 5, p.cook_minutes + i / 7 % 7 * 5, p.ingredients,
        p.method, p.notes, p.category, 'https://example.com/' || i, p.tag_ids, case when i / 100 % 9 = 0 then array[owner.member] else '{}' end, true, p.nutrients,
        p.calories * f, p.protein * f, p.carbohydrates * f, p.fat * f, p.fiber * f, p.sugar * f, p.nutrition_coverage,
        p.nutrition_weight_coverage, p.nutrition_lines, p.diet_warnings, p.diet_unjudged, p.judged_revision,
        lower(named.name) || substr(p.search_text, length(p.name) + 1),
        i % ${every} <> 0 and 1 + (i * 7919::bigint) % ${OTHER_USERS} <= ${PUBLISHERS}, moment, moment
      from generate_series(${from}, ${from + BATCH - 1}) i
      join bench_patterns p on p.n = (i * 31 + i / 100) % ${patterns}
      cross join lateral (select case when i % ${every} = 0 then ${bigBook} else other.id end as household,
        case when i % ${every} = 0 then ${bigOwner} else other.id end as member
        from (select ${userId(`1 + (i * 7919::bigint) % ${OTHER_USERS}`)} as id) other) owner
      cross join lateral (select (${WORDS})[1 + i / 11 % 25] || ' ' || p.name || ' ' || i as name,
        0.6 + (i / 13 % 97) / 97.0 as f, timestamptz '2024-01-01' + i * interval '1 minute' as moment) named
      order by i`);
    process.stdout.write(
      `\r${(from + BATCH).toLocaleString('en-GB')} of ${allRecipes.toLocaleString('en-GB')} recipes`,
    );
  }
  console.log();
  await client.query('drop table bench_patterns');
  await client.query('vacuum analyze');
  // what was filled is on the disk before anything is measured
  await client.query('checkpoint');
  await client.query('create table bench_filled ()');
}
