/** A recipe of our own making, with what a page must be read as. */
export interface MadeRecipe {
  readonly title: string;
  /** Parts of the list; one without a name where the recipe has no parts. */
  readonly parts: readonly { readonly name: string; readonly lines: readonly string[] }[];
  readonly steps: readonly string[];
  /** Names for parts of the method. */
  readonly stepNames: readonly string[];
  readonly servings: number;
  readonly prepMinutes: number;
  readonly cookMinutes: number;
}

/** The words that stand around a recipe in a language. */
export interface MadeWords {
  readonly ingredients: readonly string[];
  readonly method: readonly string[];
  /** With `#` for the number. */
  readonly serves: readonly string[];
  readonly prep: string;
  readonly cook: string;
  readonly minutes: string;
  readonly step: string;
  readonly notes: string;
  readonly note: string;
  readonly equipment: string;
  readonly tools: readonly string[];
  readonly related: string;
  readonly others: readonly string[];
  readonly comments: string;
  readonly comment: string;
  readonly nutrition: string;
  readonly intro: string;
}

export interface MadeLanguage {
  readonly code: string;
  readonly words: MadeWords;
  readonly recipes: readonly MadeRecipe[];
}
