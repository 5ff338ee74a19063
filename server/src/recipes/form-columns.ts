import type { BodyOf } from '@sorrel/contract/endpoint';
import type {
  addRecipe as addEndpoint,
  saveRecipe as copyEndpoint,
  editRecipe as editEndpoint,
} from '@sorrel/contract/recipe-saving';
import { gatherIngredients } from '@sorrel/core/recipes/gather-ingredients';
import { groupName } from '@sorrel/core/recipes/groups';
import { recipeFields } from '@sorrel/core/recipes/recipe-fields';
import { isTooLong, type MeasuredRecipe } from '@sorrel/core/recipes/recipe-size';
import { visibleText } from '@sorrel/core/visible-text';
import { AppError } from '../app-error.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import type { PictureKey } from '../pictures/repo.ts';
import { gatherStoredSteps } from './groups.ts';
import type { StoredIngredient, StoredStep } from './repo.ts';

export type AddForm = BodyOf<typeof addEndpoint>;
export type EditForm = BodyOf<typeof editEndpoint>;
export type CopyForm = BodyOf<typeof copyEndpoint>;

/** Whose book it is, and what they may keep in it. */
export type BookOwner = Pick<SignedInUser, 'id' | 'householdId' | 'role' | 'isPremium' | 'hasOwnPremium'>;

/** An address of a page or the name of a source, as shown in 'Recipe sourced from'. `admin` is no user's to claim. */
export const sourceOf = (user: BookOwner, source: string) =>
  user.role === 'admin' ? 'admin' : source.trim() === 'admin' ? '' : source.trim();

/** A source that a person has changed; what stays as it was is nobody's claim. */
export const sourceChange = (user: BookOwner, before: string, sent: string | undefined) =>
  sent === undefined || sent.trim() === before ? {} : { source: sourceOf(user, sent) };

/** The ingredients as they were sent; what those of a recipe that is counted lack, their units and foods, that work reads. */
export function storedIngredients(sent: AddForm['ingredients']): StoredIngredient[] {
  const named = sent.filter((ingredient) => visibleText(ingredient.name) !== '');
  return gatherIngredients(
    named.map((ingredient, index) => ({
      id: ingredient.id ?? `line-${index + 1}`,
      name: visibleText(ingredient.name),
      quantity: ingredient.quantity,
      unit: ingredient.unit ?? '',
      possibleUnits: ingredient.possibleUnits ?? [],
      ...(ingredient.original === undefined ? {} : { original: ingredient.original }),
      ...(ingredient.preparation === undefined ? {} : { preparation: ingredient.preparation }),
      ...groupOf(ingredient),
      ...(ingredient.language ? { language: ingredient.language } : {}),
      ...(ingredient.recipeId === undefined ? {} : { recipeId: ingredient.recipeId }),
    })),
  );
}

function groupOf({ group }: { group?: string | undefined }): { group?: string } {
  const name = groupName(group ?? '');
  return name === '' ? {} : { group: name };
}

/** Steps numbered from 1; those without words and without a picture are left out. */
export function storedSteps(sent: AddForm['method'], imageKeys: ReadonlyMap<number, PictureKey>): StoredStep[] {
  const steps = sent
    .map((step, index) => {
      const imageKey = imageKeys.get(index);
      return { desc: step.desc.trim(), ...groupOf(step), ...(imageKey === undefined ? {} : { imageKey }) };
    })
    .filter((step) => step.desc !== '' || step.imageKey !== undefined);
  return gatherStoredSteps(steps);
}

/** Before anything is read or fetched for it. @throws AppError recipe_too_long */
export function assertLength(recipe: MeasuredRecipe): void {
  if (isTooLong(recipe)) throw new AppError('recipe_too_long');
}

/** The fields that are kept as they are sent. */
export function plainColumns(form: AddForm | EditForm | CopyForm) {
  return {
    name: form.recipeName,
    ...recipeFields(form),
    prepMinutes: form.prepTime,
    cookMinutes: form.cookTime,
  };
}

/** The fields that adding and changing share; the category, and what is published, are an administrator's to set. */
export function formColumns(user: BookOwner, form: AddForm | EditForm) {
  return {
    ...plainColumns(form),
    ...(user.role === 'admin' && form.category !== undefined ? { category: form.category } : {}),
    ...(user.role === 'admin' && form.publish !== undefined ? { isPublic: form.publish } : {}),
  };
}
