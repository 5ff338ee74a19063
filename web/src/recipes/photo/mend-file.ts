import type { MendAnswer, MendedFile, MendTask } from './mend-worker.ts';

/**
 * A photo as a scanner would have made it, worked out beside the page so that it stays smooth.
 * @throws Error when the file is no picture that the browser can read
 */
export function mendFile(task: MendTask): Promise<MendedFile> {
  const worker = new Worker(new URL('./mend-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<MendedFile>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<MendAnswer>) =>
      'failed' in data ? reject(new Error('the picture could not be read')) : resolve(data);
    worker.onerror = () => reject(new Error('the worker did not start'));
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}
