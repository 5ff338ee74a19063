import type { Food } from '../foods/food.ts';
import { foodWords } from '../foods/food-words.ts';
import { fold } from '../ingredients/languages/fold.ts';
import type { Unit } from '../ingredients/units.ts';
import { ownEntry } from '../own-entry.ts';
import { CUTS_OF_MEAT } from './cuts-of-meat.ts';
import { KINDS_OF_OTHER_SIZE } from './kinds-of-other-size.ts';
import { measureInName, type NamedMeasure } from './measure-in-name.ts';
import type { MeasuredIngredient } from './measured-ingredient.ts';

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
export const USUAL_GRAMS: Partial<Record<Unit, number>> = {
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
  nest: 50,
  cube: 10,
  square: 10,
  loaf: 450,
  fillet: 150,
  breast: 180,
  thigh: 110,
};

/** What a heaped spoon holds of a level one: our own estimate. A heaped cup is counted as a cup, as everybody does who publishes figures. */
const HEAPED_SPOON = 1.5;
/** Said of the spoon, in front of all else: 'gehäufter EL', 'cuillères bombées', 'cucharada bien colmada', 'cucchiai colmi'. */
const HEAPED =
  /^(?:(?:bien|ben|gut|stark|flink|goed|tres)[ ,]+)*(?:heap(?:ed|ing)\b|gehauft|geh\b|bombee|colm[oai]|opgehoopte|gehoopte)/;
/** Slices of bread, of the usual one. */
const SLICED: readonly (readonly [words: RegExp, share: number])[] = [
  [
    /\b(?:thin(?:ly)?|wafer|dunne?|fines?|finas?|fini|sottil[ei])\b|\bdünn|(?<![\d/.])(?:1\/4|¼)[- ]inch(?:es)?\b/i,
    0.7,
  ],
  [/(?<![\d/.])(?:1\/2|½)[- ]inch(?:es)?\b/i, 1],
  [/\bthick(?:ly)?\b|\bépaiss|\bgrues|\bspess|(?<![\d/.])(?:1|1 1\/2|3\/4|¾)[- ]inch(?:es)?\b/i, 1.4],
];

/** How much more or less than usual a measure holds by its line: 'heaped tbsp', 'thick slices' of bread. */
export function filling({ aisle }: Food, { unit, name, comment }: MeasuredIngredient): number {
  if (unit === 'tsp' || unit === 'tbsp') return HEAPED.test(fold(comment ?? '')) ? HEAPED_SPOON : 1;
  if (unit !== 'slice' || aisle !== 'bakery') return 1;
  return SLICED.find(([words]) => words.test(`${name} ${comment ?? ''}`))?.[1] ?? 1;
}

