import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '../app-error.ts';
import { assertImageName, type ImageStore } from './image-store.ts';

const isMissing = (cause: unknown) => ['ENOENT', 'ENOTDIR'].includes((cause as NodeJS.ErrnoException).code ?? '');

/** A full disk, a folder that was taken away or may not be written. */
const unavailable = (cause: unknown) => new AppError('pictures_unavailable', { cause });

/** Pictures in a folder, each written whole under another name first, so that a crash leaves no half picture. */
export function createFolderImageStore(folder: string): ImageStore {
  const place = (name: string) => {
    assertImageName(name);
    return path.join(folder, name);
  };
  return {
    async put(name, bytes) {
      const file = place(name);
      const partial = `${file}.${randomUUID()}.partial`;
      try {
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(partial, bytes);
        await rename(partial, file);
      } catch (cause) {
        await rm(partial, { force: true }).catch(() => {});
        throw unavailable(cause);
      }
    },
    async get(name) {
      try {
        return await readFile(place(name));
      } catch (cause) {
        if (isMissing(cause)) return null;
        throw cause instanceof RangeError ? cause : unavailable(cause);
      }
    },
    async remove(names) {
      const files = names.map(place);
      try {
        await Promise.all(files.map((file) => rm(file, { force: true })));
      } catch (cause) {
        if (!isMissing(cause)) throw unavailable(cause);
      }
      // the folder of a picture goes with its last file
      const folders = new Set(files.map((file) => path.dirname(file)));
      await Promise.all([...folders].map((of) => rmdir(of).catch(() => {})));
    },
  };
}
