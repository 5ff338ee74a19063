import type { Food } from '../foods/food.ts';
import { besideName } from '../foods/named-line.ts';
import { addedMeasure } from '../ingredients/added-measure.ts';
import { HOLDERS } from '../ingredients/ingredient-words.ts';
import { fold } from '../ingredients/languages/fold.ts';
import { LITTLES } from '../ingredients/languages/lexicon.ts';
import { parseIngredient } from '../ingredients/parse-ingredient.ts';
import { convert, type Measure, measureGrams, measureMillilitres, parseUnit, type Unit } from '../ingredients/units.ts';
import { eatenShare, FRYING_OIL_LEAST_G, isFat, MADE_ABOVE, partEaten, saysFrying } from './eaten-part.ts';
import { tinShare } from './held-in-tins.ts';
import { isAmountless, type MeasuredIngredient } from './measured-ingredient.ts';
import { measuringMillilitres, soldGrams, unitMeant } from './packs-abroad.ts';
import { isNamedSeasoning, isTakenInPinches } from './seasonings.ts';
import {
  filling,
  kindGrams,
  listedGrams,
  madeGrams,
  namedCutGrams,
  pieceGrams,
  SIZE_FACTOR,
  saysCut,
  USUAL_GRAMS,
  usualGrams,
} from './usual-weights.ts';

/** How the grams of a line were worked out, with the words that explain it to a person. */
export const GRAMS_RULES = {
  corrected: 'the weight you gave',
  weighed: 'weight given in the recipe',
  stated: 'weight given beside the amount',
  package: 'size of the package times their number',
  drained: 'weight of the package without its liquid',
  volume: 'volume times the usual weight of a cup',
  density: 'volume, with an assumed density',
  piece: 'number times the usual weight of one',
  portion: 'usual weight of that portion',
  assumed: 'weight assumed for that measure',
  frying: 'share of the frying oil that the food takes up',
  'partly eaten': 'share of the marinade or brine that stays on the food',
  'made above': 'made from other lines of the recipe: counted there',
  'each serving': 'no amount: counted once for each serving',
  'to taste': 'no amount: counted as nothing',
  water: 'water: counted as nothing',
  heading: 'a heading, not an ingredient',
  tool: 'for the work: nobody eats it',
  'no weight': 'not counted: no weight is known for this measure',
  'no amount': 'not counted: the recipe gives no amount',
  'no food': 'not counted: no food was found for it',
  recipe: 'its share of a recipe of the book',
  'no share': 'not counted: nobody knows how much of its recipe this is',
  'nothing counted': 'not counted: nothing of its recipe is counted',
} as const;
export type GramsRule = keyof typeof GRAMS_RULES;

/** Grams of a whole line, or null when they are not known. */
export type LineGrams = { readonly grams: number | null; readonly rule: GramsRule };

/** The cup that household weights are given for. Source: NIST Handbook 44, appendix C (US customary cup). */
export const CUP_ML = 236.588;

const SEASONING =
  /\b(taste|season|garnish|serv|sprinkl|dust|decorat|top|drizzl|grease|greasing|brush|optional|need|desired|finish|to glaze|for glazing)/;

/** Whether what stands beside a name says that it is a little: 'to taste', 'zum Bestreuen', 'per servire'. */
export const saysLittle = (beside: string): boolean =>
  SEASONING.test(beside.toLowerCase()) || LITTLES.test(fold(beside));

export const isWater = (food: Food): boolean => food.per100g.calories <= 1 && food.name === 'water';

/** Millilitres of a food in grams. */
function gramsOfVolume(food: Food, millilitres: number): LineGrams {
  const cup = food.weights['cup'];
  if (cup !== undefined) return { grams: (millilitres / CUP_ML) * cup, rule: 'volume' };
  // foods without a cup weight are solids in the main; half and half air and food
  const density = /sauce|juice|drink|milk|soup|oil|syrup|beverage|liquid/i.test(food.name) ? 1 : 0.6;
  return { grams: millilitres * density, rule: 'density' };
}

