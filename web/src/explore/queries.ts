import type { Recipe } from '@sorrel/contract/recipe';
import { savedCopies, saveRecipe } from '@sorrel/contract/recipe-saving';
import { featuredRecipes, getRecipe, premiumRecipes } from '@sorrel/contract/recipes';
import { recipeFields } from '@sorrel/core/recipes/recipe-fields';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api.ts';
import { forgetBook } from '../recipe-parts/queries.ts';
import { type RecipeFilters, toQuery } from '../recipe-parts/recipe-filters.ts';

/** Time that the success of Save stays. Source: specification, 9. */
export const SAVED_MS = 3000;

export const featuredQuery = queryOptions({
  queryKey: ['explore', 'featured'],
  queryFn: ({ signal }) => call(featuredRecipes, { signal }),
});

/** A page of the recipes of explore; while another one is on its way the last one stays. */
export function premiumQuery(filters: RecipeFilters) {
  const query = toQuery(filters);
  return queryOptions({
    queryKey: ['explore', 'list', query],
    queryFn: ({ signal }) => call(premiumRecipes, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const exploreRecipeQuery = (id: string) =>
  queryOptions({
    queryKey: ['explore', 'recipe', id],
    queryFn: ({ signal }) => call(getRecipe, { params: { id }, signal }),
  });

const NO_COPIES: ReadonlyMap<string, string> = new Map();

/** The recipes of explore that are in the person's own book: the id of the copy by that of the recipe. */
export function useSavedCopies(): ReadonlyMap<string, string> {
  const { data } = useQuery({
    queryKey: ['explore', 'copies'],
    queryFn: ({ signal }) => call(savedCopies, { signal }),
    select: toMap,
  });
  return data ?? NO_COPIES;
}

const toMap = (copies: readonly { of: string; id: string }[]) => new Map(copies.map(({ of, id }) => [of, id]));

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

/** The whole recipe behind a card, for saving it from there. */
export function useWholeRecipe() {
  const queryClient = useQueryClient();
  return (id: string) => queryClient.fetchQuery(exploreRecipeQuery(id));
}
