import { withoutBullet, withoutPrice, withoutRepeatedList } from './clean-text.ts';
import { isLineOfFacts, isTimeLabel, isTimeLine, isYieldLabel, isYieldLine } from './fact-lines.ts';
import { withoutArticle } from './goods-for-sale.ts';
import { isKitchenTool, tellsTools } from './kitchen-tools.ts';
import { isGroupHeading } from './list-likeness.ts';
import { withoutNumbering } from './list-numbering.ts';
import { isPageFurniture } from './page-furniture.ts';
import { remembering } from './remembering.ts';

const TOGGLE =
  /^(?:metric|imperial|us|us customary|us cups|cups|grams|metrisch|cup measures?|[1-4½]x|scale)(?:[\s/|]+(?:metric|imperial|us customary|[1-4]x))*$/i;
/** Items that must end with the same words before these are taken for a link beside each item. */
const SHARED_TAIL_ITEMS_MIN = 4;

/**
 * Ingredient lines as a page shows them, without bullets, headings of groups, the number of servings, switches between
 * systems of units with the list of the second system, and words that a page sets behind every item ('add to list').
 */
export function tidyIngredients(raw: readonly string[]): string[] {
  const lines = withoutCounts(
    withoutNumbering(raw.map((line) => withoutArticle(withoutPrice(withoutBullet(line))))),
  ).filter((line) => /[\p{L}\p{N}]/u.test(line) && !isNoIngredient(line));
  const isSwitch = lines.map((line) => TOGGLE.test(line));
  // Where the second switch stands among the lines that are none.
  const second = isSwitch.lastIndexOf(true);
  const before = lines.slice(0, Math.max(0, second)).filter((_, position) => !isSwitch[position]).length;
  const bare = withoutSharedTail(lines.filter((_, position) => !isSwitch[position]));
  return withoutScaledCopies(withoutRepeatedList(withoutSecondSystem(bare, before >= 2 ? before : bare.length / 2)));
}

/** Whether a line in a list of ingredients is something else: the name of a group, servings, a time, a tool, a press. */
export const isNoIngredient = remembering(
  (line: string): boolean =>
    isYieldLine(line.replace(IN_BRACKETS, '$1')) ||
    FOR_PIECES.test(line) ||
    tellsYield(line) ||
    isYieldLabel(line) ||
    ADJUSTS.test(line) ||
    isGroupHeading(line) ||
    isBeside(line) ||
    isPageFurniture(line) ||
    isTimeLabel(line) ||
    isTimeLine(line) ||
    isLineOfFacts(line),
);

/** '(serves 4)' below the heading of a list. */
const IN_BRACKETS = /^[([](.*)[)\]]$/;

/** 'Voor 2 banketstaven', 'Für 1 Blech': how much the list is for. */
const FOR_PIECES = /^(?:for|für|pour|para|per|voor|till?)\s\d{1,3}\s\p{L}+$/iu;

/** 'Adjust servings 8', 'Portionen anpassen: 4': a field in which a reader chooses for how many. */
const ADJUSTS =
  /^(?:(?:adjust|change|scale|ajust(?:er|ar)|modifier|cambiar|regola|modifica|cambia|wijzig)\s(?:the |number of |les |las |le |het |el )?(?:servings?|portions?|yield|recipe|raciones|porciones|personas|porzioni|dosi|porties|aantal|nombre|número)|(?:portionen|personen(?:zahl)?|porties|personen)\s(?:anpassen|ändern|wählen|aanpassen|wijzigen))(?!\p{L})\D{0,20}\d{0,3}$/iu;

/** 'makes one large loaf': no ingredient begins with what a recipe does. */
const MAKES = /^(?:makes|yields?(?=:)|yields|serves|feeds|cuts into|ergibt|reicht für|rinde|rende):?\s.{1,40}$/iu;

/** Whether a line begins with what the recipe makes. */
export const tellsYield = (line: string): boolean => MAKES.test(line);

/** The lines without a number that stands alone beside 'Serves'. */
const withoutCounts = (lines: readonly string[]): string[] =>
  lines.filter((line, position) => !/^\d{1,3}$/.test(line) || !isYieldLabel(lines[position - 1] ?? ''));

