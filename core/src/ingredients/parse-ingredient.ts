import { itemAt } from '../item-at.ts';
import { takeAdded } from './added-food.ts';
import { AmountReader } from './amount-reader.ts';
import { withAmountsInFront } from './amounts-in-front.ts';
import { cleanLine } from './clean-line.ts';
import { withCountInFront } from './count-in-brackets.ts';
import { saysForHowMany } from './heading-of.ts';
import { HOLDERS, type IngredientSize } from './ingredient-words.ts';
import { fold } from './languages/fold.ts';
import { guessLineLanguage } from './languages/guess-language.ts';
import type { Language } from './languages/language.ts';
import { type Lexicon, lexiconOf } from './languages/lexicon.ts';
import { withoutEach } from './of-each.ts';
import type { ParsedIngredient } from './parsed-ingredient.ts';
import { partInFront } from './part-in-front.ts';
import { withoutPerPerson } from './per-person.ts';
import { withRangeOfPieces } from './range-of-pieces.ts';
import { type Amount, noAmount, readAmount } from './read-amount.ts';
import { collectMeasures, isOnlyMeasures } from './read-measures.ts';
import { saidAbroad, saidInEnglish } from './said-otherwise.ts';
import { tellsOfOne } from './says-of-one.ts';
import { withWordsWrittenOut } from './shortened-words.ts';
import { splitByWords } from './split-by-words.ts';
import { splitName } from './split-name.ts';
import { takeSize } from './take-size.ts';
import { titleInFront } from './title-in-front.ts';
import { type Token, tokenize } from './tokenize.ts';
import { trailingAmount, trailingTwin } from './trailing-amount.ts';
import { type Measure, type Unit, unitDimension } from './units.ts';
import { takeWeightOfOne } from './weight-of-one.ts';

/**
 * Reads one line of a recipe. Never throws; time grows with the length of the line, of which the first
 * `INGREDIENT_LINE_MAX` characters are read. A line without an amount is all name. Of twins ('1kg/2lb 4oz') the first is
 * the amount; sums ('1lb 2oz', '1 cup plus 1 tbsp') are added up in the first unit; ranges keep both ends.
 * @param language of the line; left out or null, it is told from the line's own words, else English is taken
 */
export function parseIngredient(line: string, language: Language | null = null): ParsedIngredient {
  const clean = withCountInFront(cleanLine(line).replace(IN_BRACKETS, '$1'));
  if (saysForHowMany(clean)) return onlyNamed(clean.replace(/\s*:$/, ''));
  const each = withoutPerPerson(clean);
  if (each !== null) return withComments(parseIngredient(each.line, language), [each.said]);
  const readIn = language ?? guessLineLanguage(clean);
  const text = withAmountsInFront(clean, readIn);
  const lexicon = lexiconOf(readIn);
  return lexicon ? parseIn(lexicon, text) : parseEnglish(text);
}

/** A line without an amount that is all name. */
const onlyNamed = (name: string): ParsedIngredient => ({
  quantity: null,
  quantityMax: null,
  unit: null,
  packageSize: null,
  equivalent: null,
  size: null,
  name,
  preparation: null,
  isOptional: false,
  comment: null,
});

/** '(2 eggs)': all of the line. */
const IN_BRACKETS = /^[([]+([^()[\]]+)[)\]]+$/;

