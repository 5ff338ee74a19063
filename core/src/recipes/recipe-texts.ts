/**
 * Texts of a recipe that people write: kept, sent and shown as they are, under one name in the database, on the wire and in
 * the form. Each becomes a column, a field of every form and a part of what is merged, copied and exported.
 */
export const RECIPE_TEXTS = {
  caption: { label: 'Caption', maxLength: 2000, isKeptBack: false },
  notes: { label: 'Notes', maxLength: 50_000, isKeptBack: true },
  author: { label: 'Author', maxLength: 300, isKeptBack: false },
  licence: { label: 'Licence', maxLength: 300, isKeptBack: false },
  video: { label: 'Video', maxLength: 2000, isKeptBack: true },
  equipment: { label: 'Equipment', maxLength: 5000, isKeptBack: false },
} as const satisfies Record<string, RecipeTextFacts>;

interface RecipeTextFacts {
  /** How it is called where a recipe leaves Sorrel. */
  label: string;
  /** In characters; a guard, no limit of the specification. */
  maxLength: number;
  /** Whether it is part of what explore shows to those with Premium alone. */
  isKeptBack: boolean;
}

export type RecipeText = keyof typeof RECIPE_TEXTS;
export const RECIPE_TEXT_NAMES = Object.keys(RECIPE_TEXTS) as RecipeText[];

/** Something about every text. */
export function byRecipeText<Value>(of: (text: RecipeText) => Value): Record<RecipeText, Value> {
  return Object.fromEntries(RECIPE_TEXT_NAMES.map((text) => [text, of(text)])) as Record<RecipeText, Value>;
}

/** The texts of a recipe alone, whatever form it has. */
export const recipeTexts = (recipe: Readonly<Record<RecipeText, string>>): Record<RecipeText, string> =>
  byRecipeText((text) => recipe[text]);
