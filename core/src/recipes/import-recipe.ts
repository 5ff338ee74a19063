import type { NutrientAmounts } from '../nutrition/nutrients.ts';
import { combineFindings } from './import/combine-findings.ts';
import type { DietHint } from './import/diet-hints.ts';
import type { ImportDoubt } from './import/find-doubts.ts';
import { readPage } from './import/page.ts';
import type { YieldKind } from './import/parse-yield.ts';

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
  siteName: string | null;
  /** What may be wrong or missing, for people to look at before they save. */
  doubts: ImportDoubt[];
}

/** Why a page gives no recipe. `empty_page`: there is no text; `bot_wall`: the page asks for a person; `no_recipe`: it holds none. */
export type ImportRefusal = 'empty_page' | 'bot_wall' | 'no_recipe';

export type ImportResult = { ok: true; recipe: ImportedRecipe } | { ok: false; reason: ImportRefusal };

/**
 * Reads the recipe of a web page, in any language and from any site: from structured data (JSON-LD, microdata, RDFa), recipe
 * cards, the state of a web application, and headings with lists, put together field by field. Never throws, and takes time
 * in proportion to the length of the page.
 * @param html the page, at most `PAGE_CHARACTERS_MAX` characters are read
 * @param url the page's own address, for relative addresses
 */
export function importRecipe(html: string, url: string): ImportResult {
  const page = readPage(html, url);
  if (page.nodes.length === 0 && page.scripts.length === 0) return { ok: false, reason: 'empty_page' };
  const recipe = combineFindings(page);
  if (recipe) return { ok: true, recipe };
  return { ok: false, reason: isBotWall(html) ? 'bot_wall' : 'no_recipe' };
}

/** A page that stands in front of the real one and asks whether a person is there. */
function isBotWall(html: string): boolean {
  const start = html.slice(0, 20_000);
  return (
    html.length < 60_000 &&
    /cf-chl|challenge-platform|captcha|px-captcha|Just a moment\.\.\.|Attention Required!|Access Denied|are you (?:a )?(?:human|robot)|verify you are human/i.test(
      start,
    )
  );
}