/** A line in another language than English. */
function parseIn(lexicon: Lexicon, line: string): ParsedIngredient {
  const whole = saidAbroad(lexicon.language, line);
  const joined = lexicon.words.hasCompounds ? whole.replace(PART_IN_BRACKETS, '$1') : whole;
  const plain = joined.replace(SPACED_DECIMAL, ',').replace(ABOUT_SO_MANY, '').replace(ARTICLE_OF_SHARE, '');
  const text = withRangeOfPieces(plain, lexicon);
  const start = leadIn(lexicon, text);
  const found = findAmount(text.slice(start.length), lexicon);
  const { amount } = found;
  const ofEach = amount.min === null ? null : withoutEach(found.rest, lexicon.language);
  const listed = (ofEach ?? found.rest).replace(AMONG, '');
  const { rest, added } = takeAdded(listed, amount, found.part, lexicon, start.purpose !== null);
  // 'du pain', 'de la crème': some of it, which says nothing more
  amount.remarks = amount.remarks.filter((remark) => !lexicon.areLinks(remark.split(' ')));
  if (ofEach !== null) amount.remarks.push('each');
  const isCounted = amount.unit === null ? amount.min !== null : unitDimension(amount.unit) === 'count';
  const sized = isCounted ? takeSize(rest, lexicon) : { rest, size: null };
  const mayWeighOne = isCounted && amount.packageSize === null && amount.equivalents.length === 0;
  const isHeld = amount.unit !== null && HOLDERS.has(amount.unit);
  const one = mayWeighOne ? takeWeightOfOne(sized.rest, lexicon, isHeld) : null;
  const parts = splitByWords((one?.rest ?? sized.rest).replace(LENGTH_BEHIND, ', $1'), lexicon);
  const weights = readWeights(parts.comment, amount, amount.unit, lexicon);
  weights.packageSize ??= one?.measure ?? null;
  // 'Tomaten à 400 g': what stood before a weight
  weights.comment = weights.comment.filter((remark) => !lexicon.areLinks(remark.split(' ')));
  // 'vaso pequeño de leche', 'boîte (1/4) de maïs': something stood before the 'of'
  let name = lexicon.links.has(parts.name.split(' ', 1)[0] ?? '') ? withoutOf(parts.name, lexicon) : parts.name;
  const { unit } = amount;
  const inner = unit !== null && unitDimension(unit) === 'count' ? takeLeadingMeasure(name, lexicon) : null;
  if (inner) {
    name = inner.rest;
    weights.equivalents.push(inner.measure);
  }
  const size = amount.size ?? sized.size ?? (isCounted ? sizeAmong(parts.preparation, lexicon) : null);
  const isOptional = start.isOptional || parts.isOptional;
  const parsed = asIngredient(found, weights, { name, unit, size, preparation: parts.preparation, isOptional });
  return withComments(parsed, [...added, start.purpose]);
}

/** 'N. 3 uova', 'een stuk of 10 olijven'. */
const ABOUT_SO_MANY = /^(?:n[.°º]|nr\.|(?:een )?stuk of)\s*(?=\d)/i;

/** '(olijf)olie', '(Oliven-)Öl': the first part of one word, which says that the other kind does too. */
const PART_IN_BRACKETS = /(?<![\p{L}\d])\((\p{L}{2,}(?:-(?=\)\p{Lu})|(?=\)\p{Ll})))\)(?=\p{L}{2})/gu;

/** '1, 3 dl': a decimal with a space in it. */
const SPACED_DECIMAL = /(?<=\d),\s(?=\d\s?(?:dl|l|kg)(?!\p{L}))/giu;

