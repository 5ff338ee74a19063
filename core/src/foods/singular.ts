import { ownEntry } from '../own-entry.ts';

/** German words that end so in the singular: 'Basmatireis', 'Hokkaidokürbis', 'Räucherlachs'. */
const GERMAN = /(?:eis|mais|keks|kürbis|lachs|gras|anis|krebs|rollmops)$/;

/** Words that end like a plural and are none, or that shops and recipes use in one form only. */
const UNCHANGED = new Set(
  (
    'molasses swiss lens cos sous grits schnapps hops calvados pastis gyros tapas jus gras cassis ' +
    'series species always perhaps has was its gas yes plus christmas texas haggis iris this basis axis chassis tennis ' +
    'chablis oasis clematis analysis bis ananas gans matjes physalis pommes mois'
  ).split(' '),
);

/** Plurals that follow no rule. */
const IRREGULAR: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  knives: 'knife',
  calves: 'calf',
  wolves: 'wolf',
  shelves: 'shelf',
  thieves: 'thief',
  children: 'child',
  geese: 'goose',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  men: 'man',
  women: 'woman',
  radii: 'radius',
  fungi: 'fungus',
  cacti: 'cactus',
  anchovies: 'anchovy',
  cookies: 'cookie',
  brownies: 'brownie',
  smoothies: 'smoothie',
  pies: 'pie',
  ties: 'tie',
  calories: 'calorie',
  movies: 'movie',
  veggies: 'veggie',
  goodies: 'goodie',
  sweeties: 'sweetie',
  prairies: 'prairie',
  pixies: 'pixie',
  zombies: 'zombie',
  wedgies: 'wedgie',
  ladyfingers: 'ladyfinger',
  chillies: 'chilli',
  chilies: 'chili',
  chiles: 'chile',
  sloes: 'sloe',
  shoes: 'shoe',
  toes: 'toe',
  oboes: 'oboe',
  avocadoes: 'avocado',
  tortillas: 'tortilla',
  quizzes: 'quiz',
  caches: 'cache',
  quiches: 'quiche',
  brioches: 'brioche',
  ceviches: 'ceviche',
  avalanches: 'avalanche',
  niches: 'niche',
  creches: 'creche',
  axes: 'axe',
  buses: 'bus',
  asparaguses: 'asparagus',
  octopuses: 'octopus',
  gases: 'gas',
  biscotti: 'biscotti',
  panini: 'panini',
  kilos: 'kilo',
};

/**
 * One word in the singular, lower-cased: 'Tomatoes' -> 'tomato', 'leaves' -> 'leaf', 'couscous' -> 'couscous'.
 * A word that is singular already comes back as it is, so applying it twice changes nothing.
 */
export function singularWord(word: string): string {
  const lower = word.toLowerCase();
  const irregular = ownEntry(IRREGULAR, lower);
  if (irregular !== undefined) return irregular;
  if (lower.length <= 3 || !lower.endsWith('s') || UNCHANGED.has(lower) || GERMAN.test(lower)) return lower;
  if (/(ss|us)$/.test(lower)) return lower;
  if (/[^aeiou]ies$/.test(lower)) return lower.slice(0, -3) + 'y';
  if (/(ch|sh|ss|x|zz)es$/.test(lower)) return lower.slice(0, -2);
  if (/[^aeiou]oes$/.test(lower)) return lower.slice(0, -2);
  return lower.slice(0, -1);
}

/** Things that nobody buys one of: 'a green' is nothing to write on a list. A food is known by either word. */
const NEVER_ONE: ReadonlySet<string> = new Set('greens giblets sprinkles drippings trimmings leftovers'.split(' '));

/** Words of the other languages between what a thing is and of what kind. */
const JOINTS: ReadonlySet<string> = new Set('de du des en au aux à di del al alla con mit met van'.split(' '));

/**
 * A name or a unit as a shopping list keeps it: lower-cased, single spaces, the last word in the singular.
 * 'Chopped Tomatoes' -> 'chopped tomato'; 'cloves of garlic' -> 'clove of garlic'.
 * Empty text stays empty.
 * @see specification, section 8: "Names and units are singularised and lower-cased"
 */
export function singular(text: string): string {
  const words = text.trim().toLowerCase().split(/\s+/);
  // 'quesitos en porciones', 'pasta de colores': the last word says of what kind it is, and another language has plurals of its own
  if (words.slice(1, -1).some((word) => JOINTS.has(word))) return words.join(' ');
  const before = words.findIndex((word, index) => index > 0 && (word === 'of' || word === 'with' || word === 'in'));
  const headIndex = before > 0 ? before - 1 : words.length - 1;
  return words
    .map((word, index) => (index === headIndex && !NEVER_ONE.has(word) ? singularWord(word) : word))
    .join(' ');
}
