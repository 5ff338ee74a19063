import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { accountForPostgres } from '../server/src/db/postgres-account.ts';
import { freePort } from './server.ts';

const INSTALLED = '/usr/lib/postgresql';
const WORKERS = 2;

/** What every machine of the cluster is told. Hundreds of test databases, each with a process of Citus, want many of everything. */
const SETTINGS = `
shared_preload_libraries = 'citus'
listen_addresses = '127.0.0.1'
wal_level = logical
max_connections = 400
max_prepared_transactions = 400
max_worker_processes = 200
max_replication_slots = 40
max_wal_senders = 40
max_logical_replication_workers = 40
shared_buffers = 128MB
fsync = off
`;

export interface CitusMachine {
  /** Its database of the role, for what is asked of the machine itself. */
  url: string;
  start(): void;
  /** @param how `immediate` as when the machine is lost */
  stop(how?: 'fast' | 'immediate'): void;
}

export interface CitusCluster {
  coordinator: CitusMachine;
  workers: CitusMachine[];
  remove(): void;
}

/** The newest PostgreSQL of this machine that Citus is installed for; null where there is none. */
export function findCitus(): string | null {
  if (!existsSync(INSTALLED)) return null;
  const majors = readdirSync(INSTALLED).toSorted((a, b) => Number(b) - Number(a));
  const found = majors.find((major) => existsSync(path.join(INSTALLED, major, 'lib', 'citus.so')));
  return found === undefined ? null : path.join(INSTALLED, found, 'bin');
}

/** One coordinator and two workers on loopback, in a folder of their own; ended and removed by `remove`. */
export async function startCitusCluster(programs: string): Promise<CitusCluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sorrel-citus-'));
  chmodSync(folder, 0o711);
  const machines: CitusMachine[] = [];
  const remove = () => {
    for (const machine of machines) machine.stop('immediate');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (let place = 0; place <= WORKERS; place += 1)
      machines.push(makeMachine(programs, path.join(folder, `machine-${place}`), await freePort()));
    for (const machine of machines) machine.start();
    const [coordinator, ...workers] = machines;
    if (coordinator === undefined) throw new Error('no machine was made');
    return { coordinator, workers, remove };
  } catch (cause) {
    remove();
    throw cause;
  }
}

function makeMachine(programs: string, folder: string, port: number): CitusMachine {
  const account = accountForPostgres(folder);
  const run = (program: string, args: string[]) =>
    execFileSync(path.join(programs, program), args, {
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env['PATH'], LANG: 'C', TZ: 'UTC' },
      ...(account && { uid: account.uid, gid: account.gid }),
    });
  if (account !== undefined) chownSync(path.dirname(folder), account.uid, account.gid);
  run('initdb', ['-D', folder, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8']);
  appendFileSync(
    path.join(folder, 'postgresql.conf'),
    `${SETTINGS}port = ${port}\nunix_socket_directories = '${path.dirname(folder)}'\n`,
  );
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start: () => void run('pg_ctl', ['-D', folder, '-l', `${folder}/server.log`, '-w', 'start']),
    stop: (how = 'fast') => {
      if (existsSync(path.join(folder, 'postmaster.pid'))) run('pg_ctl', ['-D', folder, '-m', how, '-w', 'stop']);
    },
  };
}
