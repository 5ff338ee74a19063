import type { ReadWord } from '@sorrel/core/photo/read-word';
import { rowsOfReading } from '@sorrel/core/photo/rows-of-reading';
import type { Worker } from 'tesseract.js';

/** Where the server has the reader's worker, its program and its data. This path alone has a policy that lets WebAssembly run. */
const READER_PATH = '/print-reader';

/** 'LSTM only': the newer of its two ways, the one whose data is here. */
const LSTM_ONLY = 1;

export interface PrintReader {
  /** The words of a picture, row by row. */
  read: (picture: Blob, code: string, onShare: (share: number) => void) => Promise<ReadWord[][]>;
  close: () => void;
}

/** Reads print on this device. Program and data come from our own server, the first time something is read. */
export function printReader(): PrintReader {
  let loaded: { code: string; worker: Promise<Worker> } | undefined;
  let tellShare: (share: number) => void = () => undefined;

  async function start(code: string): Promise<Worker> {
    const { createWorker } = await import('tesseract.js');
    return createWorker(code, LSTM_ONLY, {
      workerPath: `${READER_PATH}/worker.min.js`,
      corePath: READER_PATH,
      langPath: READER_PATH,
      // a worker from an address has a policy of its own, one from a blob has the page's
      workerBlobURL: false,
      // the browser keeps what the server says may be kept
      cacheMethod: 'none',
      logger: ({ status, progress }) => {
        if (status === 'recognizing text') tellShare(progress);
      },
    });
  }
  function close() {
    const { worker } = loaded ?? {};
    loaded = undefined;
    void worker?.then(
      (running) => running.terminate(),
      () => undefined,
    );
  }
  return {
    close,
    read: async (picture, code, onShare) => {
      if (loaded?.code !== code) {
        close();
        loaded = { code, worker: start(code) };
      }
      tellShare = onShare;
      try {
        const worker = await loaded.worker;
        const { data } = await worker.recognize(picture, {}, { text: false, blocks: true });
        return rowsOfReading(data.blocks);
      } catch (cause) {
        // what did not start is started anew the next time
        close();
        throw cause;
      }
    },
  };
}
