import type { ResolvedFood } from '../foods/resolve-food.ts';
import { isTool } from '../ingredients/kitchen-tools.ts';
import type { MeasuredIngredient } from '../nutrition/measured-ingredient.ts';

/** Names that are nothing to buy. */
const NOTHING =
  /^(?:water|ice|ice cubes?|(?:cold|hot|warm|boiling|lukewarm|iced|tap|cooking|pasta|ice[- ]cold) water|water and .*)$/iu;
export const NOTHING_IDS: ReadonlySet<string> = new Set(['water', 'ice']);
/** Water that is bought. */
const BOUGHT_WATER =
  /\b(?:soda|sparkling|carbonated|mineral|tonic|seltzer|gazeuse|pétillante|frizzante|gassata|bruiswater|spuitwater|con gas)\b|mineral(?:e|i)?(?:wasser|water)|kohlensäure|sprudel/i;
/** Lines that say what else could be done, or whatever one likes. */
const NO_FOOD =
  /^(?:or (?:make|use|try)|replace with|swap|reduce|increase|omit)\b|^(?:\w+ )?(?:toppings?|add-ins?|mix[ -]?in['’]?s?|fixings?|garnish(?:es)?|accompaniments?)(?: of (?:your )?choice)?$/iu;
/** A line of its own for what would do instead of the line before: 'oder Alfalfa-Sprossen', 'alternativ: Kochsahne'. */
const INSTEAD_OF_BEFORE =
  /^(?:or|oder|ou|oppure|ofwel|alternativ(?:ely|amente|ement)?|in alternativa|als alternatief|en su lugar)(?:\s|:)/iu;
/** Made at home, from what another part of the recipe lists. */
const MADE_AT_HOME =
  /\b(?:recipe (?:follows|below|above|in (?:the )?notes?)|(?:see|from) (?:the )?recipe(?! ?(?:card|notes?|tips?))|made (?:from|with) (?:the )?ingredients?|see recipe below|from above)\b/iu;
/** The same in other languages. */
const MADE_ABROAD =
  /(?<!\p{L})(?:siehe (?:grund|extra)?rezept|rezept (?:siehe|s\.|oben|unten|unterhalb)|s\. (?:grund)?rezept|voir (?:la )?recette|recette ci-(?:dessous|dessus)|vedi (?:la )?ricetta|ver (?:la )?receta|zie (?:het )?recept|recept hieronder)/iu;
/** What is said of another food that would do: '(or compound butter - see recipe below)'. */
const INSTEAD = /(?:^|, |; )(?:or|sub|substitute|instead)\b.*$/iu;
const BOUGHT = /\b(?:bought|purchased)\b/iu;

/** What stands beside the name of a line. */
export const besideOf = ({ preparation, comment }: MeasuredIngredient): string => [preparation, comment].join(', ');

function isMadeAtHome(line: MeasuredIngredient): boolean {
  const beside = besideOf(line);
  const isMade = MADE_AT_HOME.test(beside.replace(INSTEAD, '')) || MADE_ABROAD.test(beside);
  return isMade && !BOUGHT.test(beside);
}

/** Whether a line is nothing to buy: water, a remark, what the kitchen has for the work, what another part of the recipe makes. */
export function isNothing(line: MeasuredIngredient): boolean {
  const name = line.name.trim();
  return name === '' || NOTHING.test(name) || NO_FOOD.test(name) || isTool(name) || isMadeAtHome(line);
}

/** Whether a line of a recipe, as it is written there, names what would do instead of the one before it. */
export const isInsteadOfBefore = (written: string): boolean => INSTEAD_OF_BEFORE.test(written.trim());

/** 'Agua con gas' says it beside the name. */
export const isBoughtWater = ({ name, line }: { name: string; line: MeasuredIngredient }): boolean =>
  BOUGHT_WATER.test(`${name} ${line.comment ?? ''}`);

/** Water that is bought, by its name on English lists: each language has words of its own for it. */
export const nameOfWater = ({ name, resolved }: { name: string; resolved: ResolvedFood }): string =>
  resolved.foodId === 'water' && resolved.language !== 'en' && resolved.language !== null
    ? /mineral/i.test(name)
      ? 'mineral water'
      : 'sparkling water'
    : name;
