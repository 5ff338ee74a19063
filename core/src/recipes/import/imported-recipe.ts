import type { NutrientAmounts } from '../../foods/nutrients.ts';
import type { DietHint } from './diet-hints.ts';
import type { ImportDoubt } from './find-doubts.ts';
import type { YieldKind } from './yield-kinds.ts';

/** A recipe as an importer found it on a page. Lines are the publisher's own, cleaned; null and [] mean that the page does not say. */
export interface ImportedRecipe {
  title: string;
  /** One ingredient a line, without headings of groups. */
  ingredientLines: string[];
  /** For each line the name of the group it stands in ('For the sauce'); null where it stands in none. */
  ingredientGroups: (string | null)[];
  /** One step an entry, without numbering. A named part of the method comes before its steps as an entry that ends in a colon. */
  instructions: string[];
  /** Servings, or pieces where the page counts pieces. */
  servings: number | null;
  /** The page's own words: '4-6 servings'. */
  yieldText: string | null;
  /** What `servings` counts; null where there are none. */
  yieldKind: YieldKind | null;
  prepMinutes: number | null;
  cookMinutes: number | null;
  totalMinutes: number | null;
  /** The largest picture, an absolute http(s) address. */
  imageUrl: string | null;
  /** All pictures, absolute, the largest first. */
  imageUrls: string[];
  description: string | null;
  /** The publisher's figures per serving, in the units of `NUTRIENTS`. */
  nutrition: Partial<NutrientAmounts> | null;
  dietHints: DietHint[];
  keywords: string[];
  category: string[];
  cuisine: string[];
  /** BCP 47, as the page declares it. */
  language: string | null;
  author: string | null;
  /** Its name or its address, as the page gives it. */
  licence: string | null;
  /** An absolute address. */
  videoUrl: string | null;
  /** Pots and tools that the page names, one an entry. */
  equipment: string[];
  /** The publisher's notes, one a line; null where the recipe has none. */
  notes: string | null;
  siteName: string | null;
  /** The address that the page gives as its own, absolute. */
  canonicalUrl: string | null;
  /** What may be wrong or missing, for people to look at before they save. */
  doubts: ImportDoubt[];
}
