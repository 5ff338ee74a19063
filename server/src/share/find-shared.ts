import { OFFERED_LANGUAGES } from '@sorrel/contract/language';
import type { MealPlan } from '@sorrel/contract/plans';
import type { IsoDate } from '@sorrel/core/iso-date';
import type { ShoppingList } from '@sorrel/core/lists/list';
import { namesGiven, nameToRead } from '@sorrel/core/plans/given-name';
import { withTrueLeftovers } from '@sorrel/core/plans/leftovers';
import { hashSecret } from '../auth/tokens.ts';
import type { HouseholdId } from '../db/household.ts';
import { sentencesIn } from '../language/sentences.ts';
import { listsRepo } from '../lists/repo.ts';
import { plansRepo } from '../plans/repo.ts';
import type { Platform } from '../platform/platform.ts';
import { recipesRepo } from '../recipes/repo.ts';
import { loadTags } from '../recipes/tags.ts';
import { type ShareLinkRow, shareRepo } from './repo.ts';
import { findShareLink } from './service.ts';
import { type SharedRecipe, withoutOwn } from './shared-recipe.ts';
import { sharedRecipesRepo } from './shared-recipes-repo.ts';
import { dishesOf, picturesOf } from './week-pictures.ts';
import type { KeyedCard } from './write-recipes.ts';

const GIVEN_NAMES = OFFERED_LANGUAGES.map((language) => namesGiven(sentencesIn(language).share.weekOf));
/** The name of a week or a list, which are kept in lower case. */
const readName = (name: string) => nameToRead(name, GIVEN_NAMES);

/** By the dish: what the address of its picture ends in, and whether that is a photo. */
export type WeekPictures = ReadonlyMap<string, { key: string; isPhoto: boolean }>;

/** What a link shows, without what is its household's alone. */
export type Shared =
  | { kind: 'recipe'; name: string; recipe: SharedRecipe; tags: string[] }
  | { kind: 'plan'; name: string; plan: MealPlan; weekStart: IsoDate | null; pictures: WeekPictures }
  | { kind: 'list'; name: string; list: ShoppingList; serves: number }
  | { kind: 'recipes'; name: string; cards: KeyedCard[] };

type Needed = Pick<Platform, 'clock' | 'db' | 'limits'>;

/** What an open link leads to; null where nothing is there any more. @throws AppError too_many_requests */
export async function findShared(services: Needed, secret: string, who: string): Promise<Shared | null> {
  const link = await findShareLink(services, secret, who);
  if (link === null) return null;
  if (link.kind !== 'collection' && link.kind !== 'selection') return read(services, link, secret);
  const found = await findRecipesOf(services, link);
  if (found === null) return null;
  const cards = found.cards.map(({ id, ...card }) => ({ ...card, key: keyOfRecipe(secret, id) }));
  return { kind: 'recipes', name: found.name, cards };
}

/** One of the recipes of a link to several; null where it is not among them any more. @throws AppError too_many_requests */
export async function findSharedRecipe(services: Needed, secret: string, key: string, who: string) {
  const link = await findShareLink(services, secret, who);
  const id = link === null ? null : await findIdOfKey(services, link, secret, key);
  return link === null || id === null ? null : readRecipe(services, link.householdId, id);
}

/**
 * What the address of one recipe of a link ends in: it tells nothing of the recipe, and stays when others go.
 */
export const keyOfRecipe = (secret: string, id: string) => hashSecret(`${secret} ${id}`).slice(0, KEY_LENGTH);
const KEY_LENGTH = 24;

/** The id of a recipe of a link, by what its address ends in. */
export async function findIdOfKey(services: Needed, link: ShareLinkRow, secret: string, key: string) {
  const found = await findRecipesOf(services, link);
  return found?.cards.find(({ id }) => keyOfRecipe(secret, id) === key)?.id ?? null;
}

/** The recipes of a link to several, and what they are called; null for another link, and where none is left of chosen ones. */
export async function findRecipesOf({ db }: Needed, { kind, householdId, thingId, recipeIds, title }: ShareLinkRow) {
  if (kind === 'collection') {
    const name = (await shareRepo(db).names(householdId, kind, [thingId])).get(thingId);
    return name === undefined ? null : { name, cards: await sharedRecipesRepo(db).inCollection(householdId, thingId) };
  }
  if (kind !== 'selection') return null;
  const cards = await sharedRecipesRepo(db).chosen(householdId, recipeIds);
  return cards.length === 0 ? null : { name: title, cards };
}

/** The picture of a dish of a shared week; null where the week has no such dish. @throws AppError too_many_requests */
export async function findMealPicture(services: Needed, secret: string, key: string, who: string) {
  const link = await findShareLink(services, secret, who);
  if (link?.kind !== 'plan') return null;
  const plan = await plansRepo(services.db).findOwned(link.householdId, link.thingId);
  if (plan === null) return null;
  const asked = [...dishesOf(plan.mealPlan)].find(([dish]) => keyOfRecipe(secret, dish) === key);
  if (asked === undefined) return null;
  return (await picturesOf(services.db, link.householdId, new Map([asked]))).get(asked[0]) ?? null;
}

async function read(
  { db }: Needed,
  { kind, householdId, thingId, serves }: ShareLinkRow,
  secret: string,
): Promise<Shared | null> {
  if (kind === 'plan') {
    const plan = await plansRepo(db).findOwned(householdId, thingId);
    if (plan === null) return null;
    const week = withTrueLeftovers({ plan: plan.mealPlan, locks: {} }, plan.weekStart);
    const found = await picturesOf(db, householdId, dishesOf(week.plan));
    const pictures = new Map(
      [...found].map(([dish, { photo }]) => [dish, { key: keyOfRecipe(secret, dish), isPhoto: photo !== null }]),
    );
    return { kind, name: readName(plan.name), plan: week.plan, weekStart: plan.weekStart, pictures };
  }
  if (kind === 'list') {
    const found = await listsRepo(db).findOwned(householdId, thingId);
    return found && { kind, name: readName(found.name), list: found.list, serves };
  }
  return readRecipe({ db }, householdId, thingId);
}

async function readRecipe({ db }: Pick<Needed, 'db'>, householdId: HouseholdId, id: string) {
  const row = await recipesRepo(db).findOwned(householdId, id);
  if (row === null) return null;
  const recipe = withoutOwn(row);
  const tags = (await loadTags(db, householdId)).filter(({ own, tag_id }) => !own && recipe.tagIds.includes(tag_id));
  return { kind: 'recipe' as const, name: row.name, recipe, tags: tags.map(({ name }) => name) };
}
