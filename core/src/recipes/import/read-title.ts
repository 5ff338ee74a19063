import { cleanText, sameLineKey } from './clean-text.ts';
import { elementsWithin, textOf } from './element-text.ts';
import type { Page } from './page.ts';

const SEPARATOR = /\s+[|·•»›~]\s+|\s+[-–—]\s+|\s*::\s*/;

/** A shared or window title without the name of the site at its end or beginning. */
function withoutSiteName(title: string, siteName: string): string {
  const parts = title.split(SEPARATOR).filter((part) => part !== '');
  if (parts.length < 2) return title;
  const site = sameLineKey(siteName);
  const isSite = (part: string) => {
    const key = sameLineKey(part);
    return key === site || (site !== '' && key.length > 3 && (site.includes(key) || key.includes(site)));
  };
  const last = parts[parts.length - 1]!;
  if (isSite(last) || site === '') return title.slice(0, title.lastIndexOf(last)).replace(/[\s|·•»›~:–—-]+$/, '');
  if (isSite(parts[0]!)) return title.slice(parts[0]!.length).replace(/^[\s|·•»›~:–—-]+/, '');
  return title;
}

/** The title of a page's recipe as a reader sees it: its main heading, else the title it declares for sharing. Null when it has neither. */
export function readTitle(page: Page): string | null {
  return titleShown(page)?.replace(RECIPE_LABEL, '') ?? null;
}

function titleShown(page: Page): string | null {
  const siteName = cleanText(page.meta.get('og:site_name')?.[0] ?? '') || hostName(page.baseUrl);
  const shared =
    [page.meta.get('og:title')?.[0], page.meta.get('twitter:title')?.[0]]
      .map((title) => cleanText(title ?? ''))
      .find((title) => title !== '' && !/^[\w-]+_[\w-]+$/.test(title)) ?? '';
  const windowTitle = cleanText(page.title);
  const declared = `${sameLineKey(shared)} ${sameLineKey(windowTitle)}`;
  const headings = elementsWithin(page, null, (element) => element.name === 'h1')
    .slice(0, 12)
    .map((heading) => textOf(page, heading))
    .filter((text) => text.length > 1 && text.length < 200);
  // A name over two lines, each a heading of its own.
  const said = `${shared}\n${windowTitle}`.toLowerCase();
  const second = headings.findIndex(
    (text, place) =>
      place > 0 &&
      sameLineKey(headings[place - 1]!) !== sameLineKey(siteName) &&
      said.includes(`${headings[place - 1]} ${text}`.toLowerCase()),
  );
  if (second > 0) return `${headings[second - 1]} ${headings[second]}`;
  const confirmed = headings
    .filter((text) => declared.includes(sameLineKey(text)) && sameLineKey(text) !== sameLineKey(siteName))
    .sort((a, b) => b.length - a.length)[0];
  if (confirmed) return confirmed;
  const other = headings.find((text) => sameLineKey(text) !== sameLineKey(siteName));
  if (other && headings.length === 1) return other;
  const title = withoutSiteName(shared || windowTitle, siteName);
  return title || other || null;
}

function hostName(url: string): string {
  const host = /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(url)?.[1] ?? '';
  return host.split('.')[0] ?? '';
}

// 'Apple cake - Recipe': a label, not a part of the name.
const RECIPE_LABEL =
  /\s+[–—|-]\s+(?:recipe|recept|rezept|recette|receta|ricetta|receita|opskrift|oppskrift|przepis|recept képpel|рецепт)$/iu;

/**
 * The name of a recipe as its data gives it, or the page's main heading where the name is that heading with words for search
 * engines behind it: 'Potato bake - Recipe - site.example'.
 */
export function tidyTitle(page: Page, name: string): string {
  for (const heading of elementsWithin(page, null, (element) => element.name === 'h1').slice(0, 5)) {
    const text = textOf(page, heading);
    if (text.length < 3 || text.length >= name.length || !name.startsWith(text)) continue;
    const rest = name.slice(text.length);
    if (/^\s*[–—|-]\s/.test(rest) || /\p{L}\.(?:com|net|org|[a-z]{2})\b/iu.test(rest)) return text;
  }
  return name.replace(RECIPE_LABEL, '');
}
