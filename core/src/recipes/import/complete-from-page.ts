import {
  areAmountsDoubtful,
  hasLostAmounts,
  isCutShort,
  isDescription,
  isSameTextInMoreSteps,
} from './compare-lists.ts';
import type { Finding } from './finding.ts';
import { ingredientLikeness, stepLikeness } from './list-likeness.ts';
import type { Page } from './page.ts';
import { pageLines } from './page-lines.ts';
import { findIngredientRun, findStepsBelow } from './read-clusters.ts';
import { readFacts } from './read-facts.ts';
import { readSections } from './read-sections.ts';

/** A list of data that is longer is taken as it is; a shorter one is compared with what the page shows. */
const INGREDIENTS_IN_DOUBT_MAX = 7;
const STEPS_IN_DOUBT_MAX = 4;

function hasTimes(finding: Finding): boolean {
  return finding.prepMinutes !== null || finding.cookMinutes !== null || finding.totalMinutes !== null;
}

function isInDoubt(finding: Finding, description: string | null): boolean {
  const { ingredientLines, steps } = finding;
  return (
    ingredientLines.length <= INGREDIENTS_IN_DOUBT_MAX ||
    steps.length <= STEPS_IN_DOUBT_MAX ||
    finding.servings === null ||
    !hasTimes(finding) ||
    areAmountsDoubtful(ingredientLines) ||
    isDescription(steps, description)
  );
}

/**
 * The finding with what its data lacks, lost or cut short taken from what the page shows. Comes back as it was when nothing
 * about it is in doubt.
 * @param description the recipe's or the page's, to tell it from a method
 */
export function completeFromPage(page: Page, finding: Finding, description: string | null): Finding {
  if (!isInDoubt(finding, description)) return finding;
  const completed = { ...finding };
  const lines = pageLines(page);
  const shown = readSections(page, lines);
  let ingredients = shown.ingredients;
  if (finding.ingredientLines.length === 0) {
    ingredients ??= findIngredientRun(lines);
    completed.ingredientLines = ingredients?.lines ?? [];
  } else if (
    ingredients &&
    (hasLostAmounts(finding.ingredientLines, ingredients.lines) ||
      isCutShort(finding.ingredientLines, ingredients.lines, ingredientLikeness))
  ) {
    completed.ingredientLines = ingredients.lines;
  }
  if (finding.steps.length === 0 || isDescription(finding.steps, description)) {
    const steps = shown.steps ?? (ingredients ? findStepsBelow(lines, ingredients.end) : null);
    if (steps) completed.steps = steps.lines;
  } else if (
    shown.steps &&
    (isSameTextInMoreSteps(finding.steps, shown.steps.lines) ||
      isCutShort(finding.steps, shown.steps.lines, stepLikeness))
  ) {
    completed.steps = shown.steps.lines;
  }
  const anchor = ingredients?.index ?? shown.steps?.index;
  if (anchor !== undefined && (finding.servings === null || !hasTimes(finding))) {
    const facts = readFacts(page, lines, anchor);
    if (finding.servings === null) {
      completed.servings = facts.servings;
      completed.yieldText ??= facts.yieldText;
    }
    if (!hasTimes(finding)) {
      completed.prepMinutes = facts.prepMinutes;
      completed.cookMinutes = facts.cookMinutes;
      completed.totalMinutes = facts.totalMinutes;
    }
  }
  return completed;
}