/** 'La moitié d’un oignon', 'die Hälfte einer Zwiebel': the article of a share. */
const ARTICLE_OF_SHARE =
  /^(?:la|le|il|el|die|das|een|de|het|un)\s+(?=(?:moiti[ée]|quart|tiers|mitad|metà|terzo|hälfte|helft|tercio)\s(?:d[’']une?|de una?|di una?|van een|eine[rs])\s)/iu;

/** '300 g tra pomodori e peperoni': so much of all of them. */
const AMONG = /^(?:tra|fra|entre)\s+(?=\p{L}.*\s(?:e|ed|y|et)\s)/iu;

/** 'Gingembre de 3 cm', 'tortillas da 20 cm di diametro', 'tortillas del diametro di 18 cm': how long or wide the piece is. */
const LENGTH_BEHIND =
  /\s(?:de|di|da|del|van|von|à)\s((?:[\p{L}.]+\s){0,2}[\d½¼.,]+\s?(?:[–-]\s?\d+\s?)?(?:cm|mm|centimètres?|centímetros?)(?:\s(?:d[ei]\s|in\s)?(?:di[aáà]m[eèé]tr[eo]|largo|grosor|long|lunghezza|spessore|lato|doorsnede|lang|durchmesser))?)$/iu;

const withComments = (parsed: ParsedIngredient, said: readonly (string | null)[]): ParsedIngredient => ({
  ...parsed,
  comment: [parsed.comment, ...said].filter(Boolean).join(', ') || null,
});

/**
 * The size that stands behind a food: '1 cebolla mediana picada', '2 Zwiebeln (groß)'. Any other is of what is done to it: 'klein
 * gewürfelt', 'en petits dés'.
 */
function sizeAmong(preparation: readonly string[], lexicon: Lexicon): IngredientSize | null {
  for (const phrase of preparation) {
    const [first, ...more] = phrase.split(' ').map((word) => lexicon.size(word));
    const isOfFood = first !== undefined && (!lexicon.words.hasCompounds || more.every((size) => size !== undefined));
    if (isOfFood) return first;
  }
  return null;
}

/** What a line begins with that is not of its food. */
interface LeadIn {
  length: number;
  isOptional: boolean;
  /** What the food is for. */
  purpose: string | null;
}

const NO_LEAD: LeadIn = { length: 0, isOptional: false, purpose: null };

/** 'Eventueel' and 'alternativ:' say only that it may be left out, 'Zum Servieren:' and 'Garniture :' what it is for. */
function leadIn(lexicon: Lexicon, text: string): LeadIn {
  const aimed = /^(\p{L}[\p{L}’'()& -]{2,40}?)\s*:\s*(?=\S)/u.exec(text);
  const words = aimed?.[1]?.split(/[^\p{L}’']+/u).filter((word) => word !== '') ?? [];
  // 'Wer mag: Chili'
  if (aimed && (lexicon.isAim(words) || (words.length > 1 && lexicon.isOptional(words, 0)))) {
    const isOptional = words.some((_, at) => lexicon.isOptional(words, at));
    return { length: aimed[0].length, isOptional, purpose: aimed[1] ?? null };
  }
  const titled = titleInFront(text, (part) => new AmountReader(tokenize(part), lexicon));
  if (titled) return { length: titled.length, isOptional: false, purpose: `${titled.title}:` };
  const found = /^([\p{L}.]+)\s*:?\s+(?=\S)/u.exec(text);
  const isOptional = found !== null && lexicon.isOptional([found[1] ?? ''], 0);
  return isOptional ? { ...NO_LEAD, length: found[0].length, isOptional } : NO_LEAD;
}

/** 'Each' at the end of a list of foods, and behind no weight. */
const EACH_BEHIND = /(?<=(?:,| and| &) [^\d()]*[^\d\s()])(?:,)? each$/i;

/** 'q.b. sal', '1 q.b. coentros': as much as is enough, on Portuguese pages and on Italian ones in between. */
const ENOUGH = /^(?:1\s+)?q\.\s?b\.?\s+(?:de\s+|di\s+)?(?=\p{L})/iu;

function parseEnglish(line: string): ParsedIngredient {
  const text = saidInEnglish(withWordsWrittenOut(line));
  const enough = ENOUGH.exec(text)?.[0] ?? '';
  if (enough !== '') return withComments(parseEnglish(text.slice(enough.length)), ['q.b.']);
  const aim = LEAD.exec(text)?.[0];
  const titled = aim === undefined ? titleInFront(text, (part) => new AmountReader(tokenize(part), null)) : null;
  const lead = aim ?? text.slice(0, titled?.length ?? 0);
  const isOptionalLead = /\boptional\b|^alternatively/i.test(lead);
  const found = findAmount(text.slice(lead.length).replace(/ to taste (?=and\b)/i, ' '), null);
  const { amount } = found;

  // 'cumin, coriander and paprika each'
  const isEachBehind = amount.min !== null && /each$/i.test(found.rest) && EACH_BEHIND.test(found.rest);
  if (isEachBehind) amount.remarks.push('each');
  const listed = isEachBehind ? found.rest.replace(EACH_BEHIND, '') : found.rest;
  const { rest, added } = takeAdded(listed, amount, found.part, null, lead.endsWith(': '));
  const sized = takeSize(rest);
  const isPackaged =
    amount.isContained || amount.packageSize !== null || (amount.unit !== null && HOLDERS.has(amount.unit));
  const parts = splitName(sized.rest, isPackaged);
  // 'finely chopped small onions': the size stood behind the preparation.
  const named = sized.size === null ? takeSize(parts.name) : { rest: parts.name, size: sized.size };

  let name = named.rest;
  let { unit } = amount;
  const counted = unit === null && amount.min !== null ? takeTrailingUnit(name) : null;
  if (counted) ({ name, unit } = counted);
  const weights = readWeights(parts.comment, amount, unit);
  const inner = unit !== null && unitDimension(unit) === 'count' ? takeLeadingMeasure(name) : null;
  if (inner) {
    // '1 packet (2¼ tsp instant dry yeast)': the bracket names the food.
    name = inner.rest;
    if (unit !== null && HOLDERS.has(unit)) weights.packageSize ??= inner.measure;
    else weights.equivalents.push(inner.measure);
  }
  const parsed = asIngredient(found, weights, {
    name,
    unit,
    size: amount.size ?? named.size,
    preparation: parts.preparation,
    isOptional: isOptionalLead || parts.isOptional,
  });
  const said = titled ? `${titled.title}:` : lead.trim().replace(/^optional\s*|,$|\s*\(optional\)|\s*:\s*$/gi, '');
  return withComments(parsed, [...added, said]);
}

/** The line put together again from what was found in it. */
function asIngredient(
  { amount, part, rest, unitWord }: Found,
  weights: ReturnType<typeof readWeights>,
  said: Pick<ParsedIngredient, 'name' | 'unit' | 'size' | 'isOptional'> & { preparation: readonly string[] },
): ParsedIngredient {
  const preparation = [...said.preparation];
  const comment = [...amount.remarks, ...weights.comment];
  let { name, unit } = said;
  if (name === '' && unit !== null && unitDimension(unit) === 'count') {
    // '4 cloves', '2 sticks': the unit is the food.
    unit = null;
    name = unitWord;
  }
  if (name === '') name = weights.comment[0] ?? preparation.shift() ?? rest;
  if (name === weights.comment[0]) comment.splice(amount.remarks.length, 1);
  // 'Semi misti 20 g': the part is all that is named
  if (name === '' && part !== null) name = part;
  else if (part !== null) preparation.unshift(part);
  const only = amount.min === null && unit === null ? weights.only : null;
  return {
    quantity: only?.quantity ?? amount.min,
    quantityMax: amount.max,
    unit: only?.unit ?? unit,
    packageSize: weights.packageSize,
    equivalent: amount.min === null ? null : pickEquivalent(weights.equivalents, unit),
    size: said.size,
    name,
    preparation: preparation.join(', ') || null,
    isOptional: said.isOptional,
    comment: comment.join(', ') || null,
  };
}

/** What a line may begin with before a colon: 'Optional:', 'For the dough:', 'To serve:', 'Optional garnish:'; and '(optional)'. */
const LEAD =
  /^\(optional\)\s*:?\s*(?=\S)|^alternatively[,:]?\s+(?=\d)|^(?:optional|bonus|(?:optional )?(?:garnish(?:es)?|toppings?)(?: \(optional\))?|to [\p{L} ]{3,20}|serve with|for [\p{L} -]{2,40})\s*:\s*(?=\S)/iu;

/** The amount of a line, and the text without it. */
interface Found {
  amount: Amount;
  rest: string;
  part: string | null;
  unitWord: string;
}

/** The amount of a line, wherever it stands. */
function findAmount(text: string, lexicon: Lexicon | null): Found {
  const tokens = tokenize(text);
  const reader = new AmountReader(tokens, lexicon);
  const part = partInFront(reader, text);
  const leading = readAmount(reader, part ? part.next : 0);
  const trailing = leading && leading.value.min !== null ? null : trailingAmount(reader, tokens);
  const amount: Amount = trailing?.amount ?? leading?.value ?? noAmount();
  let rest: string;
  if (trailing) {
    const more = tokens[trailing.next];
    rest = text.slice(0, itemAt(tokens, trailing.from).start).trimEnd() + (more ? `, ${text.slice(more.start)}` : '');
  } else {
    const next = leading?.next ?? 0;
    const twin = trailingTwin(reader, tokens, next, amount);
    rest = text.slice(tokens[next]?.start ?? text.length, twin ? itemAt(tokens, twin.from).start : text.length);
    if (twin) amount.equivalents.push(twin.measure);
  }
  if (amount.unit !== null && HOLDERS.has(amount.unit)) amount.packageSize ??= amount.equivalents.shift() ?? null;
  rest = rest.replace(/^[\s,.:;/|+–—-]+/u, '').replace(/[\s,:;/|(–—-]+$/u, '');
  rest = lexicon ? withoutOf(rest, lexicon) : rest.replace(/^(?:of|de|du|di)\s+(?=\S)|^d’(?=\p{L})/iu, '');
  const unitWord = leading ? unitWordBefore(tokens, leading.next) : '';
  return { amount, rest, part: part?.text ?? null, unitWord };
}

/** 'drained weight 240 g' is not the size of a tin, which is printed with its liquid. */
const DRAINED_GRAMS =
  /^(?:net )?drained(?: weight)?:? (?:about |approx\.? )?\d+ ?g$|^(?:about |approx\.? )?\d+ ?g (?:net )?drained(?: weight)?$/i;

/** Takes the remarks that are nothing but a weight or a volume out of the others. */
function readWeights(remarks: readonly string[], amount: Amount, unit: Unit | null, lexicon: Lexicon | null = null) {
  const comment: string[] = [];
  const equivalents = [...amount.equivalents];
  let { packageSize } = amount;
  let only: Measure | null = null;
  for (const remark of remarks) {
    const stated = statedMeasures(remark, lexicon);
    if (stated === null || (unit !== null && HOLDERS.has(unit) && DRAINED_GRAMS.test(remark))) comment.push(remark);
    // 'Pita bread (400 g)': the line has no other amount.
    else if (amount.min === null && unit === null && only === null) only = itemAt(stated.measures, 0);
    else if (amount.min !== null && packageSize === null && isOfEach(unit, stated.isEach)) {
      packageSize = itemAt(stated.measures, 0);
    } else if (stated.isEach || amount.min === null) comment.push(remark);
    else equivalents.push(...stated.measures);
  }
  return { comment, equivalents, packageSize, only };
}

/** An amount in front of a food that a bracket named: '2¼ tsp instant dry yeast'. */
function takeLeadingMeasure(text: string, lexicon: Lexicon | null = null): { measure: Measure; rest: string } | null {
  if (!/^[\d½¼¾⅓⅔⅛]/.test(text)) return null;
  const tokens = tokenize(text);
  const read = new AmountReader(tokens, lexicon).measure(0);
  const food = read ? tokens[read.next] : undefined;
  if (!read || food?.kind !== 'word') return null;
  return { measure: { quantity: read.value.min, unit: read.value.unit }, rest: text.slice(food.start) };
}

/** The first amount that tells something new: a mass before a volume, and no length. */
function pickEquivalent(found: readonly Measure[], unit: Unit | null): Measure | null {
  const own = unit === null ? 'count' : unitDimension(unit);
  const masses = found.filter((measure) => unitDimension(measure.unit) === 'mass');
  const grams = masses.find((measure) => measure.unit === 'g' || measure.unit === 'kg');
  if (own !== 'mass' && masses.length > 0) return grams ?? itemAt(masses, 0);
  if (own === 'count') return found.find((measure) => unitDimension(measure.unit) === 'volume') ?? null;
  return null;
}

/** Whether a weight in brackets is that of one: it says 'each', or one holds the food ('1 can beans (15 oz)'). */
const isOfEach = (unit: Unit | null, isEach: boolean): boolean =>
  isEach ? unit === null || unitDimension(unit) === 'count' : unit !== null && HOLDERS.has(unit);

/** The amounts of a remark that says nothing else: 'about 1 pound', '10 oz each'. Null when it says more. */
function statedMeasures(phrase: string, lexicon: Lexicon | null): { measures: Measure[]; isEach: boolean } | null {
  if (/^(?:\+|(?:plus|or|and)\b)/i.test(phrase) || !/\d|[½¼¾⅓⅔⅛]/.test(phrase)) return null;
  const tokens = tokenize(phrase);
  const reader = new AmountReader(tokens, lexicon);
  if (!isOnlyMeasures(reader, 0, tokens.length)) return null;
  const found: Measure[] = [];
  collectMeasures(reader, 0, tokens.length, found);
  const measures = found.filter((measure) => /mass|volume/.test(unitDimension(measure.unit)));
  const number = tokens.findIndex(({ kind }) => kind === 'number');
  return measures.length > 0 ? { measures, isEach: tellsOfOne(tokens, number, lexicon) } : null;
}

/** The text behind an amount without the 'of' word that joins them. */
function withoutOf(text: string, lexicon: Lexicon): string {
  const elided = /^d[’'`]\s*(?=\p{L})/iu.exec(text);
  if (elided) return text.slice(elided[0].length);
  const word = /^(\p{L}+)\s+(?=\S)/u.exec(text);
  if (!word || !lexicon.of.has(fold(word[1] ?? ''))) return text;
  return text.slice(word[0].length).replace(/^l[’'`](?=\p{L})/iu, '');
}

/** Units that stand behind their food: '2 garlic cloves', '3 celery sticks', '4 bacon rashers'. */
const TRAILING_UNITS: readonly (readonly [RegExp, RegExp, Unit])[] = [
  [/\bgarlic$/i, /^cloves?$/i, 'clove'],
  [/\b(?:celery|rhubarb)$/i, /^sticks?$/i, 'stick'],
  [/\b(?:celery|lemongrass|lemon grass|rhubarb)$/i, /^stalks?$/i, 'stalk'],
  [/\bcelery$/i, /^ribs?$/i, 'rib'],
  [
    /\b(?:thyme|rosemary|mint|parsley|tarragon|oregano|dill|basil|coriander|cilantro|sage|marjoram)$/i,
    /^sprigs?$/i,
    'sprig',
  ],
  [/\b(?:fennel|garlic)$/i, /^bulbs?$/i, 'bulb'],
  [/\bbacon$/i, /^rashers?$/i, 'rasher'],
  [/\b(?:bacon|bread|ham|cheese|prosciutto)$/i, /^slices?$/i, 'slice'],
  [/\bgelatine?$/i, /^(?:leaf|leaves)$/i, 'leaf'],
  [/\bgelatine?$/i, /^sheets?$/i, 'sheet'],
];

function takeTrailingUnit(name: string): { name: string; unit: Unit } | null {
  const space = name.lastIndexOf(' ');
  if (space < 0) return null;
  const [food, word] = [name.slice(0, space), name.slice(space + 1)];
  const found = TRAILING_UNITS.find(([foods, words]) => words.test(word) && foods.test(food));
  return found ? { name: food, unit: found[2] } : null;
}

/** The last word in front of a token. */
function unitWordBefore(tokens: readonly Token[], index: number): string {
  for (let at = index - 1; at >= 0; at--) if (itemAt(tokens, at).kind === 'word') return itemAt(tokens, at).text;
  return '';
}
