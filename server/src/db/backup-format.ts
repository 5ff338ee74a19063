import { createHash, type Hash } from 'node:crypto';
import { z } from 'zod';

/*
 * A backup is one gzip file. Unzipped it is lines of UTF-8, with blocks of rows between them:
 *
 *   sorrel-backup 1                                   what this is, and the version of this format
 *   {"createdAt": ..., "migrations": [...], ...}      BackupHeader
 *   table {"name": "users", "columns": ["id", ...]}   a table begins; its rows follow
 *   data 65536                                        so many bytes follow: rows in PostgreSQL's COPY text format
 *   ...65536 bytes, which need not end with a row...
 *   rows 4711                                         the table is complete and had so many rows
 *   end 9f86d0...                                     SHA-256 of every byte before this line
 *
 * COPY text is the same for every PostgreSQL from 15 on, given the settings of COPY_SETTINGS.
 */

const FIRST_LINE = 'sorrel-backup 1';
const LONGEST_LINE_BYTES = 16 * 1024 * 1024;

/** How values are written as text must not depend on the settings of a server or a role. */
export const COPY_SETTINGS = `set local client_encoding = 'UTF8'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601'; set local timezone = 'UTC'; set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

export const BackupHeader = z.object({
  createdAt: z.iso.datetime(),
  /** The server it was taken from, for people. */
  postgresVersion: z.string(),
  /** The schema of the rows: every migration that the database had, as in drizzle's table. */
  migrations: z.array(z.object({ createdAtMs: z.int(), hash: z.string() })),
  /** The last value may be beyond what a JavaScript number holds. */
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
});
export type BackupHeader = z.output<typeof BackupHeader>;

export const BackupTable = z.object({ name: z.string(), columns: z.array(z.string()) });
export type BackupTable = z.output<typeof BackupTable>;

/** What was written or restored. */
export type BackupSummary = { createdAt: string; tables: { name: string; rows: number }[] };

/** A backup that cannot be taken or restored. The message is the whole story for the person who asked for it. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}

export const startOfBackup = (header: BackupHeader) => Buffer.from(`${FIRST_LINE}\n${JSON.stringify(header)}\n`);
export const startOfTable = (table: BackupTable) => Buffer.from(`table ${JSON.stringify(table)}\n`);
export const endOfTable = (rows: number) => Buffer.from(`rows ${rows}\n`);
export const startOfData = (chunk: Buffer) => Buffer.from(`data ${chunk.length}\n`);

/** Adds the last line, with the checksum of all that came before it. */
export async function* sealBackup(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const part of parts) {
    hash.update(part);
    yield part;
  }
  yield Buffer.from(`end ${hash.digest('hex')}\n`);
}

/** Reads a backup from front to back: the header, then each table with its rows. `tables` throws where anything is amiss. */
export class BackupReader {
  #source: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);
  #hash: Hash = createHash('sha256');
  #line = '';

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Gives back what the source holds, however far it was read. */
  async close(): Promise<void> {
    await this.#source.return?.();
  }

  async header(): Promise<BackupHeader> {
    const first = await this.#nextLine(FIRST_LINE.length + 20);
    if (first !== FIRST_LINE) {
      throw new BackupRefused(
        first.startsWith('sorrel-backup ')
          ? `This backup has the format ${first.slice(14)}, made by a newer Sorrel: restore it with that one.`
          : 'This file is not a backup of Sorrel.',
      );
    }
    return this.#parse(BackupHeader, await this.#nextLine());
  }

  /** Each table once; its `data` has to be read to the end before the next. Ends only when the checksum is right. */
  async *tables(): AsyncGenerator<{ table: BackupTable; data: AsyncIterable<Buffer>; rows: () => number }> {
    for (;;) {
      const line = await this.#nextLine();
      if (line.startsWith('end ')) {
        if (line.slice(4) === this.#hash.digest('hex')) return;
        throw new BackupRefused('This backup was damaged: its checksum does not agree with its content.');
      }
      if (!line.startsWith('table ')) throw damaged();
      const table = this.#parse(BackupTable, line.slice(6));
      yield { table, data: this.#data(), rows: () => Number(/^rows (\d+)$/.exec(this.#line)?.[1] ?? Number.NaN) };
    }
  }

  async *#data(): AsyncGenerator<Buffer> {
    for (;;) {
      const line = await this.#nextLine();
      if (line.startsWith('rows ')) return;
      const bytes = /^data (\d+)$/.exec(line)?.[1];
      if (bytes === undefined) throw damaged();
      for (let left = Number(bytes); left > 0; ) {
        if (this.#rest.length === 0) await this.#more();
        const chunk = this.#rest.subarray(0, left);
        this.#rest = this.#rest.subarray(chunk.length);
        this.#hash.update(chunk);
        left -= chunk.length;
        yield chunk;
      }
    }
  }

  async #nextLine(longestBytes = LONGEST_LINE_BYTES): Promise<string> {
    let end = this.#rest.indexOf(10);
    while (end === -1) {
      if (this.#rest.length > longestBytes) throw damaged();
      const searched = this.#rest.length;
      await this.#more();
      end = this.#rest.indexOf(10, searched);
    }
    const line = this.#rest.subarray(0, end + 1);
    this.#rest = this.#rest.subarray(end + 1);
    this.#line = line.toString('utf8', 0, end);
    if (!this.#line.startsWith('end ')) this.#hash.update(line);
    return this.#line;
  }

  async #more(): Promise<void> {
    const next = await this.#source.next();
    if (next.done) throw new BackupRefused('This backup is not complete: it ends in the middle.');
    this.#rest = this.#rest.length === 0 ? next.value : Buffer.concat([this.#rest, next.value]);
  }

  #parse<T>(schema: z.ZodType<T>, text: string): T {
    try {
      return schema.parse(JSON.parse(text));
    } catch (cause) {
      throw damaged(cause);
    }
  }
}

function damaged(cause?: unknown): BackupRefused {
  return new BackupRefused('This backup was damaged: a part of it cannot be understood.', { cause });
}
