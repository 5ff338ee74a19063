import { isConditional } from '../ingredients/languages/conditional.ts';
import { fold } from '../ingredients/languages/fold.ts';
import type { Food } from './food.ts';
import { besideName, type NamedLine } from './named-line.ts';

/** Words in six languages, folded, that make another food of one: without water, cooked, without salt, without anything of an animal. */
const DRIED =
  /\b(?:dried|dehydrated|(?:gefrier)?getrocknet\w*|seche?e?s?|secs|deshydrate\w*|lyophilise\w*|secc[oa]|secchi|secche|essiccat\w|disidratat\w|liofilizzat\w|sec[oa]s?|desecad[oa]s?|deshidratad[oa]s?|liofilizad[oa]s?|(?:gevries)?gedroogde?|droge)\b/;
const COOKED =
  /\b(?:(?:pre)?cooked|ready to eat|microwave(?:able)?|(?:vor)?gekocht\w*|(?:vor)?gegart\w*|(?:pre)?cuite?s?|(?:pre)?cott[oaie]|lessat[oaie]|(?:pre)?cocid[oa]s?|microondas|(?:voor)?gekookte?)\b/;
const DESALTED = /\b(?:desalted|desalad[oa]s?|dissalat[oaie]|ammollat[oaie]|dessalee?s?|entsalzt\w*|ontzoute?)\b/;
const OF_PLANTS =
  /\b(?:vegan\w?|vegane[rsnm]?|plant ?based|pflanzlich\w*|vegetal(?:e|i|es)?|vegetaux|plantaardige?|vegansk\w*|vegetalien\w*)\b/;
const MEATLESS =
  /\b(?:vegetarian|veggie|meatless|vegetarisch\w*|vegetarien\w*|vegetarian[oaei]s?|fleischlos\w*|vegan\w*)\b/;
const ANY_STATE = new RegExp([DRIED, COOKED, DESALTED, OF_PLANTS, MEATLESS].map(({ source }) => source).join('|'));

/** The words that say that what is cooked later is weighed as it is: 'ongekookt gewicht', 'poids cru', 'dry weight'. */
const WEIGHED_RAW =
  /\b(?:un(?:cooked|gekocht)|ongekookt|non cuit|poids (?:cru|sec)|peso (?:crudo|secco|en crudo|en seco)|a crudo|raw weight|dry weight|rohgewicht|trockengewicht|droog gewicht)/;
const CHOICE = /\b(?:or|oder|ou|oppure|o|u|of|fur|for|per|pour|para|voor|not|regular)\b/;
/** Of another food: '(of 75 g ongekookte rijst)'. */
const ALTERNATIVE = /(?:^|[\s,])(?:of|or|oder|ou|oppure|o)\s.*$/i;
const FRESH = /\b(?:fresh|frisch\w*|frais|fraiche?s?|fresc[oahi]+s?|verse)\b/;
const WASHED = /\b(?:washed|rinsed|gewasch\w*|gewassen|lave?e?s?|lavat[oaie]|lavad[oa]s?|rincee?s?)\b/;

/** Kilocalories in 100 g from which nothing has much water any more, and below which it has. */
const DRY_KCAL = 150;
const DRY_STARCH_KCAL = 280;
const DRY_STARCH_CARBOHYDRATES = 45;

/** What a line says of its food, folded: its name, and beside it what leaves no choice. */
function saidOf({ name, preparation = null, comment = null }: NamedLine): string {
  const beside = `${preparation ?? ''}, ${comment ?? ''}`
    .split(', ')
    .filter((phrase) => phrase !== '' && !/\d|^(?:or|oder|ou|oppure|of|o)\s/i.test(phrase) && !isConditional(phrase));
  return fold([name, ...beside].join(', ')).replace(/[^a-z,]+/g, ' ');
}

/**
 * A line whose food is said to be cooked and weighed raw, without the word that it is cooked: 'gekookte rijst (250 g ongekookt)'. Any
 * other as it is.
 */
export function asWeighed<Line extends NamedLine>(line: Line): Line {
  const beside = besideName(line).replace(ALTERNATIVE, '');
  if (beside.length < 3 || !WEIGHED_RAW.test(fold(beside))) return line;
  const words = line.name.split(' ').filter((word) => !COOKED.test(fold(word)));
  return words.length === 0 ? line : { ...line, name: words.join(' ') };
}

/**
 * Whether a line says of its food what the food that was found is not: dried, where that is fresh ('dried scallops'); cooked, where it is
 * dry ('arroz de microondas'); of plants, where it is of an animal ('salame vegetale'). The food is only a guess then.
 * @param named the English name by which the food was found
 */
export function isOtherState(line: NamedLine, food: Food, named: string | null): boolean {
  const said = saidOf(line);
  if (!ANY_STATE.test(said)) return false;
  const { calories, carbohydrates, alcohol } = food.per100g;
  const known = `${food.name} ${named ?? ''}`;
  if (DRIED.test(said) && !/\bdr(?:ied|y)\b/.test(known)) {
    const isWet = calories < DRY_KCAL && alcohol < 1;
    if (isWet && !FRESH.test(said) && !WASHED.test(said)) return true;
  }
  const name = fold(line.name);
  if (
    (COOKED.test(name) || /microwav|microond/.test(said)) &&
    !/\b(?:dry|dried|uncooked)\b/.test(name) &&
    !/cooked|boiled|canned|bread|crust|instant/.test(known)
  ) {
    const isDryStarch =
      calories > DRY_STARCH_KCAL && carbohydrates > DRY_STARCH_CARBOHYDRATES && food.aisle === 'pantry and dry goods';
    if (isDryStarch && !/flour|polenta|semolina|couscous|bulgur|oat|sugar|mix/.test(known)) return true;
  }
  // 'desalted cod' is what it says
  if (DESALTED.test(said) && /(?<!de)salt/.test(known)) return true;
  // what stock is of is open, and these words settle it
  if (/vegan|vegetarian|plant|vegetable|veggie|meatless|stock|bouillon|broth/.test(known) || CHOICE.test(said))
    return false;
  if (OF_PLANTS.test(said) && !food.diet.includes('vegan')) return true;
  return MEATLESS.test(said) && !food.diet.includes('vegetarian');
}
