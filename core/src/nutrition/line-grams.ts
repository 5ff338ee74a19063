import type { Food } from '../foods/food.ts';
import { foodWords } from '../foods/food-words.ts';
import { besideName } from '../foods/resolve-food.ts';
import { parseIngredient } from '../ingredients/parse-ingredient.ts';
import { type Measure, measureGrams, measureMillilitres, type Unit } from '../ingredients/units.ts';
import type { MeasuredIngredient } from './measured-ingredient.ts';

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
  'to taste': 'no amount: counted as nothing',
  water: 'water: counted as nothing',
  heading: 'a heading, not an ingredient',
  'no weight': 'not counted: no weight is known for this measure',
  'no amount': 'not counted: the recipe gives no amount',
  'no food': 'not counted: no food was found for it',
} as const;
export type GramsRule = keyof typeof GRAMS_RULES;

/** Grams of a whole line, or null when they are not known. */
export type LineGrams = { readonly grams: number | null; readonly rule: GramsRule };

/** The cup that household weights are given for. Source: NIST Handbook 44, appendix C (US customary cup). */
export const CUP_ML = 236.588;

/** Measures that stand in for each other when a food lists only one of them. */
const ALIKE: readonly (readonly string[])[] = [
  ['slice', 'rasher', 'strip', 'round', 'ring'],
  ['sprig', 'branch'],
  ['bunch', 'bundle'],
  ['sheet', 'disc'],
  ['stalk', 'rib', 'stick', 'stem', 'spear'],
  ['head', 'bulb', 'heart'],
  [
    'packet',
    'bag',
    'box',
    'container',
    'carton',
    'punnet',
    'jar',
    'tube',
    'bottle',
    'can',
    'tub',
    'pot',
    'block',
    'log',
  ],
  ['fillet', 'breast', 'thigh', 'steak'],
  ['ear', 'cob'],
  ['thumb', 'knob', 'inch'],
  ['wedge', 'segment'],
  ['cube', 'square'],
];
/** Measures that are one whole of the food where it lists nothing nearer. */
const WHOLES = new Set([
  'head',
  'bulb',
  'ear',
  'fillet',
  'breast',
  'thigh',
  'piece',
  'stalk',
  'rib',
  'ball',
  'loaf',
  'log',
  'sheet',
  'round',
  'rack',
  'clove',
  'stick',
]);

/** Grams of a measure of a food that lists none. Kitchen averages; the line is marked 'assumed'. */
const USUAL_GRAMS: Partial<Record<Unit, number>> = {
  pinch: 0.35,
  dash: 0.6,
  drop: 0.05,
  splash: 7,
  drizzle: 5,
  squeeze: 5,
  glug: 10,
  scrape: 0.2,
  handful: 30,
  sprig: 1,
  leaf: 0.5,
  slice: 25,
  rasher: 28,
  strip: 20,
  wedge: 20,
  segment: 10,
  bunch: 60,
  knob: 15,
  thumb: 15,
  stalk: 30,
  stem: 10,
  rib: 40,
  clove: 3,
  can: 400,
  jar: 340,
  bottle: 500,
  packet: 200,
  bag: 300,
  box: 300,
  carton: 500,
  container: 250,
  punnet: 250,
  tube: 130,
  block: 225,
  bar: 100,
  scoop: 40,
  shot: 44,
  glass: 175,
  cube: 10,
  square: 10,
  loaf: 450,
  fillet: 150,
  breast: 180,
  thigh: 110,
};

const SIZE_FACTOR: Readonly<Record<string, number>> = { small: 0.7, medium: 1, large: 1.35, 'extra large': 1.6 };

const SEASONING =
  /\b(taste|season|garnish|serv|sprinkl|dust|decorat|top|drizzl|grease|greasing|brush|optional|need|desired|finish)/;

export const isWater = (food: Food): boolean => food.per100g.calories <= 1 && food.name === 'water';
const isFat = (food: Food): boolean => food.per100g.fat >= 75;

