/**
 * `npm run e2e:cluster`: two processes on one PostgreSQL and one S3 store behind a proxy. The journeys run through the
 * proxy while one process after the other is killed (-9) and started again. What a killed process was about to answer
 * fails, as it does for people; such a journey is tried once more, and the report says how many were.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startBalancer } from './balancer.ts';
import { freePort, startServer } from './server.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const JOURNEYS =
  process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['recipes.spec.ts', 'plans.spec.ts', 'story.spec.ts'];
const BETWEEN_KILLS_MS = 8_000;
const S3_KEY = 'S3RVER';

/** s3rver's own constructor; the package brings no types. */
interface S3Server {
  run(): Promise<unknown>;
  close(): Promise<void>;
}

async function startStore(port: number, folder: string): Promise<S3Server> {
  // @ts-expect-error the package brings no types
  const { default: S3rver } = await import('@20minutes/s3rver');
  const store = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'sorrel' }],
  }) as S3Server;
  await store.run();
  return store;
}

async function makeDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `sorrel_cluster_${process.pid}_${Date.now()}`;
  const onServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 5_000 });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await onServer(`create database "${name}" encoding 'UTF8' template template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database if exists "${name}" with (force)`) };
}

async function main() {
  const postgres = process.env['DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/test';
  // each server gets the database of the cluster by its settings
  delete process.env['DATABASE_URL'];
  const database = await makeDatabase(postgres);
  const folder = mkdtempSync(path.join(tmpdir(), 'sorrel-cluster-'));
  const [storePort, proxyPort, sitePort] = [await freePort(), await freePort(), await freePort()];
  const store = await startStore(storePort, folder);
  const settings = {
    DATABASE_URL: database.url,
    PUBLIC_URL: `http://127.0.0.1:${proxyPort}`,
    TRUST_PROXY: '127.0.0.1',
    IMPORT_ALLOW_HOSTS: `127.0.0.1:${sitePort}`,
    S3_ENDPOINT: `http://127.0.0.1:${storePort}`,
    S3_BUCKET: 'sorrel',
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: S3_KEY,
    S3_SECRET_ACCESS_KEY: S3_KEY,
  };
  const servers = await Promise.all([startServer(settings), startServer(settings)]);
  const balancer = await startBalancer(
    proxyPort,
    servers.map((server) => server.url),
  );
  console.log(`Two processes on ${new URL(postgres).host} and an S3 store behind ${balancer.name}.`);

  let isOver = false;
  let kills = 0;
  const killing = (async () => {
    while (!isOver) {
      await sleep(BETWEEN_KILLS_MS);
      const server = servers[kills % servers.length];
      if (isOver || server === undefined) break;
      await server.kill();
      kills += 1;
      await sleep(1_000);
      await server.start();
    }
  })();

  const report = path.join(folder, 'report.json');
  const run = spawn(
    process.execPath,
    [
      '../node_modules/@playwright/test/cli.js',
      'test',
      ...JOURNEYS,
      '--workers=1',
      '--retries=2',
      '--reporter=list,json',
    ],
    {
      cwd: HERE,
      stdio: 'inherit',
      env: {
        ...process.env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        SORREL_CLUSTER: JSON.stringify({ url: balancer.url, environment: { ...servers[0]?.environment, ...settings } }),
        RECIPE_SITE_PORT: String(sitePort),
      },
    },
  );
  const status = await new Promise<number | null>((resolve) => run.once('exit', resolve));
  isOver = true;
  await killing;

  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number; flaky: number; unexpected: number };
  };
  console.log(
    `${stats.expected} journeys passed at once, ${stats.flaky} when tried again, ${stats.unexpected} failed; a process was killed ${kills} times.`,
  );
  await balancer.stop();
  for (const server of servers) await server.stop();
  await store.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
  if (kills === 0) console.error('No process was killed: the journeys were over too soon to say anything.');
  process.exit(status === 0 && kills > 0 ? 0 : 1);
}

await main();
