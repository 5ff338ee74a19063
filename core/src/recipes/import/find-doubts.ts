import type { SectionList } from './best-list.ts';
import { sameLineKey } from './clean-text.ts';
import type { Finding } from './finding.ts';
import { hasMeasure } from './list-likeness.ts';
import type { ShownSections } from './read-sections.ts';

/** What may be wrong with an imported recipe. */
export const IMPORT_DOUBT_KINDS = [
  'ingredients-incomplete',
  'amounts-missing',
  'servings-unknown',
  'calories-differ',
  'steps-incomplete',
  'implausible-amount',
  'implausible-time',
] as const;

/** Something about an imported recipe that may be wrong or missing, with what a person needs to mend it. */
export type ImportDoubt =
  /** `missing`: lines that the page shows and the recipe lacks; none where only the look of the list tells. */
  | { kind: 'ingredients-incomplete'; missing: string[] }
  | { kind: 'amounts-missing'; lines: string[] }
  | { kind: 'servings-unknown' }
  /** By what its ingredients come to, which only whoever counts them knows. */
  | { kind: 'calories-differ' }
  | { kind: 'steps-incomplete' }
  | { kind: 'implausible-amount'; lines: string[] }
  | { kind: 'implausible-time' };

const HAS_AMOUNT =
  /[\p{N}½¼¾⅓⅔⅛一二三四五六七八九十半]|^(?:an?|one|two|three|four|half|pinch|ein[ea]?|eine[nr]?|zwei|prise|une?|deux|un[ao]?|dos|due|een|twee|en|et|ett|två|to|csipet|szczypta|щепотка|štipka)\s/iu;
/** A list of which fewer lines have an amount lost them. */
const WITH_AMOUNT_LEAST = 0.5;
/** Characters of a line with several amounts from which it is several lines glued together. */
const GLUED_CHARACTERS = 120;
const GLUED_AMOUNTS = 7;
/** Characters of a method that is too short for a recipe of several ingredients; a wide letter counts for three. */
const METHOD_CHARACTERS_LEAST = 60;
/** And for each ingredient, of which the method tells what becomes of it. */
const METHOD_CHARACTERS_PER_LINE = 14;
/** Lines of the page for each line of the recipe from which the recipe's list is doubtful. */
const LONGER_FACTOR = 1.3;
/** Minutes that no preparing or cooking takes less than. */
const LEAST_TIME_MINUTES = 2;
const FEW_SERVINGS = 12;
const NO_VALUE = /^(?:undefined|null|NaN)\s+\p{L}/u;
/** More of a unit than a recipe for a few people has: a lost fraction bar or decimal point ('1/4 cup' read as '14 cup'). */
const MOST_OF_UNIT: readonly (readonly [RegExp, number])[] = [
  [/^(\d+(?:[.,]\d+)?)\s?(?:cups?|tasses?|tazas?|xícaras?)(?!\p{L})/iu, 11],
  [/^(\d+(?:[.,]\d+)?)\s?(?:tsps?|teaspoons?|tl|tsk|tbsps?|tablespoons?|el|msk|spsk)(?!\p{L})/iu, 24],
  [/^(\d+(?:[.,]\d+)?)\s?(?:kg|kilos?|l|litres?|liters?|lbs?|pounds?)(?!\p{L})/iu, 15],
  [/^(\d+(?:[.,]\d+)?)\s?(?:g|grams?|ml)(?!\p{L})/iu, 9_000],
];
/** A part of one as a machine writes it: many of them are amounts for one person, shown as those for several. */
const LESS_THAN_ONE = /^0[.,]\d/u;

/**
 * What may be wrong with a recipe, by itself and beside what its page shows. Said only where there is a reason: a recipe that is
 * short, or has salt without an amount, gives none.
 */
export function findDoubts(finding: Finding, shown: ShownSections): ImportDoubt[] {
  const doubts: ImportDoubt[] = [];
  const { ingredientLines, servings } = finding;
  const missing = missingLines(ingredientLines, shown.ingredientLists);
  if (missing) doubts.push({ kind: 'ingredients-incomplete', missing });
  const bare = ingredientLines.filter((line) => !HAS_AMOUNT.test(line));
  if (ingredientLines.length >= 3 && bare.length > ingredientLines.length * (1 - WITH_AMOUNT_LEAST))
    doubts.push({ kind: 'amounts-missing', lines: bare });
  const implausible = implausibleAmounts(ingredientLines, servings);
  if (implausible.length > 0) doubts.push({ kind: 'implausible-amount', lines: implausible });
  if (servings === null) doubts.push({ kind: 'servings-unknown' });
  if (areStepsIncomplete(finding)) doubts.push({ kind: 'steps-incomplete' });
  if (areTimesImplausible(finding)) doubts.push({ kind: 'implausible-time' });
  return doubts;
}

