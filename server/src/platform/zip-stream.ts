import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** Path inside the archive. */
  name: string;
  bytes: Uint8Array;
  /** Text is worth compressing; pictures are compressed already. */
  isText: boolean;
}

/**
 * An archive that is written while it is read. The next entry is asked for only when the one before has been taken, so
 * one entry is in memory at a time, and a slow reader slows the writer down. It ends early when the reader goes.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>, writtenAt: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let goOn = () => {};
  output.once('close', () => goOn());

  async function write() {
    for await (const { name, bytes, isText } of entries) {
      if (output.destroyed) return;
      await new Promise<void>((resolve) => {
        goOn = resolve;
        zip.addReadStreamLazy(name, { mtime: writtenAt, compress: isText, size: bytes.length }, (give) => {
          give(null, Readable.from([bytes]));
          resolve();
        });
      });
    }
    zip.end();
  }
  write().catch((cause) => output.destroy(cause));
  return output;
}