/** Millilitres of a food in grams. */
function gramsOfVolume(food: Food, millilitres: number): LineGrams {
  const cup = food.weights['cup'];
  if (cup !== undefined) return { grams: (millilitres / CUP_ML) * cup, rule: 'volume' };
  // foods without a cup weight are solids in the main; half and half air and food
  const density = /sauce|juice|drink|milk|soup|oil|syrup|beverage|liquid/i.test(food.name) ? 1 : 0.6;
  return { grams: millilitres * density, rule: 'density' };
}

/** Grams of one of a measure, from the food's own list. */
function listedGrams(food: Food, unit: string): number | undefined {
  const own = food.weights[unit];
  if (own !== undefined) return own;
  for (const group of ALIKE) {
    if (!group.includes(unit)) continue;
    for (const other of group) if (food.weights[other] !== undefined) return food.weights[other];
  }
  return WHOLES.has(unit) ? food.weights['piece'] : undefined;
}

/** Grams of one of the food, of a size if one is named. */
function pieceGrams(food: Food, line: MeasuredIngredient): number | undefined {
  const { weights } = food;
  const size = line.size ?? null;
  if (size !== null && weights[size] !== undefined) return weights[size];
  const named = foodWords(line.name).find((word) => word !== 'cup' && Object.hasOwn(weights, word));
  const base = named === undefined ? undefined : weights[named];
  const piece =
    base ??
    weights['piece'] ??
    [
      'fillet',
      'slice',
      'head',
      'stalk',
      'sheet',
      'sprig',
      'leaf',
      'can',
      'packet',
      'jar',
      'bunch',
      'ball',
      'block',
      'container',
    ]
      .map((key) => weights[key])
      .find((value) => value !== undefined);
  return piece === undefined ? undefined : piece * (size === null ? 1 : (SIZE_FACTOR[size] ?? 1));
}

/** A stated measure in grams: a mass as it is, a volume through the food. */
function statedGrams(food: Food, measure: Measure): number | null {
  const mass = measureGrams(measure);
  if (mass !== null) return mass;
  const millilitres = measureMillilitres(measure);
  return millilitres === null ? null : gramsOfVolume(food, millilitres).grams;
}

/** The share of a stated weight that is eaten: not bones, shells or peel, unless the line says they are off already. */
function eatenShare(food: Food, line: MeasuredIngredient): number {
  const text = `${line.name} ${besideName(line)}`;
  return /\b(peeled weight|prepared weight|trimmed weight|boneless|boned|deboned|shelled|off the bone|without (the )?(bone|shell))/i.test(
    text,
  )
    ? 1
    : food.edibleShare;
}

function gramsWithoutAmount(food: Food, line: MeasuredIngredient): LineGrams {
  const isFrying = isFat(food) && /fry/i.test(`${line.name} ${besideName(line)}`);
  if (isFrying) return { grams: 28, rule: 'frying' };
  const { calories } = food.per100g;
  const isSeasoning =
    line.isOptional ||
    SEASONING.test(besideName(line)) ||
    calories <= 60 ||
    isFat(food) ||
    food.weights['pinch'] !== undefined ||
    (food.weights['sprig'] ?? 100) <= 3 ||
    /\b(sugar|flour|seasoning|sprinkle)\b/.test(food.name);
  return isSeasoning ? { grams: 0, rule: 'to taste' } : { grams: null, rule: 'no amount' };
}

/** Frying oil above this many grams is mostly left in the pan. */
const FRYING_OIL_KEPT_G = 170;
/** Share of deep-frying oil that the food takes up: our own estimate, no measured value. See reference/foods/README.md. */
const FRYING_UPTAKE = 0.12;

/**
 * Grams of what is eaten of one line, for the whole recipe, and the rule that gave them. Ranges count with their middle.
 */
