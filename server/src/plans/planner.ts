import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { GOAL_NUTRIENTS } from '@sorrel/core/nutrition/nutrients';
import type { GeneratedPlan } from '@sorrel/core/plans/generate-plan';
import { defaultPlanSettings, NO_GOALS } from '@sorrel/core/plans/plan-settings';
import { Piscina } from 'piscina';
import type { PlanTask } from './plan-worker.ts';

/** Plans that may wait for a thread; more are refused rather than kept waiting for minutes. */
const QUEUE_MAX = 100;
/** Runs that a fresh thread makes before the first request, so that its code is compiled. */
const WARM_UP_RUNS = 3;
const WARM_UP_RECIPES = 60;

export interface Planner {
  plan(task: PlanTask): Promise<GeneratedPlan>;
  /** Starts a thread and compiles its code before the first request. */
  warmUp(): Promise<void>;
  /** Tasks that wait for a thread, and threads that are started; for the metrics. */
  waiting(): number;
  threads(): number;
  close(): Promise<void>;
}

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Threads that plan weeks, started when first needed: the bundled worker, or its source through tsx while developing. */
export function createPlanner(): Planner {
  let started: Piscina | undefined;
  let isClosed = false;
  const pool = () => {
    started ??= startThreads();
    return started;
  };
  const plan = (task: PlanTask): Promise<GeneratedPlan> => pool().run(task);
  return {
    plan,
    waiting: () => started?.queueSize ?? 0,
    threads: () => started?.threads.length ?? 0,
    warmUp: async () => {
      try {
        await warmUp(plan);
      } catch (cause) {
        // stopped before it was warm: nobody waits for it any more
        if (!isClosed) throw cause;
      }
    },
    close: async () => {
      isClosed = true;
      await started?.close({ force: true });
    },
  };
}

function startThreads(): Piscina {
  const bundled = beside('./plan-worker.js');
  const isBundled = existsSync(bundled);
  return new Piscina({
    filename: isBundled ? bundled : beside('./plan-worker.ts'),
    execArgv: isBundled ? [] : ['--import', 'tsx'],
    minThreads: 1,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 60_000,
    maxQueue: QUEUE_MAX,
  });
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
    return `${index} any 0 1 `;
  });
  const book = { lines: lines.join('\n'), amounts: new Uint8Array(amounts.buffer) };
  for (let run = 0; run < WARM_UP_RUNS; run += 1) {
    await plan({ book, tagNames: new Map(), settings, locked: {}, seed: run, effort: 0.2 });
  }
}
