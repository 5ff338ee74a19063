import { Recipe } from '@sorrel/contract/recipe';
import { readPage, scrape } from '@sorrel/contract/recipe-import';
import { addRecipe, editRecipe } from '@sorrel/contract/recipe-saving';
import { deleteRecipe, recipesNamed, userRecipes } from '@sorrel/contract/recipes';
import { addTag, deleteTag, renameTag } from '@sorrel/contract/tags';
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { Tag as TagIcon, Trash2 } from 'lucide-react';
import { ApiError, type CallInput, call } from '../api.ts';
import { useSayUndoable } from '../layouts/use-say-undoable.ts';
import { BOOK_LISTS, forgetBook, forgetGone, tagsQuery } from '../recipe-parts/queries.ts';
import { type RecipeFilters, toRequest } from '../recipe-parts/recipe-filters.ts';
import { say } from './sentences.ts';

/** A page of the recipe book. While another page is on its way the last one stays, marked as busy by the caller. */
export const recipeListQuery = (filters: RecipeFilters) =>
  queryOptions({
    queryKey: [...BOOK_LISTS, toRequest(filters)],
    queryFn: ({ signal }) => call(userRecipes, { query: toRequest(filters), signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });

/** The recipes of the book that are called like ingredients. */
export const recipesNamedQuery = (names: readonly string[]) =>
  queryOptions({
    queryKey: [...BOOK_LISTS, 'named', names],
    queryFn: ({ signal }) => call(recipesNamed, { body: { names: [...names] }, signal }),
    enabled: names.length > 0,
    placeholderData: keepPreviousData,
  });

export function useDeleteRecipe() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteRecipe, { params: { id } }),
    onSuccess: (_reply, id) => forgetGone(queryClient, [id]),
  });
}

/** A page to read: its address alone, which the server fetches, or what a browser shows of it. */
export interface PageToRead {
  url: string;
  html?: string;
  text?: string;
}

/** Reads the recipe of a web page. */
export function useImport() {
  return useMutation({
    mutationFn: (page: PageToRead) =>
      page.html || page.text ? call(readPage, { body: page }) : call(scrape, { query: { url: page.url } }),
  });
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

/** After own tags changed: they are on cards and pages too. */
/** What says which tags there are, and which recipes carry them. */
const OF_TAGS = [tagsQuery.queryKey, BOOK_LISTS, ['recipes', 'recipe']];

const forgetTags = (queryClient: QueryClient) =>
  Promise.all(OF_TAGS.map((queryKey) => queryClient.invalidateQueries({ queryKey })));

export function useAddTag() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call(addTag, { body: { name } }),
    onSuccess: () => forgetTags(queryClient),
  });
}

export function useRenameTag() {
  const sayUndoable = useSayUndoable();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ tagId, name }: { tagId: number; name: string }) =>
      call(renameTag, { params: { tagId }, body: { name } }),
    onSuccess: (tag) => {
      sayUndoable(
        say.tagRenamed(tag.name),
        { kind: 'tag', id: String(tag.tag_id) },
        { icon: TagIcon, forget: OF_TAGS },
      );
      return forgetTags(queryClient);
    },
    // somebody else may have deleted it
    onError: () => forgetTags(queryClient),
  });
}

export function useDeleteTag() {
  const sayUndoable = useSayUndoable();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (tagId: number) => call(deleteTag, { params: { tagId } }),
    onSuccess: ({ message }, tagId) => {
      sayUndoable(message, { kind: 'tag', id: String(tagId) }, { icon: Trash2, forget: OF_TAGS });
      return forgetTags(queryClient);
    },
    onError: () => forgetTags(queryClient),
  });
}
