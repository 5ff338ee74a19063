import type { Language } from './languages/language.ts';
import { type Lexicon, lexiconOf } from './languages/lexicon.ts';
import { LESS } from './read-measures.ts';
import { type Token, tokenize } from './tokenize.ts';
import { parseUnit } from './units.ts';

/** '400 g can tomatoes x 2': how many of what was weighed. */
const TIMES_BEHIND = /^(\d+(?:[.,]\d+)?\s?(?:g|gr|kg|ml|cl|l|oz)\s.*[^\s,(])\s*[x×]\s?(\d{1,2})$/iu;

/** '2 x 4 slices bacon', '2 x 3 Scheiben Speck': so many, so many times. Of what is weighed one is so heavy: '2 x 400 g'. */
const TIMES_PIECES =
  /^(\d{1,2})\s?[x×]\s?(\d{1,2})\s(?=(?:slices?|rashers?|strips?|scheiben?|tranches?|fett[ae]|lonchas?|rodajas?|plak(?:ken|jes?)?|sneetjes?|pieces?|stück)(?!\p{L}))/iu;
const product = (_: string, times: string, of: string): string => `${Number(times) * Number(of)} `;

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
  if (TIMES_PIECES.test(text)) return text.replace(TIMES_PIECES, product);
  const times = /[x×]\s?\d{1,2}$/i.test(text) ? TIMES_BEHIND.exec(text) : null;
  if (times) return `${times[2]} x ${times[1]}`;
  if (MAY_BE_LESS.test(text)) return withLessInFront(text, lexiconOf(language));
  const isAdded = text.includes(' + ');
  const lexicon = lexiconOf(language);
  if (!isAdded && !text.includes(',')) return text.includes(' - ') ? withDashesRead(text, lexicon) : text;
  const written = text.split(isAdded ? /\s\+\s/ : /,\s+/);
  const turned = written.map((item) => withAmountInFront(item, lexicon));
  const found = turned.filter((item) => item !== null);
  const all = (): string => found.join(' + ').replace(/\s+/g, ' ');
  if (found.length > 1 && found.length === written.length) return all();
  if (!isAdded) return lexicon !== null && turned[0] !== null ? withListRead(text, written, lexicon) : text;
  // 'Yogur 200 g + nueces': what has no amount of its own stays behind
  const bare = found.length > 0 ? written.slice(found.length) : [];
  const isBehind = bare.length > 0 && turned.slice(found.length).every((item) => item === null);
  return isBehind && bare.every((food) => !HAS_NUMBER.test(food)) ? [all(), ...bare].join(' + ') : text;
}

const HAS_NUMBER = /\d|[½¼¾⅓⅔⅛]/;

/** 'Zucker 100 g' as '100 g Zucker'; null where no amount stands behind a food. */
function withAmountInFront(item: string, lexicon: Lexicon | null): string | null {
  const [whole, food = '', number = '', unit = ''] = AMOUNT_BEHIND.exec(item.trim()) ?? [];
  return whole !== undefined && (unit === '' || isUnit(unit.trim(), lexicon)) ? `${number} ${unit} ${food}` : null;
}

/**
 * A list with an amount behind its first food: what has an amount too is another food ('Olio 3 cucchiai, 2 tuorli'), and where two
 * have theirs behind them, so is what has none ('burro 100 g, latte 50 g, sale'). What only says what is done stays where it is.
 */
function withListRead(text: string, written: readonly string[], lexicon: Lexicon): string {
  const measured: string[] = [];
  const bare: string[] = [];
  let turnedCount = 0;
  for (const item of written.map((one) => one.replace(/[\s,.;]+$/, '')).filter((one) => one !== '')) {
    const turned = withAmountInFront(item, lexicon);
    const isFood = turned !== null || isFoodWithAmount(tokenize(item.trim()), lexicon);
    if (turned !== null) turnedCount++;
    if (isFood) measured.push(turned ?? item);
    else if (HAS_NUMBER.test(item)) return text;
    else if (isSaid(item, lexicon)) measured.push(`${measured.pop() ?? ''}, ${item}`);
    else bare.push(item);
  }
  if (measured.length < 2 || (bare.length > 0 && turnedCount < 2)) return text;
  return [...measured, ...bare].join(' + ').replace(/\s+/g, ' ');
}

/** '3 uova - semolino 3 cucchiai': foods that dashes part, each with its amount. */
function withDashesRead(text: string, lexicon: Lexicon | null): string {
  if (lexicon === null) return text;
  const items = text
    .split(/\s-\s/)
    .map(
      (item) => withAmountInFront(item, lexicon) ?? (isFoodWithAmount(tokenize(item.trim()), lexicon) ? item : null),
    );
  return items.length > 1 && items.every((item) => item !== null) ? items.join(' + ').replace(/\s+/g, ' ') : text;
}

/** Pieces of an animal, as English calls them. */
const CUTS: ReadonlySet<string> = new Set(['breast', 'thigh', 'leg', 'wing', 'fillet', 'steak', 'chop', 'rib', 'loin']);

/** '2 tuorli', '1 cucchiaio di miele': an amount in front of a food, and not of its pieces ('4 cosce', '6 tranches', '2 grandes'). */
export function isFoodWithAmount(tokens: readonly Token[], lexicon: Lexicon): boolean {
  const behind = tokens.findIndex(({ kind, text }) => kind !== 'number' && text !== '/');
  if (behind < 1) return false;
  const unit = lexicon.unitAt(tokens, behind);
  const from = unit?.next ?? behind;
  const words = tokens.slice(from).filter(({ kind, text }) => kind === 'word' && text.length > 2);
  const [first] = words;
  if (first === undefined || tokens[from]?.kind !== 'word') return false;
  const isName = (canon: string) => !lexicon.isPart(canon) && (unit === null || !lexicon.kinds.has(canon));
  const names = words.filter(({ lower }) => !isSaid(lower, lexicon) && isName(lexicon.canon(lower)));
  const isCut = words.length === 1 && lexicon.heads.get(lexicon.canon(first.lower))?.some((word) => CUTS.has(word));
  return names.length > 0 && !isCut && !lexicon.links.has(first.lower) && !lexicon.isRemark([first.lower], 0);
}

/** Whether words say nothing about which food something is, or begin a remark. */
function isSaid(text: string, lexicon: Lexicon): boolean {
  const words = text
    .trim()
    .toLowerCase()
    .split(/[\s’'.]+/)
    .filter((word) => word !== '');
  return (
    lexicon.isRemark(words, 0) ||
    words.every((word) => lexicon.isDescribing(lexicon.canon(word)) || lexicon.links.has(word))
  );
}

function isUnit(text: string, lexicon: Lexicon | null): boolean {
  if (parseUnit(text) !== null) return true;
  const tokens = tokenize(text);
  return lexicon !== null && lexicon.unitAt(tokens, 0)?.next === tokens.length;
}
