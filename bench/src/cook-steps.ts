/**
 * What cook mode reads out of steps: the scorer of ../shared/cook-steps on its labelled steps and recipes, with the headings of
 * groups and without, beside what its README gives for simple methods. The texts belong to their publishers and stay outside the project.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as adapter from './adapters/cook-steps.ts';

type Scorer = {
  readRows: (file: string) => unknown[];
  evaluate: (
    module: typeof adapter,
    input: { steps: unknown[]; recipes: unknown[]; groups?: boolean },
  ) => Promise<unknown>;
  report: (result: unknown) => void;
};

const FOLDER = fileURLToPath(new URL('../../../shared/cook-steps/', import.meta.url));

export async function run(): Promise<void> {
  if (!existsSync(FOLDER)) {
    console.log(`No labelled steps: ${FOLDER} is missing, so nothing is measured.`);
    return;
  }
  const scorer: Scorer = await import(`${FOLDER}score.mjs`);
  const steps = scorer.readRows(`${FOLDER}steps.jsonl`);
  const recipes = scorer.readRows(`${FOLDER}recipes.jsonl`);
  scorer.report(await scorer.evaluate(adapter, { steps, recipes }));
  console.log('Without the headings of groups:');
  scorer.report(await scorer.evaluate(adapter, { steps: [], recipes, groups: false }));
  console.log(
    'Source: README of ../shared/cook-steps. number and unit, both ends: times step-right 74.1, F1 87.2; last word of the name: links F1 85.5.',
  );
}
