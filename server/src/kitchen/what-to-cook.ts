import type { BodyOf, ReplyOf } from '@sorrel/contract/endpoint';
import type { KitchenFood, kitchenFoods, whatToCook as whatToCookCall } from '@sorrel/contract/what-to-cook';
import { foodsNamed } from '@sorrel/core/foods/foods-named';
import { ownEntry } from '@sorrel/core/own-entry';
import type { RecipeCondition } from '@sorrel/core/recipes/recipe-conditions';
import {
  type Cookable,
  KITCHEN_FOOD_LETTERS_MAX,
  MISSING_MAX,
  type NamedRecipe,
  whatToCook,
} from '@sorrel/core/recipes/what-to-cook';
import { foodIndex } from '../foods/food-catalogue.ts';
import { foodNames } from '../foods/food-names.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import { askedLanguage } from '../language/asked-language.ts';
import { boughtRepo } from '../lists/bought-repo.ts';
import { signedAddresses } from '../pictures/address.ts';
import { imageAddress } from '../platform/image-store.ts';
import type { Platform } from '../platform/platform.ts';
import { EXPLORE, recipeListsRepo } from '../recipes/lists-repo.ts';
import { summaryReply } from '../recipes/recipe-reply.ts';
import { sameRecipeRepo } from '../recipes/same-recipe-repo.ts';
import { loadTags, tagsById } from '../recipes/tags.ts';
import { AT_HAND_WORK, foodOnList, isNothing, isUsual } from './at-hand.ts';
import { kitchenRepo } from './kitchen-repo.ts';

/** Recipes that one question looks at; what each needs is about 200 bytes. */
const RECIPES_MAX = 5_000;
/** A dish of more ingredients is not made of what is there. */
const INGREDIENTS_MAX = 60;
/** Characters of one name, and of all that one question asks of; what is beyond is taken as missing. */
const NAME_CHARACTERS_MAX = 60;
const CHARACTERS_MAX = 100_000;
/** Recipes shown of each number of missing foods. */
const SHOWN = 24;

/** Names of a book that foods are looked for among, and foods that are offered of each kind. */
const NEEDED_READ = 400;
const LATELY = 20;
const OFFERED = 24;

const FRESH: ReadonlySet<string> = new Set(['produce', 'bakery', 'dairy and eggs', 'meat and fish']);

function shown(name: string): KitchenFood {
  return { name, shown: ownEntry(foodNames(askedLanguage()), name) ?? name };
}

/** What a household is likely to have. */
export async function foodsOfKitchen(
  { db }: Pick<Platform, 'db'>,
  user: SignedInUser,
): Promise<ReplyOf<typeof kitchenFoods>> {
  const bought = await boughtRepo(db).newest(user.householdId);
  const onLists = bought.flatMap(({ name }) => foodsNamed(foodIndex(), name).slice(0, 1));
  const isOffered = (name: string) =>
    name.length <= KITCHEN_FOOD_LETTERS_MAX && foodOnList(name) !== null && !isUsual(name) && !isNothing(name);
  const lately = [...new Set(onLists)].filter(isOffered).slice(0, LATELY);
  const needed = (await kitchenRepo(db).mostNeeded(user.householdId, NEEDED_READ)).filter(
    (name) => isOffered(name) && !lately.includes(name),
  );
  const isFresh = (name: string) => FRESH.has(foodOnList(name)?.aisle ?? '');
  return {
    lately: lately.map(shown),
    fresh: needed.filter(isFresh).slice(0, OFFERED).map(shown),
    stored: needed
      .filter((name) => !isFresh(name))
      .slice(0, OFFERED)
      .map(shown),
  };
}

type Services = Pick<Platform, 'clock' | 'db' | 'tokenSecret' | 'workers'>;

/** Recipes of explore that the person may open and has no copy of. */
async function lentRecipes(
  { db }: Services,
  user: SignedInUser,
  conditions: readonly RecipeCondition[],
): Promise<readonly NamedRecipe[]> {
  const named = await kitchenRepo(db).named(EXPLORE, conditions, { isOpen: user.hasOwnPremium, limit: RECIPES_MAX });
  const copied = new Set((await sameRecipeRepo(db).copies(user.householdId)).map((copy) => copy.of));
  return named.filter(({ id }) => !copied.has(id));
}

