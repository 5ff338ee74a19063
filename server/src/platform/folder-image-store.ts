import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImageStore } from './image-store.ts';

/** Pictures in a folder, each written whole under another name first, so that a crash leaves no half picture. */
export function createFolderImageStore(folder: string): ImageStore {
  const place = (name: string) => {
    if (!/^[\w-]+\/[\w.-]+$/.test(name) || name.includes('..'))
      throw new RangeError(`not a name of a picture: ${name}`);
    return path.join(folder, name);
  };
  return {
    async put(name, bytes) {
      const file = place(name);
      await mkdir(path.dirname(file), { recursive: true });
      const partial = `${file}.${randomUUID()}.partial`;
      try {
        await writeFile(partial, bytes);
        await rename(partial, file);
      } catch (cause) {
        // on a full disk every byte counts
        await rm(partial, { force: true });
        throw cause;
      }
    },
    async get(name) {
      try {
        return await readFile(place(name));
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw cause;
      }
    },
    async remove(names) {
      await Promise.all(names.map((name) => rm(place(name), { force: true })));
      // the folder of a picture goes with its last file
      const folders = new Set(names.map((name) => path.dirname(place(name))));
      await Promise.all([...folders].map((picture) => rmdir(picture).catch(ignoreUnlessOdd)));
    },
  };
}

/** A folder that still holds files, or is gone already, is as it should be. */
function ignoreUnlessOdd(cause: NodeJS.ErrnoException) {
  if (cause.code !== 'ENOTEMPTY' && cause.code !== 'EEXIST' && cause.code !== 'ENOENT') throw cause;
}
