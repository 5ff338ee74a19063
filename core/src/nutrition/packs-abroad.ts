import type { Food } from '../foods/food.ts';
import type { Language } from '../ingredients/languages/language.ts';
import { type Unit, unitDimension } from '../ingredients/units.ts';

/** Grams of one, by the unit that says so; `one` for what is counted by itself ('une pâte feuilletée'), `few` where one or two are. */
type Sizes = Readonly<Partial<Record<Unit | 'one' | 'few', number>>>;

/** The same in whatever pot, carton or packet it is sold, and counted by itself. */
const pack = (grams: number): Sizes => ({ container: grams, jar: grams, carton: grams, packet: grams, one: grams });
/** Dough that is rolled out and sold one by one. */
const rolled = (grams: number): Sizes => ({ packet: grams, sheet: grams, one: grams });

/** Meat that is counted by the fillet, whatever the cut is called. */
const cut = (grams: number): Sizes => ({ one: grams, piece: grams, fillet: grams, breast: grams });

/**
 * What the shops of the five countries sell foods in, where it is another size than in Britain and America, by which the catalogue
 * goes: 'ein Becher Sahne' is 200 g and no carton of 300, a roll of puff pastry 230 g and no packet of 490. The commonest sizes
 * there; our own list.
 */
const ON_THE_CONTINENT: Readonly<Record<string, Sizes>> = {
  'whipping-cream': pack(200),
  'single-cream': pack(200),
  'soya-cream': pack(200),
  'oat-cream': pack(200),
  'plant-cream': pack(200),
  'creme-fraiche': pack(200),
  'half-fat-creme-fraiche': pack(200),
  'soured-cream': pack(200),
  yogurt: pack(125),
  'low-fat-yogurt': pack(125),
  'greek-yogurt': pack(150),
  quark: { ...pack(250), one: 250 },
  mascarpone: pack(250),
  ricotta: pack(250),
  'cream-cheese': pack(200),
  'cottage-cheese': pack(200),
  buttermilk: pack(500),
  butter: { bar: 250, packet: 250 },
  margarine: { bar: 250, packet: 250 },
  'rice-cake': { packet: 100, bag: 100 },
  mozzarella: { packet: 125, bag: 125, one: 125 },
  'fresh-mozzarella': { packet: 125, bag: 125, one: 125 },
  tofu: { packet: 200, block: 200, one: 200 },
  'puff-pastry': rolled(230),
  'shortcrust-pastry': rolled(230),
  'sweet-shortcrust-pastry': rolled(230),
  'pizza-dough': rolled(260),
  'tarte-flambee-base': rolled(260),
  // cut off of a side of it
  bacon: { packet: 200, container: 200, piece: 100 },
  // the round box of eight wedges
  'american-cheese': { packet: 200, can: 140, box: 140 },
  'instant-mashed-potato': { packet: 125, bag: 125 },
  // a tray of cress
  watercress: { punnet: 30, container: 30, box: 30 },
  'chocolate-icing': { packet: 150, bag: 125, container: 150 },
  crisp: { packet: 150 },
  'goat-cheese': { packet: 180, container: 150, one: 100 },
  bread: { packet: 500 },
  // the jar of it, drained
  chickpea: { jar: 240 },
  'white-bean': { jar: 240 },
  'butter-bean': { jar: 240 },
  pasta: { packet: 500 },
  'rolled-oat': { packet: 500 },
  // a sachet, as what is sold in them holds
  sugar: { packet: 8 },
  'pudding-mix': { packet: 40 },
  'chocolate-pudding-mix': { packet: 40 },
  // a jar of Fond, a pot of broth
  ...Object.fromEntries(
    ['stock', 'chicken-stock', 'beef-stock', 'fish-stock', 'vegetable-stock'].map((id) => [id, { jar: 400 }]),
  ),
  // a cube for half a litre, where those of Britain and America are half as large
  ...Object.fromEntries(
    ['stock-cube', 'chicken-stock-cube', 'beef-stock-cube', 'fish-stock-cube', 'vegetable-stock-cube'].map((id) => [
      id,
      { one: 10, cube: 10, bar: 10 },
    ]),
  ),
  // the small tin of it
  'tomato-puree': { can: 70 },
  'tomato-sauce': { carton: 350, packet: 350, jar: 400, can: 400 },
  // thick spears, bound by the pound
  asparagus: { bunch: 450 },
  // one of those that are sold loose, and a whole beet from the vacuum packet
  'sweet-potato': { one: 220 },
  'cooked-beetroot': { one: 110 },
  'coconut-milk': { carton: 200, packet: 200 },
  // a ring; of more of them each is a link of a string
  chorizo: { few: 200 },
  // a magret, or the breast of a Barbary duck
  'duck-breast': { one: 340 },
  // of the loin without its bone, thinner than a chop
  'pork-chop': { slice: 100 },
};

