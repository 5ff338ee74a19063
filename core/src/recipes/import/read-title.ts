import { cleanText, sameLineKey } from './clean-text.ts';
import { elementsWithin, isElement, textOf } from './element-text.ts';
import { withoutTrail } from './menu-words.ts';
import type { Page, PageElement, PageNode } from './page.ts';
import { withoutAnchor } from './page-lines.ts';
import { sectionOf } from './section-words.ts';

/** What parts a window's title: of a page without headings a colon too. */
const PARTS_OF_WINDOW = /\s+[|·•»›~]\s+|\s+[-–—]\s+|\s*::\s*|:\s+/;
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
  const shown = titleShown(page);
  const title = shown === null ? null : (titleOfCard(page, shown) ?? shown);
  return title === null ? null : withoutRecipeLabel(withoutTrail(withoutAnchor(title)).replace(RECIPE_LABEL, ''));
}

function titleShown(page: Page): string | null {
  const siteName = cleanText(page.meta.get('og:site_name')?.[0] ?? '') || hostName(page.baseUrl);
  const shared =
    [page.meta.get('og:title')?.[0], page.meta.get('twitter:title')?.[0]]
      .map((title) => cleanText(title ?? ''))
      .find((title) => title !== '' && !/^[\w-]+_[\w-]+$/.test(title)) ?? '';
  const isOfFile = NAME_OF_FILE.test(page.title) || page.title.trim() === '';
  const windowTitle = isOfFile ? '' : cleanText(page.title);
  const declared = `${sameLineKey(shared)} ${sameLineKey(windowTitle)}`;
  const mains = elementsWithin(page, null, (element) => element.name === 'h1').slice(0, 12);
  const headings = mains.map((heading) => textOf(page, heading)).filter((text) => text.length > 1 && text.length < 200);
  // A name over two lines, each a heading of its own.
  const said = `${shared}\n${windowTitle}`.toLowerCase();
  const second = headings.findIndex(
    (text, place) =>
      place > 0 &&
      sameLineKey(headings[place - 1]!) !== sameLineKey(siteName) &&
      said.includes(`${headings[place - 1]} ${text}`.toLowerCase()),
  );
  if (second > 0) return `${headings[second - 1]} ${headings[second]}`;
  if (headings.length === 0) {
    const named = headingOfWindow(page, windowTitle) ?? lineOfWindow(page, windowTitle);
    if (named !== undefined) return named;
  }
  // A main heading that leads to the start of the site is the site's name, and so is the title of each of its windows.
  if (shared === '' && mains.every((main) => leadsHome(page, main))) {
    const above = headingAboveIngredients(page);
    if (above !== undefined) return above;
  }
  // a heading that leads to the start of the site is no title that the page's own contradicts
  const isOfSite = (text: string) =>
    shared !== '' && mains.every((main) => leadsHome(page, main)) && !sameLineKey(shared).includes(sameLineKey(text));
  const names = [siteName, hostOf(page.baseUrl)].map(sameLineKey);
  const isNotSite = (text: string) => !names.includes(sameLineKey(text)) && !isOfSite(text);
  const confirmed = headings
    .filter((text) => declared.includes(sameLineKey(text)) && isNotSite(text))
    .sort((a, b) => b.length - a.length)[0];
  const title = withoutSiteName(shared || windowTitle, siteName);
  const isOfBlog = headings.length === 1 && shared !== '' && !sameLineKey(shared).includes(sameLineKey(headings[0]!));
  const heading = headings.length === 0 || isOfBlog ? headingOfPost(page, declared) : undefined;
  const posted = isOfBlog && sameLineKey(heading ?? '') !== sameLineKey(title) ? undefined : heading;
  if (posted !== undefined) return posted;
  const posting =
    shared === '' && headings.length === 1 ? headingOfPosting(page, headings[0]!, windowTitle) : undefined;
  if (posting !== undefined) return posting;
  if (confirmed) return headings[0] !== confirmed && isSecondLine(confirmed, title) ? title : confirmed;
  const other = headings.find(isNotSite);
  if (other && headings.length === 1) return other;
  return (
    headingOfPart(headings, windowTitle) ??
    (title || other || (isOfFile ? (firstText(page) ?? (cleanText(page.title) || null)) : null))
  );
}

