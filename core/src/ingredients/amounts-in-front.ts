import type { Language } from './languages/language.ts';
import { type Lexicon, lexiconOf } from './languages/lexicon.ts';
import { LESS } from './read-measures.ts';
import { tokenize } from './tokenize.ts';
import { parseUnit } from './units.ts';

/** '400 g can tomatoes x 2': how many of what was weighed. */
const TIMES_BEHIND = /^(\d+(?:[.,]\d+)?\s?(?:g|gr|kg|ml|cl|l|oz)\s.*[^\s,(])\s*[x×]\s?(\d{1,2})$/iu;

/** 'Zucker 100 g', 'cumin - 1 tsp', 'onions: 2': a food, and behind it its amount alone. */
const AMOUNT_BEHIND =
  /^(\p{L}[^\d½¼¾⅓⅔⅛(),:]*?)\s*(?:[\s:=–-])\s*((?:\d[\d.,/]*|[½¼¾⅓⅔⅛])(?:\s?[½¼¾⅓⅔⅛]|\s\d\/\d)?)\s?(\p{L}[\p{L}. ]{0,20})?$/u;

/** '1 cup flour minus 1 tbsp', '1 Tasse Mehl (weniger 1 EL)': what is left out, behind the food. */
const LESS_BEHIND = new RegExp(
  String.raw`^((?:\d[\d ½¼¾⅓⅔⅛/.,]{0,6}|[½¼¾⅓⅔⅛])\s?\p{L}{1,14}\.?)\s(\p{L}[^\d(),]{0,60}?),?\s\(?((?:${LESS})\s(?:\d[\d ½¼¾⅓⅔⅛/.,]{0,6}|[½¼¾⅓⅔⅛])\s?(\p{L}[\p{L}à. ]{0,18}))\)?$`,
  'iu',
);
const MAY_BE_LESS = new RegExp(String.raw`\s\(?(?:${LESS})\s`, 'i');

/** Such a line with what is left out behind its amount; any other as it is. */
function withLessInFront(text: string, lexicon: Lexicon | null): string {
  const [whole = '', amount = '', food = '', less = '', unit = ''] = LESS_BEHIND.exec(text) ?? [];
  return whole !== '' && isUnit(unit.trim(), lexicon) ? `${amount} ${less} ${food}` : text;
}

/**
 * A line with its amounts in front of what they are of, where it has several behind: 'cumin 1 tsp, coriander 2 tsp' is '1 tsp cumin + 2
 * tsp coriander', '400 g can tomatoes x 2' is '2 x 400 g can tomatoes'. Any other line as it is.
 */
export function withAmountsInFront(text: string, language: Language | null): string {
  const times = /[x×]\s?\d{1,2}$/i.test(text) ? TIMES_BEHIND.exec(text) : null;
  if (times) return `${times[2]} x ${times[1]}`;
  if (MAY_BE_LESS.test(text)) return withLessInFront(text, lexiconOf(language));
  const isAdded = text.includes(' + ');
  if (!isAdded && !text.includes(',')) return text;
  const lexicon = lexiconOf(language);
  const written = text.split(isAdded ? /\s\+\s/ : /,\s+/);
  const items = written.map((item) => AMOUNT_BEHIND.exec(item.trim()));
  const turned = items.flatMap((item) => {
    const [, food = '', number = '', unit = ''] = item ?? [];
    return item !== null && (unit === '' || isUnit(unit.trim(), lexicon)) ? `${number} ${unit} ${food}` : [];
  });
  const all = (): string => turned.join(' + ').replace(/\s+/g, ' ');
  if (turned.length > 1 && turned.length === items.length) return all();
  // 'Yogur 200 g + nueces': what has no amount of its own stays behind
  const bare = isAdded && turned.length > 0 ? written.slice(turned.length) : [];
  const isBehind = bare.length > 0 && items.slice(turned.length).every((item) => item === null);
  return isBehind && bare.every((food) => !/\d|[½¼¾⅓⅔⅛]/.test(food)) ? [all(), ...bare].join(' + ') : text;
}

function isUnit(text: string, lexicon: Lexicon | null): boolean {
  if (parseUnit(text) !== null) return true;
  const tokens = tokenize(text);
  return lexicon !== null && lexicon.unitAt(tokens, 0)?.next === tokens.length;
}
