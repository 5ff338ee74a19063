import type { PageLine } from './page-line.ts';

const MONEY =
  '(?:(?:£|€|\\$|chf|eur)\\s?\\d{1,4}(?:[.,](?:\\d{1,2}|-))?|\\d{1,4}(?:[.,]\\d{1,2})?\\s?(?:£|€|\\$|chf|eur))(?:\\s?/\\s?\\p{L}{1,6})?';
const FROM = '(?:(?:from|ab|dès|desde|da|vanaf|nur|only)\\s)?';
const PRICE_ALONE = new RegExp(`^${FROM}${MONEY}\\*?$`, 'iu');
const PRICE_BEHIND = new RegExp(`(?<=\\S)\\s(?:[–—:-]\\s)?\\(?${FROM}${MONEY}\\*?\\)?$`, 'iu');
const PRICE_WITHIN = /(?<!\p{L})(?:£|€|\$)\s?\d|\d\s?€/u;
/** The number that a shop knows an article by, and what it says behind it: an amount is none, nor is the fish an abbreviation ('salt cod 1000 g'). */
const ARTICLE =
  /\s\(?(?:art(?:ikel|icle|iculo|icolo)?[.-]?\s?-?(?:nr|nummer|no|number)|réf(?:érence)?|ref|sku|item (?:no|number)|cod(?:ice|\.))\.?\s?:?\s?\p{L}{0,2}\d{4,}(?![\d.,]*\s?(?:k?g|gr|ml|[cd]?l|oz|lbs?)\b).*$/iu;
/** The mark of a shop before the name of its article: 'bofrost*Zwiebelwürfel'. */
const MARK = /(?<=^|\s)\p{L}+[*®™](?=\p{L})/u;
/** A name that stands again as the article's. */
const TWICE = /(?<!\p{L})(\p{L}.{3,60}?)\s\1$/iu;
/** Lines of a list for each one with a price, from which those are goods beside it: some pages price each ingredient. */
const LINES_OF_ONE_MIN = 3;

/** Whether a text says what something costs, as no step does: 'Her book is out now at £22.' */
export const namesPrice = (text: string): boolean => PRICE_WITHIN.test(text);

/** Whether a line is nothing but a price. */
export const isPrice = (text: string): boolean => PRICE_ALONE.test(text);

/** A line without the article that a shop sells for it: 'Zwiebelwürfel Zwiebelwürfel Art. Nr. 11734'. */
export const withoutArticle = (line: string): string =>
  ARTICLE.test(line) ? line.replace(ARTICLE, '').replace(MARK, '').replace(TWICE, '$1') : line;

/** The lines of a list of ingredients without prices, and without the goods that a shop sets among them, each with its price. */
export function withoutGoods(region: readonly PageLine[]): readonly PageLine[] {
  const prices = region.map(({ text }) => isPrice(text));
  const isGood = region.map(({ text }, place) => !prices[place] && (prices[place + 1] || PRICE_BEHIND.test(text)));
  const goods = isGood.filter(Boolean).length;
  if (goods === 0) return region;
  const isAmong = goods * LINES_OF_ONE_MIN <= region.length - goods;
  return region.flatMap((line, place) => {
    if (prices[place] || (isAmong && isGood[place])) return [];
    return isGood[place] ? [{ ...line, text: line.text.replace(PRICE_BEHIND, '') }] : [line];
  });
}