/** What is not so in one of them. */
const IN_ONE: Readonly<Partial<Record<Language, Readonly<Record<string, Sizes>>>>> = {
  de: {
    // a medium one, as its portions are counted there
    potato: { one: 110, piece: 110 },
    bratwurst: { one: 100, piece: 100 },
    'chicken-breast': cut(165),
    // wide ones, six to a packet
    'flour-tortilla': { one: 62, piece: 62 },
    // Scheiben Roastbeef are cold meat
    steak: { slice: 30 },
    'creme-fraiche': pack(150),
    'half-fat-creme-fraiche': pack(150),
    yogurt: pack(150),
    'low-fat-yogurt': pack(150),
    'puff-pastry': { packet: 270, one: 270 },
    'shortcrust-pastry': { packet: 300, one: 300 },
    'pizza-dough': { packet: 400, one: 400 },
    'pudding-mix': { packet: 37 },
    'frozen-spinach': { packet: 450 },
    // one of the four in a box, for the pot
    rice: { bag: 125 },
    gammon: { slice: 120 },
    'creamed-spinach': { packet: 450 },
    // red cabbage that is cooked already
    'red-cabbage': { jar: 650 },
    tuna: { can: 150 },
    'tuna-in-oil': { can: 150 },
  },
  fr: {
    potato: { one: 130, piece: 130 },
    'chicken-breast': cut(150),
    // une tranche de blanc de dinde lies on bread
    'turkey-breast': { slice: 40 },
    // un steak haché
    'beef-mince': { one: 120 },
    'medium-fat-beef-mince': { one: 120 },
    'lean-beef-mince': { one: 120 },
    'extra-lean-beef-mince': { one: 120 },
    // one of the bags for the pot
    rice: { packet: 125 },
    quark: { container: 500, one: 60 },
    'goat-cheese': { packet: 180, one: 150 },
    // a sachet for a pound of flour
    'baking-powder': { packet: 11 },
    // a bar of it, and a row of its squares
    'dark-chocolate': { bar: 200, strip: 25 },
    'milk-chocolate': { strip: 25 },
    'white-chocolate': { strip: 25 },
    // 'un bouquet de brocoli': a bunch of it is no French word
    broccoli: { bunch: 12 },
    cauliflower: { bunch: 13 },
  },
  es: {
    tuna: { can: 56 },
    'tuna-in-oil': { can: 56 },
    butter: { cube: 250 },
    yeast: { cube: 25 },
    'fresh-yeast': { cube: 25 },
    // una loncha is cut by the machine
    'turkey-breast': { slice: 20 },
    'chicken-breast': { slice: 20 },
    // those that are fried or stewed, several to a string
    chorizo: { one: 90, few: 90 },
    // a magdalena, and the small rounds for empanadillas
    'muffin-cake': { one: 40 },
    'empanada-wrapper': { one: 20 },
  },
  it: {
    cauliflower: { bunch: 13 },
    'smoked-scamorza': { one: 250 },
    butter: { block: 250 },
    bacon: { packet: 150, container: 150 },
    tuna: { can: 56 },
    'tuna-in-oil': { can: 56 },
    yeast: { cube: 25 },
    'fresh-yeast': { cube: 25, block: 25 },
  },
  nl: {
    potato: { one: 100, piece: 100 },
    'whipping-cream': pack(250),
    'single-cream': pack(250),
    'creme-fraiche': pack(125),
    'soured-cream': pack(125),
    // a pot, or a carton of a litre
    yogurt: { ...pack(150), carton: 1000, packet: 1000 },
    'low-fat-yogurt': { ...pack(150), carton: 1000, packet: 1000 },
    quark: { container: 500 },
    // a litre of it
    vla: { carton: 1000, packet: 1000 },
    // plakjes kipfilet lie on bread
    'turkey-breast': { slice: 20 },
    'chicken-breast': { ...cut(160), slice: 15 },
    'flour-tortilla': { one: 62, piece: 62 },
    'beef-roast': { slice: 20 },
    'puff-pastry': { packet: 450, slice: 45, sheet: 45, leaf: 45, one: 45 },
    'dark-chocolate': { strip: 100 },
    'milk-chocolate': { strip: 100 },
    'white-chocolate': { strip: 100 },
  },
};

