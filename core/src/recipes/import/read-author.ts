import { cleanText, sameLineKey } from './clean-text.ts';
import { elementsWithin, textOf } from './element-text.ts';
import { readJson } from './mend-json.ts';
import type { Page, PageElement } from './page.ts';
import { classesWith } from './remembering.ts';
import { isThing, type Thing } from './structured-things.ts';

/** The author in the card that a plug-in makes of a recipe. */
const isOfCard = classesWith(/\s[\w-]*recipes?[\w-]*[-_]author(?:[-_]name)?\s/);
/** Who wrote a post or an article, by the class names of blogs. */
const OF_POST =
  /\s(?:(?:wp-block-)?(?:post|entry|article|blog)[-_]?author|author(?:[-_]name)?|by-?line|created-?by)(?:[-_]name)?\s/;
/** What stands beside a recipe and is signed too. */
const isClassBeside = classesWith(
  /\s[\w-]*(?:comment|review|related|product|testimonial|widget|sidebar|replies|reply)[\w-]*\s/,
);
/** 'By', and words for who wrote something, before a name. */
const BY =
  /^(?:(?:view|see) (?:all |more )?(?:posts|recipes|articles) (?:by|from)\s|(?:recipe |recette |receta |ricetta |rezept |recept )?(?:by|von|par|por|di|door|de)\s|(?:author|autore?|autora?|auteur|rezept|recept|recipe)\s?:\s*)+/iu;
/** 'Posted by', 'Pubblicato da', 'Écrit par :', 'Recept van:': what pages write before the name of who did. */
const DONE_BY =
  /^(?:(?:posted|published|written|recipe|created|submitted|contributed|sent in|added|shared)\sby|(?:ricetta\s)?(?:pubblicat[oa]|scritt[oa]|inviat[oa]|propost[oa]|inserit[oa])\sda|(?:receta\s)?(?:publicad[oa]|escrit[oa]|enviad[oa]|propuest[oa])\spor|(?:recette\s)?(?:publiée?|soumise?|écrite?|envoyée?|proposée?|postée?|ajoutée?)\spar|(?:rezept\s)?(?:erstellt|gespeichert|verfasst|geschrieben|rezept|eingesandt|eingesendet|eingereicht|eingestellt|veröffentlicht)\svon|(?:geplaatst|ingediend|geschreven|ingezonden|ingestuurd|toegevoegd)\sdoor|(?:autor(?:in)?|author|auteur|autrice|autore|autora)\s?(?=[:：])|recept\s(?:van|door)|(?:skrivet|recept|opskrift)\sa[vf])\s?[:：]?\s/iu;
/** In Italian only a small letter tells 'da Ada' from a name. */
const BY_ITALIAN = /^da\s/u;
/** Who wrote in a forum or on a site of many, by the class of their name. */
const OF_USER = /\s(?:user-?name|author-?name)\s/;
/** 'by Ada Lund', 'Von Ada Lund': a text that is nothing but a name behind its word. */
const NAME_BEHIND_WORD =
  /^(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]oor|[Aa]v|[Aa]f)\s(?=(?:\p{Lu}[\p{L}’'.-]*\s){1,3}\p{Lu}[\p{L}’'-]+$)/u;
/** '12 May 2011 by Ada': a name behind a date. */
const NAME_BEHIND_DATE =
  /^[^|]{0,24}\b(?:19|20)\d\d[,.]?\s(?:[|•·–—-]\s)?(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Dd]a|[Dd]oor|[Aa]v|[Aa]f)\s(?=\p{Lu})/u;
