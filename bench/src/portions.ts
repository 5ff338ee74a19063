/**
 * Weeks for several people: the scorers of ../shared/portions, every level of variation once, then the first weeks of new
 * users, beside what the README there gives for simple methods. Times are processor time.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NO_GOALS } from '@sorrel/core/plans/plan-settings';
import { VARIATIONS } from '@sorrel/core/plans/variations';
import { seededRandom } from '@sorrel/core/seeded-random';
import { generateFirstWeek } from './adapters/first-week.ts';
import { generateHouseholdWeek } from './adapters/portions.ts';
import { type HouseholdInstance, variedHousehold } from './planner/varied-households.ts';

type Scorer = {
  loadDir: (folder: string) => HouseholdInstance[];
  run: (instances: unknown[], bounds: unknown, generate: unknown, options: object) => Promise<unknown[]>;
  summarise: (rows: unknown[]) => { size: unknown }[];
  printSummary: (summary: { size: unknown }[]) => void;
};
type Model = { evaluate: (instance: unknown, week: unknown) => { objective: number; violations: string[] } };
type FirstWeek = {
  loadFirst: (folder: string) => unknown[];
  runFirstWeek: (instances: unknown[], generate: unknown, options: object) => Promise<unknown[]>;
};

const FOLDER = fileURLToPath(new URL('../../../shared/portions/', import.meta.url));

/** Budgets that are compared, ms of processor time: the usual one, and one that shows what is left to find. */
const BUDGETS_MS = [200, 4000] as const;

/** Households that nobody has seen: the usual week beside what the same search finds in much longer. */
async function runVaried(instances: readonly HouseholdInstance[]): Promise<void> {
  const { evaluate }: Model = await import(`${FOLDER}model.mjs`);
  const gaps = instances.map((instance, place) => {
    const { candidates, household, settings, locked = {}, ...rest } = variedHousehold(instance, place + 101);
    const still = { ...settings, variation: VARIATIONS.None };
    const [usual = 0, long = 0] = BUDGETS_MS.map((budgetMs) => {
      const known = candidates.map((recipe) => ({ name: String(recipe.id), ...recipe }));
      const week = generateHouseholdWeek(known, household, still, locked, seededRandom(1), { budgetMs });
      const judged = evaluate({ ...rest, candidates, household, settings: still, locked }, week);
      if (judged.violations.length > 0) console.log(`${rest.id}: ${judged.violations.join('; ')}`);
      return judged.objective;
    });
    return usual - long;
  });
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  console.log(
    `${gaps.length} households changed by a seed: ${mean.toFixed(3)} points above the week of ${BUDGETS_MS[1]} ms, at most ${Math.max(...gaps).toFixed(3)}.`,
  );
}

/** Most households have set no goal: what their week takes beside that of the same people with their goals, in processor time. */
function runWithoutGoals(instances: readonly HouseholdInstance[]): void {
  const shares = instances.map(({ candidates, household, settings, locked = {} }) => {
    const known = candidates.map((recipe) => ({ name: String(recipe.id), ...recipe, mainFood: null }));
    const without = household.persons.map((person) => ({ ...person, nutGoals: NO_GOALS, priorityNutrients: [] }));
    const timeOf = (persons: typeof household.persons): number => {
      const begin = process.cpuUsage();
      generateHouseholdWeek(known, { ...household, persons }, settings, locked, seededRandom(1));
      const { user, system } = process.cpuUsage(begin);
      return user + system;
    };
    return timeOf(without) / timeOf(household.persons);
  });
  const median = shares.toSorted((a, b) => a - b)[Math.floor(shares.length / 2)] ?? 0;
  console.log(
    `A week without goals takes ${median.toFixed(2)} of the processor time of one with goals, in the median.`,
  );
}

export async function run(): Promise<void> {
  if (!existsSync(FOLDER)) {
    console.log(`No households: ${FOLDER} is missing, so nothing is measured.`);
    return;
  }
  const scorer: Scorer = await import(`${FOLDER}score.mjs`);
  const bounds: unknown = JSON.parse(readFileSync(`${FOLDER}bounds.json`, 'utf8'));
  const rows = await scorer.run(scorer.loadDir(FOLDER), bounds, generateHouseholdWeek, { runs: 2, log: null });
  scorer.printSummary(scorer.summarise(rows).filter(({ size }) => size === 'all'));
  console.log(
    'Source: README of ../shared/portions. Today’s planner for mean goals with the best portions: J 5.0 here; annealing 1.91.',
  );
  await runVaried(scorer.loadDir(FOLDER));
  runWithoutGoals(scorer.loadDir(FOLDER));
  const first: FirstWeek = await import(`${FOLDER}first-week.mjs`);
  await first.runFirstWeek(first.loadFirst(`${FOLDER}first-week`), generateHouseholdWeek, {});
  console.log('\nThe same by Generate for one person, one serving a meal (portions and second dishes are beyond it):');
  await first.runFirstWeek(first.loadFirst(`${FOLDER}first-week`), generateFirstWeek, {});
}
