import { cleanText } from './clean-text.ts';
import { elementsWithin, textOf } from './element-text.ts';
import { readJson } from './mend-json.ts';
import type { Page, PageElement } from './page.ts';
import { isThing, type Thing } from './structured-things.ts';

/** The author in the card that a plug-in makes of a recipe. */
const OF_CARD = /\s[\w-]*recipes?[\w-]*[-_]author(?:[-_]name)?\s/;
/** Who wrote a post or an article, by the class names of blogs. */
const OF_POST = /\s(?:(?:post|entry|article|blog)[-_]?author|author(?:[-_]name)?|by-?line|created-?by)(?:[-_]name)?\s/;
/** What stands beside a recipe and is signed too. */
const BESIDE = /\s[\w-]*(?:comment|review|related|product|testimonial|widget|sidebar|replies|reply)[\w-]*\s/;
/** 'By', and words for who wrote something, before a name. */
const BY =
  /^(?:(?:recipe |recette |receta |ricetta |rezept |recept )?(?:by|von|par|por|di|door|de)\s|(?:author|autore?|autora?|auteur|rezept|recept|recipe)\s?:\s*)+/iu;
/** 'Posted by', 'Pubblicato da', 'Écrit par :', 'Recept van:': what pages write before the name of who did. */
const DONE_BY =
  /^(?:(?:posted|published|written|recipe|created)\sby|(?:pubblicato|scritto)\sda|(?:publicado|escrito)\spor|(?:publiée?|écrite?)\spar|(?:erstellt|verfasst|geschrieben|rezept)\svon|(?:geplaatst|geschreven)\sdoor|recept\s(?:van|door)|(?:skrivet|recept|opskrift)\sa[vf])\s?[:：]?\s/iu;
/** 'by Ada Lund', 'Von Ada Lund': a text that is nothing but a name behind its word. */
const NAME_BEHIND_WORD =
  /^(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]oor|[Aa]v|[Aa]f)\s(?=(?:\p{Lu}[\p{L}’'.-]*\s){1,3}\p{Lu}[\p{L}’'-]+$)/u;
/** What stands behind a name: a date, the number of comments. */
const BEHIND_NAME = /\s*(?:[|•·»–—,\d(]|\s-\s|\s\p{L}{3,9}\.?\s\d{1,2},\s\d{4}|\s(?:on|am|le|il|el|op)\s\d).*$/u;
const ARTICLE_TYPE = /^(?:\w*Article|BlogPosting)$/;
const ARTICLE = /Article"|BlogPosting"/;
const NAME_CHARACTERS_MAX = 60;
const SIGNATURE_CHARACTERS_MAX = 120;
/** Elements and texts that a signature has at most, and elements that are looked at for one. */
const SIGNATURE_NODES_MAX = 12;
const ELEMENTS_MAX = 600;

const isName = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && text.length <= NAME_CHARACTERS_MAX && !/[\d@/|]/.test(text) && !/^admin$/i.test(text);

const isBeside = (element: PageElement): boolean => {
  for (let above: PageElement | null = element; above; above = above.parent)
    if (BESIDE.test(above.classes)) return true;
  return false;
};

/** The names in what is signed: by the class of who wrote a post, or by the words before a name. */
function signed(page: Page): string[] {
  const isSmall = ({ name, index, end }: PageElement) =>
    /^(?:p|span|div|small|address|dd|li|em|td)$/.test(name) && end - index <= SIGNATURE_NODES_MAX;
  const small = elementsWithin(page, null, isSmall)
    .slice(0, ELEMENTS_MAX)
    .filter((element) => !isBeside(element));
  return small.flatMap((element) => {
    const text = textOf(page, element);
    if (text.length > SIGNATURE_CHARACTERS_MAX) return [];
    const behind = [DONE_BY, NAME_BEHIND_WORD].find((words) => words.test(text));
    if (behind === undefined && !OF_POST.test(element.classes)) return [];
    return [(behind === undefined ? text : text.replace(behind, '')).replace(BY, '').replace(BEHIND_NAME, '')];
  });
}

/** Who wrote the article that the page's data describe, where they describe no recipe. */
function authorsOfArticles(page: Page): string[] {
  return page.scripts
    .filter(({ type, text }) => type.includes('ld+json') && ARTICLE.test(text))
    .flatMap(({ text }) => readJson(text))
    .flatMap((value) =>
      (isThing(value) && Array.isArray(value['@graph']) ? (value['@graph'] as unknown[]) : [value]).flat(),
    )
    .filter((thing) => isThing(thing) && ARTICLE_TYPE.test(String(thing['@type'])))
    .flatMap((thing) => (thing as Thing)['author'])
    .map((author) => (isThing(author) ? author['name'] : author))
    .filter((name) => typeof name === 'string');
}

/** Who wrote the recipe, where the page's data name nobody: by the card's own words, a link to an author, a signature, or what the page declares. */
export function shownAuthor(page: Page): string | null {
  const first = (isWanted: (element: PageElement) => boolean) =>
    elementsWithin(page, null, isWanted)
      .slice(0, 4)
      .map((element) => textOf(page, element));
  const found = [
    ...first(({ classes }) => OF_CARD.test(classes)),
    ...first(({ name, attributes }) => name === 'a' && /(?:^|\s)author(?:\s|$)/.test(attributes['rel'] ?? '')),
    ...signed(page),
    ...authorsOfArticles(page),
    cleanText(page.meta.get('author')?.[0] ?? ''),
  ];
  return found.map((text) => text.replace(BY, '').trim()).find(isName) ?? null;
}
