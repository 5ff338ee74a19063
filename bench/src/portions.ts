/**
 * Weeks for several people: the scorers of ../shared/portions, every level of variation once, then the first weeks of new
 * users, beside what the README there gives for simple methods. Times are processor time.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generateFirstWeek } from './adapters/first-week.ts';
import { generateHouseholdWeek } from './adapters/portions.ts';

type Scorer = {
  loadDir: (folder: string) => unknown[];
  run: (instances: unknown[], bounds: unknown, generate: unknown, options: object) => Promise<unknown[]>;
  summarise: (rows: unknown[]) => { size: unknown }[];
  printSummary: (summary: { size: unknown }[]) => void;
};
type FirstWeek = {
  loadFirst: (folder: string) => unknown[];
  runFirstWeek: (instances: unknown[], generate: unknown, options: object) => Promise<unknown[]>;
};

const FOLDER = fileURLToPath(new URL('../../../shared/portions/', import.meta.url));

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
  const first: FirstWeek = await import(`${FOLDER}first-week.mjs`);
  await first.runFirstWeek(first.loadFirst(`${FOLDER}first-week`), generateHouseholdWeek, {});
  console.log('\nThe same by Generate for one person, one serving a meal (portions and second dishes are beyond it):');
  await first.runFirstWeek(first.loadFirst(`${FOLDER}first-week`), generateFirstWeek, {});
}
