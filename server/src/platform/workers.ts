import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../app-error.ts';
import { createFairQueue, type FairQueue, type Turn, turnsOf } from './fair-queue.ts';
import { createProcessPool, type GivenWork } from './process-pool.ts';
import { IS_UP, PATIENT, type WorkMessage } from './work-message.ts';

/** A piece of work that went on for longer than it may; its process is ended. */
export class WorkTooLong extends AppError {
  constructor(kind: string, cause: unknown) {
    super('work_too_long', { cause });
    this.name = 'WorkTooLong';
    this.message = `${kind} was not done in time`;
  }
}

/** A kind of work for the workers. Everything goes over as a message, so task and answer hold plain values only. */
export interface Work<Task, Answer> {
  kind: string;
  /** How long it may take: many times what it takes on a machine with nothing else to do. */
  deadlineMs: number;
  /** Never there: it keeps what is taken and answered for the compiler. */
  does?: (task: Task) => Answer;
}

/** What takes longer is looked at: a full machine may leave nothing to those who are patient. */
const PATIENCE_MS = 2_500;
/** Who has had less of a processor than this share of the time is kept from work, and another one does it who cannot be kept waiting. */
const KEPT_BELOW = 1 / 3;
const CLOSE_WITHIN_MS = 30_000;

/** Pieces of work that another one did meanwhile and that are let go on: what is left of one costs less than to load a program again. */
const LEFT_MAX = Math.max(2, availableParallelism());

export interface WorkersSettings {
  /** Whether they let everybody else go first; where many work side by side, as in tests, nobody should. */
  arePatient?: boolean;
  patienceMs?: number;
  /** How long a stop waits for the work that is under way. */
  closeWithinMs?: number;
  /** How much of a processor a process has had, ms. */
  processorTimeMs?: (pid: number) => number | undefined;
}

export interface Workers {
  /** @throws WorkTooLong; AppError when it is not this person's turn soon enough */
  run<Task, Answer>(work: Work<Task, Answer>, task: Task, turn: Turn): Promise<Answer>;
  /** Tasks that wait for a worker, and workers that are started; for the metrics. */
  waiting(): number;
  started(): number;
  isClosed(): boolean;
  close(): Promise<void>;
}

/**
 * Processes for what takes a processor, started when first needed. They are patient; what waits too long there is done by another
 * one. Processes and not threads, since a thread shares with those who answer requests what no priority reaches: the threads that
 * compile and collect garbage, locks, the memory that runs out, and secrets.
 * @param program what they run: a file that answers each `WorkMessage`; bundled, the `.js` of that name beside this bundle
 */
export function createWorkers(
  program: URL,
  queue: FairQueue = createFairQueue(),
  {
    arePatient = true,
    patienceMs = PATIENCE_MS,
    closeWithinMs = CLOSE_WITHIN_MS,
    processorTimeMs,
  }: WorkersSettings = {},
): Workers {
  const common = { closeWithinMs, ...(processorTimeMs && { processorTimeMs }) };
  const patient = createProcessPool(program, { ...common, args: arePatient ? [PATIENT] : [], least: 1 });
  const hurried = createProcessPool(program, { ...common, args: [], least: 0 });
  /** Work that another one did meanwhile. */
  const left = new Set<AbortController>();
  let isUp: Promise<unknown> | undefined;
  let isClosed = false;
  const turns = turnsOf(queue);
  /** Once the first is up: loading its program, which a busy machine takes long for, is no task's time. */
  const beUp = async () => {
    // all have ended since, for want of work
    if (patient.processes() === 0) isUp = undefined;
    isUp ??= patient.run({ kind: IS_UP, task: null } satisfies WorkMessage);
    await isUp.catch((cause) => {
      isUp = undefined;
      throw cause;
    });
  };
  /** Done once more where it was not done in time: it is the same whoever does it, and the first answers. */
  const run = async (message: WorkMessage, deadline: AbortSignal) => {
    if (!arePatient) return patient.run(message, deadline);
    // nobody patient gets anything of the machine now, and to end one and start another would take the more from everybody
    if (left.size >= LEFT_MAX) {
      await sleep(patienceMs, undefined, { signal: deadline });
      return hurried.run(message, deadline);
    }
    const isDone = new AbortController();
    const notNeeded = new AbortController();
    const end = AbortSignal.any([deadline, notNeeded.signal]);
    const first = patient.give(message, end);
    const again = async () => {
      await untilKept(first, patienceMs, AbortSignal.any([deadline, isDone.signal]));
      return hurried.run(message, end);
    };
    const both = [first.answer, again()];
    try {
      return await Promise.race(both);
    } finally {
      isDone.abort();
      leave(notNeeded, both);
    }
  };
  /** Nobody waits for what is still under way of it. */
  const leave = (notNeeded: AbortController, underWay: readonly Promise<unknown>[]) => {
    if (left.size >= LEFT_MAX) return notNeeded.abort();
    left.add(notNeeded);
    void Promise.allSettled(underWay).then(() => left.delete(notNeeded));
  };
  return {
    run: (work, task, turn) =>
      turns.run(turn, async () => {
        await beUp();
        const deadline = AbortSignal.timeout(work.deadlineMs);
        try {
          return (await run({ kind: work.kind, task }, deadline)) as never;
        } catch (cause) {
          throw deadline.aborted ? new WorkTooLong(work.kind, cause) : cause;
        }
      }),
    waiting: turns.waiting,
    started: () => patient.processes() + hurried.processes(),
    isClosed: () => isClosed,
    close: async () => {
      isClosed = true;
      for (const notNeeded of left) notNeeded.abort();
      await Promise.all([patient.close(), hurried.close()]);
    },
  };
}

/** Until the processor has been kept from work for as long as one is patient; where the system does not tell, the time alone counts. */
async function untilKept({ workedMs }: GivenWork, patienceMs: number, signal: AbortSignal): Promise<void> {
  for (let before = 0; ; ) {
    await sleep(patienceMs, undefined, { signal });
    const now = workedMs() ?? before;
    if (now - before < KEPT_BELOW * patienceMs) return;
    before = now;
  }
}
