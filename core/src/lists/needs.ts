import type { Food } from '../foods/food.ts';

const isVegan = ({ diet }: Food) => diet.includes('vegan');
const isVegetarian = (food: Food) => isVegan(food) || food.diet.includes('vegetarian');
/** Neither of an animal nor with alcohol, by all that its name says: vanilla extract is one third of it. */
const isHalal = ({ diet, undecided = [] }: Food) =>
  diet.includes('vegan') && !diet.includes('alcohol') && !undecided.includes('alcohol');
const free = (of: string) => `(?:${of})[- ]free`;

/**
 * Words by which somebody says what they cannot eat, and the foods that are all right for them as they are. For nuts, soya and gluten
 * there is no such food: what the table says of a food is no statement about traces, and who writes it down needs it.
 */
const NEEDS: readonly (readonly [said: RegExp, isMet: (food: Food) => boolean])[] = [
  [RegExp(`\\b(?:vegan|plant[- ]based|eggless|non[- ]dairy|${free('dairy|milk|egg')})\\b`, 'i'), isVegan],
  [RegExp(`\\b(?:vegetarian|veggie|meatless|${free('meat')})\\b`, 'i'), isVegetarian],
  [/\bhalal\b/i, isHalal],
  [RegExp(`\\b${free('lactose')}\\b`, 'i'), ({ diet }) => !diet.includes('dairy')],
  [RegExp(`\\b(?:non[- ]alcoholic|${free('alcohol')})\\b`, 'i'), ({ diet }) => !diet.includes('alcohol')],
  [RegExp(`\\b${free('gluten|wheat|grain|nuts?|peanuts?|soya?')}\\b`, 'i'), () => false],
];

const written = (said: string) => said.toLowerCase().replace(' free', '-free');

/** A part of a comment that says such a need and nothing else: not 'gluten-free if needed', nor 'or vegan butter'. */
const alone = (comment: string): string =>
  comment
    .split(/[,;()]/)
    .map((part) => part.trim())
    .filter((part) => NEEDS.some(([said]) => said.exec(part)?.[0] === part))
    .join(' ');

/**
 * What a name says of a need that its food does not meet: 'vegan', 'gluten-free'. Such a thing is another one at the shelf: the plain
 * one will not do for whoever needs it, so the two never share a line. Null where nothing is said, or the plain one will do.
 * @param comment what stands beside the name
 */
export function unmetNeed(food: Food, name: string, comment: string | null): string | null {
  const text = `${name} ${comment === null ? '' : alone(comment)}`;
  for (const [said, isMet] of NEEDS) {
    const found = said.exec(text);
    if (found !== null && !isMet(food)) return written(found[0]);
  }
  return null;
}

/**
 * The name of a thing with its need. The plain food may be named more exactly than was said, as what most people mean: 'stock' is chicken
 * stock, 'tortilla' one of wheat. With a need that is not so.
 */
export function nameWithNeed(need: string, plain: string, name: string, named: string | null): string {
  if (plain.replaceAll('-', ' ').includes(need.replaceAll('-', ' '))) return plain;
  const said = named !== null && plain.endsWith(` ${named}`) && !name.toLowerCase().includes(plain) ? named : plain;
  return `${need} ${said}`;
}
