import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** A process, told apart from a later one that was given the same number. */
export type ProcessIdentity = {
  pid: number;
  /** When it started, in the words of the system: only ever compared for equality. */
  startedAt: string;
  /** Where its number means something: this boot of this machine, this container. */
  space: string;
};

/** The running process with this number, or undefined when there is none (a zombie is none). */
export function findProcess(pid: number): ProcessIdentity | undefined {
  const startedAt = process.platform === 'linux' ? startFromProc(pid) : startFromPs(pid);
  return startedAt === undefined ? undefined : { pid, startedAt, space: processSpace() };
}

/** Whether this very process still runs. Only to be asked about a process of our own space. */
export function isStillRunning(identity: ProcessIdentity): boolean {
  return findProcess(identity.pid)?.startedAt === identity.startedAt;
}

/** Process numbers of another machine, boot or container cannot be looked up from here. */
export function processSpace(): string {
  if (process.platform !== 'linux') return hostname();
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
}

/** Field 22 of /proc/PID/stat: ticks since boot. The name in brackets may hold spaces, so fields count from its end. */
function startFromProc(pid: number): string | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const state = fields[0];
  return state === 'Z' || state === 'X' ? undefined : fields[19];
}

function startFromPs(pid: number): string | undefined {
  try {
    const line = execFileSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return line === '' || line.startsWith('Z') ? undefined : line.replace(/^\S+\s+/, '');
  } catch {
    return undefined;
  }
}
