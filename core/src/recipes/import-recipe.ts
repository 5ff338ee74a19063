import { combineFindings } from './import/combine-findings.ts';
import type { ImportedRecipe } from './import/imported-recipe.ts';
import { type Page, readPage } from './import/page.ts';
import { preformattedText } from './import/pre-text.ts';
import { readTitle } from './import/read-title.ts';
import { NO_TITLE, textPage } from './import/text-page.ts';

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
  const recipe = combineFindings(page) ?? recipeOfText(page);
  if (recipe) return { ok: true, recipe };
  return { ok: false, reason: isBotWall(html) ? 'bot_wall' : 'no_recipe' };
}

/** The recipe of a preformatted text, for pages that show one in it and nothing else. */
function recipeOfText(page: Page): ImportedRecipe | null {
  const text = preformattedText(page);
  const recipe = text === null ? null : combineFindings(readPage(textPage(text), page.baseUrl));
  if (recipe === null) return null;
  const named = /^[ \t]*title[ \t]*:[ \t]*(\S.{0,140})$/im.exec(text ?? '')?.[1]?.trim();
  const title = named ?? (recipe.title === NO_TITLE ? readTitle(page) : recipe.title);
  return title === null ? null : { ...recipe, title, language: recipe.language ?? (page.language || null) };
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
