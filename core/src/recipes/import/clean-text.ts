import { Parser } from 'htmlparser2';
import { lengthsAsBegun } from './lengths-as-begun.ts';
import { mendMojibake } from './mend-mojibake.ts';
import { remembering } from './remembering.ts';

/** Elements that stand on lines of their own. */
export const BLOCKS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 ' +
    'h5 h6 header hr html legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul br'
  ).split(' '),
);

const HAS_MARKUP = /<[a-z!/]|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;
const MARKUP_PASSES = 3;

/** Characters of one text of a page that are read: a whole method is far shorter, what is longer is no recipe's. */
export const TEXT_CHARACTERS_MAX = 50_000;

/**
 * Plain text of a text that may hold HTML, entities, or entities of entities, as publishers' data does. Blocks and line
 * breaks become line breaks; scripts and styles are left out.
 */
export function plainText(markup: string): string {
  let text = markup.slice(0, TEXT_CHARACTERS_MAX);
  for (let pass = 0; pass < MARKUP_PASSES && HAS_MARKUP.test(text); pass += 1) text = withoutTags(text);
  return text;
}

/** The number above a fraction behind a whole number, and the number of a footnote, before their marks go. */
const OVER_FRACTION = /(?<=\d)<sup>(?=\s*\d{1,2}\s*(?:<\/sup>\s*(?:&frasl;|[/⁄])|[/⁄]))/gi;
const FOOTNOTE = /(?<=[\p{L}),])<sup>\s*[[(]?\d{1,2}[\])]?\s*<\/sup>(?!\s*(?:&frasl;|[/⁄]))/giu;

const withRaisedApart = (markup: string): string =>
  markup.includes('<sup') ? markup.replace(OVER_FRACTION, ' <sup>').replace(FOOTNOTE, '') : markup;

function withoutTags(markup: string): string {
  const parts: string[] = [];
  let unread = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (name === 'script' || name === 'style') unread += 1;
      else if (BLOCKS.has(name)) parts.push('\n');
    },
    ontext(text) {
      if (unread === 0) parts.push(text);
    },
    onclosetag(name) {
      if (name === 'script' || name === 'style') unread -= 1;
      else if (name !== 'br' && BLOCKS.has(name)) parts.push('\n');
    },
  });
  parser.end(withRaisedApart(markup));
  return parts.join('');
}

// Zero-width marks, soft hyphens, byte order marks, control characters, the selectors of emoji and stand-ins for objects.
const INVISIBLE = /\p{Cc}|\p{Cf}|\ufe0e|\ufe0f|\ufffc/gu;

/** A text on one line: invisible characters removed, every kind of white space one space, no space before a comma. */
export function oneLine(text: string): string {
  return mendMojibake(text)
    .replace(/\s+/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/ ([,;.!?])(?= |$)/g, '$1')
    .replace(/&amp;/g, '&')
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')')
    .trim();
}

/** Codes in brackets that WordPress and its recipe plug-ins put elements in place of, which data is sometimes given with. */
const CAPTION_CODE = /\[caption(?:\s[^\]]*)?\][^[]*\[\/caption\]/gi;
const CODE =
  /\[\/?(?:caption|url|link|embed|gallery|video|audio|image|img|adjustable|timer|temperature|convert|nutrifox|recipe|(?:wprm|tasty|mv|et_pb|vc|tie|su)[-_][\w-]+)(?:[\s:=][^\]]*)?\]/gi;
const BREAK_CODE = /\[br\s?\/?\]/gi;

/** The text without codes in brackets; what they stand around stays, but for the captions of pictures. */
const withoutCodes = (text: string): string =>
  text.includes('[') ? text.replace(CAPTION_CODE, ' ').replace(BREAK_CODE, '\n').replace(CODE, '') : text;

/** The lines of a text that may hold markup, each cleaned, without empty ones. */
export function cleanLines(markup: string): string[] {
  return withoutCodes(plainText(markup))
    .split(/[\n\r\u2028\u2029]+/)
    .map(oneLine)
    .filter((line) => line !== '');
}

/** A text that may hold markup, cleaned and on one line; '' when nothing is left. */
export function cleanText(markup: string): string {
  return oneLine(plainText(markup));
}

const BULLET = /^(?:[\s•·●○◦▪▫■□▢☐☑✓✔✅❑❏➤►▸▶»❖◆◇★☆♦♥➜→✦*–—-]|\[ ?\])+(?=\S)/u;

/** An ingredient line without its list bullet or tick box. A minus before a digit is a bullet too: amounts are positive. */
export function withoutBullet(line: string): string {
  return line.replace(BULLET, '').trim();
}

const PRICE =
  /\s*[([]\s?(?:ca\.? |about |approx\.? )?(?:(?:US)?[$£€]\s?\d+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?\s?(?:€|£|¢|EUR|USD|GBP|CHF|Fr\.?|euros?|cents?))\*?\s?[)\]]\*?/giu;

