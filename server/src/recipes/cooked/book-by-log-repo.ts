import type { LogSort } from '@sorrel/contract/recipes';
import type { RecipeCondition } from '@sorrel/core/recipes/recipe-conditions';
import { and, count, desc, eq, inArray, isNull, max, type SQL, sql } from 'drizzle-orm';
import type { Member } from '../../db/household.ts';
import type { DatabaseHandle } from '../../db/open-database.ts';
import { users } from '../../db/tables/auth.ts';
import { cookEntries } from '../../db/tables/cooking.ts';
import { recipes } from '../../db/tables/recipes.ts';
import { orderSql } from '../conditions-repo.ts';
import { fitting, type PageRequest, recipeListsRepo } from '../lists-repo.ts';
import { meanStars } from './repo.ts';

/** Recipes that sums are told of: more than a household cooks in its life. */
const SUMS_MAX = 20_000;

/** What a page of somebody’s own book asks of the log of what was cooked. */
export interface LogQuestion {
  /** Null where something else sorts. */
  sort: LogSort | null;
  notMade: boolean;
}

/**
 * What the household cooked, a row a recipe: read from the index of the log alone, as many entries as its members have.
 * The stars are the mean of the member's own, else of everybody's.
 */
function logSums(db: DatabaseHandle, member: Member) {
  const members = db.select({ id: users.id }).from(users).where(eq(users.householdId, member.householdId));
  return db
    .select({
      recipeId: cookEntries.recipeId,
      times: count().as('times'),
      lastAt: max(cookEntries.cookedAt).as('last_at'),
      stars: meanStars(member).as('mean_stars'),
    })
    .from(cookEntries)
    .where(inArray(cookEntries.userId, members))
    .groupBy(cookEntries.recipeId)
    .as('log_sums');
}
type LogSums = ReturnType<typeof logSums>;

/** The order by the log; what was never cooked, or has no stars, comes last either way, and the newest first among equals. */
function logOrderSql(sums: LogSums, by: LogSort, direction: 'asc' | 'desc'): SQL[] {
  const column = { made: sums.lastAt, often: sums.times, stars: sums.stars }[by];
  return [
    direction === 'asc' ? sql`${column} asc nulls last` : sql`${column} desc nulls last`,
    desc(recipes.createdAt),
    desc(recipes.id),
  ];
}

/** SQL of somebody’s own book as the log of what was cooked sorts and narrows it. */
export function bookByLogRepo(db: DatabaseHandle) {
  const sumsOf = async (member: Member) => {
    const sums = logSums(db, member);
    const rows = await db
      .select({ id: sums.recipeId, times: sums.times, lastAt: sums.lastAt, stars: sums.stars })
      .from(sums)
      .orderBy(sql`${sums.lastAt} desc`)
      .limit(SUMS_MAX);
    return rows.flatMap(({ id, times, lastAt, stars }) =>
      lastAt === null ? [] : [{ id, times, lastAt: new Date(lastAt), stars: stars === null ? null : Number(stars) }],
    );
  };
  const asked = (scope: Member, conditions: readonly RecipeCondition[], { notMade }: LogQuestion) => {
    const sums = logSums(db, scope);
    return { sums, where: and(fitting(scope, conditions), notMade ? isNull(sums.recipeId) : undefined) };
  };
  return {
    /** A row for each recipe that was cooked, the last first; deleted ones among them. */
    sumsOf,
    /** Rows of cards of one page. */
    page: async ({ scope, conditions, order, page, limit }: PageRequest & { scope: Member }, log: LogQuestion) => {
      const { sums, where } = asked(scope, conditions, log);
      const rows = await db
        .select({ id: recipes.id })
        .from(recipes)
        .leftJoin(sums, eq(sums.recipeId, recipes.id))
        .where(where)
        .orderBy(...(log.sort === null ? orderSql(order) : logOrderSql(sums, log.sort, order.direction)))
        .limit(limit)
        .offset((page - 1) * limit);
      return recipeListsRepo(db).summariesOf(
        scope,
        rows.map(({ id }) => id),
      );
    },
    /** How many there are in all. */
    count: async (scope: Member, conditions: readonly RecipeCondition[], log: LogQuestion): Promise<number> => {
      const { sums, where } = asked(scope, conditions, log);
      const [all] = await db
        .select({ total: count() })
        .from(recipes)
        .leftJoin(sums, eq(sums.recipeId, recipes.id))
        .where(where);
      return all?.total ?? 0;
    },
  };
}
