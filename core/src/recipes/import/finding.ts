import type { NutrientAmounts } from '../../foods/nutrients.ts';

/** A picture that a page declares, with its size in pixels where the page says it. */
export interface ImageClaim {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** What one source of a page (JSON-LD, microdata, a recipe card, ...) says about its recipe. Null and [] mean nothing. */
export interface Finding {
  title: string | null;
  ingredientLines: string[];
  /** The lines with the names of groups among them, where the source lists these. */
  listedLines: string[];
  steps: string[];
  yieldText: string | null;
  servings: number | null;
  prepMinutes: number | null;
  cookMinutes: number | null;
  totalMinutes: number | null;
  images: ImageClaim[];
  description: string | null;
  nutrition: Partial<NutrientAmounts> | null;
  diets: string[];
  keywords: string[];
  category: string[];
  cuisine: string[];
  author: string | null;
  licence: string | null;
  /** An address. */
  video: string | null;
  /** Pots and tools, one an entry. */
  equipment: string[];
  language: string | null;
}

export function emptyFinding(): Finding {
  return {
    title: null,
    ingredientLines: [],
    listedLines: [],
    steps: [],
    yieldText: null,
    servings: null,
    prepMinutes: null,
    cookMinutes: null,
    totalMinutes: null,
    images: [],
    description: null,
    nutrition: null,
    diets: [],
    keywords: [],
    category: [],
    cuisine: [],
    author: null,
    licence: null,
    video: null,
    equipment: [],
    language: null,
  };
}
