import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { forkProgram } from './fork-program.ts';
import { readProcessorTimeMs } from './processor-time.ts';
import type { WorkAnswer } from './work-message.ts';

/** A process that was given nothing for so long is ended, and its memory given back. */
const IDLE_MS = 60_000;
/** Those that are kept for what comes next are, after so long: then nobody is at work, and a start costs one person a moment. */
const KEPT_IDLE_MS = 15 * 60_000;

export interface ProcessPoolSettings {
  /** What each process is told when it starts. */
  args: readonly string[];
  /** Processes that stay a good while longer than the others when there is nothing to do. */
  least: number;
  /** How long a stop waits for the work that is under way. */
  closeWithinMs: number;
  /** How much of a processor a process has had, ms. */
  processorTimeMs?: (pid: number) => number | undefined;
}

export interface ProcessPool {
  /**
   * Gives a message to a process that has nothing to do, or to a fresh one.
   * @param deadline ends the process when it comes
   * @throws what the process threw; AbortError when the deadline came; Error when the process was ended from outside, as for want of memory
   */
  run(message: unknown, deadline?: AbortSignal): Promise<unknown>;
  /** The same, of which one can ask meanwhile how much of a processor it has had. */
  give(message: unknown, deadline?: AbortSignal): GivenWork;
  /** Processes that are started. */
  processes(): number;
  close(): Promise<void>;
}

/** Work that a process is at: its end, and how much of a processor it has had since it was given, ms; undefined where the system does not tell. */
export interface GivenWork {
  answer: Promise<unknown>;
  workedMs(): number | undefined;
}

/** Processes that do one piece of work at a time each. How much is done at once is for whoever gives it to say. */
export function createProcessPool(
  program: URL,
  { args, least, closeWithinMs, processorTimeMs = readProcessorTimeMs }: ProcessPoolSettings,
): ProcessPool {
  const atWork = new Set<ChildProcess>();
  /** Those with nothing to do, and when they end for that. */
  const free = new Map<ChildProcess, NodeJS.Timeout>();
  let tellDone = () => {};
  let isClosed = false;

  /** The one that rested last: the others get old enough to be ended. */
  function take(): ChildProcess {
    const child = [...free.keys()].at(-1) ?? start();
    unlist(child);
    atWork.add(child);
    child.ref();
    child.channel?.ref();
    return child;
  }

  function start(): ChildProcess {
    const fresh = forkProgram(program, args);
    fresh.once('exit', () => unlist(fresh));
    // told to whoever waits for its answer
    fresh.on('error', () => unlist(fresh));
    return fresh;
  }

  /** It keeps nobody from ending while it rests. */
  function rest(child: ChildProcess) {
    if (isClosed) return end(child);
    child.unref();
    child.channel?.unref();
    const endIdle = () => {
      if (free.size + atWork.size > least) end(child);
      else free.set(child, setTimeout(() => end(child), KEPT_IDLE_MS - IDLE_MS).unref());
    };
    free.set(child, setTimeout(endIdle, IDLE_MS).unref());
  }

  /** It is none of those with nothing to do any more. */
  function unlist(child: ChildProcess) {
    clearTimeout(free.get(child));
    free.delete(child);
  }

  function end(child: ChildProcess) {
    unlist(child);
    if (child.connected) child.disconnect();
  }

  async function answerOf(child: ChildProcess, message: unknown, deadline: AbortSignal | undefined): Promise<unknown> {
    const answer = await exchange(child, message, deadline)
      .catch((cause) => {
        child.kill('SIGKILL');
        throw cause;
      })
      .finally(() => {
        atWork.delete(child);
        if (atWork.size === 0) tellDone();
      });
    rest(child);
    if ('fault' in answer) throw answer.fault;
    return answer.value;
  }

  function give(message: unknown, deadline?: AbortSignal): GivenWork {
    if (isClosed) throw new Error('the processes that work are closed');
    deadline?.throwIfAborted();
    const child = take();
    const nowMs = () => (child.pid === undefined ? undefined : processorTimeMs(child.pid));
    const beforeMs = nowMs();
    return {
      answer: answerOf(child, message, deadline),
      workedMs: () => {
        const now = nowMs();
        return now === undefined || beforeMs === undefined ? undefined : now - beforeMs;
      },
    };
  }

  return {
    processes: () => free.size + atWork.size,
    run: async (message, deadline) => give(message, deadline).answer,
    give,
    async close() {
      isClosed = true;
      for (const child of free.keys()) end(child);
      if (atWork.size === 0) return;
      const isEnough = new AbortController();
      const areDone = new Promise<void>((resolve) => {
        tellDone = resolve;
      });
      await Promise.race([areDone, sleep(closeWithinMs, undefined, { signal: isEnough.signal }).catch(() => {})]);
      isEnough.abort();
      for (const child of atWork) child.kill('SIGKILL');
      if (atWork.size > 0) await areDone;
    },
  };
}

/** Gives a process a message, and waits for its answer. */
async function exchange(child: ChildProcess, message: unknown, deadline: AbortSignal | undefined): Promise<WorkAnswer> {
  const isOver = new AbortController();
  const signal = AbortSignal.any([isOver.signal, ...(deadline ? [deadline] : [])]);
  // one that cannot be sent is an `error`, on which `once` fails
  child.send(message as object);
  try {
    const [answer] = await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }).then(([code, by]) => {
        throw new Error(`a process that works ended: ${by ?? code}`);
      }),
    ]);
    return answer;
  } finally {
    isOver.abort();
  }
}