/** Of several main headings the one that holds a part of the window's title, which names the dish in fewer words. */
function headingOfPart(headings: readonly string[], windowTitle: string): string | undefined {
  if (headings.length < 2) return undefined;
  const parts = windowTitle.split(SEPARATOR).map(sameLineKey);
  const held = headings.filter((text) => parts.some((part) => part.length > 3 && sameLineKey(text).includes(part)));
  return parts.length > 1 && held.length === 1 ? held[0] : undefined;
}

/** The name of the recipe in the card that a plug-in makes of it, below an article of another name. */
const CARD_TITLE =
  /\s(?![\w-]*(?:ingredient|instruction|equipment|group|step))[\w-]*recipes?[\w-]*[-_](?:name|title)\s|\s(?:mv-create-title-primary|ersname|dr-title)\s/;
const CARDS_MAX = 12;
/** Share of the words of each of two names that the other has too. */
const SAME_WORDS_FROM = 0.6;
/** Words with which an article praises a dish, and those between the words of a name. */
const PRAISE =
  /^(?:the|and|with|for|how|make|you|best|ever|easy|simple|quick|perfect|classic|homemade|delicious|healthy|recipes?|mit|und|der|die|das|rezepte?|avec|recettes?|con|recetas?|ricett[ae]|met|het|een|recept(?:en)?|einfach(?:e[rsn]?)?|schnell(?:e[rsn]?)?|facile|fácil|makkelijke?)$/u;

const isWithinLink = (element: PageElement): boolean => {
  for (let above: PageElement | null = element; above; above = above.parent) if (above.name === 'a') return true;
  return false;
};

/** The address of the start of a site, as its own pages write it. */
const START_OF_SITE = /^(?:https?:\/\/[^/]+)?(?:\/?|\.{1,2}\/?|(?:\.{0,2}\/)?(?:index|home)\.\w{3,5})$/i;

/** Whether a heading stands in a link to the start of the site, or is one. */
function leadsHome(page: Page, heading: PageElement): boolean {
  const links = elementsWithin(page, heading, ({ name }) => name === 'a');
  for (let above = heading.parent; above; above = above.parent) if (above.name === 'a') links.push(above);
  return links.some(({ attributes }) => START_OF_SITE.test(attributes['href'] ?? '#'));
}

/** The name that the page's one recipe card gives, where it is that of the page in other words. */
function titleOfCard(page: Page, title: string): string | undefined {
  const isOfCard = (element: PageElement) =>
    /^(?:h[1-4]|div|span|p)$/.test(element.name) && CARD_TITLE.test(element.classes) && !isWithinLink(element);
  const names = elementsWithin(page, null, isOfCard)
    .slice(0, CARDS_MAX)
    .map((element) => textOf(page, element))
    .filter((text) => text.length > 3 && text.length < 120);
  const [name] = names;
  if (name === undefined || new Set(names.map(sameLineKey)).size > 1) return undefined;
  // the heading itself with something behind it, such as a number of reviews
  if (sameLineKey(name).startsWith(sameLineKey(title))) return undefined;
  return areAlike(name, title) ? name : undefined;
}

function areAlike(one: string, other: string): boolean {
  const [own, others] = [one, other].map((text) =>
    (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !PRAISE.test(word)),
  ) as [string[], string[]];
  const isShared = (words: readonly string[], rest: readonly string[]) =>
    words.length > 0 && words.filter((word) => rest.includes(word)).length >= words.length * SAME_WORDS_FROM;
  return isShared(own, others) && isShared(others, own);
}

const POST_TITLE = /\s(?:entry|post|recipe|article)[-_]?(?:title|name|heading)\s/;

/** The heading that a page without a main one has over its article, where the page's own title says it too. */
function headingOfPost(page: Page, declared: string): string | undefined {
  const isOfPost = ({ name, classes, attributes }: PageElement) =>
    /^h[2-4]$/.test(name) && (POST_TITLE.test(classes) || /^(?:name|headline)$/.test(attributes['itemprop'] ?? ''));
  return elementsWithin(page, null, isOfPost)
    .slice(0, 12)
    .map((heading) => textOf(page, heading))
    .find((text) => text.length > 3 && text.length < 200 && declared.includes(sameLineKey(text)));
}

