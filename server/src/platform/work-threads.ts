import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { createFairQueue, type FairQueue, type Turn } from './fair-queue.ts';

/** A piece of work that went on for longer than it may; its thread is ended. */
export class WorkTooLong extends Error {
  constructor(kind: string, cause: unknown) {
    super(`${kind} was not done in time`, { cause });
    this.name = 'WorkTooLong';
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

/** What the program of the threads is told. */
export type WorkMessage = { kind: string; task: unknown };

/** Asks a fresh thread for nothing but that it has loaded its program. */
export const IS_UP = 'is up';

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
 * Threads for what takes a processor, started when first needed.
 * @param program what they run: a file that answers each `WorkMessage`; bundled, the `.js` of that name beside this bundle
 */
export function createWorkThreads(program: URL, queue: FairQueue = createFairQueue()): WorkThreads {
  let started: Piscina | undefined;
  let isUp: Promise<unknown> | undefined;
  let isClosed = false;
  let waiting = 0;
  /** The threads once the first is up: loading its program, which a busy machine takes long for, is no task's time. */
  const pool = async () => {
    started ??= startThreads(program);
    isUp ??= started.run({ kind: IS_UP, task: null } satisfies WorkMessage);
    await isUp;
    return started;
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
          const signal = AbortSignal.timeout(work.deadlineMs);
          try {
            return await threads.run({ kind: work.kind, task } satisfies WorkMessage, { signal });
          } catch (cause) {
            throw signal.aborted ? new WorkTooLong(work.kind, cause) : cause;
          }
        });
      } finally {
        begin();
      }
    },
    waiting: () => waiting,
    threads: () => started?.threads.length ?? 0,
    isClosed: () => isClosed,
    close: async () => {
      isClosed = true;
      await started?.close({ force: true });
    },
  };
}

function startThreads(program: URL): Piscina {
  const source = fileURLToPath(program);
  const bundled = source.replace(/\.ts$/, '.js');
  const isBundled = existsSync(bundled);
  return new Piscina({
    filename: isBundled ? bundled : source,
    execArgv: isBundled ? [] : ['--import', 'tsx'],
    minThreads: 1,
    // as many as the queue lets in: what is handed over never waits again
    maxThreads: Math.max(2, availableParallelism()),
    idleTimeout: 60_000,
  });
}
