import type { AmountReader, UnitRead } from './amount-reader.ts';
import { FILLINGS, HOLDERS, type IngredientSize, SIZES } from './ingredient-words.ts';
import { fold } from './languages/fold.ts';
import { closing, isMeasureFiller, isOnlyMeasures, middle, readLess, readSum, skipTwins } from './read-measures.ts';
import { tellsOfOne } from './says-of-one.ts';
import type { Read, Token } from './tokenize.ts';
import { convert, type Measure, type Unit, unitDimension } from './units.ts';

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

/** A spoon without a number is one: 'teaspoon of salt', 'EL Öl', 'cucharadita de sal'. Of several the number was lost, and nobody knows it. */
const SPOONS = new Set<Unit>(['tsp', 'tbsp']);
/** 'Quelques brins de thym', 'qualche cucchiaio di latte': of what some are said. 'Etwas EL Öl' lost its number, or never had a spoon. */
const maySay = (unit: Unit, said: string): boolean =>
  unitDimension(unit) === 'count' || (SPOONS.has(unit) && SOME.test(said));
const SOME =
  /^(?:a few|several|some|einige|ein paar|quelques?|qq|qualche|alcun[ie]|unas|algunas|enkele|een paar|paar)\b/iu;
const SEVERAL_SPOONS =
  /(?:spoons|spoonfuls|tbsps|tsps|cuill[eè]res|cucharad(?:it)?as|cucchiai(?:ni)?|lepels|löffeln)(?!\p{L})/u;

/** 'Cup of milk', 'scant cup flour', 'taza de leche', 'pint of cream', 'litro di latte': one measure, which is written out. */
const MEASURES_WRITTEN_OUT =
  /(?:^|\s)(?:cup(?:ful)?|pint|quart|pound|lit(?:re|er)|tasse|livre|kilo|taza|libra|litro|tazza|chilo)$/u;

/** Of a line that names none. */
export const noAmount = (): Amount => ({
  min: null,
  max: null,
  unit: null,
  size: null,
  packageSize: null,
  equivalents: [],
  isContained: false,
  remarks: [],
});

/** '20 g + q.b. burro', '50 g + etwas Butter': as much more as is needed. Gives the token behind it. */
function readMore({ tokens, lexicon }: AmountReader, amount: Amount, at: number): number {
  const more = lexicon && tokens[at]?.text === '+' ? lexicon.vagueAt(tokens, at + 1) : null;
  const food = more && tokens[more.next];
  if (!more || food?.kind !== 'word' || lexicon?.purposes.has(fold(food.lower))) return at;
  amount.remarks.push(`plus ${wordsOf(tokens, at + 1, more.next).replace(/ \. ?/g, '.')}`);
  return more.next;
}

