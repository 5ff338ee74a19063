import { ImportDoubt, ImportedRecipe } from '@sorrel/contract/recipe-import';
import { doCaloriesDiffer } from '@sorrel/core/nutrition/coverage';
import { IMPORT_DOUBT_KINDS } from '@sorrel/core/recipes/import/find-doubts';
import { publishedCalories } from '@sorrel/core/recipes/import-choices';
import { useState } from 'react';
import { z } from 'zod';
import { useTabsOwn } from '../lib/use-tabs-own.ts';

/** What of an import a person needs to look over the rest. */
const ReviewFacts = ImportedRecipe.pick({
  sourceUrl: true,
  servings: true,
  preparationMinutes: true,
  cookingMinutes: true,
  readyInMinutes: true,
  type: true,
  dishKind: true,
}).extend({
  lineCount: z.int(),
  /** kcal of a serving as the page says, and of the whole as its ingredients come to. */
  pageCalories: z.number().nullable().default(null),
  wholeCalories: z.number().nullable().default(null),
});
export type ReviewFacts = z.output<typeof ReviewFacts>;

const AskedKind = z.enum(IMPORT_DOUBT_KINDS);
const StoredReview = z
  .object({
    facts: ReviewFacts,
    doubts: z.array(ImportDoubt),
    /** Of which kinds there were doubts when the page was read. */
    asked: z.array(AskedKind).default([]),
  })
  .nullable();
const REVIEW_KEY = 'recipeDraftReview';
const NO_DOUBTS: readonly ImportDoubt[] = [];
const NONE_ASKED: readonly ImportDoubt['kind'][] = [];

/** What was read, and what of it a person has not yet looked at. */
export interface ImportReview {
  facts: ReviewFacts | null;
  /** The servings among them; that question is the form's own and stays until it is answered. */
  doubts: readonly ImportDoubt[];
  /** The kinds of all that there were, looked at or not. */
  asked: readonly ImportDoubt['kind'][];
  /** A person has looked, or wants to hear no more of it. */
  finish: (doubt: ImportDoubt) => void;
  /** A press has changed what was in doubt. */
  mend: (doubt: ImportDoubt) => void;
}

/** The calories are no question any more where, for as many as are typed, they are what the page says. */
export function reviewFor<Review extends ImportReview>(serves: number, review: Review): Review {
  const { facts, doubts } = review;
  const { pageCalories, wholeCalories } = facts ?? {};
  if (pageCalories == null || wholeCalories == null || serves < 1) return review;
  if (doCaloriesDiffer(wholeCalories / serves, pageCalories, 1)) return review;
  return { ...review, doubts: doubts.filter(({ kind }) => kind !== 'calories-differ') };
}

/**
 * What the import of this tab was not sure of, until somebody has looked at it: through a reload and a closed tab. Another tab may be at
 * another recipe, so that it is written down beside the draft, by whoever writes that.
 */
export function useImportReview() {
  const [opened, keepStored, clearStored] = useTabsOwn(REVIEW_KEY, StoredReview, null);
  const [held, setHeld] = useState(opened);
  const finish = (done: ImportDoubt) =>
    setHeld((now) => now && { ...now, doubts: now.doubts.filter(({ kind }) => kind !== done.kind) });
  const review: ImportReview = {
    facts: held?.facts ?? null,
    doubts: held?.doubts ?? NO_DOUBTS,
    asked: held?.asked ?? NONE_ASKED,
    finish,
    mend: finish,
  };
  const begin = ({ doubts, newIngredients, nutrients, ...read }: ImportedRecipe, areServesAsked: boolean) => {
    const pageCalories = publishedCalories(nutrients) ?? null;
    const facts = { ...read, pageCalories, lineCount: newIngredients.length };
    const kinds = doubts.map(({ kind }) => kind);
    const asked = areServesAsked ? [...kinds, 'servings-unknown'] : kinds.filter((kind) => kind !== 'servings-unknown');
    setHeld(StoredReview.parse({ facts, doubts, asked: [...new Set(asked)] }));
  };
  const keep = (kept: typeof held) => (kept === null ? clearStored() : keepStored(kept));
  return { ...review, begin, clear: () => setHeld(null), held, keep };
}
