import { createRequire } from 'node:module';
import path from 'node:path';
import { type Gray, pgmFile } from '@sorrel/core/photo/gray';
import { MENDED_LETTER_PX, mendPhoto } from '@sorrel/core/photo/mend-photo';
import { pageLines } from '@sorrel/core/photo/page-lines';
import { withFractions } from '@sorrel/core/photo/read-fractions';
import { textOf } from '@sorrel/core/photo/read-word';
import { rowsOfReading } from '@sorrel/core/photo/rows-of-reading';
import { createWorker, type Worker } from 'tesseract.js';

const require = createRequire(import.meta.url);

/** Reads print in one language after the other; only one is kept loaded. */
export function printReader() {
  let loaded: { code: string; worker: Worker } | undefined;
  async function workerFor(code: string): Promise<Worker> {
    if (loaded?.code === code) return loaded.worker;
    await loaded?.worker.terminate();
    const langPath = path.join(path.dirname(require.resolve(`@tesseract.js-data/${code}/package.json`)), DATA);
    const worker = await createWorker(code, 1, { langPath, gzip: true, cacheMethod: 'none' });
    loaded = { code, worker };
    return worker;
  }
  const rowsOf = async (picture: Gray, code: string) => {
    const worker = await workerFor(code);
    const { data } = await worker.recognize(Buffer.from(pgmFile(picture)), {}, { text: false, blocks: true });
    return rowsOfReading(data.blocks);
  };
  return {
    workerFor,
    /** The photo as it is: what everybody gets who gives it to Tesseract. */
    plainLines: async (photo: Gray, code: string): Promise<string[]> =>
      (await rowsOf(photo, code)).map((words) => textOf({ words })),
    /** The photo as the product reads it. */
    mendedLines: async (photo: Gray, code: string): Promise<string[]> => {
      const { picture } = mendPhoto(photo);
      const rows = await rowsOf(picture, code);
      return pageLines(
        rows.map((row) => withFractions(row, picture, MENDED_LETTER_PX)),
        MENDED_LETTER_PX,
      ).map(textOf);
    },
    close: async () => loaded?.worker.terminate(),
  };
}

const DATA = '4.0.0_best_int';
