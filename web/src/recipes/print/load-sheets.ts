import { userRecipes } from '@sorrel/contract/recipes';
import { CHOSEN_RECIPES_MAX } from '@sorrel/core/recipes/limits';
import { startServes } from '@sorrel/core/recipes/scale-ingredient';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../api.ts';
import { siteLanguage } from '../../language/site-language.ts';
import { recipeQuery } from '../../recipe-parts/queries.ts';
import type { SheetRecipe } from './printed-sheets.tsx';

/** Recipes that are asked for at a time: others are served meanwhile. */
const AT_ONCE = 4;
/** What the server gives of a list at once. */
const LIST_PAGE = 100;
/** Pictures that have not come by then are left to the browser. */
const PICTURES_MS = 20_000;

export interface ToPrint {
  ids: readonly string[];
  /** How many there are; where that is more than can be printed at once, `ids` are not all. */
  total: number;
}

/** The whole book. */
export async function readBook(): Promise<ToPrint> {
  const ids: string[] = [];
  let total = 0;
  for (let page = 1; page <= Math.ceil(CHOSEN_RECIPES_MAX / LIST_PAGE); page += 1) {
    const { results, maxPage, ...reply } = await call(userRecipes, { query: { page, limit: LIST_PAGE } });
    total = reply.total;
    ids.push(...results.map(({ id }) => id));
    if (page >= maxPage) break;
  }
  return { ids: [...new Set(ids)], total };
}

/**
 * The recipes by name; those that are gone by now are left out.
 * @param onRecipe is told how many are there
 * @throws what the first call that failed did
 */
export async function loadSheets(
  queryClient: QueryClient,
  ids: readonly string[],
  onRecipe: (done: number) => void,
): Promise<SheetRecipe[]> {
  const waiting = [...ids];
  const sheets: SheetRecipe[] = [];
  let done = 0;
  async function work() {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        const recipe = await queryClient.fetchQuery(recipeQuery(id));
        sheets.push({ recipe, serves: startServes(recipe.serves) });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) {
          waiting.length = 0;
          throw error;
        }
      }
      done += 1;
      onRecipe(done);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const { compare } = new Intl.Collator(siteLanguage(), { numeric: true });
  return sheets.toSorted((a, b) => compare(a.recipe.name, b.recipe.name) || (a.recipe.id < b.recipe.id ? -1 : 1));
}

/** Resolves when every picture of the sheet is there or did not come. */
export async function picturesCame(sheet: HTMLElement): Promise<void> {
  const pictures = [...sheet.querySelectorAll('img')].map((image) =>
    image.complete
      ? undefined
      : new Promise<void>((resolve) => {
          image.addEventListener('load', () => resolve(), { once: true });
          image.addEventListener('error', () => resolve(), { once: true });
        }),
  );
  await Promise.race([Promise.all(pictures), new Promise((resolve) => setTimeout(resolve, PICTURES_MS))]);
}