/** Tools, sizes of files and presses that a page sets among its ingredients. */
const isBeside = (line: string): boolean => isKitchenTool(line) || tellsTools(line) || BESIDE.test(line);
const BESIDE =
  /^(?:einfach|leicht|mittel(?:schwer)?|anspruchsvoll|schwer|easy|medium|facile|moyen(?:ne)?|difficile|fácil|media|medio|difícil|makkelijk|gemiddeld|moeilijk|enkel|middels|lätt|lett)$|\d\s?[km]b\)?$|^\d{1,3}(?:\s\d{1,3}){2,}$|^(?:zur einkaufsliste|auf die einkaufsliste|add (?:all )?to (?:shopping list|cart|basket|list)|ajouter (?:au panier|à la liste)|añadir a la (?:cesta|lista)|aggiungi alla lista|op mijn boodschappenlijst|quantidade de porções|serving amount|\(op basis van personen\))/iu;

/** Lines of one list at least, and of all together, before copies of it in other amounts are looked for. */
const COPY_LINES_MIN = 3;
/** Share of the lines that name what the line a list before them names. */
const COPIED_FROM = 0.9;

/** The first of several lists that are the same one in the amounts for other numbers of servings. */
function withoutScaledCopies(lines: readonly string[]): string[] {
  const names = lines.map((line) => wordsOf(line).join(' '));
  for (let period = COPY_LINES_MIN; period * 2 <= lines.length; period += 1) {
    // few numbers divide another, so that a long list is gone through a few times only
    if (lines.length % period !== 0) continue;
    const compared = names.slice(period);
    const same = compared.filter((name, place) => name === names[place]).length;
    const hasOtherAmounts = compared.some((_, place) => lines[place] !== lines[place + period]);
    if (hasOtherAmounts && same >= compared.length * COPIED_FROM) return lines.slice(0, period);
  }
  return [...lines];
}

/** Words of amounts, which two lines share without naming the same food. */
const MEASURE_WORD =
  /^(?:cups?|tbsps?|tsps?|(?:table|tea)spoons?|ounces?|pounds?|grams?|gramos|gramm(?:es?|i)?|lit(?:er|re)s?|inch|pinch|esslöffel|teelöffel|prisen?|stück|cuill\p{L}*|tasses?|pincée|cuchar\p{L}*|tazas?|cucchia\p{L}*|eetlepels?|theelepels?|colher\p{L}*|xícaras?|evőkanál|teáskanál|szklank\p{L}*|łyż\p{L}*)$/u;

const wordsOf = remembering((line: string): readonly string[] =>
  (line.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !MEASURE_WORD.test(word)),
);

/**
 * The first part of a list whose second part names the same ingredients in other units.
 * @param cut where the second part may start
 */
function withoutSecondSystem(lines: readonly string[], cut: number): readonly string[] {
  if (lines.length < 4) return lines;
  if (!Number.isInteger(cut)) {
    const [shorter, longer] = [withoutSecondSystem(lines, Math.ceil(cut)), withoutSecondSystem(lines, Math.floor(cut))];
    const isCut = (some: readonly string[]) =>
      some.length < lines.length && isMetric(some) !== isMetric(lines.slice(some.length));
    return isCut(shorter) ? shorter : isCut(longer) ? longer : lines;
  }
  const first = new Set(lines.slice(0, cut).flatMap(wordsOf));
  const rest = lines.slice(cut);
  const isPaired = rest.length === cut;
  const known = rest.filter((line, position) => {
    const words = wordsOf(line);
    const others = isPaired ? new Set(wordsOf(lines[position]!)) : first;
    return words.length > 0 && words.filter((word) => others.has(word)).length * 2 >= words.length;
  });
  const isAsLong = Math.abs(rest.length - cut) <= Math.max(1, cut * 0.2);
  return isAsLong && known.length >= rest.length * 0.8 ? lines.slice(0, cut) : lines;
}

/** Whether most of the amounts of a list are metric. */
function isMetric(lines: readonly string[]): boolean {
  const metric = lines.filter((line) => /\d\s?(?:g|kg|ml|cl|dl|l)\b/i.test(line)).length;
  return metric > lines.filter((line) => /\d\s?(?:oz|lbs?|fl\.? ?oz|cups?)\b/i.test(line)).length;
}

function withoutSharedTail(lines: readonly string[]): readonly string[] {
  if (lines.length < SHARED_TAIL_ITEMS_MIN) return lines;
  const split = lines.map((line) => line.split(' '));
  let tail = 0;
  while (split.every((words) => words.length > tail + 1 && words.at(-1 - tail) === split[0]!.at(-1 - tail))) tail += 1;
  const words = split[0]!.slice(split[0]!.length - tail).join(' ');
  if (tail === 0 || !/\p{L}{3}/u.test(words) || /\d/.test(words)) return lines;
  return split.map((parts) => parts.slice(0, parts.length - tail).join(' '));
}
