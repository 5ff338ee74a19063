import type { PlanCandidate } from '@sorrel/core/plans/candidates';
import { type GeneratedPlan, generatePlan } from '@sorrel/core/plans/generate-plan';
import type { LockedMeals } from '@sorrel/core/plans/plan-problem';
import type { PlanSettings } from '@sorrel/core/plans/plan-settings';
import { seededRandom } from '@sorrel/core/plans/seeded-random';

export interface PlanTask {
  candidates: readonly PlanCandidate[];
  settings: PlanSettings;
  locked: LockedMeals;
  seed: number;
  effort?: number;
}

/** Runs in a thread of its own: planning takes a processor for a tenth of a second, which no request should wait for. */
export default function runPlanTask({ candidates, settings, locked, seed, effort }: PlanTask): GeneratedPlan {
  return generatePlan(candidates, settings, locked, seededRandom(seed), effort === undefined ? {} : { effort });
}
