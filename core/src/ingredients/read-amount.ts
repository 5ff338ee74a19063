import { APPROXIMATIONS, FILLINGS, type IngredientSize, SIZES } from './ingredient-words.ts';
import { convert, type Measure, parseUnit, UNIT_SPELLING_MAX_WORDS, type Unit, unitDimension } from './units.ts';

/** A piece of a line: a number as printed, a word (hyphens and apostrophes inside), or a single mark. */
export type Token = {
  kind: 'number' | 'word' | 'mark';
  text: string;
  lower: string;
  /** The value of a number, 0 otherwise. */
  value: number;
  /** A number written as a vulgar fraction character. */
  isFraction: boolean;
  start: number;
  end: number;
};

const VULGAR: Record<string, number> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅐': 1 / 7,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
  '⅑': 1 / 9,
  '⅒': 1 / 10,
};

const TOKEN =
  /(\d+(?:[.,]\d+)*|\.\d+)|([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒])|([\p{L}][\p{L}\p{M}]*(?:[’'-][\p{L}][\p{L}\p{M}]*)*)|(\S)/gu;

/** '1,5' is one and a half, '1,500' and '1,500.5' are thousands, '1.5' is a decimal. */
function numberValue(text: string): number {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''));
  if (/^\d+,\d{1,2}$/.test(text)) return Number(text.replace(',', '.'));
  return Number.parseFloat(text);
}

/** A line in tokens; time and memory grow with its length only. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [whole, number, vulgar, word] = match;
    const start = match.index;
    tokens.push({
      kind: number || vulgar ? 'number' : word ? 'word' : 'mark',
      text: whole,
      lower: whole.toLowerCase(),
      value: number ? numberValue(number) : vulgar ? (VULGAR[vulgar] ?? 0) : 0,
      isFraction: vulgar !== undefined,
      start,
      end: start + whole.length,
    });
  }
  return tokens;
}

const NUMBER_WORDS = new Map<string, number>(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index): [string, number] => [word, index + 1])
    .concat([
      ['fifteen', 15],
      ['sixteen', 16],
      ['twenty', 20],
      ['thirty', 30],
      ['eine', 1],
      ['ein', 1],
      ['une', 1],
      ['una', 1],
      ['un', 1],
    ]),
);
const FRACTION_WORDS = new Map<string, number>([
  ['half', 1 / 2],
  ['halves', 1 / 2],
  ['third', 1 / 3],
  ['thirds', 1 / 3],
  ['quarter', 1 / 4],
  ['quarters', 1 / 4],
  ['fourth', 1 / 4],
  ['eighth', 1 / 8],
]);
const COUNTS_OF = new Map<string, number>([
  ['dozen', 12],
  ['doz', 12],
  ['couple', 2],
]);

type Read<T> = { value: T; next: number };

/** Reads tokens of one line; every reader answers null or what it read and the index behind it. */
export class AmountReader {
  readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  private lower(index: number): string {
    return this.tokens[index]?.lower ?? '';
  }

  private isJoined(index: number): boolean {
    const [before, after] = [this.tokens[index - 1], this.tokens[index]];
    return before !== undefined && after !== undefined && before.end === after.start;
  }

  /** A number of digits: 2, 1.5, 1,5, ½, 1½, 1 1/2, 1-1/2, 1 & 1/2, 3/4. */
  private digits(index: number): Read<number> | null {
    const first = this.tokens[index];
    if (first?.kind !== 'number') return null;
    if (first.isFraction) return { value: first.value, next: index + 1 };
    const simple = this.slashFraction(index);
    if (simple) return simple;
    let at = index + 1;
    const joint = this.lower(at);
    if (joint === '&' || joint === 'and') at++;
    else if (joint === '-' && this.isJoined(at) && this.isJoined(at + 1)) at++;
    const second = this.tokens[at];
    const isDashed = at > index + 1 && joint === '-';
    if (second?.kind === 'number' && Number.isInteger(first.value)) {
      if (second.isFraction && !isDashed) return { value: first.value + second.value, next: at + 1 };
      const fraction = second.isFraction ? null : this.slashFraction(at);
      if (fraction && fraction.value < 1) return { value: first.value + fraction.value, next: fraction.next };
    }
    return { value: first.value, next: index + 1 };
  }

  /** '3/4', '1 /2': small whole numbers around a slash, not the twin in '200/7oz'. */
  private slashFraction(index: number): Read<number> | null {
    const [over, slash, under] = [this.tokens[index], this.tokens[index + 1], this.tokens[index + 2]];
    if (over?.kind !== 'number' || slash?.text !== '/' || under?.kind !== 'number' || under.isFraction) return null;
    const isSmall = under.value > 1 && under.value <= 32 && over.value <= Math.max(under.value, 9);
    if (!isSmall || !Number.isInteger(over.value) || !Number.isInteger(under.value)) return null;
    const isWide = over.end < slash.start && slash.end < under.start;
    return isWide ? null : { value: over.value / under.value, next: index + 3 };
  }

  /** One number, in digits or in words ('two', 'half a dozen', 'a couple of', 'one and a half', 'three-quarters'). */
  number(index: number): Read<number> | null {
    const digits = this.digits(index);
    if (digits) {
      const count = COUNTS_OF.get(this.lower(digits.next));
      if (count) return { value: digits.value * count, next: this.skipOf(digits.next + 1) };
      // 'half' said with digits: '1/2 a lemon', '½ of an onion'.
      const article = this.skipOf(digits.next);
      const isShare = digits.value < 1 && /^(?:an?|the)$/.test(this.lower(article));
      return isShare ? { value: digits.value, next: article + 1 } : digits;
    }
    const word = this.tokens[index];
    if (word?.kind !== 'word') return null;
    const lower = word.lower;
    const hyphen = lower.indexOf('-');
    if (hyphen > 0) {
      const [left, right] = [lower.slice(0, hyphen), lower.slice(hyphen + 1)];
      const [times, part] = [left === 'a' ? 1 : NUMBER_WORDS.get(left), FRACTION_WORDS.get(right)];
      if (times && part) return { value: times * part, next: this.skipOf(index + 1) };
      return null;
    }
    const isArticle = lower === 'a' || lower === 'an';
    const whole = isArticle ? 1 : NUMBER_WORDS.get(lower);
    const count = COUNTS_OF.get(lower);
    if (count) return { value: count, next: this.skipOf(index + 1) };
    const fraction =
      lower === 'half' || lower === 'quarter' || lower === 'third' ? FRACTION_WORDS.get(lower) : undefined;
    if (fraction) {
      let next = this.skipOf(index + 1);
      if (/^an?$|^the$/.test(this.lower(next))) next++;
      const dozen = this.lower(next) === 'dozen' ? 12 : 1;
      return { value: fraction * dozen, next: dozen > 1 ? this.skipOf(next + 1) : next };
    }
    if (whole === undefined) return null;
    const next = index + 1;
    const after = this.lower(next);
    const counted = COUNTS_OF.get(after);
    if (counted) return { value: whole * counted, next: this.skipOf(next + 1) };
    const part = FRACTION_WORDS.get(after);
    if (part) {
      const behind = this.skipOf(next + 1);
      return { value: whole * part, next: /^an?$/.test(this.lower(behind)) ? behind + 1 : behind };
    }
    if (isArticle) {
      if (after === 'good' && COUNTS_OF.has(this.lower(next + 1))) return { value: 2, next: this.skipOf(next + 2) };
      return /^(?:little|few|bit|lot|touch|hint|small amount)$/.test(after) ? null : { value: 1, next };
    }
    if (after === 'and') {
      const isA = /^an?$/.test(this.lower(next + 1));
      const tail = FRACTION_WORDS.get(this.lower(next + (isA ? 2 : 1)));
      if (tail) return { value: whole + tail, next: next + (isA ? 3 : 2) };
      const digit = this.digits(next + 1);
      if (digit && digit.value < 1) return { value: whole + digit.value, next: digit.next };
    }
    return { value: whole, next };
  }

  private skipOf(index: number): number {
    const at = this.lower(index) === '.' ? index + 1 : index;
    return this.lower(at) === 'of' ? at + 1 : at;
  }

  /** One number or a range: 2-3, 2 – 3, 2 to 3, 2 or 3, 4½- to 5½-. A single number has no `max`. */
  range(index: number): Read<{ min: number; max: number | null }> | null {
    const low = this.number(index);
    if (!low) return null;
    let at = low.next;
    const isDash = (text: string) => text === '-' || text === '–' || text === '—';
    const hadDash = isDash(this.lower(at));
    if (hadDash) at++;
    const joint = this.lower(at);
    if (
      joint === 'to' ||
      joint === 'or' ||
      joint === 'through' ||
      (joint === 'and' && /^between$/.test(this.lower(index - 1)))
    )
      at++;
    else if (!hadDash) return { value: { min: low.value, max: null }, next: low.next };
    const high = this.tokens[at]?.lower === 'a' || this.tokens[at]?.lower === 'an' ? null : this.number(at);
    // Not a range: '1 - 14 oz can' and '1-14oz can' are one can of 14 oz.
    if (!high || high.value === low.value || this.isPackage(low.value, high, hadDash)) {
      return { value: { min: low.value, max: null }, next: low.next };
    }
    return { value: { min: Math.min(low.value, high.value), max: Math.max(low.value, high.value) }, next: high.next };
  }

  private isPackage(count: number, size: Read<number>, hadDash: boolean): boolean {
    if (!hadDash || !Number.isInteger(count) || size.value < count * 4) return false;
    const unit = this.unit(size.next);
    if (!unit || unitDimension(unit.value.unit) === 'count') return false;
    const container = this.unit(unit.next);
    return container !== null && unitDimension(container.value.unit) === 'count';
  }

  /**
   * A unit with what qualifies it: 'heaped tbsp', 'large handfuls', '-ounce', 'fl. oz.', 'cup(s)'. A unit word that is
   * the food itself ('2 stem ginger', 'rib eye') is none.
   */
  unit(index: number): Read<{ unit: Unit; size: IngredientSize | null; fillings: string[] }> | null {
    let at = index;
    let size: IngredientSize | null = null;
    const fillings: string[] = [];
    if (this.lower(at) === '-' || this.lower(at) === '–') at++;
    for (let count = 0; count < 4; count++) {
      const lower = this.lower(at);
      const found = SIZES.get(lower);
      if (found) size = lower === 'large' && this.lower(at - 1) === 'extra' ? 'extra large' : found;
      else if (FILLINGS.has(lower)) fillings.push(lower);
      else if (
        !(count > 0 && (lower === ',' || lower === 'to' || lower === 'or')) &&
        lower !== 'extra' &&
        lower !== 'very'
      )
        break;
      at++;
      if (this.lower(at) === '.') at++;
    }
    const spelled = this.unitWord(at);
    if (!spelled) return null;
    let next = spelled.next;
    if (this.lower(next) === '.') next++;
    if (this.lower(next) === '(' && /^e?s$/.test(this.lower(next + 1)) && this.lower(next + 2) === ')') next += 3;
    return { value: { unit: spelled.value, size, fillings }, next };
  }

  private unitWord(index: number): Read<Unit> | null {
    const first = this.tokens[index];
    if (first === undefined || first.kind === 'number') return null;
    if (first.kind === 'mark') {
      const isInch = first.text === '"' && this.tokens[index - 1]?.kind === 'number' && this.isJoined(index);
      return isInch ? { value: 'inch', next: index + 1 } : null;
    }
    const sized = /^(inch|cm)-(?:thick|long|wide)$/.exec(first.lower);
    if (sized) return { value: sized[1] as Unit, next: index + 1 };
    let text = '';
    let longest: Read<Unit> | null = null;
    for (let count = 0, at = index; count < UNIT_SPELLING_MAX_WORDS; count++) {
      const word = this.tokens[at];
      if (word?.kind !== 'word') break;
      text = text ? `${text} ${word.text}` : word.text;
      at++;
      const unit = parseUnit(text);
      if (unit && this.isUnitHere(unit, word, index, at)) longest = { value: unit, next: at };
      if (this.lower(at) === '.' && this.isJoined(at)) {
        text += '.';
        at++;
        const dotted = parseUnit(text);
        if (dotted && this.isUnitHere(dotted, word, index, at)) longest = { value: dotted, next: at };
      }
    }
    return longest;
  }

  /** Whether a word that can be a unit is one here. */
  private isUnitHere(unit: Unit, word: Token, index: number, next: number): boolean {
    const after = this.lower(next);
    if (word.lower === 'in') {
      return (
        this.tokens[index - 1]?.kind === 'number' &&
        (this.isJoined(index) || /^(?:piece|thick|long|wide|chunk|knob|x|square)/.test(after))
      );
    }
    if (word.lower === 'ea') return this.tokens[index - 1]?.kind === 'number';
    if (after === '-' && this.isJoined(next) && this.tokens[next + 1]?.kind === 'word') return false;
    if (unit === 'g' && (word.lower !== 'gram' || this.tokens[index - 1]?.kind === 'number')) return true;
    const isSingular = word.lower === unit;
    if (isSingular && NEEDS_OF.has(unit) && after !== 'of' && after !== '(') return false;
    return !FOODS_AFTER_UNIT.get(unit)?.has(after);
  }

  /** A number with a unit of measure: '400g', '1½ lb', '14-ounce', '1lb 2oz', '2 cups plus 1 tbsp'. */
  measure(index: number): Read<{ min: number; max: number | null; unit: Unit }> | null {
    const at = this.skipApproximations(index);
    if (this.lower(at) === 'half-inch') return { value: { min: 0.5, max: null, unit: 'inch' }, next: at + 1 };
    const range = this.range(at);
    if (!range) return null;
    const unit = this.unit(range.next);
    if (!unit) return null;
    return { value: { ...range.value, unit: unit.value.unit }, next: unit.next };
  }

  skipApproximations(index: number): number {
    let at = index;
    for (let count = 0; count < 4; count++) {
      const lower = this.lower(at);
      if (APPROXIMATIONS.has(lower)) at += this.lower(at + 1) === '.' ? 2 : 1;
      else if (
        (lower === 'up' && this.lower(at + 1) === 'to') ||
        (lower === 'at' && /^(?:least|most)$/.test(this.lower(at + 1)))
      )
        at += 2;
      else break;
    }
    return at;
  }
}

/** Units that are read as such only before 'of' when there is one of them: '1 fillet of cod', but '1 fillet steak'. */
export const NEEDS_OF: ReadonlySet<Unit> = new Set<Unit>([
  'stem',
  'round',
  'square',
  'strip',
  'breast',
  'thigh',
  'fillet',
  'drizzle',
  'leaf',
  'thumb',
  'bulb',
]);

/** Words that make a food together with the unit in front of them. */
const FOODS_AFTER_UNIT = new Map<Unit, ReadonlySet<string>>([
  ['rib', new Set(['eye', 'eyes', 'roast', 'steak', 'steaks', 'chop', 'chops'])],
  // 'gram flour' is ground chickpeas
  ['g', new Set(['flour'])],
  ['container', new Set(['roast', 'pie', 'barley', 'sticker', 'stickers'])],
  ['stick', new Set(['cinnamon'])],
  ['head', new Set(['cheese'])],
  ['block', new Set(['margarine'])],
  ['leaf', new Set(['lettuce', 'spinach', 'lard', 'celery'])],
  ['round', new Set(['steak', 'roast'])],
  ['ear', new Set(['mushroom', 'mushrooms'])],
  ['cube', new Set(['steak', 'steaks'])],
  ['bottle', new Set(['gourd', 'gourds'])],
  ['bag', new Set(['style'])],
  ['dash', new Set(['salt'])],
]);

export type Amount = {
  min: number | null;
  max: number | null;
  unit: Unit | null;
  size: IngredientSize | null;
  packageSize: Measure | null;
  /** The same amount in other units, in the order of the line. */
  equivalents: Measure[];
  /** A container was named behind a weight: '400g tin tomatoes'. */
  isContained: boolean;
  /** Words about the amount that are neither unit nor food ('heaped'). */
  remarks: string[];
};

const middle = (range: { min: number; max: number | null }): number =>
  range.max === null ? range.min : Number(((range.min + range.max) / 2).toPrecision(12));

/** Informal units that may stand without a number: 'pinch of salt', 'small bunch fresh sage'. */
const BARE_UNITS = new Set<Unit>([
  'handful',
  'pinch',
  'dash',
  'splash',
  'drizzle',
  'squeeze',
  'glug',
  'knob',
  'bunch',
  'sprig',
  'drop',
  'scrape',
  'thumb',
  'piece',
]);

/** Marks that join two ways to say one amount: '1kg/2lb 4oz', '150g | 1 cup'. */
const TWIN_MARKS = new Set(['/', '|', '=']);

/** Reads the amount that starts at a token: everything up to the food. Null when there is none. */
export function readAmount(reader: AmountReader, index: number): Read<Amount> | null {
  const { tokens } = reader;
  const lower = (at: number): string => tokens[at]?.lower ?? '';
  const amount: Amount = {
    min: null,
    max: null,
    unit: null,
    size: null,
    packageSize: null,
    equivalents: [],
    isContained: false,
    remarks: [],
  };
  let at = reader.skipApproximations(index);
  while (
    FILLINGS.has(lower(at)) &&
    (tokens[at + 1]?.kind === 'number' || /^an?$|^(?:one|two|three|half)$/.test(lower(at + 1)))
  ) {
    amount.remarks.push(lower(at));
    at++;
  }
  while (/^(?:another|additional|extra|plus|\+)$/.test(lower(at)) && tokens[at + 1]?.kind === 'number') at++;
  const setUnit = (read: Read<{ unit: Unit; size: IngredientSize | null; fillings: string[] }>) => {
    amount.unit = read.value.unit;
    amount.size ??= read.value.size;
    amount.remarks.push(...read.value.fillings);
    at = read.next;
  };

  const vague = /^(?:a (?:few|little|bit|touch|hint)|few|several|plenty|lots|some|etwas) (?:of )?/.exec(
    [0, 1, 2].map((ahead) => lower(at + ahead)).join(' '),
  )?.[0];
  const range = vague ? null : reader.range(at);
  if (vague) {
    amount.remarks.push(vague.trim().replace(/ of$/, ''));
    at += vague.trim().split(' ').length;
    if (at >= tokens.length) return null;
    const some = reader.unit(at);
    if (some && tokens[some.next]?.kind === 'word' && unitDimension(some.value.unit) === 'count') setUnit(some);
    return { value: amount, next: at };
  }
  if (!range) {
    const bare = reader.unit(at);
    const isOf = bare !== null && tokens[bare.next]?.kind === 'word';
    if (!bare || !isOf || !BARE_UNITS.has(bare.value.unit)) return null;
    setUnit(bare);
    return { value: amount, next: at };
  }
  // '2% milk', '80/20 ground beef': the number belongs to the food.
  if (lower(range.next) === '%' || lower(range.next) === '°') return null;
  const share = lower(range.next) === '/' ? tokens[range.next + 1] : undefined;
  if (share?.kind === 'number' && share.value + range.value.min === 100) return null;
  amount.min = range.value.min;
  amount.max = range.value.max;
  at = range.next;

  // How much each one holds: '2 x 400g', '1 14-oz', '1 (15 oz)', 'Four 6-ounce'.
  const isTimes = /^[x×]$/.test(lower(at));
  if (isTimes) at++;
  const dash = /^[-–]$/.test(lower(at)) && tokens[at + 1]?.kind === 'number' ? 1 : 0;
  const isNumber = tokens[at + dash]?.kind === 'number' || lower(at) === 'half-inch';
  const each = isNumber ? reader.measure(at + dash) : null;
  const isMeasured = each !== null && unitDimension(each.value.unit) !== 'count';
  if (each && isMeasured && (isTimes || range.value.max === null || dash === 0)) {
    at = each.next;
    amount.packageSize = { quantity: middle(each.value), unit: each.value.unit };
    const sum = readSum(reader, amount.packageSize, at);
    amount.packageSize = sum.value;
    at = skipTwins(reader, sum.next, []);
    const container = reader.unit(at);
    if (container && unitDimension(container.value.unit) === 'count') setUnit(container);
    at = skipOtherContainer(reader, at);
    return { value: amount, next: at };
  }
  if (lower(at) === '(') {
    const group = reader.measure(at + 1);
    const close = group ? closing(tokens, at) : -1;
    if (group && close > 0 && unitDimension(group.value.unit) !== 'count' && isOnlyMeasures(reader, at + 1, close)) {
      amount.packageSize = { quantity: middle(group.value), unit: group.value.unit };
      at = close + 1;
      const container = reader.unit(at);
      if (container && unitDimension(container.value.unit) === 'count') setUnit(container);
      at = skipOtherContainer(reader, at);
      return { value: amount, next: at };
    }
    // '4 (6-ounce skinless salmon fillets)': the bracket goes on to the food.
    const isLast = close < 0 || tokens.slice(close + 1, close + 2).every((token) => /^[,;]$/.test(token.text));
    const isWeighed = group !== null && /mass|volume/.test(unitDimension(group.value.unit));
    if (
      group &&
      isWeighed &&
      isLast &&
      tokens[group.next]?.kind === 'word' &&
      !MEASURE_FILLERS.has(lower(group.next))
    ) {
      amount.packageSize = { quantity: middle(group.value), unit: group.value.unit };
      return { value: amount, next: group.next };
    }
  }

  // '1 large or 2 medium beets': the first counts.
  const size = SIZES.get(lower(at));
  const other = size && lower(at + 1) === 'or' ? reader.range(at + 2) : null;
  if (size && other && SIZES.has(lower(other.next))) {
    amount.size = size;
    amount.remarks.push(wordsOf(tokens, at + 1, other.next + 1));
    at = other.next + 1;
  }

  const unit = reader.unit(at);
  if (!unit) return { value: amount, next: at };
  setUnit(unit);
  const isMeasure = unitDimension(unit.value.unit) !== 'count';
  if (amount.max === null && amount.min !== null) {
    const sum = readSum(reader, { quantity: amount.min, unit: unit.value.unit }, at);
    amount.min = sum.value.quantity;
    at = sum.next;
    at = readUpperEnd(reader, amount, unit.value.unit, at);
  }
  at = skipTwins(reader, at, amount.equivalents);
  if (lower(at) === 'or' && /^(?:more|so|less)$/.test(lower(at + 1))) {
    amount.remarks.push(wordsOf(tokens, at, at + 2));
    at += 2;
  }
  const added = lower(at) === 'plus' || lower(at) === '+' ? reader.measure(at + 1) : null;
  if (added) {
    // '3 sticks plus 2 tablespoons': what cannot be added up is remarked.
    amount.remarks.push(`plus ${wordsOf(tokens, at + 1, added.next)}`);
    at = skipTwins(reader, added.next, amount.equivalents);
  }
  if (isMeasure) {
    // '400g tin tomatoes', '2cm piece ginger', '1 tsp teaspoon': the weight is the amount, the container says nothing more.
    const container = reader.unit(at);
    const isContainer =
      container !== null && (CONTAINERS.has(container.value.unit) || container.value.unit === unit.value.unit);
    const isFood = container === null || !(tokens[container.next]?.kind === 'word' || lower(container.next) === '(');
    if (container && isContainer && !isFood) {
      amount.isContained = HOLDERS.has(container.value.unit);
      if (amount.isContained) amount.remarks.push(container.value.unit);
      at = skipTwins(reader, skipOtherContainer(reader, container.next), amount.equivalents);
    }
  }
  if (lower(at) === 'each') {
    amount.remarks.push('each');
    at++;
  }
  return { value: amount, next: at };
}

/** '1 can or bottle beer': the first container counts. */
function skipOtherContainer(reader: AmountReader, index: number): number {
  const other = reader.tokens[index]?.lower === 'or' ? reader.unit(index + 1) : null;
  return other && HOLDERS.has(other.value.unit) ? other.next : index;
}

const CONTAINERS = new Set<Unit>([
  'can',
  'jar',
  'bottle',
  'packet',
  'bag',
  'box',
  'carton',
  'container',
  'punnet',
  'tube',
  'piece',
  'knob',
  'block',
  'bunch',
]);

/** Units that hold a food: a weight behind them is what each of them holds. */
export const HOLDERS: ReadonlySet<Unit> = new Set<Unit>([
  'can',
  'jar',
  'bottle',
  'packet',
  'bag',
  'box',
  'carton',
  'container',
  'tube',
]);

const wordsOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map((token) => token.text)
    .join(' ');

/** The upper end of a range that repeats its unit, '1 cup to 2 cups', or the twin behind a dash, '15ml-1 tbsp'. */
function readUpperEnd(reader: AmountReader, amount: Amount, unit: Unit, index: number): number {
  const joint = reader.tokens[index]?.lower ?? '';
  if (!/^(?:to|or|-|–|—)$/.test(joint)) return index;
  const other = reader.measure(index + 1);
  if (!other || other.value.max !== null || amount.min === null) return index;
  const upper = convert(other.value.min, other.value.unit, unit);
  if (upper !== null && upper > amount.min * 1.1) {
    if (joint === 'or' && other.value.unit !== unit) return index;
    amount.max = upper;
    return other.next;
  }
  if (unitDimension(other.value.unit) === 'count' || (joint === 'to' && upper === null)) return index;
  amount.equivalents.push({ quantity: other.value.min, unit: other.value.unit });
  return other.next;
}

/** Adds what is added in so many words: '1lb 2oz', '2 cups plus 1 tbsp'. Units that do not convert are left alone. */
function readSum(reader: AmountReader, first: Measure, index: number): Read<Measure> {
  let total = first;
  let at = index;
  for (let count = 0; count < 3; count++) {
    const joint = reader.tokens[at]?.lower ?? '';
    const isJoined = joint === 'plus' || joint === '+' || joint === 'and' || joint === '&';
    const more = reader.measure(isJoined ? at + 1 : at);
    if (!more || more.value.max !== null || more.value.unit === total.unit) break;
    const added = convert(more.value.min, more.value.unit, total.unit);
    if (added === null || (!isJoined && added >= total.quantity)) break;
    total = { quantity: Number((total.quantity + added).toPrecision(15)), unit: total.unit };
    at = more.next;
  }
  return { value: total, next: at };
}

/** Passes over other ways to say the amount ('/2lb 4oz', '(240 ml)', '| 1 cup') and keeps them. */
function skipTwins(reader: AmountReader, index: number, found: Measure[]): number {
  const { tokens } = reader;
  let at = index;
  for (let count = 0; count < 6; count++) {
    const text = tokens[at]?.text ?? '';
    if (text === '(' || text === '[') {
      const close = closing(tokens, at);
      if (close < 0 || !isOnlyMeasures(reader, at + 1, close)) return at;
      collectMeasures(reader, at + 1, close, found);
      at = close + 1;
      continue;
    }
    const joint =
      TWIN_MARKS.has(text) || (text === ',' && tokens[at + 1]?.kind === 'number' && reader.measure(at + 1)) ? 1 : 0;
    const twin = reader.measure(at + joint);
    if (twin && (joint === 1 || (tokens[at]?.kind === 'number' && unitDimension(twin.value.unit) !== 'count'))) {
      const sum = readSum(reader, { quantity: middle(twin.value), unit: twin.value.unit }, twin.next);
      found.push(sum.value);
      at = sum.next;
      continue;
    }
    // '25ml/fl oz' and '50g/1¾': a twin that lost its number or its unit.
    const lost = joint === 1 ? (reader.unit(at + 1) ?? reader.range(at + 1)) : null;
    if (!lost) return at;
    at = lost.next;
  }
  return at;
}

/** The index of the bracket that closes the one at `index`, or -1. */
function closing(tokens: readonly Token[], index: number): number {
  let depth = 0;
  for (let at = index; at < tokens.length; at++) {
    const text = tokens[at]?.text;
    if (text === '(' || text === '[') depth++;
    else if ((text === ')' || text === ']') && --depth === 0) return at;
  }
  return -1;
}

const MEASURE_FILLERS = new Set([
  '/',
  '|',
  ',',
  ';',
  '.',
  '=',
  '-',
  '–',
  '+',
  'or',
  'plus',
  'and',
  'total',
  'each',
  'in',
  'weight',
  'by',
  'of',
  'the',
  'a',
  'drained',
  'about',
  'approx',
  'net',
  'wt',
  '~',
  '[',
  ']',
  'per',
  'size',
  'volume',
  'piece',
  'pieces',
  'approximately',
  'roughly',
  'around',
  'half',
]);

/** Whether tokens up to `end` say nothing but amounts. */
export function isOnlyMeasures(reader: AmountReader, index: number, end: number): boolean {
  let measures = 0;
  for (let at = index; at < end; ) {
    const measure = reader.measure(at);
    if (measure && measure.next <= end) {
      measures++;
      at = measure.next;
    } else if (MEASURE_FILLERS.has(reader.tokens[at]?.lower ?? '')) at++;
    else return false;
  }
  return measures > 0;
}

/** Every measure between two tokens. */
export function collectMeasures(reader: AmountReader, index: number, end: number, found: Measure[]): void {
  for (let at = index; at < end; ) {
    const measure = reader.measure(at);
    if (measure && measure.next <= end) {
      const sum = readSum(reader, { quantity: middle(measure.value), unit: measure.value.unit }, measure.next);
      found.push(sum.value);
      at = Math.max(sum.next, measure.next);
    } else at++;
  }
}
