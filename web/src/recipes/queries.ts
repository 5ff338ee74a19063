import {
  addRecipe,
  addTag,
  correctFood,
  deleteRecipe,
  deleteTag,
  editRecipe,
  getRecipe,
  Recipe,
  type RecipePage,
  recipeCount,
  renameTag,
  scrape,
  searchIngredients,
  toggleFave,
  userRecipes,
} from '@sorrel/contract/recipes';
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type CallInput, call } from '../api.ts';
import { type RecipeFilters, toQuery } from './recipe-filters.ts';
import { tagsQuery } from './tags-query.ts';

const LIST = ['recipes', 'list'] as const;

/** A page of the recipe book. While another page is on its way the last one stays, marked as busy by the caller. */
export const recipeListQuery = (filters: RecipeFilters) =>
  queryOptions({
    queryKey: [...LIST, toQuery(filters)],
    queryFn: ({ signal }) => call(userRecipes, { query: toQuery(filters), signal }),
    placeholderData: keepPreviousData,
  });

/** How many recipes the book holds, for the limit of the free plan. */
export const recipeCountQuery = queryOptions({
  queryKey: ['recipes', 'count'],
  queryFn: ({ signal }) => call(recipeCount, { signal }),
});

export const recipeQuery = (id: string) =>
  queryOptions({
    queryKey: ['recipes', 'recipe', id],
    queryFn: ({ signal }) => call(getRecipe, { params: { id }, signal }),
  });

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
    queryClient.invalidateQueries({ queryKey: LIST }),
    queryClient.invalidateQueries({ queryKey: recipeCountQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: ['auth', 'user'] }),
  ]);
}

/** Flips the heart at once, on cards and on the recipe's page, and back when the server does not take it. */
export function useToggleFavourite() {
  const queryClient = useQueryClient();
  const flip = (id: string) => {
    queryClient.setQueriesData<RecipePage>({ queryKey: LIST }, (page) =>
      page === undefined
        ? undefined
        : {
            ...page,
            results: page.results.map((recipe) =>
              recipe.id === id ? { ...recipe, is_favorite: !recipe.is_favorite } : recipe,
            ),
          },
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
      await queryClient.cancelQueries({ queryKey: LIST });
      flip(id);
    },
    onError: (_error, id) => flip(id),
    onSettled: (_reply, _error, id) =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: LIST }),
        queryClient.invalidateQueries({ queryKey: recipeQuery(id).queryKey }),
      ]),
  });
}

export function useDeleteRecipe() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteRecipe, { params: { id } }),
    onSuccess: (_reply, id) => {
      queryClient.removeQueries({ queryKey: recipeQuery(id).queryKey });
      return forgetBook(queryClient);
    },
  });
}

/** Reads the recipe of a web page. */
export function useImport() {
  return useMutation({ mutationFn: (url: string) => call(scrape, { query: { url } }) });
}

type AddInput = CallInput<typeof addRecipe>;

/** Adds a recipe; the input may be a promise-making function where pictures have to be fetched first. */
export function useAddRecipe() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: AddInput | (() => Promise<AddInput>)) =>
      call(addRecipe, typeof input === 'function' ? await input() : input),
    onSuccess: () => forgetBook(queryClient),
  });
}

export function useEditRecipe(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Omit<CallInput<typeof editRecipe>, 'params'>) => call(editRecipe, { ...input, params: { id } }),
    onSuccess: () => forgetBook(queryClient),
  });
}

/** The recipe as somebody else saved it, when that is why a change was refused. */
export function conflictOf(error: Error | null): Recipe | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const parsed = Recipe.safeParse(error.reply.recipe);
  return parsed.success ? parsed.data : null;
}

/** Says what an ingredient is or weighs; the answer is the recipe, counted anew. */
export function useCorrectFood(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { ingredient: string; foodId: string | null; grams: number | null }) =>
      call(correctFood, { params: { id }, body }),
    onSuccess: (recipe) => {
      queryClient.setQueryData(recipeQuery(id).queryKey, recipe);
      return queryClient.invalidateQueries({ queryKey: LIST });
    },
  });
}

/** After own tags changed: they are on cards and pages too. */
function forgetTags(queryClient: QueryClient) {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: tagsQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: LIST }),
  ]);
}

export function useAddTag() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call(addTag, { body: { name } }),
    onSuccess: () => forgetTags(queryClient),
  });
}

export function useRenameTag() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ tagId, name }: { tagId: number; name: string }) =>
      call(renameTag, { params: { tagId }, body: { name } }),
    onSuccess: () => forgetTags(queryClient),
  });
}

export function useDeleteTag() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (tagId: number) => call(deleteTag, { params: { tagId } }),
    onSuccess: () => forgetTags(queryClient),
  });
}
