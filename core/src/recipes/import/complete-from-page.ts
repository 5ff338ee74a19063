import { withBareHeadingsMarked } from '../../ingredients/bare-headings.ts';
import type { SectionList } from './best-list.ts';
import { findBoldIngredients } from './bold-ingredients.ts';
import { isDescription } from './compare-lists.ts';
import { withoutNamesBehind, withoutNotesBehind } from './end-of-method.ts';
import { areStepsTooShort } from './find-doubts.ts';
import { findGroups } from './find-groups.ts';
import type { Finding } from './finding.ts';
import { findListAboveSteps } from './list-above-steps.ts';
import { findListsAmongSteps, holdMoreThan, type ListsAmongSteps } from './lists-among-steps.ts';
import { notesBelow } from './notes-below.ts';
import type { Page } from './page.ts';
import type { PageLine } from './page-line.ts';
import { pageLines } from './page-lines.ts';
import { findIngredientRun, findStepsAmong, findStepsBelow } from './read-clusters.ts';
import { type Facts, readFacts } from './read-facts.ts';
import { listAround, readSections, type ShownSections } from './read-sections.ts';
import { withItemsOfPage } from './richer-items.ts';
import { withStepsOfPage } from './richer-steps.ts';
import { withGroupsApart, withRunningLists } from './running-lists.ts';
import { withSpacesOfPage } from './spaced-lines.ts';
import { withPartsOfPage } from './step-parts.ts';
import { richerIngredients, richerSteps, withoutShownHeadings, withWholeAmounts } from './take-richer.ts';
import { isTeaser, withEndsOfPage } from './whole-steps.ts';

const hasParts = ({ prepMinutes, cookMinutes }: Finding): boolean => prepMinutes !== null || cookMinutes !== null;

/** Adds the times and servings that the page shows where the finding has none. */
function addFacts(finding: Finding, facts: Facts): void {
  const { prepMinutes, cookMinutes, totalMinutes } = facts;
  if (finding.servings === null) {
    finding.servings = facts.servings;
    finding.yieldText ??= facts.yieldText;
  }
  if (hasParts(finding)) return;
  const isSum = prepMinutes !== null && cookMinutes !== null && prepMinutes + cookMinutes === finding.totalMinutes;
  if (finding.totalMinutes !== null && !isSum) return;
  finding.prepMinutes = prepMinutes;
  finding.cookMinutes = cookMinutes;
  if (finding.totalMinutes !== null) return;
  // A total that is less than its parts is another time of the page: beside the preparation alone that of the
  // rest, and beside the oven's alone that of the work before it.
  const isTotal = (totalMinutes ?? 0) >= Math.max(prepMinutes ?? 0, cookMinutes ?? 0);
  finding.totalMinutes = isTotal ? totalMinutes : null;
  if (isTotal) return;
  if (prepMinutes !== null) finding.cookMinutes ??= totalMinutes;
  else finding.prepMinutes = totalMinutes;
}

/** A method of data that has more steps is taken as it is; a shorter one is compared with what the page shows. */
const STEPS_IN_DOUBT_MAX = 4;

/** The richer of the data's lines and of the page's lists. What came as one text is compared as it came. */
function richerOfPage(data: readonly string[], listed: readonly string[], lists: readonly SectionList[]): string[] {
  if (listed.length === 1 && data.length > 1) {
    const apart = richerIngredients(listed, lists);
    if (apart.length > 2) return apart;
  }
  return withWholeAmounts(richerIngredients(data, lists), lists);
}

/** The method that a page shows: under a heading or class name of its own, or else below or among the ingredients. */
function methodShown(
  lines: readonly PageLine[],
  ingredients: SectionList | null,
  named: SectionList | null,
): SectionList | null {
  if (ingredients === null || (named && named.lines.length > 1)) return named;
  const below = findStepsBelow(lines, ingredients.end);
  if (named === null) return findStepsAmong(lines, ingredients) ?? below;
  // one text far below, such as an article's, is no method where several steps stand right below the ingredients
  const isFarther =
    below !== null && named.index > below.end && below.lines.join('').length > named.lines.join('').length;
  return isFarther ? below : named;
}