/** An ingredient line without what it costs: '1 can tomatoes ($1.25)'. */
export const withoutPrice = (line: string): string => (/[([]/.test(line) ? line.replace(PRICE, '').trim() : line);

// all of ASCII, for which the quick expression says the same
const IS_ASCII = /^[\0-\x7f]*$/;

/** A key under which two lines count as the same: letters and digits only, in lower case. */
export const sameLineKey = remembering((line: string): string => {
  const lower = line.toLowerCase();
  return IS_ASCII.test(lower) ? lower.replace(/[^a-z\d]+/g, '') : lower.replace(/[^\p{L}\p{N}]+/gu, '');
});

/**
 * The list where all of it comes again behind it in another order, as beside the steps that want it; null where it does not.
 * Salt that two steps want is one line of the list.
 */
function listBeforeSteps(lines: readonly string[], keys: readonly string[], count: number): string[] | null {
  const seen = new Set<string>();
  const end = keys.findIndex((key) => seen.add(key).size === count) + 1;
  return new Set(keys.slice(end)).size === count ? lines.slice(0, end) : null;
}

/**
 * The lines once where the whole list comes several times: one list behind the other, as for paper and for the phone, in the
 * units of another system, or each line doubled. A line that comes again by itself stays: two doughs both want flour.
 */
export function withoutRepeatedList(given: readonly string[]): string[] {
  const lines = withoutSecondCopy(given);
  const keys = lines.map((line) => sameLineKey(line) || line);
  const times = new Map<string, number>();
  for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1);
  const fewest = Math.min(...times.values());
  if (lines.length === 0 || fewest < 2) return [...lines];
  const isEvenly = [...times.values()].every((count) => count % fewest === 0);
  const whole = isEvenly ? null : listBeforeSteps(lines, keys, times.size);
  if (whole !== null) return whole;
  // what comes more often than the list does is in it more than once
  const left = new Map([...times].map(([key, count]) => [key, Math.ceil(count / fewest)]));
  return lines.filter((_, position) => {
    const key = keys[position]!;
    const wanted = left.get(key)!;
    left.set(key, wanted - 1);
    return wanted > 0;
  });
}

/** Fewer lines than this that come again are no list. */
const COPY_LINES_MIN = 4;
const METRIC = /\d\s?(?:g|kg|ml|cl|dl|l|cm)\b/i;
const IMPERIAL = /[\d½¼¾]\s?-?(?:oz|ounces?|lbs?|pounds?|fl\.? ?oz|pints?|cups?|inch(?:es)?)\b/i;

/** The lines without a copy of the first ones right behind them: word for word, or in the units of the other system. */
function withoutSecondCopy(lines: readonly string[]): readonly string[] {
  const keys = lines.map(sameLineKey);
  const words = lines.map((line) => (line.toLowerCase().match(/\p{L}{4,}/gu) ?? []).join(' '));
  const [sameKeys, sameWords] = [lengthsAsBegun(keys), lengthsAsBegun(words)];
  let systems: Systems | undefined;
  for (let size = Math.floor(lines.length / 2); size >= COPY_LINES_MIN; size -= 1) {
    if (sameWords[size]! < size) continue;
    systems ??= systemsOf(lines);
    if (sameKeys[size]! >= size || isConverted(systems, size))
      return [...lines.slice(0, size), ...lines.slice(2 * size)];
  }
  return secondCopyWithMore(lines, keys) ?? lines;
}

/** Which lines measure in the units of one system, and which of the other. */
interface Systems {
  readonly isMetric: readonly boolean[];
  readonly isImperial: readonly boolean[];
  readonly hasBoth: boolean;
}

function systemsOf(lines: readonly string[]): Systems {
  const isMetric = lines.map((line) => METRIC.test(line));
  const isImperial = lines.map((line) => IMPERIAL.test(line));
  return { isMetric, isImperial, hasBoth: isMetric.includes(true) && isImperial.includes(true) };
}

/** Whether a line of the first ones measures in the other system than the one that stands in its place of the next ones. */
function isConverted({ isMetric, isImperial, hasBoth }: Systems, size: number): boolean {
  for (let place = 0; hasBoth && place < size; place += 1)
    if ((isMetric[place]! && isImperial[place + size]!) || (isImperial[place]! && isMetric[place + size]!)) return true;
  return false;
}

/** Lines without an amount that a copy may have beside those of the first one. */
const MORE_LINES_MAX = 2;

/** The second of two copies of a list where it has all lines of the first in their order, and a few without an amount besides. */
function secondCopyWithMore(lines: readonly string[], keys: readonly string[]): readonly string[] | null {
  const start = keys.indexOf(keys[0]!, COPY_LINES_MIN);
  if (start < 0) return null;
  const first = keys.slice(0, start);
  let matched = 0;
  const more = lines.slice(start).filter((_, place) => {
    if (keys[start + place] !== first[matched]) return true;
    matched += 1;
    return false;
  });
  const isCopy = matched === first.length && more.length > 0 && more.length <= MORE_LINES_MAX;
  return isCopy && !more.some((line) => /[\d½¼¾⅓⅔]/.test(line)) ? lines.slice(start) : null;
}
