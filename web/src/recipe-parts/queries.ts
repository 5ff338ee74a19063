import { getCollections } from '@sorrel/contract/collections';
import { getCookLog, getCookSums, removeCookEntry } from '@sorrel/contract/cooking';
import { correctFood, searchIngredients } from '@sorrel/contract/foods';
import type { Recipe } from '@sorrel/contract/recipe';
import { saveRecipe } from '@sorrel/contract/recipe-saving';
import {
  getRecipe,
  keepCookedWeight,
  type RecipePage,
  recipeCount,
  toggleFave,
  userRecipes,
} from '@sorrel/contract/recipes';
import { getTags } from '@sorrel/contract/tags';
import { recipeFields } from '@sorrel/core/recipes/recipe-fields';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { CircleAlert, Trash2 } from 'lucide-react';
import { call, errorMessage } from '../api.ts';
import { useSayUndoable } from '../layouts/use-say-undoable.ts';
import { useFoodRenames } from '../lib/food-renames.ts';
import { SAYS_ITSELF } from '../lib/says-itself.ts';
import { useToast } from '../ui/toast.tsx';

/** Every list of own recipes lies under this key. */
export const BOOK_LISTS = ['recipes', 'list'] as const;

/** The tags there are, default and own. The shell loads them on every route change; everybody else reads what it brought. */
export const tagsQuery = queryOptions({
  queryKey: ['recipes', 'tags'],
  queryFn: ({ signal }) => call(getTags, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The tags, none while they are still on their way. */
export function useTags() {
  return useQuery(tagsQuery).data ?? [];
}

/** The collections of the household by name. */
export const collectionsQuery = queryOptions({
  queryKey: ['recipes', 'collections'],
  queryFn: ({ signal }) => call(getCollections, { signal }),
});

/** The collections, none while they are still on their way. */
export function useCollections() {
  return useQuery(collectionsQuery).data ?? [];
}

export const recipeQuery = (id: string) =>
  queryOptions({
    queryKey: ['recipes', 'recipe', id],
    queryFn: ({ signal }) => call(getRecipe, { params: { id }, signal }),
    // another device or member may have answered what it asked
    refetchOnWindowFocus: 'always',
  });

const CHOSEN_SHOWN = 20;

/** Recipes of the book to choose one from. */
export const chosenRecipeQuery = (search: string) =>
  queryOptions({
    queryKey: [...BOOK_LISTS, 'chosen', search],
    queryFn: ({ signal }) =>
      call(userRecipes, { query: { search, forgive: 'true', limit: CHOSEN_SHOWN, page: 1 }, signal }),
    placeholderData: keepPreviousData,
  });

/** How many recipes the book holds, whoever of the household added them. */
export const bookSizeQuery = queryOptions({
  queryKey: [...BOOK_LISTS, 'size'],
  queryFn: ({ signal }) => call(userRecipes, { query: { limit: 1, page: 1 }, signal }),
  select: ({ total }: RecipePage) => total,
});

/** How many recipes of the book somebody has added, for the limit of the free plan. */
export const recipeCountQuery = queryOptions({
  queryKey: ['recipes', 'count'],
  queryFn: ({ signal }) => call(recipeCount, { signal }),
});

/** Foods to choose from while somebody types. */
export const ingredientSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ['recipes', 'ingredients', search],
    queryFn: ({ signal }) => call(searchIngredients, { query: { search }, signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });

/** After the book changed: every list, the count and what other screens show of it are asked for again. */
export function forgetBook(queryClient: QueryClient) {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: BOOK_LISTS }),
    queryClient.invalidateQueries({ queryKey: recipeCountQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: collectionsQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: ['auth', 'user'] }),
  ]);
}

type Listed = RecipePage['results'];

/** Changes what is kept of the book's lists at once. Under their key there are also recipes to choose from by name, which are no pages. */
function changeLists(queryClient: QueryClient, change: (recipes: Listed) => Listed) {
  queryClient.setQueriesData<RecipePage | readonly unknown[]>({ queryKey: BOOK_LISTS }, (page) =>
    page === undefined || !('results' in page) ? page : { ...page, results: change(page.results) },
  );
}

/** After recipes have left the book: no list shows them even while it is asked for again, for their pictures are gone with them. */
export function forgetGone(queryClient: QueryClient, ids: readonly string[]) {
  for (const id of ids) {
    const { queryKey } = recipeQuery(id);
    queryClient.removeQueries({ queryKey, type: 'inactive' });
    // the page that it was deleted on still shows it until it is left, and would ask for it in vain
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }
  changeLists(queryClient, (recipes) => recipes.filter(({ id }) => !ids.includes(id)));
  return forgetBook(queryClient);
}