/** Foods that are sold by their width, and the width of what weighs as much as one piece, in inches. Others of them weigh as their area. */
const BY_WIDTH: Readonly<Record<string, number>> = {
  'flour tortilla': 8,
  'wholemeal tortilla': 8,
  'corn tortilla': 6,
  'pizza dough': 13,
  'pie crust': 9,
  pitta: 6,
};
const WIDTH = /\b(\d{1,2}(?:\.\d)?)\s?(?:-\s?)?(inch(?:es)?|in\b|["”″]|cm\b)/i;
const CM_PER_INCH = 2.54;

/** Of foods that are sold by their width, how many usual ones a piece of the width that the line says is; 1 where it says none. */
export function widthFactor(food: Food, { packageSize, name, comment }: MeasuredIngredient): number {
  const usual = ownEntry(BY_WIDTH, food.name);
  if (usual === undefined) return 1;
  const [, said, unit = ''] = WIDTH.exec(`${name} ${comment ?? ''}`) ?? [];
  const written = said === undefined ? null : Number(said) / (unit.toLowerCase() === 'cm' ? CM_PER_INCH : 1);
  const packed = { inch: 1, cm: 1 / CM_PER_INCH, mm: 0.1 / CM_PER_INCH }[packageSize?.unit as 'inch' | 'cm' | 'mm'];
  const inches = packageSize && packed !== undefined ? packageSize.quantity * packed : written;
  return inches === null || inches < usual / 3 || inches > usual * 2.5 ? 1 : (inches / usual) ** 2;
}

/** A large one is so much less than an extra large one. */
const EXTRA_OF_LARGE = 1.15;

export const SIZE_FACTOR: Readonly<Record<string, number>> = { small: 0.7, medium: 1, large: 1.35, 'extra large': 1.6 };

/** What a head of leaves has of them, a bunch of heads ('1 bunch broccoli'), and a stem of a herb of sprigs. */
const LEAVES_OF_A_HEAD = 20;
const HEADS_OF_A_BUNCH = 1.5;
const SPRIGS_OF_A_STEM = 2;
/** Slices and wedges that are cut of one vegetable or fruit: our own estimates. Of a pumpkin they are as thick as wedges. */
const SLICES_OF_ONE = 12;
const WEDGES_OF_ONE = 8;
const LARGE_ONE_G = 500;
/** Of less than this nobody cuts wedges; a clove of more is one ('spicchi di mela'), of less one of its own. */
const LEAST_CUT_G = 60;
/** A slice of raw meat or fish is a steak, no slice of sausage: 'fette di pesce spada', 'Scheiben Kalb'. */
const STEAK_G = 120;

/** A cube that is cut of cheese, ham or bread, where those who count them do; our own estimates. */
const CUBE_GRAMS: Readonly<Record<string, number>> = { 'dairy and eggs': 10, 'meat and fish': 6, bakery: 3 };

/** What a fresh herb is sold in where it is not tied. */
export const PACKS_OF_HERBS: ReadonlySet<string> = new Set(['container', 'jar', 'packet', 'bag', 'box', 'punnet']);

/** Grams of a measure that a food does not list, by another one that it does. */
function byOtherMeasure({ weights, aisle, diet }: Food, unit: string): number | undefined {
  const { head, sprig, piece } = weights;
  // 'een bol knoflook', 'een bol ijs'
  if (unit === 'ball') return head ?? weights['scoop'];
  // 'un verre de rhum', '1 glass brandy': nobody pours a tumbler of it
  if (unit === 'glass' && diet.includes('alcohol')) return weights['shot'];
  // 'feuilles de pâte filo'
  if (unit === 'leaf' && weights['sheet'] !== undefined) return weights['sheet'];
  // 'une branche de céleri', 'una rama de apio', 'una rama de canela'
  if (unit === 'sprig' || unit === 'branch') return weights['stalk'] ?? weights['rib'] ?? weights['stick'];
  if (unit === 'cube') return CUBE_GRAMS[aisle];
  if (unit === 'leaf' && head !== undefined) return head / LEAVES_OF_A_HEAD;
  if (unit === 'bunch' && head !== undefined) return head * HEADS_OF_A_BUNCH;
  if (unit === 'bunch' && aisle === 'produce') return bunchOf(piece);
  // 'ein Topf Petersilie', 'een bakje munt': of a fresh herb it is about a bunch, whatever it is sold in
  if (sprig !== undefined && PACKS_OF_HERBS.has(unit)) return weights['bunch'];
  if ((unit === 'stem' || unit === 'stalk') && sprig !== undefined) return sprig * SPRIGS_OF_A_STEM;
  if (aisle === 'produce' && piece !== undefined) return cutOfOne(weights, unit);
  if (unit !== 'slice' || aisle !== 'meat and fish') return undefined;
  return weights['steak'] ?? Math.min(weights['fillet'] ?? piece ?? STEAK_G, STEAK_G);
}

/** A bunch of what is tied by its greens, 'une botte de poireaux': so many of them, the fewer the larger. Our own estimates. */
const BUNCHED: readonly (readonly [belowG: number, ofThem: number])[] = [
  [25, 0],
  [150, 5],
  [500, 3],
];
function bunchOf(pieceG = 0): number | undefined {
  const ofThem = BUNCHED.find(([belowG]) => pieceG < belowG)?.[1] ?? 0;
  return ofThem === 0 ? undefined : pieceG * ofThem;
}

/** What is cut of one vegetable or fruit that lists no cuts. */
function cutOfOne({ piece: pieceG = 0, wedge, segment }: Food['weights'], unit: string): number | undefined {
  if (unit === 'slice' || unit === 'strip' || unit === 'ring') {
    return pieceG / (pieceG < LARGE_ONE_G ? SLICES_OF_ONE : WEDGES_OF_ONE);
  }
  const isWedge = unit === 'wedge' || unit === 'segment' || unit === 'clove';
  return isWedge && pieceG >= LEAST_CUT_G ? (wedge ?? segment ?? pieceG / WEDGES_OF_ONE) : undefined;
}

/** Grams of what a name says that it is cut or picked into ('Salatblätter', 'fleurettes de brocoli'); undefined where it says nothing of the kind. */
export function namedCutGrams(food: Food, { name }: MeasuredIngredient): number | undefined {
  const measure = measureInName(name);
  if (measure === null) return undefined;
  const { weights, aisle, diet } = food;
  if (measure === 'cube') return CUBE_GRAMS[aisle];
  if (measure === 'fillet') return diet.includes('fish') ? weights[measure] : undefined;
  if (weights[measure] !== undefined) return weights[measure];
  if (measure === 'half' || measure === 'quarter') return aisle === 'produce' ? shareOfPiece(food, measure) : undefined;
  if (aisle !== 'produce' && aisle !== 'bakery') return undefined;
  return listedGrams(food, measure) ?? (measure === 'leaf' && aisle === 'produce' ? USUAL_GRAMS.leaf : undefined);
}

function shareOfPiece({ weights: { piece, head } }: Food, measure: Extract<NamedMeasure, 'half' | 'quarter'>) {
  const whole = piece ?? head;
  return whole === undefined ? undefined : whole / (measure === 'half' ? 2 : 4);
}

/** Grams of one of a measure, from the food's own list. */
export function listedGrams(food: Food, unit: string): number | undefined {
  // 'un trozo de calabaza', 'ein Stück Kürbis': what is cut off of a large one
  const own = (unit === 'piece' ? food.weights['chunk'] : undefined) ?? food.weights[unit];
  if (own !== undefined) return own;
  for (const group of ALIKE) {
    if (!group.includes(unit)) continue;
    for (const other of group) if (food.weights[other] !== undefined) return food.weights[other];
  }
  return byOtherMeasure(food, unit) ?? (WHOLES.has(unit) ? food.weights['piece'] : undefined);
}

/** Containers of a seasoning, of which a pinch is weighed: a sachet of it is no bag of flour. */
const SEASONING_GRAMS: Partial<Record<Unit, number>> = {
  packet: 10,
  bag: 25,
  box: 35,
  jar: 40,
  container: 40,
  bottle: 40,
  tube: 40,
  can: 50,
};

/** Parts of one: a slice of an olive is no slice of a roast. */
const PARTS: ReadonlySet<Unit> = new Set(['slice', 'strip', 'wedge', 'segment']);
/** What is cut in slices as it is, so that one of it says nothing of them: cheese and bread. */
const SLICED_AISLES: ReadonlySet<string> = new Set(['dairy and eggs', 'bakery']);

/** Grams of a measure for a food that lists neither it nor one alike. */
export function usualGrams({ weights, aisle }: Food, unit: Unit): number | undefined {
  const usual = (weights['pinch'] === undefined ? undefined : SEASONING_GRAMS[unit]) ?? USUAL_GRAMS[unit];
  const { piece } = weights;
  if (usual === undefined || piece === undefined || !PARTS.has(unit) || SLICED_AISLES.has(aisle)) return usual;
  return Math.min(usual, piece / 2);
}

const ALL_KINDS = [...KINDS_OF_OTHER_SIZE, ...CUTS_OF_MEAT];
const KINDS_OF: ReadonlyMap<string, typeof ALL_KINDS> = new Map(
  ALL_KINDS.map(([food]) => [food, ALL_KINDS.filter(([of]) => of === food)]),
);

/** Grams of one of a kind of a food that the line names and that has another size than the rest; undefined where it names none. */
export function kindGrams(food: Food, { name, unit }: MeasuredIngredient): number | undefined {
  const kinds = KINDS_OF.get(food.name);
  if (kinds === undefined) return undefined;
  // '8 piezas de pollo', '1 filete de ternera'
  const called = fold(unit === null ? name : `${name} ${unit}`);
  return kinds.find(([, kind]) => kind.test(called))?.[2];
}

/** Units that only say which part it is: what one weighs is said with the kinds, unless the food lists it. */
export const saysCut = ({ weights }: Food, unit: Unit): boolean =>
  unit === 'piece' || unit === 'head' || (unit === 'fillet' && weights[unit] === undefined);

/** What one of a food is that lists no piece. */
const COUNTED_BY = [
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
] as const;
/** So many of what is sold in these may be packages ('2 passata'); more are of what is in them, and nobody knows what one weighs. */
const PACKAGES: ReadonlySet<string> = new Set(['can', 'packet', 'jar']);
const PACKAGES_MAX = 3;

/** So many of what is mostly cut up are whole ones: '1 salami', '2 saucissons'; more are slices, or pieces. */
const WHOLE_ONES_MAX = 2;
const wholeGrams = ({ weights }: Food, { quantity }: MeasuredIngredient): number | undefined =>
  (quantity ?? 1) <= WHOLE_ONES_MAX ? weights['whole'] : undefined;

/** Grams of one of the food, of a size if one is named. */
export function pieceGrams(food: Food, line: MeasuredIngredient): number | undefined {
  const { weights } = food;
  const size = line.size ?? null;
  const cut = namedCutGrams(food, line);
  if (cut === undefined && size !== null && weights[size] !== undefined) return weights[size];
  if (cut === undefined && size === 'extra large' && weights['large'] !== undefined)
    return weights['large'] * EXTRA_OF_LARGE;
  const isMini = food.aisle === 'bakery' && /\bmini\b/i.test(line.name);
  if (isMini && weights['small'] !== undefined) return weights['small'];
  const words = foodWords(line.name);
  // '12 baguette slices' are slices of one
  const named =
    words.at(-1) === 'slice' && weights['slice'] !== undefined
      ? 'slice'
      : words.find((word) => word !== 'cup' && Object.hasOwn(weights, word));
  const base = kindGrams(food, line) ?? (named === undefined ? undefined : weights[named]) ?? cut;
  const piece =
    base ??
    wholeGrams(food, line) ??
    weights['piece'] ??
    cupMeant(food, line) ??
    COUNTED_BY.filter((key) => (line.quantity ?? 1) <= PACKAGES_MAX || !PACKAGES.has(key))
      .map((key) => weights[key])
      .find((value) => value !== undefined);
  return piece === undefined
    ? undefined
    : piece * (size === null ? 1 : (SIZE_FACTOR[size] ?? 1)) * widthFactor(food, line);
}

/** '2 1/2 flour': nobody takes so many packets, so the cups were left out. English recipes alone count in them. */
function cupMeant(
  { weights, aisle }: Food,
  { unit, quantity, language = null }: MeasuredIngredient,
): number | undefined {
  const isPart = unit === null && quantity !== null && !Number.isInteger(quantity);
  return isPart && aisle === 'pantry and dry goods' && (language === null || language === 'en')
    ? weights['cup']
    : undefined;
}

/** A batch of something that is bought whole as well: as much as a packet of it. */
export function madeGrams(food: Food): number | undefined {
  if (!/crust|dough|pastry|frosting/.test(food.name)) return undefined;
  const { piece, ball, packet, tub, can } = food.weights;
  return [piece, packet, tub, can, ball].find((grams) => grams !== undefined && grams >= LEAST_BATCH_G);
}
const LEAST_BATCH_G = 150;