/** '1 cup mashed potatoes': no air is left between the pieces that a cup of the food is weighed with. */
const isMash = (food: Food, { name, preparation }: MeasuredIngredient): boolean =>
  food.aisle === 'produce' &&
  (food.weights['cup'] ?? MASHED_CUP_G) < MASHED_CUP_G &&
  /^(?:well |very )?mashed\b/i.test(preparation ?? '') &&
  !/\bmashed\b/i.test(name);
const MASHED_CUP_G = 225;
const mashedGrams = (millilitres: number): LineGrams => ({
  grams: (millilitres / CUP_ML) * MASHED_CUP_G,
  rule: 'volume',
});

/** '1 Rinderfilet', '1 filet de bœuf' for so many is the piece that a roast is made of, and no steak for one: as much as they eat of it. */
const WHOLE_FILLET_FROM = 3;
const WHOLE_FILLET_MOST_G = 1800;
function wholeFillet(food: Food, line: MeasuredIngredient, serves: number | null): number | null {
  const { piece } = food.weights;
  if (food.name !== 'fillet steak' || piece === undefined || serves === null || serves < WHOLE_FILLET_FROM) return null;
  const isOne = line.quantity === 1 && line.quantityMax === null && line.size === null;
  return isOne && !/steak|mignon|medai?l/i.test(line.name) ? Math.min(WHOLE_FILLET_MOST_G, piece * serves) : null;
}

/** What is printed on tins with their liquid, in grams: 400 and 800, of 14, 14.5, 15, 15.5, 19, 28 and 29 oz. */
const TIN_GRAMS = [397, 400, 410, 411, 425, 439, 540, 794, 800, 822];

