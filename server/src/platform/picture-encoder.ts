import type { ChildProcess } from 'node:child_process';
import type { EncodedPicture, PictureRefusal } from './encode-picture.ts';
import { createFairQueue, type FairQueue, type Turn, turnsOf } from './fair-queue.ts';
import { forkProgram } from './fork-program.ts';
import type { PictureResult, PictureSource, PictureTask } from './picture-worker.ts';

/** A process that nothing was sent to for so long is ended, and its memory given back. */
const IDLE_MS = 60_000;

export interface PictureEncoder {
  /**
   * @throws Error when the process that encodes was ended from outside, as for want of memory; AppError when it is not this
   * person's turn soon enough
   */
  encode(picture: PictureSource, turn: Turn): Promise<EncodedPicture | PictureRefusal>;
  /** Pictures that wait for their turn, and that are being encoded; for the metrics. */
  waiting(): number;
  working(): number;
  /** The process at work, if any. */
  processId(): number | undefined;
  close(): void;
}

interface Pending {
  resolve(result: EncodedPicture | PictureRefusal): void;
  reject(cause: Error): void;
}

const PROGRAM = new URL('./picture-worker.ts', import.meta.url);

/**
 * Encodes pictures in another process of low priority, started when first needed and again when it was ended. Whose
 * picture comes next is the queue's to say.
 */
export function createPictureEncoder(queue: FairQueue = createFairQueue()): PictureEncoder {
  const turns = turnsOf(queue);
  const pending = new Map<number, Pending>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  let isClosed = false;

  function started(): ChildProcess {
    if (child !== undefined) return child;
    const fresh = forkProgram(PROGRAM);
    child = fresh;
    fresh.on('message', ({ id, result }: PictureResult) => {
      pending.get(id)?.resolve(result);
      pending.delete(id);
      rest();
    });
    const end = (cause: Error) => {
      if (child !== fresh) return;
      child = undefined;
      failAll(cause);
    };
    fresh.on('error', end);
    fresh.once('exit', (code, signal) => end(new Error(`the process that encodes ended: ${signal ?? code}`)));
    return fresh;
  }

  /** Nothing to do: the process keeps nobody from ending, and ends itself after a while. */
  function rest() {
    if (pending.size > 0 || child === undefined) return;
    child.unref();
    child.channel?.unref();
    idle = setTimeout(endProcess, IDLE_MS).unref();
  }

  function endProcess() {
    clearTimeout(idle);
    const last = child;
    child = undefined;
    if (last?.connected) last.disconnect();
  }

  function failAll(cause: Error) {
    for (const { reject } of pending.values()) reject(cause);
    pending.clear();
  }

  function begin(picture: PictureSource, latelyMs: number): Promise<EncodedPicture | PictureRefusal> {
    if (isClosed) return Promise.reject(new Error('the encoder is closed'));
    clearTimeout(idle);
    const worker = started();
    worker.ref();
    worker.channel?.ref();
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      worker.send({ id, picture, latelyMs } satisfies PictureTask);
    });
  }

  return {
    encode: (picture, turn) => turns.run(turn, (latelyMs) => begin(picture, latelyMs)),
    waiting: turns.waiting,
    working: () => pending.size,
    processId: () => child?.pid,
    close() {
      isClosed = true;
      endProcess();
      failAll(new Error('the encoder is closed'));
    },
  };
}