/** Whether nothing speaks for ingredients that the import did not find. Until then a recipe is without nothing. */
export const isListWhole = (doubts: readonly Pick<ImportDoubt, 'kind'>[]): boolean =>
  doubts.every(({ kind }) => kind !== 'ingredients-incomplete');

/** Whether letting go of a doubt, or of all where none is named, may make a list whole. */
export const tellsOfList = (kind: ImportDoubt['kind'] | undefined): boolean =>
  kind === undefined || !isListWhole([{ kind }]);

/** What ends the name of an ingredient that a page tells about. */
const ENDS_NAME = /(?<=\p{L}{3})[:：]\s|[.;]\s(?=\p{Lu})/u;
const wordsOf = (line: string): string[] => line.toLowerCase().match(/\p{L}{3,}|\p{Script=Han}+/gu) ?? [];
const isNumbered = (line: string): boolean => /^\d{1,2}[.)]\s/.test(line);

/** The lines that the page's list has and the recipe lacks, [] where only its own look is doubtful, null where it seems whole. */
function missingLines(lines: readonly string[], lists: readonly SectionList[]): string[] | null {
  const keys = new Set(lines.map(sameLineKey));
  const words = new Set(lines.flatMap(wordsOf));
  // what is said about an ingredient behind its name is no other one: 'Honey: 2 tablespoons give the glaze.'
  const hasNewWord = (line: string) => wordsOf(line.split(ENDS_NAME)[0]!).some((word) => !words.has(word));
  let missing: string[] | null = null;
  for (const list of lists) {
    if (list.lines.length < lines.length * LONGER_FACTOR || list.lines.length > lines.length * 6) continue;
    const more = list.lines.filter((line) => !keys.has(sameLineKey(line)));
    const isSameList = list.lines.length - more.length >= lines.length * 0.6;
    const measured = more.filter((line) => hasMeasure(line) && !isNumbered(line) && hasNewWord(line));
    const isMostlyMeasured = measured.length >= 2 && measured.length * 2 >= more.length;
    if (isSameList && isMostlyMeasured && measured.length > (missing?.length ?? 0)) missing = measured;
  }
  if (missing) return missing;
  const isGlued = lines.some(
    (line) => line.length >= GLUED_CHARACTERS && (line.match(/(?<![\d.,/–-])\d/g)?.length ?? 0) >= GLUED_AMOUNTS,
  );
  return isGlued || lines.length === 0 || lines.some((line) => /[:：]$/.test(line)) ? [] : null;
}

function implausibleAmounts(lines: readonly string[], servings: number | null): string[] {
  const odd = lines.filter((line) => NO_VALUE.test(line));
  if (servings !== null && servings > FEW_SERVINGS) return odd;
  for (const line of lines) {
    const isTooMuch = MOST_OF_UNIT.some(([pattern, most]) => {
      const amount = pattern.exec(line)?.[1];
      return amount !== undefined && Number(amount.replace(',', '.')) > most;
    });
    if (isTooMuch) odd.push(line);
  }
  const small = lines.filter((line) => LESS_THAN_ONE.test(line));
  const isForOne = servings !== null && servings >= 3 && small.length >= 5 && small.length * 2 >= lines.length;
  return isForOne ? [...odd, ...small] : odd;
}

/** Whether a method is too short for what a recipe has of ingredients, or is none. */
export function areStepsTooShort(steps: readonly string[], ingredientLines: readonly string[]): boolean {
  const told = steps.filter((step) => !/[:：]$/.test(step));
  if (told.length === 0) return true;
  const characters = told.reduce(
    (sum, step) => sum + step.length + 2 * (step.match(/\p{Script=Han}/gu)?.length ?? 0),
    0,
  );
  const least = Math.max(METHOD_CHARACTERS_LEAST, ingredientLines.length * METHOD_CHARACTERS_PER_LINE);
  return characters < least && ingredientLines.length >= 4;
}

function areStepsIncomplete({ steps, ingredientLines }: Finding): boolean {
  return areStepsTooShort(steps, ingredientLines) || /(?:…|\.{3})$/.test(steps.at(-1)!);
}

function areTimesImplausible({ prepMinutes, cookMinutes, totalMinutes }: Finding): boolean {
  const parts = [prepMinutes, cookMinutes].filter((minutes) => minutes !== null);
  if (totalMinutes === null) return false;
  return totalMinutes < LEAST_TIME_MINUTES || parts.some((minutes) => minutes > totalMinutes);
}