/** The lesser heading that a window's title begins with, where the main one is the site's name at its end: a posting of a forum. */
function headingOfPosting(page: Page, heading: string, windowTitle: string): string | undefined {
  const parts = windowTitle.split(SEPARATOR);
  if (parts.length < 2 || sameLineKey(parts.at(-1)!) !== sameLineKey(heading)) return undefined;
  return headingOfWindow(page, parts.slice(0, -1).join(' - '), 1);
}

/** The heading of a page without a main one that its window's title has beside the name of the site. */
function headingOfWindow(page: Page, windowTitle: string, partsMin = 2): string | undefined {
  const parts = windowTitle.split(PARTS_OF_WINDOW).map(sameLineKey);
  if (parts.length < partsMin) return undefined;
  return elementsWithin(page, null, ({ name }) => /^h[2-4]$/.test(name))
    .slice(0, 12)
    .map((heading) => textOf(page, heading))
    .find((text) => text.length > 3 && parts.includes(sameLineKey(text)));
}

/** The name of a picture that a font of icons shows: 'get_app'. */
const ICON_NAME = /^[a-z]+(?:_[a-z]+)*$/;

/** The heading that stands above that of the ingredients and leads nowhere: the name of a recipe whose page has no main heading of its own. */
function headingAboveIngredients(page: Page): string | undefined {
  const headings = elementsWithin(page, null, ({ name }) => /^h[2-6]$/.test(name))
    .slice(0, HEADINGS_ABOVE_MAX)
    .map((element) => ({ element, text: withoutAnchor(textOf(page, element)) }));
  const list = headings.findIndex(({ text }) => sectionOf(text) === 'ingredients');
  const above = headings
    .slice(0, Math.max(0, list))
    .findLast(
      ({ element, text }) =>
        !ICON_NAME.test(text) && !isWithinLink(element) && element.name < headings[list]!.element.name,
    );
  return above !== undefined && above.text.length > 3 && above.text.length < 100 && sectionOf(above.text) === null
    ? above.text
    : undefined;
}
const HEADINGS_ABOVE_MAX = 40;

/** What a program calls a document that it turned into a page. */
const NAME_OF_FILE = /^\s*microsoft (?:word|powerpoint)\b|\.(?:docx?|odt|rtf|pdf|pptx?|indd|pages|txt)\s*$/i;

function firstText(page: Page): string | undefined {
  const first = page.nodes.find((node) => !isElement(node) && /\p{L}{3}/u.test(node.text));
  const text = first === undefined ? '' : cleanText(textOfNode(first));
  const named = sectionOf(text) === null ? undefined : nameOfAddress(page.baseUrl);
  if (named !== undefined) return named;
  return text.length > LINE_CHARACTERS_MIN && text.length < 100 ? text : undefined;
}

