import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { createFairQueue, type FairQueue, type Turn } from './fair-queue.ts';
import type { WorkAnswer, WorkTask } from './work-thread.ts';

/** A piece of work that went on for longer than it may; its thread is ended. */
export class WorkTooLong extends Error {
  constructor(kind: string, cause: unknown) {
    super(`${kind} was not done in time`, { cause });
    this.name = 'WorkTooLong';
  }
}

/** How long each kind of work may take: many times what it takes on a machine with nothing else to do. */
const DEADLINES_MS: Readonly<Record<WorkTask['kind'], number>> = { plan: 60_000, page: 30_000, lines: 30_000 };

export interface WorkThreads {
  /** @throws WorkTooLong; AppError when it is not this person's turn soon enough */
  run<T extends WorkTask>(task: T, turn: Turn): Promise<WorkAnswer<T['kind']>>;
  /** Tasks that wait for a thread, and threads that are started; for the metrics. */
  waiting(): number;
  threads(): number;
  isClosed(): boolean;
  close(): Promise<void>;
}

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Threads for what takes a processor, started when first needed: the bundled program, or its source through tsx. */
export function createWorkThreads(queue: FairQueue = createFairQueue()): WorkThreads {
  let started: Piscina | undefined;
  let isUp: Promise<unknown> | undefined;
  let isClosed = false;
  let waiting = 0;
  /** The threads once the first is up: loading its program, which a busy machine takes long for, is no task's time. */
  const pool = async () => {
    started ??= startThreads();
    isUp ??= started.run({ kind: 'lines', lines: [] } satisfies WorkTask);
    await isUp;
    return started;
  };
  return {
    async run(task, turn) {
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
          const signal = AbortSignal.timeout(DEADLINES_MS[task.kind]);
          try {
            return await threads.run(task, { signal });
          } catch (cause) {
            throw signal.aborted ? new WorkTooLong(task.kind, cause) : cause;
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

function startThreads(): Piscina {
  const bundled = beside('./work-thread.js');
  const isBundled = existsSync(bundled);
  return new Piscina({
    filename: isBundled ? bundled : beside('./work-thread.ts'),
    execArgv: isBundled ? [] : ['--import', 'tsx'],
    minThreads: 1,
    // as many as the queue lets in: what is handed over never waits again
    maxThreads: Math.max(2, availableParallelism()),
    idleTimeout: 60_000,
  });
}
