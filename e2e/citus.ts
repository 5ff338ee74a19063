/**
 * `npm run e2e:citus`: one coordinator and two workers on loopback. The tests of the API run on databases that are laid over them, and
 * every statement of their signed-in calls is asked how many shards it needs. Then shards move under load, and a machine is lost.
 * `-- --part=api` and `-- --part=machines` run one of the two, and names of files those tests of the API alone.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { AskedStatement } from '../server/src/testing/statements.ts';
import { findCitus, startCitusCluster } from './citus-cluster.ts';
import { MAY_ASK_SEVERAL, NOT_RUN } from './citus-exceptions.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const HOW_TO_GET_ONE = `No PostgreSQL with Citus is installed here (looked for /usr/lib/postgresql/*/lib/citus.so).
Debian and Ubuntu: the packages of the Citus project (https://docs.citusdata.com, postgresql-NN-citus-MM.M), or its source built against
postgresql-server-dev. The server itself stays as it is: only files are installed, and the cluster of this test is its own.`;

/** Runs the tests of the API on the cluster; what they print is shown. */
function runTests(environment: Record<string, string>, args: readonly string[]): Promise<boolean> {
  const files = NOT_RUN.flatMap((left) => ('file' in left ? [`--exclude=${left.file}`] : []));
  const names = NOT_RUN.flatMap((left) => ('test' in left ? [left.test] : [])).join('|');
  const excluded = [...files, `--testNamePattern=^(?!.*(?:${names}))`];
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...excluded, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return new Promise((resolve) => child.once('close', (status) => resolve(status === 0)));
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
    if (part !== 'machines') {
      outcomes.push(await runTests({ ...environment, CITUS_STATEMENTS: statements }, ['--project=server', ...files]));
      outcomes.push(judgeStatements(statements));
      for (const left of NOT_RUN) console.log(`not run: ${'file' in left ? left.file : left.test}: ${left.reason}`);
    }
    if (part !== 'api') outcomes.push(await runTests(environment, ['--project=machines']));
    if (outcomes.includes(false)) process.exitCode = 1;
  } finally {
    cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
