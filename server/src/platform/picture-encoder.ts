import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EncodedPicture, PictureRefusal } from './encode-picture.ts';
import { createFairQueue, type FairQueue, type Turn } from './fair-queue.ts';
import type { PictureResult, PictureSource, PictureTask } from './picture-worker.ts';

/** A process that nothing was sent to for so long is ended, and its memory given back. */
const IDLE_MS = 60_000;
/** What the process gets to know of its surroundings; the server's secrets are not among it. */
const PASSED_ON = ['PATH', 'TMPDIR', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP'];

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

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Encodes pictures in another process of low priority, started when first needed and again when it was ended. Whose
 * picture comes next is the queue's to say.
 */
export function createPictureEncoder(queue: FairQueue = createFairQueue()): PictureEncoder {
  let waiting = 0;
  const pending = new Map<number, Pending>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  let isClosed = false;

  function started(): ChildProcess {
    if (child !== undefined) return child;
    const fresh = startProcess();
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

  function begin(picture: PictureSource): Promise<EncodedPicture | PictureRefusal> {
    if (isClosed) return Promise.reject(new Error('the encoder is closed'));
    clearTimeout(idle);
    const worker = started();
    worker.ref();
    worker.channel?.ref();
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      worker.send({ id, picture } satisfies PictureTask);
    });
  }

  return {
    async encode(picture, turn) {
      waiting += 1;
      let isWaiting = true;
      const leave = () => {
        if (isWaiting) waiting -= 1;
        isWaiting = false;
      };
      try {
        return await queue.run(turn, () => {
          leave();
          return begin(picture);
        });
      } finally {
        leave();
      }
    },
    waiting: () => waiting,
    working: () => pending.size,
    processId: () => child?.pid,
    close() {
      isClosed = true;
      endProcess();
      failAll(new Error('the encoder is closed'));
    },
  };
}

/** The bundled program, or its source through tsx while developing. */
function startProcess(): ChildProcess {
  const bundled = beside('./picture-worker.js');
  const isBundled = existsSync(bundled);
  return fork(isBundled ? bundled : beside('./picture-worker.ts'), [], {
    serialization: 'advanced',
    execArgv: isBundled ? [] : ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  });
}