/** The name of a page that has none but its address: '…/leek-soup.html'. */
function nameOfAddress(address: string): string | undefined {
  const file = /^https?:\/\/[^/]+\/(?:[^?#]*\/)?([^/?#]+?)(?:\.[a-z]{3,5})?\/?(?:[?#]|$)/i.exec(address)?.[1] ?? '';
  const words = file.split(/[-_+]|%20/).filter((word) => /^\p{L}{2,}$/u.test(word));
  const name = words.join(' ');
  return name.length > LINE_CHARACTERS_MIN && !/^(?:index|recipes?|print|page)$/i.test(name)
    ? name.charAt(0).toUpperCase() + name.slice(1)
    : undefined;
}

const LINE_CHARACTERS_MIN = 5;
/** The text of a page without any heading that the last part of its window's title repeats: 'Aunt Ada's box: Leek soup'. */
function lineOfWindow(page: Page, windowTitle: string): string | undefined {
  const parts = windowTitle.split(PARTS_OF_WINDOW).map(sameLineKey);
  if (parts.length < 2) return undefined;
  const isName = (node: PageNode) =>
    !isElement(node) && node.text.length < 200 && node.text.trim().length >= LINE_CHARACTERS_MIN;
  const name = page.nodes.find((node) => isName(node) && parts.includes(sameLineKey(cleanText(textOfNode(node)))));
  return name === undefined ? undefined : cleanText(textOfNode(name));
}

const textOfNode = (node: PageNode): string => (isElement(node) ? '' : node.text);

/** Whether a heading is only the end of a name, set below another heading: 'with lemon dressing'. */
function isSecondLine(heading: string, title: string): boolean {
  const [end, whole] = [sameLineKey(heading), sameLineKey(title)];
  return /^\p{Ll}/u.test(heading) && whole.length > end.length && whole.endsWith(end);
}

const hostOf = (url: string): string => /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(url)?.[1] ?? '';

const hostName = (url: string): string => hostOf(url).split('.')[0] ?? '';

// 'Apple cake - Recipe': a label, not a part of the name.
const RECIPE_LABEL =
  /\s+[–—|-]\s+(?:recipe|recept|rezept|recette|receta|ricetta|receita|opskrift|oppskrift|przepis|recept képpel|рецепт)$/iu;

// 'Recette de crêpes', 'Pannenkoeken – het beste recept': words about the page, whatever else stands beside them.
const RECIPE_BEFORE =
  /^(?:recette\s?(?::|de la |des |du |de |d['’])|receta\s?(?::|de )|ricetta\s?:|receita\s?(?::|de )|rezept\s?(?::|für )|recept\s?:|opskrift\s?(?::|på )|przepis\s?(?::|na )|recipe\s?(?::|for[:\s]))\s*(?=\p{L}{3})/iu;
const RECIPE_BEHIND =
  /(?<=\p{L}{3}.*)(?:\s+[–—|-]\s+[^–—|]*(?<!\p{L})(?:recipe|recept|rezept|recette|receta|ricetta|receita|opskrift|oppskrift|przepis|рецепт|tarifi)(?!\p{L})[^–—|]*|\s+tarifi)$/iu;

/** 'Rezept: ' before a name that the page shows without it. */
const RECIPE_WORD = /^(?:recette|receta|ricetta|receita|rezept|recept|recipe)\s?[:：]\s*$/iu;

/** 'Cookbook:Leek soup', 'Kochbuch/ Lauchsuppe': the part of a wiki before the name of its page. */
const COOKBOOK_BEFORE =
  /^(?:cookbook|kochbuch|livre de cuisine|libro di cucina|libro de cocina|artes culinarias|kookboek)\s?[:/]\s?(?:(?:recipes?|rezepte?|recettes?|ricett[ae]|recetas?|recept(?:en)?)\s?\/\s?)?(?=\p{L}{3})/iu;

function withoutRecipeLabel(title: string): string {
  const bare = title.replace(COOKBOOK_BEFORE, '').replace(RECIPE_BEHIND, '').replace(RECIPE_BEFORE, '');
  return bare.replace(/^\p{Ll}/u, (letter) => (/^\p{Lu}/u.test(title) ? letter.toUpperCase() : letter));
}

/** A name as addresses and categories have it: 'salade_de_carottes', 'cake'. */
const SLUG = /^\p{Ll}[\p{Ll}\d]*(?:[_-][\p{Ll}\d]+)*$/u;

/** The name of the recipe that the state of a page's application gives; null where it is one that no reader sees. */
export function titleOfState(name: string | null): string | null {
  return name === null || SLUG.test(name) ? null : name;
}

/**
 * The name of a recipe as its data gives it, or the page's main heading where the name is that heading with words for search
 * engines behind it: 'Potato bake - Recipe - site.example'.
 */
export function tidyTitle(page: Page, name: string): string {
  for (const heading of elementsWithin(page, null, (element) => element.name === 'h1').slice(0, 5)) {
    const text = textOf(page, heading);
    if (text.length < 3 || text.length >= name.length) continue;
    if (name.endsWith(text) && name.slice(0, -text.length).replace(RECIPE_WORD, '') === '') return text;
    if (!name.startsWith(text)) continue;
    const rest = name.slice(text.length);
    if (/^\s*[–—|-]\s/.test(rest) || /\p{L}\.(?:com|net|org|[a-z]{2})\b/iu.test(rest)) return text;
  }
  return withoutAnchor(name).replace(RECIPE_LABEL, '');
}
