import type { CompressMessage } from './compress-worker.ts';

/**
 * The picture at most 0.7 MB and 1000 px on its longest side, made in a worker so that the page stays smooth.
 * @param onProgress how far it is, 0 to 1
 * @throws Error when the file is no picture that the browser can read
 */
export function compressImage(file: Blob, onProgress: (share: number) => void): Promise<Blob> {
  const worker = new Worker(new URL('./compress-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<CompressMessage>) => {
      if ('progress' in data) onProgress(data.progress);
      else if ('blob' in data) resolve(data.blob);
      else reject(new Error('the picture could not be read'));
    };
    worker.onerror = () => reject(new Error('the worker did not start'));
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
