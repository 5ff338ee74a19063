/**
 * Lists a shopper can use: the scorer of ../shared/shopping on its ten weeks, beside what its README gives for a naive list.
 * The recipes belong to their publishers and stay outside the project.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../shared/shopping/', import.meta.url));

export function run(): void {
  if (!existsSync(FOLDER)) {
    console.log(`No weeks: ${FOLDER} is missing, so nothing is measured.`);
    return;
  }
  const adapter = fileURLToPath(new URL('adapters/shopping.ts', import.meta.url));
  spawnSync(process.execPath, ['--import', 'tsx', `${FOLDER}score.mjs`, '--module', adapter], { stdio: 'inherit' });
  console.log(
    'A naive list: USABLE 9.2, TOTAL 36.3; the product before shop units: 12.0 and 45.6 (README of ../shared/shopping).',
  );
}
