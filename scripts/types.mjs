/** Checks the types of every package, in order, and says which failed. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const PROJECTS = [
  'core/tsconfig.json',
  'core/tsconfig.test.json',
  'contract/tsconfig.json',
  'reference/tsconfig.json',
  'server/tsconfig.json',
  'web/tsconfig.json',
  'e2e/tsconfig.json',
  'bench/tsconfig.json',
];

/** A package without a line of TypeScript has nothing to check. */
const hasSource = (folder) =>
  readdirSync(folder, { recursive: true }).some((name) => !name.includes('node_modules') && /\.tsx?$/.test(name));

const failed = PROJECTS.filter((project) => {
  if (!existsSync(project) || !hasSource(project.split('/')[0])) return false;
  const run = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', project], { stdio: 'inherit' });
  return run.status !== 0;
});
if (failed.length > 0) {
  console.error(`Types do not agree in: ${failed.join(', ')}`);
  process.exit(1);
}
