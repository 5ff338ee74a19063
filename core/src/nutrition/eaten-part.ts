import type { Food } from '../foods/food.ts';
import { besideName } from '../foods/named-line.ts';
import { saysOnTheBone } from '../foods/on-the-bone.ts';
import { fold } from '../ingredients/languages/fold.ts';
import { measureGrams } from '../ingredients/units.ts';
import type { MeasuredIngredient } from './measured-ingredient.ts';

/** Oils, fats and butter. */
export const isFat = (food: Food): boolean => food.per100g.fat >= 75;

/** Bones and shells that a line names, of foods that are sold without as well. Shares: USDA SR28, refuse of the like foods. */
const SAID_INEDIBLE: readonly { readonly words: RegExp; readonly foods: RegExp; readonly share: number }[] = [
  { words: /\bheads?[- ]on\b/i, foods: /prawn|shrimp/, share: 0.55 },
  { words: /\b(shells?[- ]on|in (the |their )?shells?|unpeeled|unshelled)\b/i, foods: /prawn|shrimp/, share: 0.8 },
  { words: /\b(?:legs?|clusters?)\b/i, foods: /^crab$/, share: 0.5 },
  { words: /\b(live|whole|cleaned)\b/i, foods: /^(lobster|crayfish|crab)/, share: 0.35 },
  { words: /\b(shells?[- ]on|in (the |their )?shells?|unshelled)\b/i, foods: /^(lobster|crayfish|crab)/, share: 0.55 },
  {
    words: /\b(in (the |their )?shells?|unshelled)\b/i,
    foods: /pistachio|walnut|peanut|hazelnut|almond|pecan/,
    share: 0.52,
  },
];

/** Meat that is said to have its bones; that of birds is counted as its cuts, and roasts have an eaten share of their own. */
const WITH_BONES = /^(stewing beef|pork|ham|gammon|beef|veal|lamb|turkey|ribeye|steak)/;
const WITH_BONES_SHARE = 0.8;

/** A fish with its head, bones and fins. Share: USDA SR28, refuse of trout and bass. */
const WHOLE_FISH = /\bwhole (?!fillet)|\bgutted\b|\bheads?[- ]on\b|\bscaled\b/i;
const WHOLE_FISH_SHARE = 0.5;
/** Fish that is eaten whole, or comes in a tin. */
const SMALL_FISH = /anchov|sardine|whitebait|sprat|canned|tinned|smoked/;

/** Fish that are sold as they were caught, where each weighs so much: '4 dorades de 400 g', '2 sea bass (about 300 g each)'. */
const SOLD_WHOLE =
  /^(?:trout|sea bass|mackerel|plaice|sole|snapper|pompano|carp|whitefish|arctic char|gurnard|red mullet|herring)$/;
const LEAST_WHOLE_G = 220;
const CUT_OF_FISH = /fil+et|steak|darne|tranche|scheibe|rodaja|lomo|tranci|moot|pave|\bdos\b|loin/;

/** Whether fish are counted that are too heavy for fillets. */
function areHeavy(food: Food, { name, unit, quantity, packageSize, equivalent }: MeasuredIngredient): boolean {
  if (unit !== null || quantity === null || !SOLD_WHOLE.test(food.name) || CUT_OF_FISH.test(fold(name))) return false;
  const one = packageSize === null ? null : measureGrams(packageSize);
  const all = equivalent === null ? null : measureGrams(equivalent);
  return (one ?? (all ?? 0) / Math.max(1, quantity)) >= LEAST_WHOLE_G;
}

const isWholeFish = (food: Food, line: MeasuredIngredient, text: string): boolean =>
  food.diet.includes('fish') &&
  (WHOLE_FISH.test(text) || areHeavy(food, line)) &&
  !SMALL_FISH.test(food.name) &&
  !/fillet/i.test(text) &&
  line.unit !== 'can';