export function gramsOfLine(food: Food, line: MeasuredIngredient): LineGrams {
  if (isWater(food) && line.quantity === null) return { grams: 0, rule: 'water' };
  const found = withAddedGrams(food, line, gramsAsWritten(food, line));
  if (found.grams === null) return found;
  if (isFat(food) && found.grams > FRYING_OIL_KEPT_G && /\bfry/i.test(`${line.name} ${besideName(line)}`)) {
    return { grams: Math.max(found.grams * FRYING_UPTAKE, 28), rule: 'frying' };
  }
  return found;
}

/** '1 stick plus 6 tablespoons': what is added in another measure stands in the comment, and counts too. */
function withAddedGrams(food: Food, line: MeasuredIngredient, written: LineGrams): LineGrams {
  const added = /(?:^|; )plus ([\d½¼¾⅓⅔⅛][^;,()]*)/.exec(line.comment ?? '')?.[1];
  if (added === undefined || written.grams === null) return written;
  const measured = parseIngredient(`${added} ${line.name}`);
  // 'plus 1 yolk' adds another food
  if (measured.unit === null) return written;
  const more = gramsAsWritten(food, measured);
  return more.grams === null ? written : { grams: written.grams + more.grams, rule: written.rule };
}

function gramsAsWritten(food: Food, line: MeasuredIngredient): LineGrams {
  const { unit, packageSize } = line;
  if (line.quantity === null && unit === null && packageSize === null && line.equivalent === null) {
    return gramsWithoutAmount(food, line);
  }
  const low = line.quantity ?? 1;
  const quantity = line.quantityMax === null ? low : (low + line.quantityMax) / 2;

  const drained = /(\d+(?:[.,]\d+)?)\s*(?:g|grams?)\b[^,;]{0,12}\bdrained/i.exec(besideName(line));
  if (drained && food.drainedShare < 1) {
    return { grams: Number(drained[1]?.replace(',', '.')) * (unit === 'can' ? quantity : 1), rule: 'stated' };
  }
  if (packageSize) {
    const one = statedGrams(food, packageSize);
    if (one !== null) {
      const isDrained = food.drainedShare < 1 && (unit === 'can' || unit === 'jar');
      const share = isDrained ? food.drainedShare : unit === null ? eatenShare(food, line) : 1;
      return { grams: quantity * one * share, rule: isDrained ? 'drained' : 'package' };
    }
  }
  if (unit !== null) {
    const mass = measureGrams({ quantity, unit });
    // '400g tin chickpeas, drained'; '8 oz beans (can; drained)' gives the weight without the liquid
    const isDrained =
      food.drainedShare < 1 && /^(?:can|jar)(?:$|; (?!drained))/.test(line.comment ?? '') && mass !== null;
    if (isDrained) return { grams: mass * food.drainedShare, rule: 'drained' };
    if (mass !== null) return { grams: mass * eatenShare(food, line), rule: 'weighed' };
  }
  if (line.equivalent) {
    const grams = statedGrams(food, line.equivalent);
    if (grams !== null) return { grams: grams * eatenShare(food, line), rule: 'stated' };
  }
  if (unit === null) {
    const one = pieceGrams(food, line);
    return one === undefined ? { grams: null, rule: 'no weight' } : { grams: quantity * one, rule: 'piece' };
  }
  const millilitres = measureMillilitres({ quantity, unit });
  if (millilitres !== null) return gramsOfVolume(food, millilitres);
  if (unit === 'cm' || unit === 'mm' || unit === 'inch') {
    const inches = unit === 'inch' ? quantity : unit === 'cm' ? quantity / 2.54 : quantity / 25.4;
    const inch = listedGrams(food, 'inch') ?? (food.weights['stick'] ?? 14) / 2;
    return { grams: inches * inch, rule: 'portion' };
  }
  const factor = line.size === null ? 1 : (SIZE_FACTOR[line.size] ?? 1);
  const listed = listedGrams(food, unit);
  if (listed !== undefined) return { grams: quantity * listed * factor, rule: 'portion' };
  const usual = USUAL_GRAMS[unit];
  if (usual !== undefined) return { grams: quantity * usual * factor, rule: 'assumed' };
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