/** Asks a worker of the names of recipes; what is not asked of is missing. */
async function atHandOf(
  { workers }: Services,
  user: SignedInUser,
  recipes: readonly NamedRecipe[],
  { foods, soon, withUsual }: BodyOf<typeof whatToCookCall>,
) {
  let characters = 0;
  const names = [...new Set(recipes.flatMap((recipe) => recipe.names))].filter((name) => {
    characters += name.length <= NAME_CHARACTERS_MAX ? name.length : 0;
    return name.length <= NAME_CHARACTERS_MAX && characters <= CHARACTERS_MAX;
  });
  const task = { foods, soon, withUsual, names, language: askedLanguage() };
  const { atHand, boughtAs } = await workers.run(AT_HAND_WORK, task, { person: user.id });
  const byName = new Map(names.map((name, place) => [name, atHand[place] ?? 'missing']));
  return { of: (name: string) => byName.get(name) ?? 'missing', boughtAs };
}

function conditionsOf({ minutes, meal }: BodyOf<typeof whatToCookCall>): RecipeCondition[] {
  return [
    ...(minutes === undefined ? [] : [{ kind: 'minutes', max: minutes } as const]),
    ...(meal === undefined ? [] : [{ kind: 'fits slot', mealType: meal } as const]),
  ];
}

/** The recipes that need nothing or little but the foods that are there. */
export async function recipesToCook(
  services: Services,
  user: SignedInUser,
  asked: BodyOf<typeof whatToCookCall>,
): Promise<ReplyOf<typeof whatToCookCall>> {
  const { db } = services;
  const conditions = conditionsOf(asked);
  const own = await kitchenRepo(db).named(user, conditions, { limit: RECIPES_MAX });
  const lent = asked.withExplore ? await lentRecipes(services, user, conditions) : [];
  const recipes = [...own, ...lent].filter(({ names }) => names.length <= INGREDIENTS_MAX);
  const atHand = asked.foods.length === 0 ? null : await atHandOf(services, user, recipes, asked);
  const found = atHand === null ? [] : whatToCook(recipes, atHand.of);
  const lacking = Array.from({ length: MISSING_MAX + 1 }, (_, missing) =>
    found.filter((one) => one.missing.length === missing),
  );
  const [none = [], one = [], two = []] = lacking;
  const isWhole = own.length < RECIPES_MAX;
  return {
    results: await cookableReplies(
      services,
      user,
      lacking.flatMap((some) => some.slice(0, SHOWN)),
      new Set(lent.map(({ id }) => id)),
    ),
    counts: { none: none.length, one: one.length, two: two.length },
    named: asked.foods.flatMap((food, place) => {
      const name = atHand?.boughtAs[place] ?? food;
      return name === food ? [] : [{ asked: food, food: shown(name) }];
    }),
    notRead: isWhole ? 0 : (await recipeListsRepo(db).count(user, conditions)) - RECIPES_MAX,
  };
}

async function cookableReplies(
  services: Services,
  user: SignedInUser,
  found: readonly Cookable[],
  lent: ReadonlySet<string>,
) {
  if (found.length === 0) return [];
  const { db } = services;
  const rows = await recipeListsRepo(db).summariesOf(
    user,
    found.map(({ id }) => id),
  );
  const tags = tagsById(await loadTags(db, user.householdId));
  const cookableOf = new Map(found.map((one) => [one.id, one]));
  const signed = signedAddresses(services, user);
  return rows.flatMap((row) => {
    const cookable = cookableOf.get(row.id);
    if (cookable === undefined) return [];
    const { missing, soon, instead } = cookable;
    return {
      recipe: summaryReply(row, tags, lent.has(row.id) ? imageAddress : signed),
      of: lent.has(row.id) ? ('explore' as const) : ('book' as const),
      missing: missing.map(shown),
      soon: soon.map(shown),
      instead: instead.map(({ food, of }) => ({ food: shown(food), of: shown(of) })),
    };
  });
}
