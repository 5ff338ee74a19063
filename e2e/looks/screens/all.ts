import type { Group } from '../screen.ts';
import { ACCOUNT } from './account.ts';
import { AUTH } from './auth.ts';
import { RECIPE_BOOK } from './book.ts';
import { COOKING } from './cook.ts';
import { EXPLORING } from './explore.ts';
import { HISTORY } from './history.ts';
import { IMPORTS } from './imports.ts';
import { KITCHEN } from './kitchen.ts';
import { SHOPPING_LISTS } from './lists.ts';
import { OFFLINE } from './offline.ts';
import { WEEKS } from './plans.ts';
import { PUBLIC } from './public.ts';
import { RECIPE } from './recipe.ts';
import { RECIPE_FORM } from './recipe-form.ts';
import { SPINNING } from './spinner.ts';

/** Every screen of the product. A new one goes into the table of its group. */
export const GROUPS: readonly Group[] = [
  PUBLIC,
  AUTH,
  RECIPE_BOOK,
  RECIPE,
  HISTORY,
  COOKING,
  RECIPE_FORM,
  IMPORTS,
  WEEKS,
  SHOPPING_LISTS,
  EXPLORING,
  SPINNING,
  ACCOUNT,
  KITCHEN,
  OFFLINE,
];
