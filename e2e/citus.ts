/**
 * `npm run e2e:citus`: one coordinator and two workers on loopback. The tests of the API run on databases that are laid over them, and
 * every statement of their signed-in calls is asked how many shards it needs. Then shards move under load, and a machine is lost; and
 * the journeys that live in the database go through a browser. `-- --part=api`, `--part=machines` and `--part=journeys` run one of
 * these; names of files choose tests of the API, or journeys.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { AskedStatement } from '../server/testing/statements.ts';
import { findCitus, startCitusCluster } from './citus-cluster.ts';
import { MAY_ASK_SEVERAL, NOT_RUN } from './citus-exceptions.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const HOW_TO_GET_ONE = `No PostgreSQL with Citus is installed here (looked for /usr/lib/postgresql/*/lib/citus.so).
Debian and Ubuntu: the packages of the Citus project (https://docs.citusdata.com, postgresql-NN-citus-MM.M), or its source built against
postgresql-server-dev. The server itself stays as it is: only files are installed, and the cluster of this test is its own.`;

/** The journeys of which a household's or an account's rows are a part; the others show pages that ask for nothing. */
const JOURNEYS = [
  'account',
  'auth',
  'back',
  'cook',
  'doubts',
  'explore',
  'forms',
  'household',
  'import',
  'lists',
  'nutrition',
  'offline',
  'plans',
  'recipes',
  'select',
  'share',
  'shops',
  'spinner',
  'story',
  'sub-recipes',
  'weeks',
].map((name) => `/${name}.spec.ts`);

const runToEnd = (args: readonly string[], folder: string, environment: Record<string, string>): Promise<boolean> => {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return new Promise((resolve) => child.once('close', (status) => resolve(status === 0)));
};

/** Runs the journeys in a browser, on the built server (`npm run build`), whose databases lie on the cluster. */
const runJourneys = (environment: Record<string, string>, names: readonly string[]): Promise<boolean> =>
  runToEnd(
    ['../node_modules/@playwright/test/cli.js', 'test', '--reporter=list', ...(names.length > 0 ? names : JOURNEYS)],
    path.join(ROOT, 'e2e'),
    environment,
  );

/** Runs the tests of the API on the cluster; what they print is shown. */
function runTests(environment: Record<string, string>, args: readonly string[]): Promise<boolean> {
  const files = NOT_RUN.flatMap((left) => ('file' in left ? [`--exclude=${left.file}`] : []));
  const names = NOT_RUN.flatMap((left) => ('test' in left ? [left.test] : [])).join('|');
  const excluded = [...files, `--testNamePattern=^(?!.*(?:${names}))`];
  return runToEnd(['node_modules/vitest/vitest.mjs', 'run', ...excluded, ...args], ROOT, environment);
}

/** Tells what the statements of signed-in calls asked. @returns whether all that ask several shards may */
function judgeStatements(file: string): boolean {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : [];
  const bySql = new Map<string, AskedStatement>();
  for (const line of lines) {
    const asked = JSON.parse(line) as AskedStatement;
    bySql.set(asked.sql, asked);
  }
  const all = [...bySql.values()];
  const several = all.filter(({ shards, error }) => error !== undefined || shards > 1);
  const unexpected = several.filter(({ sql }) => !MAY_ASK_SEVERAL.some(({ statement }) => statement.test(sql)));
  const count = (of: (asked: AskedStatement) => boolean) => all.filter(of).length;
  console.log(`
${all.length} different statements of signed-in calls, as EXPLAIN tells:
  ${count(({ shards }) => shards === 1)} ask one shard, ${count(({ shards }) => shards === 0)} the coordinator alone,
  ${several.length} ask several shards, ${several.length - unexpected.length} of them for a reason that e2e/citus-exceptions.ts gives.`);
  for (const { call, sql, shards, error } of unexpected)
    console.log(`\n${call}: ${error ?? `${shards} shards`}\n  ${sql}`);
  return all.length > 0 && unexpected.length === 0;
}

async function main() {
  const programs = findCitus();
  if (programs === null) {
    console.error(HOW_TO_GET_ONE);
    process.exit(1);
  }
  const { values, positionals: files } = parseArgs({ allowPositionals: true, options: { part: { type: 'string' } } });
  const { part } = values;
  const cluster = await startCitusCluster(programs);
  const folder = mkdtempSync(path.join(tmpdir(), 'sorrel-citus-statements-'));
  const statements = path.join(folder, 'statements.jsonl');
  try {
    const environment = {
      DATABASE_URL: cluster.coordinator.url,
      CITUS_WORKERS: cluster.workers.map(({ url }) => url).join(','),
      CITUS_PROGRAMS: programs,
    };
    const outcomes: boolean[] = [];
    if (part === undefined || part === 'api') {
      outcomes.push(await runTests({ ...environment, CITUS_STATEMENTS: statements }, ['--project=server', ...files]));
      outcomes.push(judgeStatements(statements));
      for (const left of NOT_RUN) console.log(`not run: ${'file' in left ? left.file : left.test}: ${left.reason}`);
    }
    if (part === undefined || part === 'machines') {
      outcomes.push(await runTests(environment, ['--project=machines', ...(part ? files : [])]));
    }
    if (part === undefined || part === 'journeys') outcomes.push(await runJourneys(environment, part ? files : []));
    if (outcomes.includes(false)) process.exitCode = 1;
  } finally {
    cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