/** A finding completed, and what the page shows of its lists. */
export interface Completed {
  finding: Finding;
  shown: ShownSections;
  /** For each ingredient line the name of its group, null where it stands in none. */
  groups: (string | null)[];
  /** What stands under a heading for notes right below the method. */
  notes: string | null;
}

/** What the page shows; a list that runs on in one text is looked for where neither data nor page has another. */
function readShown(page: Page, { ingredientLines }: Finding): { lines: PageLine[]; shown: ShownSections } {
  const whole = pageLines(page);
  const lines = ingredientLines.length > 0 ? whole : [...withGroupsApart(whole)];
  const shown = readSections(page, lines, ingredientLines);
  if (ingredientLines.length > 0 || shown.ingredients !== null || findIngredientRun(lines) !== null)
    return { lines, shown };
  const apart = withRunningLists(lines);
  return apart === null ? { lines, shown } : { lines: apart, shown: readSections(page, apart) };
}

/**
 * The finding with what its data lacks, lost or cut short taken from what the page shows, field by field the richer.
 * @param description the recipe's or the page's, to tell it from a method
 */
export function completeFromPage(page: Page, finding: Finding, description: string | null): Completed {
  const completed = { ...finding };
  const { lines, shown } = readShown(page, finding);
  let ingredients = shown.ingredients;
  completed.ingredientLines = withSpacesOfPage(withoutShownHeadings(finding.ingredientLines, lines), lines);
  let among: ListsAmongSteps | null = null;
  if (finding.ingredientLines.length === 0) {
    ingredients ??= findIngredientRun(lines);
    among = findListsAmongSteps(lines);
    if (among !== null && ingredients !== null && !holdMoreThan(among, ingredients)) among = null;
    if (ingredients === null) among ??= findBoldIngredients(page, lines);
    ingredients = among?.ingredients ?? ingredients ?? findListAboveSteps(lines);
    completed.ingredientLines = ingredients?.lines ?? [];
  } else {
    const listed = listAround(lines, completed.ingredientLines);
    const lists = listed ? [...shown.ingredientLists, listed] : shown.ingredientLists;
    const richer = richerOfPage(completed.ingredientLines, finding.listedLines, lists);
    completed.ingredientLines = withItemsOfPage(richer, lines, shown.ingredientLists, completed.ingredientLines);
  }
  let method: SectionList | null = null;
  if (finding.steps.length === 0 || isDescription(finding.steps, description)) {
    method = among?.steps ?? methodShown(lines, ingredients, shown.steps());
    if (method) completed.steps = withoutNotesBehind(method.lines);
  } else {
    completed.steps = withEndsOfPage(finding.steps, lines);
    if (finding.steps.length <= STEPS_IN_DOUBT_MAX) completed.steps = richerSteps(completed.steps, shown.steps());
    completed.steps = withStepsOfPage(completed.steps, lines);
    if (areStepsTooShort(completed.steps, completed.ingredientLines)) {
      const told = methodShown(lines, ingredients, shown.steps());
      if (told && isTeaser(completed.steps, completed.ingredientLines, told.lines)) {
        method = told;
        completed.steps = withoutNotesBehind(told.lines);
      }
    }
  }
  completed.steps = withPartsOfPage(withoutNamesBehind(completed.steps, lines), lines);
  if (finding.servings === null || !hasParts(finding)) {
    method ??= shown.steps();
    const start = ingredients?.index ?? method?.index;
    if (start !== undefined) addFacts(completed, readFacts(page, lines, { start, method, steps: completed.steps }));
  }
  completed.ingredientLines = withBareHeadingsMarked(completed.ingredientLines, null);
  const groups = findGroups(completed.ingredientLines, finding.listedLines, lines);
  return { finding: completed, shown, groups, notes: notesBelow(lines, completed.steps) };
}
