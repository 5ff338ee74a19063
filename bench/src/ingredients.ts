/**
 * How well ingredient lines are read: the scorer of ../shared/ingredient-lines on 2,003 labelled lines of six sources,
 * beside the figures its README gives for others, then how much survives printing and reading back, and the time a line
 * takes. The lines belong to their publishers and stay outside the project.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatIngredient } from '@sorrel/core/ingredients/format-ingredient';
import { parseIngredient } from './adapters/ingredient-lines.ts';

type Row = { t: { line: string } };
type Scores = Record<'quantity' | 'unit' | 'amount' | 'name' | 'nameExact' | 'line' | 'split' | 'prep', number>;
type Result = { macro: Scores; rows: Row[]; errors: number };
type Scorer = {
  readJsonl: (file: string) => { line: string }[];
  run: (parse: typeof parseIngredient, lines: { line: string }[]) => Promise<Result>;
  printTable: (label: string, result: Result) => void;
};

const FOLDER = fileURLToPath(new URL('../../../shared/ingredient-lines/', import.meta.url));
/** Others on the same lines. Source: the README of ../shared/ingredient-lines. */
const PEERS = [
  ['sharp-recipe-parser (best npm package)', 89.4, 77.2],
  ['a trained CRF model', 95.0, 91.4],
] as const;
const ROUNDS = 5;
const HOSTILE = [
  '('.repeat(100_000),
  '1/'.repeat(50_000),
  '1 '.repeat(50_000),
  '1 cup plus '.repeat(9_000),
  'finely chopped and '.repeat(5_000),
  'a, '.repeat(33_000),
  '&amp;'.repeat(20_000),
  '<a '.repeat(33_000),
  '½-'.repeat(50_000),
];

const milliseconds = (work: () => void): number => {
  const start = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - start) / 1e6;
};

export async function run(): Promise<void> {
  if (existsSync(FOLDER)) await score();
  else console.log(`No labelled lines: ${FOLDER} is missing, so only the time on hostile text is measured.`);
  const slowest = Math.max(...HOSTILE.map((text) => milliseconds(() => parseIngredient(text))));
  console.log(`100 kB of hostile text, slowest of ${HOSTILE.length}: ${slowest.toFixed(2)} ms (limit 50)`);
}

async function score(): Promise<void> {
  const scorer: Scorer = await import(`${FOLDER}score.mjs`);
  const lines = scorer.readJsonl(`${FOLDER}lines.jsonl`);
  const result = await scorer.run(parseIngredient, lines);
  scorer.printTable('sorrel', result);
  for (const [name, line, split] of PEERS) {
    console.log(`${name}: LINE ${line}, split ${split}`);
  }
  console.log(
    `sorrel: LINE ${result.macro.line.toFixed(1)}, amount ${result.macro.amount.toFixed(1)}, split ${result.macro.split.toFixed(1)} (wanted 95, 97.5, 90)`,
  );
  const unstable = lines.filter(({ line }) => {
    const printed = formatIngredient(parseIngredient(line));
    return formatIngredient(parseIngredient(printed)) !== printed;
  });
  console.log(`printed and read back the same: ${lines.length - unstable.length} of ${lines.length}`);
  const perRound = Array.from({ length: ROUNDS }, () =>
    milliseconds(() => {
      for (const { line } of lines) parseIngredient(line);
    }),
  );
  console.log(`time per line, warm: ${(Math.min(...perRound) / lines.length).toFixed(4)} ms (limit 0.1)`);
}
