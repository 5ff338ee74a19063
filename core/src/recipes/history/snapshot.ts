import { type RecipeFieldValues, recipeFields } from '../recipe-fields.ts';

/** An ingredient as its writer sees it: which food it is follows from that. */
export interface SnapshotIngredient {
  readonly name: string;
  readonly quantity: number;
  readonly unit: string;
  readonly original?: string;
  readonly preparation?: string;
  readonly group?: string;
  /** The recipe of the book that it is. */
  readonly recipeId?: string;
}

export interface SnapshotStep {
  readonly desc: string;
  readonly group?: string;
}

/** What a person writes of a recipe, which versions are of. Pictures, tags and favourites have no versions. */
export interface RecipeSnapshot extends Readonly<RecipeFieldValues> {
  readonly name: string;
  readonly prepMinutes: number;
  readonly cookMinutes: number;
  readonly ingredients: readonly SnapshotIngredient[];
  readonly method: readonly SnapshotStep[];
}

type OptionalText = string | null | undefined;
interface Row extends RecipeFieldValues {
  name: string;
  prepMinutes: number;
  cookMinutes: number;
  ingredients: readonly {
    name: string;
    quantity: number;
    unit: string;
    original?: OptionalText;
    preparation?: OptionalText;
    group?: OptionalText;
    recipeId?: OptionalText;
  }[];
  method: readonly { desc: string; group?: OptionalText }[];
}

const optional = <Name extends string>(name: Name, text: OptionalText) =>
  (text ? { [name]: text } : {}) as { [Key in Name]?: string };

/** Of all that is kept of a recipe what has versions. */
export const snapshotOf = (row: Row): RecipeSnapshot => ({
  name: row.name,
  ...recipeFields(row),
  prepMinutes: row.prepMinutes,
  cookMinutes: row.cookMinutes,
  ingredients: row.ingredients.map(({ name, quantity, unit, original, preparation, group, recipeId }) => ({
    name,
    quantity,
    unit,
    ...optional('original', original),
    ...optional('preparation', preparation),
    ...optional('group', group),
    ...optional('recipeId', recipeId),
  })),
  method: row.method.map(({ desc, group }) => ({ desc, ...optional('group', group) })),
});
