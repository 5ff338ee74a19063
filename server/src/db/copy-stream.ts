import { type Duplex, Readable } from 'node:stream';
import type pg from 'pg';

const CHUNK_BYTES = 64 * 1024;

/** What `pg` hands to a query that speaks COPY itself; its own queries cannot. */
type Connection = {
  stream: Duplex;
  query: (text: string) => void;
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
  sendCopyFail: (message: string) => void;
};

type CopyQuery = {
  submit: (connection: Connection) => void;
  handleCopyInResponse: (connection: Connection) => void;
  handleCopyData: (message: { chunk: Buffer }) => void;
  handleCommandComplete: (message: { text: string }) => void;
  handleReadyForQuery: () => void;
  handleError: (cause: Error) => void;
};

/** The bytes of `COPY ... TO STDOUT` in chunks of some size, read from the server only as fast as they are taken. */
export class CopyToStream extends Readable {
  /** Rows that the server has sent; known at the end. */
  rows = 0;
  #connection: Connection | undefined;
  #waiting: Buffer[] = [];
  #waitingBytes = 0;

  constructor(client: pg.ClientBase, sql: string) {
    super({ highWaterMark: 4 * CHUNK_BYTES });
    submit(client, {
      submit: (connection) => {
        this.#connection = connection;
        connection.query(sql);
      },
      handleCopyInResponse: (connection) => connection.sendCopyFail('this is a COPY TO'),
      handleCopyData: ({ chunk }) => this.#take(chunk),
      handleCommandComplete: ({ text }) => {
        this.rows = rowsOf(text);
      },
      handleReadyForQuery: () => {
        this.#flush();
        this.push(null);
      },
      handleError: (cause) => this.destroy(cause),
    });
  }

  override _read(): void {
    this.#connection?.stream.resume();
  }

  override _destroy(cause: Error | null, done: (cause: Error | null) => void): void {
    // Whatever the server still sends has to pass before the connection can be used again.
    this.#connection?.stream.resume();
    done(cause);
  }

  /**
   * The server sends a message for each row: they are gathered, for the sake of those who pass them on. They are copied,
   * since `pg` uses the memory under them again for the next messages.
   */
  #take(row: Buffer): void {
    if (this.destroyed) return;
    this.#waiting.push(Buffer.from(row));
    this.#waitingBytes += row.length;
    if (this.#waitingBytes >= CHUNK_BYTES) this.#flush();
  }

  #flush(): void {
    if (this.#waitingBytes === 0 || this.destroyed) return;
    const chunk = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#waitingBytes = 0;
    if (!this.push(chunk)) this.#connection?.stream.pause();
  }
}

/**
 * Runs `COPY ... FROM STDIN` with these bytes, sent only as fast as the server takes them.
 * @returns the rows that the server has stored
 */
export function copyFrom(client: pg.ClientBase, sql: string, source: AsyncIterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0;
    let isRefused = false;
    let brokenSource: unknown;
    submit(client, {
      submit: (connection) => connection.query(sql),
      handleCopyInResponse: (connection) => {
        send(connection, source, () => isRefused).then(
          () => {
            if (!isRefused) connection.endCopyFrom();
          },
          (cause: unknown) => {
            brokenSource = cause;
            if (!isRefused) connection.sendCopyFail('the source of the rows broke off');
          },
        );
      },
      handleCopyData: () => {},
      handleCommandComplete: ({ text }) => {
        rows = rowsOf(text);
      },
      handleReadyForQuery: () => resolve(rows),
      handleError: (cause) => {
        isRefused = true;
        reject(brokenSource ?? cause);
      },
    });
  });
}

async function send(connection: Connection, source: AsyncIterable<Buffer>, isRefused: () => boolean): Promise<void> {
  for await (const chunk of source) {
    if (isRefused()) return;
    connection.sendCopyFromChunk(chunk);
    if (connection.stream.writableNeedDrain) await drained(connection.stream);
  }
}

/** Until the stream takes more, or is no more. */
function drained(stream: Duplex): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      stream.off('drain', settle).off('close', settle);
      resolve();
    };
    stream.on('drain', settle).on('close', settle);
  });
}

function submit(client: pg.ClientBase, query: CopyQuery): void {
  client.query(query as unknown as pg.Submittable);
}

/** The server ends with `COPY 42`. */
function rowsOf(commandTag: string): number {
  return Number(commandTag.split(' ').at(-1));
}