/** So many that are counted are each as large as they are sold. */
const FEW_MAX = 2;

/**
 * Grams of one package of a food in the country of a recipe; undefined where no other size is known than the usual.
 * @param quantity how many of them a line counts
 */
export function soldGrams(
  food: Food,
  unit: Unit | null,
  language: Language | null | undefined,
  quantity: number,
): number | undefined {
  if (!language || language === 'en') return undefined;
  const of = (key: keyof Sizes) => IN_ONE[language]?.[food.id]?.[key] ?? ON_THE_CONTINENT[food.id]?.[key];
  return (unit === null && quantity <= FEW_MAX ? of('few') : undefined) ?? of(unit ?? 'one');
}

/** What the empty pot of a yoghurt or a cream holds, with which cakes are measured: 'gâteau au yaourt', 'sette vasetti', 'Becherkuchen'. */
const POT_ML: Readonly<Record<Language, number>> = { en: 150, de: 200, fr: 125, es: 125, it: 125, nl: 200 };
/** A drinking glass, as recipes measure with one. */
const GLASS_ML: Readonly<Record<Language, number>> = { en: 175, de: 200, fr: 200, es: 200, it: 200, nl: 200 };

/** What is poured from a larger package: by the pot or the glass it is measured and not sold. */
const POURED =
  /\b(?:flour|sugar|oil|cornflour|starch|semolina|polenta|cocoa powder|drinking chocolate|rice|bulgur|couscous|breadcrumb|oat|milk)$|^(?:ground (?:almond|hazelnut)|(?:desiccated )?coconut|(?:poppy|sesame|sunflower|pumpkin) seed|raisin|almond flour|flaked almond|almond|hazelnut|walnut|mixed nut|pistachio|cashew)$/;

/** German has one word for a jar and a glass: 'ein Glas Rotwein' is poured, 'ein Glas Gurken' is bought. */
export const unitMeant = ({ aisle, weights }: Food, unit: Unit | null, language: Language | null | undefined) =>
  unit === 'jar' && language === 'de' && aisle === 'other' && weights['cup'] !== undefined ? 'glass' : unit;

/** What a ladle holds of what is poured with one. */
const LADLE_ML = 100;
const LADLED = /stock|broth|bouillon|soup|sauce|milk|water|passata|wine$|juice/;

/** Millilitres of one pot, glass or ladle that a food is measured by; null where the unit says how it is sold, or nothing of the kind. */
export function measuringMillilitres(food: Food, unit: Unit, language: Language | null | undefined): number | null {
  if (unit === 'scoop' && food.weights['scoop'] === undefined && LADLED.test(food.name)) return LADLE_ML;
  if (unitDimension(unit) !== 'count' || food.weights['cup'] === undefined || !POURED.test(food.name)) return null;
  if (unit === 'glass') return GLASS_ML[language ?? 'en'];
  return unit === 'container' || unit === 'jar' ? POT_ML[language ?? 'en'] : null;
}
