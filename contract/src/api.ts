import * as account from './account.ts';
import * as auth from './auth.ts';
import * as chosenRecipes from './chosen-recipes.ts';
import * as collections from './collections.ts';
import * as cooking from './cooking.ts';
import type { Endpoint } from './endpoint.ts';
import * as foods from './foods.ts';
import * as history from './history.ts';
import * as households from './households.ts';
import * as listHabits from './list-habits.ts';
import * as listSync from './list-sync.ts';
import * as listTrash from './list-trash.ts';
import * as lists from './lists.ts';
import * as manyImports from './many-imports.ts';
import * as payments from './payments.ts';
import * as persons from './persons.ts';
import * as planCalendar from './plan-calendar.ts';
import * as planTrash from './plan-trash.ts';
import * as plans from './plans.ts';
import * as prices from './prices.ts';
import * as recipeImport from './recipe-import.ts';
import * as recipeSaving from './recipe-saving.ts';
import * as recipes from './recipes.ts';
import * as reminders from './reminders.ts';
import * as share from './share.ts';
import * as slotRecipe from './slot-recipe.ts';
import * as spinner from './spinner.ts';
import * as support from './support.ts';
import * as tags from './tags.ts';
import * as undo from './undo.ts';
import * as weeks from './weeks.ts';
import * as whatToCook from './what-to-cook.ts';
import * as wholeBook from './whole-book.ts';

/** The calls of one feature: every export of its files that is an endpoint. */
type Calls<Module> = { [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name] };

const calls = <Module extends object>(module: Module) =>
  Object.fromEntries(
    Object.entries(module)
      .filter(([, value]) => typeof value === 'object' && 'replyKind' in value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ) as Calls<Module>;

/** Every endpoint of the API by feature, in the order of their names; OpenAPI, the routes and the access matrix read it. */
export const API = {
  auth: calls(auth),
  account: calls(account),
  households: calls({ ...households, ...persons }),
  recipes: calls({
    ...recipes,
    ...chosenRecipes,
    ...recipeSaving,
    ...recipeImport,
    ...manyImports,
    ...foods,
    ...tags,
    ...collections,
    ...spinner,
    ...wholeBook,
    ...cooking,
    ...whatToCook,
    ...history,
  }),
  plans: calls({ ...plans, ...slotRecipe, ...planCalendar, ...planTrash, ...weeks, ...reminders }),
  lists: calls({ ...lists, ...listSync, ...listTrash, ...listHabits, ...prices }),
  share: calls(share),
  undo: calls(undo),
  support: calls(support),
  payments: calls(payments),
};

/** All endpoints in one list. */
export const ENDPOINTS: readonly Endpoint[] = Object.values(API).flatMap((feature) => Object.values(feature));
