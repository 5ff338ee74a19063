import { foldForWords } from '../fold-text.ts';
import type { FoodGroup } from './food-groups.ts';
import { MAIN_FOODS } from './main-food-words.ts';

/** What only tastes of a food: 'chicken stock' is no chicken. */
const FLAVOURING =
  /\b(?:stock|broth|cube|powder|seasoning|paste|oil|gravy|vinegar|noodle soup base|fat|flavou?r(?:ed|ing)?|caldo|brodo|fumet|aroma)\b|bouillon\b|sauces?\b|bruhe|wurfel|fond\b|sosse|gewurz|paste\b|saus\b|starke|mehl\b|fecule|starch|flour|vanilla|vanille|coffee|cocoa|cacao|green beans?\b|grune bohnen|haricots? verts?|judias verdes|sperzieb/u;
/** Cubes of meat that are no stock: 'Speckwürfel'. */
const CUBED = /(?:speck|schinken)wurfel/u;
/** How fat something is says nothing of what it is: 'low-fat minced beef', 'beef mince (5% fat)'. */
const FATNESS =
  /(?:\d+\s*%|\b(?:low|lower|lean|less|reduced|no|excess|visible|full))[- ]fat\b|\bfat[- ](?:free|trimmed|removed)\b/gu;
/** What something lies in, is bought with, or was: 'tuna in oil' is tuna still. */
const BEHIND = /[(,;]|\s(?:in|im|en|al|all|alla|au|aux|op|sott|a l)[\s']/u;

/** 'beef, chicken or vegetable stock', 'chicken (or vegetable) stock': foods that a stock may be of, and are none themselves. */
const STOCK_OF_ONE =
  /^(?:[\p{L}-]+,\s*)*[\p{L}-]+,?\s*\(?(?:or|oder|ou|o|of)\s+[\p{L}-]+\)?\s+(?=(?:stock|broth|bouillon|bruhe|fond)\b)/u;

/** Of a line of ingredients, folded for search, what it is, without what it lies in. */
export const headOfLine = (line: string): string => line.split(BEHIND)[0] ?? '';

/** Whether a line of ingredients, folded for search, only tastes of its food. */
export function isFlavouring(line: string): boolean {
  return FLAVOURING.test(headOfLine(line.replace(FATNESS, ' ').trim().replace(STOCK_OF_ONE, '')).replace(CUBED, ' '));
}

/** The same in the name of a dish, which holds other words too. */
const NAMED_FLAVOURING = /\p{L}+\s+(?:stock|broth|bouillon|sauce|paste|oil|vinegar|gravy)\b/gu;

/** What is made to stand for meat or fish. */
const MEATLESS =
  /\b(?:vegan\p{L}*|vegetari\p{L}*|veggie\p{L}*|vegetal(?:e|es|i|ien\p{L}*)?|soja(?:hack|schnetzel|fleisch|wurst|gehakt)\p{L}*|soya?[- ](?:mince|chunks|pieces|protein|sausages?)|quorn|plant[- ]based|plantaardig\p{L}*|pflanzlich\p{L}*|meat[- ]free|meatless|fleischlos\p{L}*|fleischersatz|vleesvervanger\p{L}*|mock)\b/u;
/** What is said not to be there, and what has a food in its name alone. */
const NO_FOOD = new RegExp(
  [
    String.raw`\b(?:ohne|sans|sin|senza|zonder|without|no|keine?)\s+\p{L}+`,
    String.raw`\p{L}+[- ](?:free(?![- ]range)|style|shaped|flavou?red)\b`,
    String.raw`\blamb'?s lettuce|\bbeef(?:steak)? tomato(?:es)?|\bfleischtomaten?|\b(?:hen|chicken) of the woods|\boyster mushrooms?|\bcarne de membrillo|\bbonito flakes`,
    String.raw`\b(?:mushroom|cauliflower|cabbage|celeriac|aubergine|eggplant|tofu) steaks?|\b(?:blumenkohl|sellerie|kohlrabi)(?:steak|schnitzel)s?|\bvruchtvlees|\bfruchtfleisch`,
  ].join('|'),
  'gu',
);

type Place = { readonly rank: number; readonly group: FoodGroup | null };
/** Parts of words by the two letters at their edge: a big book has tens of thousands of words to look up. */
type Parts = Map<string, (readonly [part: string, Place])[]>;
const EDGE = 2;
const WHOLE = new Map<string, Place>();
const BEGINNINGS: Parts = new Map();
const ENDINGS: Parts = new Map();
const PHRASES: (readonly [string, Place])[] = [];

function addPart(parts: Parts, edge: string, part: string, place: Place): void {
  parts.set(edge, [...(parts.get(edge) ?? []), [part, place]]);
}

MAIN_FOODS.forEach(([, group, words], rank) => {
  const place = { rank, group };
  for (const entry of words.split(/\s+/)) {
    const word = entry.replace('*', '');
    if (entry.endsWith('*')) addPart(BEGINNINGS, word.slice(0, EDGE), word, place);
    else if (entry.startsWith('*')) addPart(ENDINGS, word.slice(-EDGE), word, place);
    else if (entry.includes('-')) PHRASES.push([` ${word.replaceAll('-', ' ')} `, place]);
    else WHOLE.set(word, place);
  }
});

function placeOf(word: string): Place | undefined {
  const whole = WHOLE.get(word) ?? (word.endsWith('s') ? WHOLE.get(word.slice(0, -1)) : undefined);
  const beginning = () => BEGINNINGS.get(word.slice(0, EDGE))?.find(([part]) => word.startsWith(part))?.[1];
  const ending = () => ENDINGS.get(word.slice(-EDGE))?.find(([part]) => word.endsWith(part))?.[1];
  return whole ?? beginning() ?? ending();
}

/** The foods that a folded text names; of what stands for meat, none that is meat. */
function foodsIn(text: string): Place[] {
  const words = text.replace(NO_FOOD, ' ').split(/[^\p{L}\p{N}]+/u);
  const whole = ` ${words.join(' ')} `;
  const places = [
    ...PHRASES.flatMap(([phrase, place]) => (whole.includes(phrase) ? [place] : [])),
    ...words.flatMap((word) => placeOf(word) ?? []),
  ];
  return MEATLESS.test(text) ? places.filter(({ group }) => group === null) : places;
}
const first = (places: readonly Place[]) =>
  places.reduce<Place | null>((a, b) => (a && a.rank <= b.rank ? a : b), null);

/** Meat of which no animal is named. */
export const ANY_MEAT = 'meat';

export type DishFoods = {
  /** 'chicken': what it is mainly of, as the name says it, else the ingredients; null where no known food is. */
  readonly mainFood: string | null;
  /** The groups that it holds any food of. */
  readonly groups: readonly FoodGroup[];
  /** Every food of the table that a line of it is: 'rice'. */
  readonly foods: readonly string[];
};

/**
 * What a dish is mainly of, and which groups of foods it holds.
 * @param ingredients names of its ingredients
 */
export function dishFoods(name: string, ingredients: readonly string[]): DishFoods {
  const lines = ingredients.map(foldForWords).filter((line) => !isFlavouring(line));
  const named = foodsIn(foldForWords(name).replace(NAMED_FLAVOURING, ' '));
  // of one line the most telling: 'tuna steak' is tuna
  const used = lines.flatMap((line) => first(foodsIn(line)) ?? []);
  const main = first(named) ?? first(used);
  const groups = new Set((used.length > 0 ? used : named).flatMap(({ group }) => group ?? []));
  const nameOf = ({ rank }: Place) => MAIN_FOODS[rank]?.[0] ?? '';
  const foods = new Set([...named, ...used].map(nameOf));
  return { mainFood: main === null ? null : nameOf(main), groups: [...groups], foods: [...foods] };
}
