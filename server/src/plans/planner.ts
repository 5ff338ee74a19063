import { GOAL_NUTRIENTS } from '@sorrel/core/foods/nutrients';
import type { PlanExplanation } from '@sorrel/core/plans/explain-plan';
import { defaultPlanSettings, NO_GOALS } from '@sorrel/core/plans/plan-settings';
import { AppError } from '../app-error.ts';
import { LINES_WORK } from '../foods/read-pasted-lines.ts';
import type { Turn } from '../platform/fair-queue.ts';
import { type Work, type Workers, WorkTooLong } from '../platform/workers.ts';
import type { HouseholdAnswer, HouseholdTask } from './household-task.ts';
import type { ExplainTask, PlanAnswer, PlanTask, RespinTask } from './plan-tasks.ts';

export const PLAN_WORK: Work<PlanTask, PlanAnswer> = { kind: 'plan', deadlineMs: 60_000 };
export const HOUSEHOLD_WORK: Work<HouseholdTask, HouseholdAnswer> = { kind: 'household', deadlineMs: 60_000 };
export const EXPLAIN_WORK: Work<ExplainTask, PlanExplanation> = { kind: 'explain', deadlineMs: 30_000 };
export const RESPIN_WORK: Work<RespinTask, string | null> = { kind: 'respin', deadlineMs: 30_000 };

/** Runs that a fresh worker makes before the first request, so that its code is compiled. */
const WARM_UP_RUNS = 3;
const WARM_UP_RECIPES = 60;
const WARM_UP_TURN: Turn = { person: 'warm-up' };

/** Each throws AppError unavailable or too_much_at_once where too much waits already. */
export interface Planner {
  plan(task: PlanTask, turn: Turn): Promise<PlanAnswer>;
  household(task: HouseholdTask, turn: Turn): Promise<HouseholdAnswer>;
  explain(task: ExplainTask, turn: Turn): Promise<PlanExplanation>;
  respin(task: RespinTask, turn: Turn): Promise<string | null>;
  /** Starts a worker and compiles its code before the first request. */
  warmUp(): Promise<void>;
}

/** Plans weeks in the workers. */
export function createPlanner(workers: Workers): Planner {
  const inTime = <Answer>(work: Promise<Answer>): Promise<Answer> =>
    work.catch((cause) => {
      throw cause instanceof WorkTooLong ? new AppError('unavailable', { cause }) : cause;
    });
  const plan: Planner['plan'] = (task, turn) => inTime(workers.run(PLAN_WORK, task, turn));
  return {
    plan,
    household: (task, turn) => inTime(workers.run(HOUSEHOLD_WORK, task, turn)),
    explain: (task, turn) => inTime(workers.run(EXPLAIN_WORK, task, turn)),
    respin: (task, turn) => inTime(workers.run(RESPIN_WORK, task, turn)),
    warmUp: async () => {
      try {
        await workers.run(
          LINES_WORK,
          { lines: ['200 g red lentils', '1 onion, finely chopped'], reader: null },
          WARM_UP_TURN,
        );
        await warmUp(plan);
      } catch (cause) {
        // stopped before it was warm: nobody waits for it any more
        if (!workers.isClosed()) throw cause;
      }
    },
  };
}

async function warmUp(plan: Planner['plan']) {
  const settings = { ...defaultPlanSettings(), nutGoals: { ...NO_GOALS, calories: 2000 } };
  const amounts = new DataView(
    new ArrayBuffer(WARM_UP_RECIPES * GOAL_NUTRIENTS.length * Float64Array.BYTES_PER_ELEMENT),
  );
  const lines = Array.from({ length: WARM_UP_RECIPES }, (_, index) => {
    GOAL_NUTRIENTS.forEach((_, column) => {
      amounts.setFloat64((index * GOAL_NUTRIENTS.length + column) * Float64Array.BYTES_PER_ELEMENT, 10 + 7 * index);
    });
    return `${index} any 0 1 - `;
  });
  const book = { lines: lines.join('\n'), amounts: new Uint8Array(amounts.buffer), texts: '' };
  for (let run = 0; run < WARM_UP_RUNS; run += 1) {
    await plan({ book, tagNames: new Map(), settings, locked: {}, seed: run, effort: 0.2 }, WARM_UP_TURN);
  }
}

/** What planning brings itself. */
export interface PlanServices {
  planner: Planner;
}
