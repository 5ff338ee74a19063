/**
 * How good the generated weeks are: the shared instances with their proven bounds through the shared scorer, beside what
 * the simple methods of its README reach, then random instances of the same families from a seed (`planner/`), so that
 * nothing can be tuned to the shared ones. Figures are points of mean daily distance above the proven bound.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generatePlan } from '@sorrel/core/plans/generate-plan';
import { seededRandom } from '@sorrel/core/seeded-random';
import { provenOptimum } from './planner/proven-optimum.ts';
import { FAMILIES, randomInstance } from './planner/random-instances.ts';
import { generateForScorer, type SharedInstance } from './planner/shared-instance.ts';

const FOLDER = new URL('../../../shared/planner-instances/', import.meta.url);

type Summary = {
  level: number;
  size: number | string;
  validShare: number;
  gapMean: number;
  gapP95: number;
  withinBudget: number;
  noveltyShare: number | null;
  cpuP95: number;
};
type Scorer = {
  loadDir(folder: string): SharedInstance[];
  runOffline(
    instances: SharedInstance[],
    bounds: unknown,
    generate: typeof generateForScorer,
    options: { runs: number; budget: number; pass: string; log: (line: string) => void },
  ): Promise<unknown[]>;
  summarise(rows: unknown[]): Summary[];
  printSummary(summary: Summary[]): void;
};

/** What simple methods reach on other instances at None. Source: README of the shared planner instances. */
const SIMPLE_METHODS = [
  ['random', '94 %', '36', '144'],
  ['greedy per day', '98 %', '3.2', '9.2'],
  ['greedy + local search, 200 ms', '100 %', '0.19', '0.47'],
  ['two meals of a day at a time, 200 ms', '100 %', '0.16', '0.59'],
  ['kicks + pairs + whole days, 200 ms', '100 %', '0.16', '0.59'],
  ['best of the 200 ms methods for each', '100 %', '0.10', '0.38'],
];

type Measure = {
  name: string;
  level: number;
  size: number | string;
  of: 'validShare' | 'withinBudget' | 'noveltyShare' | 'gapMean' | 'gapP95' | 'cpuP95';
  bar: string;
  goal: string;
};

/** What is asked of the generator. Source: README of the shared planner instances. */
const MEASURES: Measure[] = [
  ...[1, 2, 3, 4].map((level): Measure => {
    return { name: `level ${level}: valid and full`, level, size: 'all', of: 'validShare', bar: '1', goal: '1' };
  }),
  { name: 'gap at None, mean', level: 1, size: 'all', of: 'gapMean', bar: '0.30', goal: '0.12' },
  { name: 'gap at None, p95', level: 1, size: 'all', of: 'gapP95', bar: '0.75', goal: '0.40' },
  { name: 'processor at None, p95, ms', level: 1, size: 'all', of: 'cpuP95', bar: '200', goal: '200' },
  { name: '2,000 recipes, gap p95', level: 1, size: 2000, of: 'gapP95', bar: '0.9', goal: '0.5' },
  { name: '2,000 recipes, processor p95, ms', level: 1, size: 2000, of: 'cpuP95', bar: '100', goal: '100' },
  { name: '20 recipes, gap p95', level: 1, size: 20, of: 'gapP95', bar: '0.05', goal: '0' },
  ...[2, 3, 4].flatMap((level): Measure[] => [
    { name: `level ${level}: within its ceiling`, level, size: 'all', of: 'withinBudget', bar: '0.95', goal: '0.99' },
    { name: `level ${level}: asked novelty reached`, level, size: 'all', of: 'noveltyShare', bar: '0.8', goal: '0.95' },
  ]),
];

export async function run(): Promise<void> {
  await scoreShared();
  await proveSmall();
  scoreRandom();
}