/** Reads the amount that starts at a token: everything up to the food. Null when there is none. */
export function readAmount(reader: AmountReader, index: number): Read<Amount> | null {
  const { tokens } = reader;
  const lower = (at: number): string => tokens[at]?.lower ?? '';
  const amount = noAmount();
  const { lexicon } = reader;
  let at = reader.skipApproximations(index);
  while (
    (lexicon ? lexicon.isFilling(lower(at)) : FILLINGS.has(lower(at))) &&
    (tokens[at + 1]?.kind === 'number' || /^an?$|^(?:one|two|three|half)$/.test(lower(at + 1)))
  ) {
    amount.remarks.push(lower(at));
    at++;
  }
  while (/^(?:another|additional|extra|plus|\+)$/.test(lower(at)) && tokens[at + 1]?.kind === 'number') at++;
  const setUnit = (read: Read<UnitRead>) => {
    const { factor } = read.value;
    if (factor !== 1 && amount.min !== null) amount.min *= factor;
    if (factor !== 1 && amount.max !== null) amount.max *= factor;
    amount.unit = read.value.unit;
    amount.size ??= read.value.size;
    amount.remarks.push(...read.value.fillings);
    at = read.next;
  };

  if (lexicon) {
    // 'unas aceitunas' are some, 'unas 3 aceitunas' about three
    const isSome = at !== index && reader.range(at) === null && reader.unit(at) === null;
    const from = isSome && lexicon.vagueAt(tokens, index) ? index : at;
    const read = lexicon.vagueAt(tokens, from);
    if (read) {
      amount.remarks.push(wordsOf(tokens, from, read.next).replace(/ \. ?/g, '.'));
      at = read.next;
      // 'etwas Rote Zwiebeln', 'quelques brins de persil', 'etwas Etwas Pfeffer'
      const twice = lexicon.vagueAt(tokens, at);
      if (twice) at = twice.next;
      const some = reader.unit(at);
      if (some && tokens[some.next]?.kind === 'word' && maySay(some.value.unit, amount.remarks.join(' ')))
        setUnit(some);
      return at < tokens.length ? { value: amount, next: at } : null;
    }
  }
  const vague = lexicon
    ? undefined
    : /^(?:a (?:few|little|bit|touch|hint|small amount)|few|several|plenty|lots|some|etwas) (?:of )?/.exec(
        [0, 1, 2, 3].map((ahead) => lower(at + ahead)).join(' '),
      )?.[0];
  const range = vague ? null : reader.range(at);
  if (vague) {
    amount.remarks.push(vague.trim().replace(/ of$/, ''));
    at += vague.trim().split(' ').length;
    if (at >= tokens.length) return null;
    const some = reader.unit(at);
    if (some && tokens[some.next]?.kind === 'word' && maySay(some.value.unit, amount.remarks.join(' '))) setUnit(some);
    return { value: amount, next: at };
  }
  if (!range) {
    const bare = reader.unit(at);
    const isOf = bare !== null && tokens[bare.next]?.kind === 'word';
    if (!bare || !isOf) return null;
    // 'kilo y medio de patatas'
    const more = lexicon?.and.has(fold(lower(bare.next))) ? lexicon.number(lower(bare.next + 1)) : undefined;
    if (more !== undefined && more < 1 && bare.next + 2 < tokens.length) {
      amount.min = 1 + more;
      setUnit(bare);
      at += 2;
      return { value: amount, next: at };
    }
    const said = wordsOf(tokens, at, bare.next).toLowerCase();
    const isSpoon = SPOONS.has(bare.value.unit) && !SEVERAL_SPOONS.test(said);
    const isOfIt = lexicon ? lexicon.isOf(tokens[bare.next]) : lower(bare.next) === 'of';
    const isMeasure = MEASURES_WRITTEN_OUT.test(said) && (isOfIt || bare.value.fillings.length > 0);
    const isOfGarlic =
      bare.value.unit === 'clove' &&
      /^(?:of )?garlic$/.test(
        tokens
          .slice(bare.next, bare.next + 2)
          .map((token) => token.lower)
          .join(' '),
      );
    const isPartOf = lexicon?.isOf(tokens[bare.next]) && unitDimension(bare.value.unit) === 'count';
    if (
      !BARE_UNITS.has(bare.value.unit) &&
      !isSpoon &&
      !isMeasure &&
      !isOfGarlic &&
      !isPartOf &&
      !isHolder(reader, bare)
    )
      return null;
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
  // '2/3 + 1/4 cup', '50 +150 g': parts of one amount, in the unit of the last
  for (let count = 0; count < 3 && amount.max === null && lower(at) === '+'; count++) {
    const more = reader.number(at + 1);
    if (!more || (!reader.unit(more.next) && lower(more.next) !== '+')) break;
    amount.min = Number((amount.min + more.value).toPrecision(15));
    at = more.next;
  }

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
  // '8 - (2-ounce) fillets'
  if (/^[-–—]$/.test(lower(at)) && lower(at + 1) === '(' && amount.max === null) at++;
  if (lower(at) === '(') {
    const group = reader.measure(at + 1);
    const close = group ? closing(tokens, at) : -1;
    if (group && close > 0 && unitDimension(group.value.unit) !== 'count' && isOnlyMeasures(reader, at + 1, close)) {
      const first = { quantity: middle(group.value), unit: group.value.unit };
      // '1 (1 lb 2 oz) jar'
      amount.packageSize = readSum(reader, first, group.next).value;
      at = close + 1;
      const container = reader.unit(at);
      if (container && unitDimension(container.value.unit) === 'count') setUnit(container);
      at = skipOtherContainer(reader, at);
      return { value: amount, next: at };
    }
    // '4 (6-ounce skinless salmon fillets)': the bracket goes on to the food.
    const isLast = close < 0 || tokens.slice(close + 1, close + 2).every((token) => /^[,;]$/.test(token.text));
    const isWeighed = group !== null && /mass|volume/.test(unitDimension(group.value.unit));
    if (group && isWeighed && isLast && tokens[group.next]?.kind === 'word' && !isMeasureFiller(reader, group.next)) {
      amount.packageSize = { quantity: middle(group.value), unit: group.value.unit };
      return { value: amount, next: group.next };
    }
  }

  // '1 large or 2 medium beets': the first counts.
  const sizeOf = (word: string) => (lexicon ? lexicon.size(word) : SIZES.get(word));
  const isOr = lexicon ? lexicon.or.has(fold(lower(at + 1))) : lower(at + 1) === 'or';
  const size = sizeOf(lower(at));
  const other = size && isOr ? reader.range(at + 2) : null;
  if (size && other && sizeOf(lower(other.next))) {
    amount.size = size;
    amount.remarks.push(wordsOf(tokens, at + 1, other.next + 1));
    at = other.next + 1;
  }

  // '4 or so potatoes'
  if (lower(at) === 'or' && /^(?:more|so|less)$/.test(lower(at + 1))) {
    amount.remarks.push(wordsOf(tokens, at, at + 2));
    at += 2;
  }
  const unit = reader.unit(at);
  if (!unit) return { value: amount, next: at };
  setUnit(unit);
  at = readShareBehind(reader, amount, at, unit.value.factor);
  const isMeasure = unitDimension(unit.value.unit) !== 'count';
  if (amount.max === null && amount.min !== null) {
    const less = readLess(reader, { quantity: amount.min, unit: unit.value.unit }, at);
    if (less.next > at && less.value.quantity === amount.min) amount.remarks.push(wordsOf(tokens, at, less.next));
    const sum = readSum(reader, less.value, less.next);
    amount.min = sum.value.quantity;
    at = sum.next;
    at = readUpperEnd(reader, amount, unit.value.unit, at);
  }
  at = skipTwins(reader, isMeasure ? at : readWeightOfEach(reader, amount, at), amount.equivalents);
  if (lower(at) === 'or' && /^(?:more|so|less)$/.test(lower(at + 1))) {
    amount.remarks.push(wordsOf(tokens, at, at + 2));
    at += 2;
  }
  const isAdded = /^(?:plus|\+|and|&)$/.test(lower(at)) || lexicon?.and.has(lower(at));
  const added = isAdded ? reader.measure(at + 1) : null;
  if (added) {
    // '3 sticks plus 2 tablespoons', '1 EL und 1 Prise': what cannot be added up is remarked.
    amount.remarks.push(`plus ${wordsOf(tokens, at + 1, added.next)}`);
    at = skipTwins(reader, added.next, amount.equivalents);
  } else at = readMore(reader, amount, at);
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

/** '4 slices (25 g each) ham', '8 fettine (da 60 g) di vitello': what one weighs, in brackets behind what is counted. */
function readWeightOfEach(reader: AmountReader, amount: Amount, index: number): number {
  const { lexicon, tokens } = reader;
  const close = tokens[index]?.text === '(' ? closing(tokens, index) : -1;
  const number = tokens.findIndex(({ kind }, at) => at > index && kind === 'number');
  const weight = number < 0 || number > close ? null : reader.measure(number);
  if (!weight || unitDimension(weight.value.unit) === 'count' || !isOnlyMeasures(reader, index + 1, close))
    return index;
  if (!tellsOfOne(tokens.slice(index, close), number - index, lexicon)) return index;
  amount.packageSize = { quantity: middle(weight.value), unit: weight.value.unit };
  return close + 1;
}

/** 'can of tuna', 'Dose Mais', 'blikje tonijn': a container without a number, which holds what stands behind it. */
function isHolder({ lexicon, tokens }: AmountReader, { value, next }: Read<UnitRead>): boolean {
  if (!HOLDERS.has(value.unit) && value.unit !== 'glass') return false;
  const behind = tokens[next];
  if (lexicon) return lexicon.words.hasCompounds && behind?.kind === 'word';
  return behind?.lower === 'of' && tokens[next + 1]?.kind === 'word';
}

/**
 * What other languages put behind a unit: a half ('1 càc et demie', 'una cucharada y media') and what each one holds
 * ('1 sachet de 50 g').
 */
function readShareBehind(reader: AmountReader, amount: Amount, index: number, factor: number): number {
  const { lexicon, tokens } = reader;
  const lower = (at: number): string => tokens[at]?.lower ?? '';
  if (!lexicon || amount.min === null || amount.unit === null) return index;
  if (lexicon.and.has(fold(lower(index)))) {
    const half = lexicon.number(lower(index + 1));
    if (half !== undefined && half < 1 && amount.max === null) {
      amount.min += half * factor;
      return index + 2;
    }
    // '1 cucchiaio e 1/2 di olio': in figures it may be that of another food, but for the 'of' behind it
    const share = half === undefined ? reader.number(index + 1) : null;
    const isOf = share !== null && (lexicon.isOf(tokens[share.next]) || lexicon.isOf(tokens[share.next - 1]));
    if (share && isOf && share.value < 1 && amount.max === null) {
      amount.min += share.value * factor;
      return share.next;
    }
  }
  // '100 g circa di parmigiano'
  if (lexicon.approximations.has(fold(lower(index))) && lexicon.isOf(tokens[index + 1])) return index + 1;
  if (!HOLDERS.has(amount.unit) && amount.unit !== 'cube') return index;
  const size = tokens.slice(index, index + 3).map(({ text }) => text);
  const tin = amount.unit === 'can' && lexicon.language === 'fr' ? TIN_GRAMS.get(size.join('')) : undefined;
  if (tin !== undefined) {
    amount.packageSize = { quantity: tin, unit: 'g' };
    return index + size.length;
  }
  const each =
    lexicon.isOf(tokens[index]) || /^(?:[àa]|da|zu|mit|con|avec|met)$/.test(lower(index))
      ? reader.measure(index + 1)
      : null;
  if (!each || unitDimension(each.value.unit) === 'count') return index;
  amount.packageSize = { quantity: middle(each.value), unit: each.value.unit };
  return skipTwins(reader, each.next, []);
}

/** How France names the sizes of tins, in grams of what they hold: 'une boîte 4/4'. */
const TIN_GRAMS: ReadonlyMap<string, number> = new Map([
  ['4/4', 800],
  ['1/2', 400],
  ['1/4', 200],
]);

/** '1 can or bottle beer': the first container counts. */
function skipOtherContainer(reader: AmountReader, index: number): number {
  const other = reader.tokens[index]?.lower === 'or' ? reader.unit(index + 1) : null;
  return other && HOLDERS.has(other.value.unit) ? other.next : index;
}

const CONTAINERS: ReadonlySet<Unit> = new Set<Unit>([...HOLDERS, 'punnet', 'piece', 'knob', 'block', 'bunch']);

const wordsOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map((token) => token.text)
    .join(' ');

/** The upper end of a range that repeats its unit, '1 cup to 2 cups', or the twin behind a dash, '15ml-1 tbsp'. */
function readUpperEnd(reader: AmountReader, amount: Amount, unit: Unit, index: number): number {
  const joint = reader.tokens[index]?.lower ?? '';
  if (!/^(?:to|or|-|–|—)$/.test(joint) && !reader.lexicon?.joints.has(fold(joint))) return index;
  const other = reader.measure(index + 1);
  if (!other || other.value.max !== null || amount.min === null) return index;
  const upper = convert(other.value.min, other.value.unit, unit);
  // '100 g or 4 oz' says it twice
  const isEnd = upper !== null && upper > amount.min * 1.1 && (joint !== 'or' || other.value.unit === unit);
  if (isEnd) {
    amount.max = upper;
    return other.next;
  }
  if (unitDimension(other.value.unit) === 'count' || (joint === 'to' && upper === null)) return index;
  amount.equivalents.push({ quantity: other.value.min, unit: other.value.unit });
  return other.next;
}
