/** What `../shared/portions/README.md` asks of the product: a week for several people, with portions for each. */
import type { GoalNutrients } from '@sorrel/core/foods/nutrients';
import { generateHouseholdWeek as generate } from '@sorrel/core/plans/household/generate-household-week';
import type { Household, HouseholdCandidate, HouseholdLock } from '@sorrel/core/plans/household/household';
import type { PlanSettings } from '@sorrel/core/plans/plan-settings';
import { classifyDish } from '@sorrel/core/recipes/classify-dish';
import type { Random } from '@sorrel/core/seeded-random';

type Candidate = HouseholdCandidate & {
  name: string;
  nutrients: GoalNutrients | null;
  source?: 'book' | 'catalogue';
  category?: string | null;
  ingredients?: string[];
};

/** The budget that an effort of 1 is made for, ms of processor time. */
const USUAL_BUDGET_MS = 200;

export function generateHouseholdWeek(
  candidates: Candidate[],
  household: Household,
  settings: PlanSettings,
  locked: Record<string, HouseholdLock | null>,
  random: Random,
  { budgetMs = USUAL_BUDGET_MS }: { budgetMs?: number } = {},
) {
  // a book with ingredients is judged as food; one of bare figures is taken as it is typed
  const known = candidates.map((candidate): HouseholdCandidate => {
    if (candidate.source === undefined) return candidate;
    const { meals, kind } = classifyDish({
      name: candidate.name,
      category: candidate.category ?? null,
      ingredients: candidate.ingredients ?? [],
      energyKcal: candidate.nutrients?.calories ?? null,
    });
    return { ...candidate, meals: kind === 'drink' ? [] : meals, isBorrowed: candidate.source === 'catalogue' };
  });
  return generate(known, household, settings, locked, random, { effort: budgetMs / USUAL_BUDGET_MS });
}