/** Flips the heart at once, on cards and on the recipe's page; back, and says why, when the server does not take it. */
export function useToggleFavourite() {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const flip = (id: string) => {
    changeLists(queryClient, (recipes) =>
      recipes.map((recipe) => (recipe.id === id ? { ...recipe, is_favorite: !recipe.is_favorite } : recipe)),
    );
    queryClient.setQueryData(recipeQuery(id).queryKey, (recipe) =>
      recipe === undefined ? undefined : { ...recipe, is_favorite: !recipe.is_favorite },
    );
  };
  return useMutation({
    // one after the other, so that two quick presses end where they began
    scope: { id: 'toggle-favourite' },
    mutationFn: (id: string) => call(toggleFave, { params: { id } }),
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey: BOOK_LISTS });
      flip(id);
    },
    onError: (error, id) => {
      flip(id);
      showToast(errorMessage(error), { icon: CircleAlert });
    },
    meta: SAYS_ITSELF,
    onSettled: (_reply, _error, id) =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: BOOK_LISTS }),
        queryClient.invalidateQueries({ queryKey: recipeQuery(id).queryKey }),
      ]),
  });
}

/** Says what an ingredient is or weighs; the answer is the recipe, counted anew. */
export function useCorrectFood(id: string) {
  const queryClient = useQueryClient();
  const [, setRenames] = useFoodRenames();
  return useMutation({
    mutationFn: (body: { ingredient: string; foodId: string | null; grams: number | null }) =>
      call(correctFood, { params: { id }, body }),
    onSuccess: ({ renamed, ...recipe }) => {
      queryClient.setQueryData(recipeQuery(id).queryKey, recipe);
      if (renamed !== null) setRenames((waiting) => [...waiting, renamed]);
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: BOOK_LISTS }),
        // other recipes with that ingredient, and the plans they are in
        queryClient.invalidateQueries({ queryKey: ['recipes', 'recipe'], refetchType: 'none' }),
        queryClient.invalidateQueries({ queryKey: ['plans'], refetchType: 'none' }),
      ]);
    },
  });
}

/** Keeps what the whole dish weighs cooked. */
export function useKeepCookedWeight(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (grams: number | null) => call(keepCookedWeight, { params: { id }, body: { grams } }),
    onSuccess: ({ grams }) => {
      queryClient.setQueryData(recipeQuery(id).queryKey, (recipe) => recipe && { ...recipe, cookedGrams: grams });
      return queryClient.invalidateQueries({ queryKey: recipeQuery(id).queryKey, refetchType: 'none' });
    },
  });
}

/** Copies a recipe of explore into the person's own book. */
export function useSaveRecipe() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (recipe: Recipe) =>
      call(saveRecipe, {
        body: {
          id: recipe.id,
          images: recipe.images.map(({ key }) => key),
          recipeName: recipe.name,
          ...recipeFields(recipe),
          prepTime: recipe.prep_time,
          cookTime: recipe.cook_time,
          ingredients: recipe.ingredients,
          nutrients: recipe.nutrients,
          method: recipe.method.map(({ step, desc, group, image_key }) => ({ step, desc, group, image_key })),
          tags: recipe.tags.map((tag) => tag.tag_id),
          source: 'admin',
        },
      }),
    // what is in the book shows on cards and pages of explore too
    onSuccess: () => Promise.all([forgetBook(queryClient), queryClient.invalidateQueries({ queryKey: ['explore'] })]),
  });
}

/** When a recipe of the book was cooked, and how it was. */
export const cookLogQuery = (id: string) =>
  queryOptions({
    queryKey: ['recipes', 'cook-log', id],
    queryFn: ({ signal }) => call(getCookLog, { params: { id }, signal }),
  });

/** What the log says of each recipe that was cooked. */
export const cookSumsQuery = queryOptions({
  queryKey: ['recipes', 'cook-sums'],
  queryFn: ({ signal }) => call(getCookSums, { signal }),
});

/** The log of a recipe has changed, and with it what cards show of it. */
export const forgetCookLog = (queryClient: QueryClient, recipeId: string) =>
  Promise.all(
    [cookLogQuery(recipeId), cookSumsQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
  );

export function useRemoveCookEntry(recipeId: string) {
  const queryClient = useQueryClient();
  const sayUndoable = useSayUndoable();
  return useMutation({
    mutationFn: (id: string) => call(removeCookEntry, { params: { id } }),
    onSuccess: ({ message }, id) =>
      sayUndoable(
        message,
        { kind: 'cooked', id },
        { icon: Trash2, forget: [cookLogQuery(recipeId).queryKey, cookSumsQuery.queryKey] },
      ),
    onSettled: () => forgetCookLog(queryClient, recipeId),
  });
}