/** '15 oz canned black beans, drained', '800 g kidneybonen in blik': the weight is that of the tin, before it is drained. */
function isTinful(line: MeasuredIngredient, grams: number): boolean {
  const beside = fold(besideName(line)).trim();
  // in English who does not drain them has weighed what he eats
  const isTinned = /\b(?:canned|tinned)\b/i.test(line.name) && /^drained\b(?! weight)/.test(beside);
  return (
    (isTinned || (IN_A_TIN.test(beside) && !SAYS_NET.test(beside))) &&
    TIN_GRAMS.some((tin) => Math.abs(grams - tin) < 1)
  );
}
/** What they are sold in: 'in blik', 'en boîte', 'aus der Dose'. */
const IN_A_TIN =
  /^(?:(?:in|uit|aus der|de|en|in|d)[ ']+)(?:een |la |una |)(?:blik(?:je)?|dose|lata|bote|conserva|conserve|boite|scatola)\b/;
/** Weighed without its liquid. */
const SAYS_NET =
  /\b(?:drained weight|net|netto|abtropfgewicht|abgetropft|egoutte[es]*|escurrid[oa]s?|sgocciolat[oaie]|uitgelekt|uitlekgewicht)\b/;

/** '1 cup crushed crisps', 'pretzel crumbs': little air is left of what a cup of them whole holds. Our own estimate. */
const CRUSHED_TIMES = 2;
const AIRY_CUP_G = 50;
const isCrushed = (food: Food, { name, preparation, comment }: MeasuredIngredient): boolean =>
  (food.weights['cup'] ?? AIRY_CUP_G) < AIRY_CUP_G &&
  /^(?:crisp|tortilla chip|cornflake|pretzel|prawn cracker)$/.test(food.name) &&
  (/\bcrumbs?$/i.test(name) || /^(?:finely |coarsely |roughly )?crushed\b/i.test(preparation ?? comment ?? ''));

/** 'Deux litres de moules', '2 pints of mussels': those are in their shells; a cup holds what was taken out. The weight is our own estimate. */
const SHELLS_MEASURED: ReadonlySet<Unit> = new Set(['l', 'pint', 'quart']);
const SHELLS_G_PER_ML = 0.75;
const isInShells = (food: Food, line: MeasuredIngredient): boolean =>
  food.diet.includes('shellfish') && eatenShare(food, line) < 0.5;

/** A stated measure in grams: a mass as it is, a volume through the food. */
function statedGrams(food: Food, measure: Measure): number | null {
  const mass = measureGrams(measure);
  if (mass !== null) return mass;
  const millilitres = measureMillilitres(measure);
  return millilitres === null ? null : gramsOfVolume(food, millilitres).grams;
}

/** A measure that stands beside an amount, in grams: '3 bananas, mashed (about 1 cup)' is a cup of mash. */
function statedBeside(food: Food, line: MeasuredIngredient, measure: Measure): number | null {
  const millilitres = measureMillilitres(measure);
  return millilitres !== null && isMash(food, line) ? mashedGrams(millilitres).grams : statedGrams(food, measure);
}

/** Things without which a serving would be no serving: 'Burger buns', 'Lasagne sheets'. How many of them one serving has. */
const EACH_SERVING: readonly (readonly [food: RegExp, pieces: number])[] = [
  [/\bbun$|^bagel$|^english muffin$/, 1],
  [/^lasagne sheet$/, 2.25],
  [/^taco shell$/, 2],
  [/^pizza dough$/, 0.25],
];

/** An egg is beaten for it, of which about half is brushed on: our own estimate. */
const EGG_WASH = /\begg ?wash\b/i;
const EGG_WASH_G = 25;

/** Measured by another line: 'farine : même poids que les œufs', 'Zucker, gleich viel'. That is not a little. */
const AS_MUCH_AS =
  /\bpoids (?:de|des|du|d)\b|\bmeme (?:poids|quantite)|\bautant de\b|\bgleich(?:e[rs]?)? (?:viel|menge|gewicht)|\bso ?viel wie\b|\bgewicht der\b|\b(?:mism[oa]|igual) (?:peso|cantidad)|\bpeso de (?:los|las|el|la)\b|\bstess[oa] (?:peso|quantita)|\bpeso dell[ea]\b|\bpari peso\b|\b(?:zelfde|even) (?:gewicht|hoeveelheid|veel)|\bevenveel\b|\b(?:same|equal) (?:weight|amount)|\bweight of the\b|\d ?% (?:de la|du poids|de|der|des|del|della|van de|of the) (?:farine|poids|mehls?|harina|farina|bloem|flour|weight)/;

function gramsWithoutAmount(food: Food, line: MeasuredIngredient, serves: number | null): LineGrams {
  if (AS_MUCH_AS.test(fold(`${line.name} ${besideName(line)}`))) return { grams: null, rule: 'no amount' };
  const pieces = EACH_SERVING.find(([name]) => name.test(food.name))?.[1];
  const { piece } = food.weights;
  const isOfTheDish = pieces !== undefined && !line.isOptional && !saysLittle(besideName(line));
  if (isOfTheDish && piece !== undefined && serves !== null) {
    return { grams: piece * pieces * serves, rule: 'each serving' };
  }
  if (EGG_WASH.test(line.name) && food.diet.includes('egg')) return { grams: EGG_WASH_G, rule: 'assumed' };
  // 'medium onion, diced': one of that size. Several have an s, and of what swims nobody can tell
  const isOne = line.size !== null && piece !== undefined && /[^s]$|ss$/i.test(line.name.trim());
  if (isOne && food.aisle !== 'meat and fish') return gramsOfLine(food, { ...line, quantity: 1 }, serves);
  const isDeep = /\b(?:inch|inches|cm) deep\b|\bdeep (?:pot|pan)\b/i.test(`${line.name} ${besideName(line)}`);
  const isFrying = isFat(food) && (isDeep || saysFrying(line));
  if (isFrying) return { grams: FRYING_OIL_LEAST_G, rule: 'frying' };
  const { calories } = food.per100g;
  const isSeasoning =
    line.isOptional ||
    saysLittle(besideName(line)) ||
    calories <= 60 ||
    isFat(food) ||
    isTakenInPinches(food) ||
    isNamedSeasoning(food) ||
    /\b(?:sugar|flour)s?$/.test(food.name);
  return isSeasoning ? { grams: 0, rule: 'to taste' } : { grams: null, rule: 'no amount' };
}

/**
 * Grams of what is eaten of one line, for the whole recipe, and the rule that gave them. Ranges count with their middle.
 * @param serves how many servings the recipe makes; null where that is not known or does not matter
 */
export function gramsOfLine(food: Food, line: MeasuredIngredient, serves: number | null = null): LineGrams {
  if (isWater(food) && line.quantity === null) return { grams: 0, rule: 'water' };
  if (MADE_ABOVE.test(`${line.name.toLowerCase()} ${besideName(line)}`)) return { grams: 0, rule: 'made above' };
  const found = withAddedGrams(food, line, gramsAsWritten(food, line, serves));
  if (found.grams === null) return found;
  return partEaten(food, line, found.grams, serves) ?? found;
}

/** '1 stick plus 6 tablespoons': what is added in another measure stands in the comment, and counts too. */
function withAddedGrams(food: Food, line: MeasuredIngredient, written: LineGrams): LineGrams {
  const added = addedMeasure(line.comment);
  if (added === null || written.grams === null) return written;
  const measured = parseIngredient(`${added} ${line.name}`);
  // 'plus 1 yolk' adds another food
  if (measured.unit === null) return written;
  const more = gramsAsWritten(food, measured, null);
  return more.grams === null ? written : { grams: written.grams + more.grams, rule: written.rule };
}

/** From so many times its usual weight on, or below the same share of it, a piece is doubted; the other reading has to be far nearer. */
const DOUBTED_TIMES = 2.2;
const isFarNearer = (times: number, other: number): boolean =>
  Math.abs(Math.log(times)) < 0.5 * Math.abs(Math.log(other));

/** How many times the usual weight of one the pieces of a line would weigh, if they weighed so much in all as bought; null when not known. */
function timesUsual(food: Food, line: MeasuredIngredient, gramsInAll: number): number | null {
  const { quantity } = line;
  if (quantity === null || quantity < 2 || line.quantityMax !== null) return null;
  const one = pieceGrams(food, line);
  return one === undefined ? null : (gramsInAll * eatenShare(food, line)) / quantity / one;
}

/** '4 salmon fillets (6 oz)': what is said beside several is of each, where it could not be of all. */
function isOfEach(food: Food, line: MeasuredIngredient, stated: number): boolean {
  const inAll = timesUsual(food, line, stated);
  if (inAll === null || line.quantity === null) return false;
  return inAll < 1 / DOUBTED_TIMES && isFarNearer(inAll * line.quantity, inAll);
}

/** '2 (1 pound) chicken breasts': what stands before the name is of each, where it could not be of all only. */
function isOfAll(food: Food, line: MeasuredIngredient, statedInAll: number): boolean {
  const each = timesUsual(food, line, statedInAll);
  if (each === null || line.quantity === null || /\beach\b/.test(besideName(line))) return false;
  return each > DOUBTED_TIMES && isFarNearer(each / line.quantity, each);
}

/** Lighter ones may be counted by the hundred. Our own estimate. */
const DOUBTED_PIECE_G = 10;

const GRAMS = String.raw`(\d+(?:[.,]\d+)?)\s*(?:g|gr|grams?|gramm)`;
/** '140 g drained', '140 g égoutté' */
const DRAINED_BEHIND = new RegExp(
  String.raw`${GRAMS}(?!\p{L})[^,;]{0,12}(?:drained|abgetropft|abtropfgewicht|atg(?!\p{L})|égoutt|sgocciolat|escurrid|uitgelekt|uitlekgewicht)`,
  'iu',
);
/** 'Abtropfgewicht: 350 g', 'poids net égoutté 140 g' */
const DRAINED_BEFORE = new RegExp(
  String.raw`(?:drained weight|abtropfgewicht|égouttée?|sgocciolato|escurrido|uitlekgewicht)[\s:=]*(?:ca\.?\s*)?${GRAMS}(?!\p{L})`,
  'iu',
);

/** What a package weighs without its liquid, where that is printed. */
function drainedGrams(text: string): number | null {
  const said = (DRAINED_BEHIND.exec(text) ?? DRAINED_BEFORE.exec(text))?.[1];
  return said === undefined ? null : Number(said.replace(',', '.'));
}

const LENGTH = /(?:^|[^\d/.,])(\d{1,2}(?:[.,]\d)?)\s?-?\s?(mm|cm|inch(?:es)?)(?!\p{L})/iu;
const PIECES: ReadonlySet<Unit | null> = new Set<Unit | null>([null, 'piece', 'knob', 'stick']);

/** Pieces whose length stands beside a food that is weighed by it: '1 Stück Ingwer (5 cm)', 'gingembre de 3 cm'. Null for any other. */
function pieceOfLength(food: Food, line: MeasuredIngredient, quantity: number): LineGrams | null {
  const inch = food.weights['inch'];
  if (inch === undefined || !PIECES.has(line.unit)) return null;
  const { packageSize } = line;
  const beside = besideName(line);
  const [, said = '', spelled = ''] = LENGTH.exec(beside) ?? [];
  const unit = parseUnit(spelled);
  const length = unit === null ? packageSize : { quantity: Number(said.replace(',', '.')), unit };
  const inches = length === null ? null : convert(length.quantity, length.unit, 'inch');
  if (inches === null || /\b(?:cut|slice|thick|dick|épais|gros)/i.test(beside)) return null;
  return { grams: quantity * inches * inch, rule: 'portion' };
}

/** How many are in one packet: '1 package rolls (12 count)', '2 bags of tortillas (8 ct)'. Null where nothing says it. */
const COUNT_IN_PACKET = /(?:^|[^\d/.,])(\d{1,3})[- ]?(?:count|ct)\b/;
function countInPacket(line: MeasuredIngredient): number | null {
  if (line.packageSize?.unit === 'piece') return line.packageSize.quantity;
  const said = COUNT_IN_PACKET.exec(besideName(line))?.[1];
  return said === undefined ? null : Number(said);
}

function gramsAsWritten(food: Food, line: MeasuredIngredient, serves: number | null): LineGrams {
  const { packageSize } = line;
  const unit = unitMeant(food, line.unit, line.language);
  if (isAmountless(line)) {
    return pieceOfLength(food, line, 1) ?? gramsWithoutAmount(food, line, serves);
  }
  const low = line.quantity ?? 1;
  const quantity = line.quantityMax === null ? low : (low + line.quantityMax) / 2;

  const drained = food.drainedShare < 1 ? drainedGrams(besideName(line)) : null;
  if (drained !== null) {
    return { grams: drained * (unit === 'can' || unit === 'jar' ? quantity : 1), rule: 'stated' };
  }
  if (packageSize) {
    const stated = statedGrams(food, packageSize);
    if (stated !== null) {
      const one = unit === null && isOfAll(food, line, stated * quantity) ? stated / quantity : stated;
      const isHeld = unit !== null && HOLDERS.has(unit);
      const inTin = tinShare(food, unit, line);
      const share = inTin ?? (isHeld ? 1 : eatenShare(food, line));
      return { grams: quantity * one * share, rule: inTin === null ? 'package' : 'drained' };
    }
  }
  if (unit !== null) {
    const mass = measureGrams({ quantity, unit });
    // '400g tin chickpeas, drained'; '8 oz beans (can; drained)' gives the weight without the liquid
    const isDrained =
      /^(?:can|jar)(?:$|; (?!drained))/.test(line.comment ?? '') || (mass !== null && isTinful(line, mass));
    if (isDrained && mass !== null && food.drainedShare < 1)
      return { grams: mass * food.drainedShare, rule: 'drained' };
    if (mass !== null) return { grams: mass * eatenShare(food, line), rule: 'weighed' };
  }
  if (line.equivalent) {
    const stated = statedBeside(food, line, line.equivalent);
    const isWeight = measureGrams(line.equivalent) !== null;
    const isEach = stated !== null && unit === null && isWeight && isOfEach(food, line, stated);
    const grams = isEach ? stated * quantity : stated;
    // '1 pineapple (about 4 cups)': what fills a cup is peeled and cut
    const share = !isWeight && food.aisle === 'produce' ? 1 : eatenShare(food, line);
    if (grams !== null) return { grams: grams * share, rule: 'stated' };
  }
  const factor = line.size === null ? 1 : (SIZE_FACTOR[line.size] ?? 1);
  const sold =
    unit === null
      ? (kindGrams(food, line) ?? namedCutGrams(food, line) ?? soldGrams(food, unit, line.language, quantity))
      : soldGrams(food, unit, line.language, quantity);
  if (sold !== undefined) return { grams: quantity * sold * factor, rule: unit === null ? 'piece' : 'portion' };
  const long = pieceOfLength(food, line, quantity);
  if (long !== null) return long;
  if (unit === null) {
    const roast = wholeFillet(food, line, serves);
    if (roast !== null) return { grams: roast, rule: 'assumed' };
    const one = pieceGrams(food, line);
    // '150 di pancetta' are no 150 slices; a hundred almonds may be
    const isKnown = one !== undefined && !(line.isDoubtedCount && one >= DOUBTED_PIECE_G);
    return isKnown ? { grams: quantity * one, rule: 'piece' } : { grams: null, rule: 'no weight' };
  }
  const poured = measuringMillilitres(food, unit, line.language);
  if (poured !== null) return { ...gramsOfVolume(food, quantity * poured), rule: 'assumed' };
  // what a line weighs by its own words is neither thick nor heaped besides
  const filled = quantity * filling(food, line);
  const millilitres = measureMillilitres({ quantity: filled, unit });
  if (millilitres !== null) {
    if (SHELLS_MEASURED.has(unit) && isInShells(food, line)) {
      return { grams: millilitres * SHELLS_G_PER_ML * food.edibleShare, rule: 'assumed' };
    }
    if (isMash(food, line)) return mashedGrams(millilitres);
    const { grams, rule } = gramsOfVolume(food, millilitres);
    return { grams: grams !== null && isCrushed(food, line) ? grams * CRUSHED_TIMES : grams, rule };
  }
  if (unit === 'cm' || unit === 'mm' || unit === 'inch') {
    // '2 inches vegetable oil': a pot of it
    if (isFat(food)) return { grams: FRYING_OIL_LEAST_G, rule: 'frying' };
    const inches = unit === 'inch' ? quantity : unit === 'cm' ? quantity / 2.54 : quantity / 25.4;
    const inch = listedGrams(food, 'inch') ?? (food.weights['stick'] ?? 14) / 2;
    return { grams: inches * inch, rule: 'portion' };
  }
  const counted = countInPacket(line);
  const each = counted === null || !HOLDERS.has(unit) ? undefined : pieceGrams(food, line);
  if (counted !== null && each !== undefined) return { grams: quantity * counted * each, rule: 'piece' };
  const listed = (saysCut(food, unit) ? kindGrams(food, line) : undefined) ?? listedGrams(food, unit);
  if (listed !== undefined) return { grams: filled * listed * factor, rule: 'portion' };
  const usual = usualGrams(food, unit);
  if (usual !== undefined) return { grams: filled * usual * factor, rule: 'assumed' };
  const made = unit === 'recipe' ? madeGrams(food) : undefined;
  if (made !== undefined) return { grams: quantity * made, rule: 'assumed' };
  const one = pieceGrams(food, line);
  return one === undefined || unit === 'recipe' || unit === 'serving' || unit === 'part'
    ? { grams: null, rule: 'no weight' }
    : { grams: quantity * one, rule: 'assumed' };
}

/** Grams of a line whose food is not known, as far as its amount says; a volume counts as water. Null for things counted by number. */
export function gramsOfUnknown(line: MeasuredIngredient): number | null {
  const quantity =
    line.quantity === null ? 1 : line.quantityMax === null ? line.quantity : (line.quantity + line.quantityMax) / 2;
  const stated = (measure: Measure): number | null => measureGrams(measure) ?? measureMillilitres(measure);
  if (line.packageSize) {
    const one = stated(line.packageSize);
    if (one !== null) return quantity * one;
  }
  const own = line.unit === null ? null : stated({ quantity, unit: line.unit });
  if (own !== null) return own;
  const said = line.equivalent ? stated(line.equivalent) : null;
  if (said !== null) return said;
  const usual = line.unit === null ? undefined : USUAL_GRAMS[line.unit];
  return usual === undefined ? null : quantity * usual;
}
