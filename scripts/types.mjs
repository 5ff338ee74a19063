/**
 * Checks the types of every package and says which failed. TypeScript 7 does so in a fifth of the time; 6 stays for knip, which
 * asks the compiler's programming interface. One checker each: of several, each works the same types out again, and the cores have
 * other projects to check.
 */
import { existsSync, readdirSync } from 'node:fs';
import { runSideBySide } from './side-by-side.mjs';

/** Those that take longest first, so that the cores are done together. */
const PROJECTS = [
  'web/tsconfig.json',
  'server/tsconfig.json',
  'bench/tsconfig.json',
  'e2e/tsconfig.json',
  'core/tsconfig.test.json',
  'reference/tsconfig.json',
  'cover/tsconfig.test.json',
  'contract/tsconfig.json',
  'cover/tsconfig.json',
  'core/tsconfig.json',
  'extension/tsconfig.json',
];

/** A package without a line of TypeScript has nothing to check. */
const hasSource = (folder) =>
  readdirSync(folder, { recursive: true }).some((name) => !name.includes('node_modules') && /\.tsx?$/.test(name));

const failed = await runSideBySide(
  PROJECTS.filter((project) => existsSync(project) && hasSource(project.split('/')[0])).map((project) => ({
    title: project,
    args: ['node_modules/typescript7/bin/tsc', '-p', project, '--noEmit', '--checkers', '1'],
  })),
);
if (failed.length > 0) {
  console.error(`Types do not agree in: ${failed.join(', ')}`);
  process.exit(1);
}
