import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { AppError } from '../app-error.ts';
import { createFairQueue, type FairQueue, type Turn } from './fair-queue.ts';
import { IS_UP, type ThreadKind, type WorkMessage } from './work-message.ts';

/** A piece of work that went on for longer than it may; its thread is ended. */
export class WorkTooLong extends AppError {
  constructor(kind: string, cause: unknown) {
    super('work_too_long', { cause });
    this.name = 'WorkTooLong';
    this.message = `${kind} was not done in time`;
  }
}

/** A kind of work for the threads. Everything goes over as a message, so task and answer hold plain values only. */
export interface Work<Task, Answer> {
  kind: string;
  /** How long it may take: many times what it takes on a machine with nothing else to do. */
  deadlineMs: number;
  /** Never there: it keeps what is taken and answered for the compiler. */
  does?: (task: Task) => Answer;
}

/** What takes longer is begun again where nobody can keep it waiting: a full machine may leave nothing to those who are patient. */
const PATIENCE_MS = 2_500;
const CLOSE_WITHIN_MS = 30_000;

export interface WorkThreadsSettings {
  /** Whether they let everybody else go first; where many work side by side, as in tests, nobody should. */
  arePatient?: boolean;
  patienceMs?: number;
  /** How long a stop waits for the work that is under way. */
  closeWithinMs?: number;
}

export interface WorkThreads {
  /** @throws WorkTooLong; AppError when it is not this person's turn soon enough */
  run<Task, Answer>(work: Work<Task, Answer>, task: Task, turn: Turn): Promise<Answer>;
  /** Tasks that wait for a thread, and threads that are started; for the metrics. */
  waiting(): number;
  threads(): number;
  isClosed(): boolean;
  close(): Promise<void>;
}

/**
 * Threads for what takes a processor, started when first needed. They are patient; what waits too long there is done by another one.
 * @param program what they run: a file that answers each `WorkMessage`; bundled, the `.js` of that name beside this bundle
 */
export function createWorkThreads(
  program: URL,
  queue: FairQueue = createFairQueue(),
  { arePatient = true, patienceMs = PATIENCE_MS, closeWithinMs = CLOSE_WITHIN_MS }: WorkThreadsSettings = {},
): WorkThreads {
  let patient: Piscina | undefined;
  let hurried: Piscina | undefined;
  let isUp: Promise<unknown> | undefined;
  let isClosed = false;
  let waiting = 0;
  /** The threads once the first is up: loading its program, which a busy machine takes long for, is no task's time. */
  const pool = async () => {
    patient ??= startThreads(program, { isPatient: arePatient }, { least: 1, closeWithinMs });
    isUp ??= patient.run({ kind: IS_UP, task: null } satisfies WorkMessage);
    await isUp;
    return patient;
  };
  /** Done once more where it was not done in time: it is the same whoever does it, and the first answers. */
  const run = async (threads: Piscina, message: WorkMessage, deadline: AbortSignal) => {
    if (!arePatient) return threads.run(message, { signal: deadline });
    const done = new AbortController();
    const signal = AbortSignal.any([deadline, done.signal]);
    const again = async () => {
      await sleep(patienceMs, undefined, { signal });
      hurried ??= startThreads(program, { isPatient: false }, { least: 0, closeWithinMs });
      return hurried.run(message, { signal });
    };
    try {
      return await Promise.race([threads.run(message, { signal }), again()]);
    } finally {
      done.abort();
    }
  };
  return {
    async run(work, task, turn) {
      waiting += 1;
      let hasBegun = false;
      const begin = () => {
        if (!hasBegun) waiting -= 1;
        hasBegun = true;
      };
      try {
        return await queue.run(turn, async () => {
          begin();
          const threads = await pool();
          const deadline = AbortSignal.timeout(work.deadlineMs);
          try {
            return await run(threads, { kind: work.kind, task }, deadline);
          } catch (cause) {
            throw deadline.aborted ? new WorkTooLong(work.kind, cause) : cause;
          }
        });
      } finally {
        begin();
      }
    },
    waiting: () => waiting,
    threads: () => (patient?.threads.length ?? 0) + (hurried?.threads.length ?? 0),
    isClosed: () => isClosed,
    close: async () => {
      isClosed = true;
      await Promise.all([end(patient), end(hurried)]);
    },
  };
}

/** Ends threads with the work they are at; what is not done in time is destroyed, of which an event tells that would end the process. */
async function end(threads: Piscina | undefined): Promise<void> {
  threads?.once('error', () => undefined);
  await threads?.close({ force: true });
}

/** @param least threads that stay, whatever there is to do */
function startThreads(
  program: URL,
  kind: ThreadKind,
  { least, closeWithinMs }: { least: number; closeWithinMs: number },
): Piscina {
  const source = fileURLToPath(program);
  const bundled = source.replace(/\.ts$/, '.js');
  const isBundled = existsSync(bundled);
  return new Piscina({
    filename: isBundled ? bundled : source,
    execArgv: isBundled ? [] : ['--import', 'tsx'],
    workerData: kind,
    minThreads: least,
    closeTimeout: closeWithinMs,
    // as many as the queue lets in: what is handed over never waits again
    maxThreads: Math.max(2, availableParallelism()),
    idleTimeout: 60_000,
  });
}
