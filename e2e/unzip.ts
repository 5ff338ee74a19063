import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromBuffer } from 'yauzl';

/** Unpacks an archive into a folder that is not there yet; gives the names of its files. */
export function unzip(bytes: Buffer, folder: string): Promise<string[]> {
  mkdirSync(folder);
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (failure, zip) => {
      if (failure) return reject(failure);
      const names: string[] = [];
      zip.on('error', reject);
      zip.on('end', () => resolve(names));
      zip.on('entry', (entry) => {
        zip.openReadStream(entry, async (cause, stream) => {
          if (cause) return reject(cause);
          const chunks: Buffer[] = [];
          for await (const chunk of stream) chunks.push(chunk as Buffer);
          writeFileSync(path.join(folder, path.basename(entry.fileName)), Buffer.concat(chunks));
          names.push(entry.fileName);
          zip.readEntry();
        });
      });
      zip.readEntry();
    });
  });
}