async function scoreShared(): Promise<void> {
  if (!existsSync(FOLDER)) {
    console.log(`The shared instances are missing (${fileURLToPath(FOLDER)}): only random instances are scored.`);
    return;
  }
  const scorer: Scorer = await import(new URL('score.mjs', FOLDER).href);
  const bounds: unknown = JSON.parse(readFileSync(new URL('bounds.json', FOLDER), 'utf8'));
  const instances = scorer.loadDir(fileURLToPath(FOLDER));
  const options = { runs: 3, budget: 200, pass: 'all', log: (line: string) => console.log(line) };
  const summary = scorer.summarise(await scorer.runOffline(instances, bounds, generateForScorer, options));
  scorer.printSummary(summary);

  console.log(`\n${'None'.padEnd(40)}${'valid, full'.padStart(12)}${'mean gap'.padStart(10)}${'p95'.padStart(8)}`);
  for (const [method, full, mean, p95] of SIMPLE_METHODS) {
    console.log(`${method?.padEnd(40)}${full?.padStart(12)}${mean?.padStart(10)}${p95?.padStart(8)}`);
  }
  const ours = summary.find(({ level, size }) => level === 1 && size === 'all');
  if (ours) {
    const full = `${Math.round(100 * ours.validShare)} %`;
    const cells = [full.padStart(12), ours.gapMean.toFixed(2).padStart(10), ours.gapP95.toFixed(2).padStart(8)];
    console.log(`${`this generator, ${Math.round(ours.cpuP95)} ms of processor`.padEnd(40)}${cells.join('')}`);
  }
  printMeasures(summary);
}

function printMeasures(summary: readonly Summary[]): void {
  console.log(`\n${'measure'.padEnd(40)}${'bar'.padStart(8)}${'goal'.padStart(8)}${'ours'.padStart(10)}`);
  for (const { name, level, size, of, bar, goal } of MEASURES) {
    const ours = summary.find((row) => row.level === level && row.size === size)?.[of];
    const text = ours === undefined || ours === null ? '-' : ours.toFixed(of === 'cpuP95' ? 0 : 3);
    console.log(`${name.padEnd(40)}${bar.padStart(8)}${goal.padStart(8)}${text.padStart(10)}`);
  }
}

/** Books of 20 and 35 recipes against the optimum that HiGHS proves by day menus. */
async function proveSmall(): Promise<void> {
  console.log('\nRandom small books, None: weeks that are the proven optimum, and the largest gap in points.');
  for (const family of ['b20-repeat-on', 'b20-too-few', 'b35-default']) {
    const gaps: number[] = [];
    for (let seed = 201; seed <= 212; seed++) {
      const instance = randomInstance(family, seed);
      const none = { ...instance.settings, variation: 1 as const };
      const { quality } = generatePlan(instance.candidates, none, instance.locked, seededRandom(1));
      const optimum = await provenOptimum(instance, quality);
      const isFull = quality.emptySlots === optimum.emptySlots;
      gaps.push(isFull ? quality.distancePercent - optimum.distancePercent : Number.POSITIVE_INFINITY);
    }
    const proven = gaps.filter((gap) => gap < 1e-4).length;
    console.log(`  ${family.padEnd(26)}${proven} of ${gaps.length}, at most ${Math.max(...gaps).toFixed(3)}`);
  }
}

/** Gap to what eight times the work finds: not a proven bound, but nobody has seen these instances before. */
function scoreRandom(): void {
  console.log('\nRandom instances, None: points above the week that eight times the work finds, and milliseconds.');
  const gaps: number[] = [];
  for (const family of Object.keys(FAMILIES)) {
    const cells: string[] = [];
    for (const seed of [101, 102]) {
      const { candidates, settings, locked } = randomInstance(family, seed);
      const none = { ...settings, variation: 1 as const };
      const started = process.cpuUsage();
      const usual = generatePlan(candidates, none, locked, seededRandom(1)).quality;
      const used = process.cpuUsage(started);
      const thorough = generatePlan(candidates, none, locked, seededRandom(1), { effort: 8 }).quality;
      const gap = usual.distancePercent - Math.min(usual.distancePercent, thorough.distancePercent);
      gaps.push(gap);
      cells.push(`${gap.toFixed(3).padStart(7)} of ${thorough.distancePercent.toFixed(2).padStart(6)}`);
      cells.push(`${Math.round((used.user + used.system) / 1000)} ms`.padStart(7));
    }
    console.log(`  ${family.padEnd(26)}${cells.join('  ')}`);
  }
  gaps.sort((a, b) => a - b);
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const p95 = gaps[Math.ceil(0.95 * gaps.length) - 1] ?? 0;
  console.log(`  mean ${mean.toFixed(3)}, p95 ${p95.toFixed(3)}`);
}
