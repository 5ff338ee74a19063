import { isImplausibleServing, PLAUSIBLE_SERVING_KCAL } from '../nutrition/coverage.ts';
import type { YieldKind } from './import/yield-kinds.ts';
import { QUICK_TAG_BELOW_MINUTES } from './limits.ts';

const CAPTION_MAX_LENGTH = 200;

/** 'Recipe video above.': a first sentence that speaks of the publisher's page. */
const OF_THE_PAGE = /^[^.!?]{0,40}\b(?:video|recipe|photo) (?:above|below)\b[^.!?]{0,40}[.!?] (?=\S)/i;

/** The first sentences of a publisher's description that make a caption. */
export function captionOf(summary: string | null): string {
  const text = (summary ?? '').replace(/\s+/g, ' ').trim().replace(OF_THE_PAGE, '');
  if (text.length <= CAPTION_MAX_LENGTH) return text;
  const head = text.slice(0, CAPTION_MAX_LENGTH);
  const sentenceEnd = Math.max(head.lastIndexOf('. '), head.lastIndexOf('! '), head.lastIndexOf('? '));
  if (sentenceEnd > 40) return head.slice(0, sentenceEnd + 1);
  return `${head.slice(0, head.lastIndexOf(' '))}…`;
}

/** What of an imported recipe decides its tags and times. */
interface Imported {
  readonly vegetarian: boolean;
  readonly vegan: boolean;
  readonly cheap: boolean;
  readonly readyInMinutes: number | null;
  readonly preparationMinutes: number | null;
  readonly cookingMinutes: number | null;
}

/** Whether a page tells of preparing alone: how long it takes until it is ready nobody has said. */
const isPreparationAlone = ({ readyInMinutes, preparationMinutes, cookingMinutes }: Imported): boolean =>
  preparationMinutes !== null && cookingMinutes === null && readyInMinutes === preparationMinutes;

/** The default tags of an imported recipe, where there are such tags. Source: specification, 4, Import. */
export function tagsOfImport(imported: Imported): string[] {
  const { vegetarian, vegan, cheap, readyInMinutes } = imported;
  const isQuick = readyInMinutes !== null && readyInMinutes < QUICK_TAG_BELOW_MINUTES && !isPreparationAlone(imported);
  return [vegetarian && 'Vegetarian', cheap && 'Cheap', vegan && 'Vegan', isQuick && 'Quick'].filter(
    (name) => name !== false,
  );
}

/**
 * Minutes of preparing and of cooking. Where a page gives the whole time beside one of them, or alone, the rest of it is the other one: a
 * stew of two hours and a half, 30 minutes of it preparing, is no dish for a day with half an hour.
 */
export function timesOfImport({ readyInMinutes, preparationMinutes, cookingMinutes }: Imported) {
  const restOf = (known: number | null) => Math.max(0, (readyInMinutes ?? 0) - (known ?? 0));
  return {
    prepMinutes: Math.round(preparationMinutes ?? (cookingMinutes === null ? 0 : restOf(cookingMinutes))),
    cookMinutes: Math.round(cookingMinutes ?? restOf(preparationMinutes)),
  };
}

/** What is to be asked before the number of servings of an import may be relied on. */
export type ServesQuestion =
  | { kind: 'unknown' }
  | { kind: 'pieces'; pieces: number; text: string }
  | { kind: 'implausible'; kcal: number; serves: number };

/** What of an imported recipe tells how many it serves. */
export interface ToServe {
  readonly servings: number | null;
  readonly yieldKind: YieldKind | null;
  readonly yieldText: string | null;
  readonly nutrients: readonly { readonly name: string; readonly amount: number }[];
  readonly wholeCalories: number | null;
}

/** kcal of a serving as the publisher says; undefined where they do not. */
export const publishedCalories = (nutrients: ToServe['nutrients']): number | undefined =>
  nutrients.find(({ name }) => name === 'Calories')?.amount;

/** The number of servings as far as the page names one, else null, and what is to be asked of it. */
export function servesOfImport({ servings, yieldKind, yieldText, nutrients, wholeCalories }: ToServe): {
  serves: number | null;
  question: ServesQuestion | null;
} {
  if (servings === null) return { serves: null, question: { kind: 'unknown' } };
  if (yieldKind === 'pieces') {
    return { serves: null, question: { kind: 'pieces', pieces: servings, text: yieldText ?? '' } };
  }
  const serves = Math.max(1, Math.round(servings));
  const published = publishedCalories(nutrients);
  const kcal = published ?? (wholeCalories === null ? null : wholeCalories / serves);
  // what is not counted may make a small amount enough
  const isAsked =
    kcal !== null && isImplausibleServing(kcal) && (published !== undefined || kcal > PLAUSIBLE_SERVING_KCAL.max);
  return { serves, question: isAsked ? { kind: 'implausible', kcal, serves } : null };
}