/** 'cozze sgusciate', 'moules décortiquées', 'mosselvlees': out of their shells, in other languages. */
const SHELLED =
  /\b(?:(?:\w+)?muschelfleisch|krebsfleisch|mosselvlees|krabvlees|carne de (?:mejillon|almeja|cangrejo|centollo|carrucho|lambi|caracola?)(?:es|s)?|(?:carrucho|lambi|caracola?)s? (?:ya )?limpi[oa]s?|chair de (?:moule|crabe|tourteau)s?|polpa di granchio|sgusciat[oaie]|decortique(?:e|s|es)?|ausgelost(?:e[nrs]?)?|sin (?:concha|cascara)s?|gepelde?|zonder schelp)\b/;
/**
 * 'butternut squash cubes', 'Kürbiswürfel', 'pompoenblokjes', 'pineapple chunks': what was cut before it was weighed, as its name says. What
 * is said beside a name is done later: '800 g pumpkin, cubed'.
 */
const CUT_READY =
  /\p{L}(?: (?:cubes|chunks|flesh|pulp|florets)| ?(?:wurfel|blokjes|fruchtfleisch|vruchtvlees|roschen|roosjes))$|^(?:des|cubes|chair|fleurettes|pulpe) (?:de|d['’])|^(?:cubetti|dadini|polpa) d[i']|^(?:dados|cubos|pulpa) de /u;

/** 'Zucca (al netto degli scarti)', 'zucca già pulita', '500 g Kürbis, geputzt gewogen': vegetables and fruit weighed without what is thrown away. */
const WEIGHED_CLEAN =
  /\b(?:al netto|peso netto|gia (?:pulit|sbucciat|pelat|mondat)[oaie]|(?:geputzt|netto|geschalt|entkernt|ohne (?:schale|kerne)) gewogen|nettogewicht|(?:geputzt|geschalt)es gewicht|poids net|peso limpi[oa]|ya (?:pelad|limpi)[oa]s?|limpi[oa]s? y pelad[oa]s?|schoon(?:gemaakt)? gewicht|nettogewicht|(?:net|peeled|cleaned|trimmed) weight)\b/;

/** Peeled and trimmed before it was frozen: 'diepvriespompoen', 'frozen mango'. */
const FROZEN = /\bfrozen\b|\bdiepvries|\btiefkuhl|\btk-|\bsurgel[ea]|\bcongelad[oa]/;

/** The share of a stated weight that is eaten: not bones, shells or peel, unless the line says they are off already. */
export function eatenShare(food: Food, line: MeasuredIngredient): number {
  const text = `${line.name} ${besideName(line)}`;
  if (
    /\b((?:mussel|clam|cockle|crab|lobster|crayfish|snail|shell)s? meat|meat only|peeled weight|prepared weight|trimmed weight|boneless|boned|deboned|shelled|off the bone|without (the )?(bone|shell))/i.test(
      text,
    )
  ) {
    return 1;
  }
  if (SHELLED.test(fold(text))) return 1;
  if (food.aisle === 'produce' && (WEIGHED_CLEAN.test(fold(text)) || FROZEN.test(fold(line.name)))) return 1;
  if (food.edibleShare < 1) return CUT_READY.test(fold(line.name)) ? 1 : food.edibleShare;
  if (isWholeFish(food, line, text)) return WHOLE_FISH_SHARE;
  if (saysOnTheBone(text) && WITH_BONES.test(food.name)) return WITH_BONES_SHARE;
  return SAID_INEDIBLE.find(({ words, foods }) => words.test(text) && foods.test(food.name))?.share ?? 1;
}

/**
 * The share of what is bought that is eaten: as of a stated weight, and half of fish that are counted with no weight said, which the
 * catalogue weighs without their heads and bones.
 */
export function boughtShare(food: Food, line: MeasuredIngredient): number {
  const { unit, quantity, packageSize, equivalent, name } = line;
  const isCounted = unit === null && quantity !== null && packageSize === null && equivalent === null;
  const isWhole = isCounted && SOLD_WHOLE.test(food.name) && !CUT_OF_FISH.test(fold(name));
  return isWhole ? WHOLE_FISH_SHARE : eatenShare(food, line);
}

/** Frying oil above this many grams is mostly left in the pan. */
const FRYING_OIL_KEPT_G = 170;
/** Share of deep-frying oil that the food takes up: our own estimate, no measured value. See reference/foods/README.md. */
const FRYING_UPTAKE = 0.12;
/** Grams of oil that stay on what is fried, at the least. */
export const FRYING_OIL_LEAST_G = 28;

/** Oils that people fry in: nobody dresses or bakes with so much of one, in grams of the recipe and of a serving. */
const FRYING_OIL = /^(vegetable|sunflower|rapeseed|canola|peanut|groundnut|corn) oil$/;
const UNSAID_FRYING_G = [360, 3000] as const;
const UNSAID_FRYING_G_A_SERVING = 40;

const FRYING =
  /\bfry|\bfreir|\bfrire\b|\bfritur|\bfrittier|\bfrituur|\bfrigger|\bausbacken\b|\b(?:an)?braten\b|\bbakken\b/;

/** Whether a line says in one of the six languages that its food is for frying: 'para freír', 'zum Ausbacken', 'per friggere'. */
export const saysFrying = (line: MeasuredIngredient): boolean => FRYING.test(fold(`${line.name} ${besideName(line)}`));

/** Whether most of a fat stays in the pan: so says the line, or it is a potful of frying oil for so few. */
function isFrying(food: Food, line: MeasuredIngredient, grams: number, serves: number | null): boolean {
  if (!isFat(food)) return false;
  if (saysFrying(line)) return grams > FRYING_OIL_KEPT_G;
  const [least, most] = UNSAID_FRYING_G;
  const isAPotful = grams >= least && grams <= most && grams / (serves ?? Infinity) >= UNSAID_FRYING_G_A_SERVING;
  return isAPotful && FRYING_OIL.test(food.name);
}

/** What stays on the food of a brine. */
export const BRINE_SHARE = 0.1;
/** What a food lies in and is taken out of; the share that stays on it. Our own estimates: see reference/foods/README.md. */
const PARTLY_EATEN: readonly (readonly [words: RegExp, share: number])[] = [
  [
    /\bfor (the )?(brine|brining)\b|\bto brine\b|\b(?:fur die|zur) (?:salz)?lake\b|\bpour (?:la )?saumure\b|\bper (?:la )?salamoia\b|\bpara (?:la )?salmuera\b|\bvoor (?:de )?pekel/,
    BRINE_SHARE,
  ],
  [/\bfor soaking\b|\bto soak\b/, 0.2],
  [
    /\bfor (the )?(marinade|marinating)\b|\bto marinate\b|\b(?:fur die marinade|zum marinieren|zum einlegen)\b|\bpour (?:la marinade|mariner|faire mariner)\b|\bpara (?:(?:el|la) (?:marinado|marinada|adobo)|marinar|adobar)\b|\bper (?:la marinatura|la marinata|marinare)\b|\b(?:voor de marinade|om te marineren)\b/,
    0.5,
  ],
];

/** More salt than that a serving is what a fish is baked in or meat lies in; so much of it is eaten. Our own estimates. */
const SALT_LEAST_G_A_SERVING = 25;
const SALT_SHARE = 0.01;

/** Grams that are eaten of what is poured in or laid on, where that is not all of it; null where it is. */
export function partEaten(food: Food, line: MeasuredIngredient, grams: number, serves: number | null) {
  if (isFrying(food, line, grams, serves)) {
    return { grams: Math.max(grams * FRYING_UPTAKE, FRYING_OIL_LEAST_G), rule: 'frying' } as const;
  }
  if (food.name.endsWith('salt') && grams / (serves ?? Infinity) >= SALT_LEAST_G_A_SERVING) {
    return { grams: grams * SALT_SHARE, rule: 'partly eaten' } as const;
  }
  const part = PARTLY_EATEN.find(([words]) => words.test(fold(besideName(line))));
  return part === undefined ? null : ({ grams: grams * part[1], rule: 'partly eaten' } as const);
}

/** 'rosemary syrup (made from ingredients above)': its ingredients are lines of their own. */
export const MADE_ABOVE =
  /\b(?:from|with|using|see) (?:the )?(?:ingredients |recipe )?(?:above|listed above)\b|\b(?:ingredients|recipe) above\b/;
