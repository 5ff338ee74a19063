import type { BodyOf, ReplyOf } from '@sorrel/contract/endpoint';
import type { costOfWeek as costEndpoint, Prices, setPrice as setEndpoint } from '@sorrel/contract/prices';
import { shopThing } from '@sorrel/core/lists/shop-line';
import { ownEntry } from '@sorrel/core/own-entry';
import type { Currency } from '@sorrel/core/prices/currency';
import { type KeptPrices, removePrice, setPrice } from '@sorrel/core/prices/kept-prices';
import { unitsToPrice } from '@sorrel/core/prices/unit-rates';
import { AppError } from '../app-error.ts';
import { asEditor } from '../auth/households-repo.ts';
import type { HouseholdId, Member } from '../db/household.ts';
import { foodNames } from '../foods/food-names.ts';
import { knowGrams, ratesByName, ratesOfPrice } from '../foods/price-rates.ts';
import { pricesRepo } from '../foods/prices-repo.ts';
import { foodsRepo } from '../foods/repo.ts';
import { shopKnowledge } from '../foods/shop-knowledge.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import { askedLanguage } from '../language/asked-language.ts';
import type { Turn } from '../platform/fair-queue.ts';
import type { Platform } from '../platform/platform.ts';
import { COST_WORK } from './build-list.ts';
import { shoppedLines, withSubRecipes } from './shopped-dishes.ts';
import { shoppingRepo } from './shopping-repo.ts';

/** Lines of recipes that are read for one cost: several times a week of long recipes. What is more counts as not known. */
const LINES_MAX = 6_000;

/** What a food is called in the language of the page. */
const labelOf = (name: string): string => ownEntry(foodNames(askedLanguage()), name) ?? name;

const reply = ({ currency, prices }: KeptPrices): Prices => ({
  currency,
  prices: prices.map((price) => ({ ...price, label: labelOf(price.name), rates: ratesOfPrice(price) })),
});

/** The thing that is meant by a name as it is typed, or as a list has it. */
function thingOf(name: string) {
  const language = askedLanguage();
  return shopThing(shopKnowledge(), name, language === 'en' ? null : language);
}

/** Which food a price would be of, and for which units it can be. */
export function findPriced(name: string) {
  const thing = thingOf(name);
  return { name: thing.name, label: labelOf(thing.name), units: unitsToPrice(thing, askedLanguage()) };
}

type Needed = Pick<Platform, 'db' | 'workers'>;

async function replyTo(services: Needed, kept: KeptPrices, turn: Turn): Promise<Prices> {
  await knowGrams(services, kept.prices, turn);
  return reply(kept);
}

export const listPrices = async (services: Needed, householdId: HouseholdId, turn: Turn): Promise<Prices> =>
  replyTo(services, await pricesRepo(services.db, householdId).find(), turn);

async function change(
  services: Needed,
  user: Member,
  decide: (kept: KeptPrices) => KeptPrices,
  turn: Turn,
): Promise<Prices> {
  // what may be refused, as where its person has much waiting, comes before anything is written
  await listPrices(services, user.householdId, turn);
  const kept = await asEditor(services.db, user, async (tx) => {
    const repo = pricesRepo(tx, user.householdId);
    const changed = decide(await repo.lock());
    await repo.write(changed);
    return changed;
  });
  return reply(kept);
}

/** Keeps a price under the name by which lines of lists are one thing. */
export function keepPrice(
  services: Needed,
  user: Member,
  { currency, name: typed, ...price }: BodyOf<typeof setEndpoint>,
  turn: Turn,
): Promise<Prices> {
  const thing = thingOf(typed);
  if (!unitsToPrice(thing, askedLanguage()).includes(price.unit)) throw new AppError('price_unit_unknown');
  const decide = (kept: KeptPrices) => {
    const changed = setPrice(kept, { ...price, name: thing.name }, currency);
    if (!changed.ok) throw new AppError(changed.reason);
    return changed.kept;
  };
  return change(services, user, decide, turn);
}

export const forgetPrice = (services: Needed, user: Member, name: string, turn: Turn): Promise<Prices> =>
  change(services, user, (kept) => removePrice(kept, name), turn);

export const chooseCurrency = (services: Needed, user: Member, currency: Currency, turn: Turn): Promise<Prices> =>
  change(services, user, (kept) => ({ ...kept, currency }), turn);

/** What recipes cost for so many servings of each; those of explore too, where they may be read. */
export async function costOfRecipes(
  { db, workers }: Pick<Platform, 'db' | 'workers'>,
  { householdId, hasOwnPremium }: Pick<SignedInUser, 'householdId' | 'hasOwnPremium'>,
  asked: BodyOf<typeof costEndpoint>['recipes'],
  turn: Turn,
): Promise<ReplyOf<typeof costEndpoint>> {
  const portions = new Map<string, number>();
  for (const { id, portions: more } of asked) portions.set(id, (portions.get(id) ?? 0) + more);
  const found = await shoppingRepo(db).ingredientsOf(householdId, [...portions.keys()], hasOwnPremium);
  let lines = 0;
  const read = found.filter(({ ingredients }) => {
    lines += ingredients.length;
    return lines <= LINES_MAX;
  });
  // its id in place of its name: what a recipe takes of another one comes under it too
  const meals = read.map(({ id, serves, ingredients }) => {
    return { id, name: id, serves, portions: portions.get(id) ?? 0, lines: shoppedLines(ingredients) };
  });
  const dishes = await withSubRecipes(db, householdId, meals);
  const { prices } = await pricesRepo(db, householdId).find();
  await knowGrams({ workers }, prices, turn);
  const corrections = await foodsRepo(db).corrections(householdId);
  const { cost, recipes } = await workers.run(COST_WORK, { dishes, corrections, rates: ratesByName(prices) }, turn);
  const names = new Map(read.map(({ id, name }) => [id, name]));
  return {
    ...cost,
    unknown: cost.unknown.map((food) => ({ ...food, label: labelOf(food.name) })),
    recipes: recipes
      .map(({ id, cost: own }) => ({ ...own, id, name: names.get(id) ?? '' }))
      .toSorted((a, b) => b.knownHundredths - a.knownHundredths || (a.name < b.name ? -1 : 1)),
    missing: portions.size - read.length,
  };
}