/** What stands behind a name: a date, the number of comments. */
const BEHIND_NAME =
  /\s*(?:[|•·»›→–—,(]|\s\d|\s(?:[Vv]iew|[Ss]ee) (?:[Aa]ll|[Mm]ore|[Oo]ther)\s|\s-\s|\s\p{L}{3,9}\.?\s\d{1,2},\s\d{4}|\s(?:on|am|le|il|el|op)\s(?:\p{L}{2,10}[,.]*\s+)?\d).*$/u;
const ARTICLE_TYPE = /^(?:\w*Article|BlogPosting)$/;
const ARTICLE = /Article"|BlogPosting"/;
const NAME_CHARACTERS_MAX = 60;
const SIGNATURE_CHARACTERS_MAX = 120;
/** Elements and texts that a signature has at most, and elements that are looked at for one. */
const SIGNATURE_NODES_MAX = 12;
const ELEMENTS_MAX = 600;

/** Words of a farewell, which no name has: 'Von Herzen Eure Ada'. */
const FAREWELL = /(?:^|\s)(?:herzen|eure?|euer|deine?|yours?|votre|vostr[ao]|vuestr[ao]|jullie)(?:\s|$)/iu;

/** A name without a space may have digits, as those of users do. */
const isName = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  text.length <= NAME_CHARACTERS_MAX &&
  !/[@/|:]/.test(text) &&
  !FAREWELL.test(text) &&
  (/^\p{L}\S+$/u.test(text) || !/\d/.test(text)) &&
  !/^(?:admin(?:istrator)?|webmaster|redaktion|editor|staff)$/i.test(text);

/** Whether a name is that of the site, as the page declares it, as its address has it, or as its window's title ends. */
function isNameOfSite(page: Page, name: string): boolean {
  const key = sameLineKey(name);
  const host = /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(page.baseUrl)?.[1] ?? '';
  const parts = page.title.split(/\s+[|·•–—-]\s+|\s*::\s*/);
  const names = [page.meta.get('og:site_name')?.[0] ?? '', host];
  return [...names, ...(parts.length > 1 ? parts.slice(-1) : [])].some((site) => sameLineKey(cleanText(site)) === key);
}

const isBeside = (element: PageElement): boolean => {
  for (let above: PageElement | null = element; above; above = above.parent)
    if (isClassBeside(above.classes)) return true;
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
    const behind = [DONE_BY, NAME_BEHIND_WORD, NAME_BEHIND_DATE].find((words) => words.test(text));
    if (behind === undefined && !OF_POST.test(element.classes)) return [];
    return [bareName(behind === undefined ? text : text.replace(behind, ''))];
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

const bareName = (text: string): string => text.replace(BY, '').replace(BY_ITALIAN, '').replace(BEHIND_NAME, '').trim();

/** The texts of the first elements of a kind. */
const firstOf = (page: Page, isWanted: (element: PageElement) => boolean): string[] =>
  elementsWithin(page, null, (element) => isWanted(element) && !isBeside(element))
    .slice(0, 4)
    .map((element) => bareName(textOf(page, element)));

/** Who says on the page to have written the recipe: the card's own words, a link to an author, a signature. */
const signatures = (page: Page): string[] => [
  ...firstOf(page, ({ classes }) => isOfCard(classes)),
  ...firstOf(page, ({ name, attributes }) => name === 'a' && /(?:^|\s)author(?:\s|$)/.test(attributes['rel'] ?? '')),
  ...signed(page),
];

/**
 * Who wrote the recipe. Where the page's data name its site, somebody who signs it on the page; where they name nobody, that or what
 * the page declares, and never the site itself.
 * @param named the author whom the data name, or null
 */
export function authorOf(page: Page, named: string | null): string | null {
  const isPerson = (text: string) => isName(text) && !isNameOfSite(page, text);
  if (named !== null) {
    const name = named.replace(BY_OF_DATA, '').trim() || named;
    return isNameOfSite(page, name) ? (signatures(page).find(isPerson) ?? name) : name;
  }
  const declared = () => [
    ...authorsOfArticles(page),
    cleanText(page.meta.get('author')?.[0] ?? ''),
    ...firstOf(page, ({ classes }) => OF_USER.test(classes)),
  ];
  return (signatures(page).find(isPerson) ?? declared().map(bareName).find(isPerson)) || null;
}

/** In data no name begins so. */
const BY_OF_DATA = /^(?:(?:recipe |posted )?by|por|par|door)\s(?=\p{Lu})/iu;
