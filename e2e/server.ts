import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const READY_WITHIN_MS = 60_000;

export interface RunningServer {
  url: string;
  dataFolder: string;
  environment: Record<string, string>;
  /** What the server printed, for a failing test. */
  output(): string;
  kill(): Promise<void>;
  /** Sends these signals so far apart and gives the exit code. */
  endBySignals(signals: NodeJS.Signals[], settings: { apartMs: number }): Promise<number | null>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

interface OwnDatabase {
  environment: Record<string, string>;
  drop(): Promise<void>;
}

/** A database of the server's own where DATABASE_URL names a PostgreSQL, dropped afterwards; else the embedded one. */
async function ownDatabase(): Promise<OwnDatabase> {
  const given = process.env['DATABASE_URL'];
  if (!given) return { environment: {}, drop: async () => {} };
  const name = `sorrel_e2e_${process.pid}_${Date.now()}`;
  if (process.env['CITUS_WORKERS']) {
    const { citusMachines, dropDistributed, makeDistributed } = await import('../server/testing/citus-databases.ts');
    const machines = citusMachines(given);
    return {
      environment: { DATABASE_URL: await makeDistributed(machines, name) },
      drop: () => dropDistributed(machines, name),
    };
  }
  const onServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: given });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await onServer(`create database "${name}"`);
  const url = new URL(given);
  url.pathname = `/${name}`;
  return {
    environment: { DATABASE_URL: url.href },
    drop: () => onServer(`drop database if exists "${name}" with (force)`),
  };
}

/** The processes that `npm run e2e:cluster` has started, behind their proxy; they are not the journeys' to stop. */
export function runningCluster(): RunningServer | undefined {
  const given = process.env['SORREL_CLUSTER'];
  if (given === undefined) return undefined;
  const { url, environment } = JSON.parse(given) as Pick<RunningServer, 'url' | 'environment'>;
  const notOurs = () => Promise.reject(new Error('the processes of the cluster are killed and started by it alone'));
  return {
    url,
    environment,
    dataFolder: environment['DATA_DIR'] ?? '',
    output: () => '',
    kill: notOurs,
    endBySignals: notOurs,
    start: notOurs,
    stop: async () => {},
  };
}

/** Starts the built server (`npm run build`) on a free port with a data folder of its own. */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'sorrel-e2e-'));
  chmodSync(dataFolder, 0o711);
  const database = await ownDatabase();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'warn',
    TOKEN_SECRET: 'the secret of the browser journeys, long enough',
    ...database.environment,
    ...settings,
  };
  let child: ChildProcess | undefined;
  let printed = '';

  const server: RunningServer = {
    url,
    dataFolder,
    environment,
    output: () => printed,
    async start() {
      const { DATABASE_URL: _, ...inherited } = process.env;
      const started = spawn(process.execPath, ['server/dist/main.js'], {
        cwd: ROOT,
        env: { ...inherited, ...environment },
      });
      child = started;
      started.stdout?.on('data', (chunk) => {
        printed += String(chunk);
      });
      started.stderr?.on('data', (chunk) => {
        printed += String(chunk);
      });
      const deadline = Date.now() + READY_WITHIN_MS;
      while (Date.now() < deadline && started.exitCode === null) {
        const isReady = await fetch(`${url}/readyz`).then(
          (reply) => reply.ok,
          () => false,
        );
        if (isReady) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`the server did not get ready:\n${printed}`);
    },
    kill: () => end(child, 'SIGKILL'),
    async endBySignals(signals, { apartMs }) {
      const ended = child === undefined ? Promise.resolve([null]) : once(child, 'exit');
      for (const [index, signal] of signals.entries()) {
        if (index > 0) await sleep(apartMs);
        child?.kill(signal);
      }
      const [exitCode] = await ended;
      return exitCode;
    },
    async stop() {
      await end(child, 'SIGTERM');
      await database.drop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals) {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}
