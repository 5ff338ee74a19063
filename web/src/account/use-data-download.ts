import { downloadData } from '@sorrel/contract/account';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../api.ts';
import { saveFile } from '../lib/save-file.ts';
import { zipFileCounter } from './zip-progress.ts';

export interface DownloadProgress {
  /** Files so far and in all. */
  files: number;
  filesTotal: number;
  bytes: number;
}

/** How often the numbers on the screen change while bytes pour in. */
const SHOW_EVERY_MS = 100;

/** The name in the header of a download. */
function fileNameIn(headers: Headers): string {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'sorrel.zip';
}

/** Fetches everything the account holds and saves it, telling how far it has come. Leaving the screen stops it. */
export function useDataDownload() {
  const [progress, setProgress] = useState<DownloadProgress | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const download = useMutation({
    mutationFn: async () => {
      const controller = new AbortController();
      stop.current = controller;
      const countFiles = zipFileCounter();
      let bytes = 0;
      let shownAtMs = 0;
      let name = 'sorrel.zip';
      const file = (await call(downloadData, {
        signal: controller.signal,
        onChunk(chunk, headers) {
          bytes += chunk.length;
          name = fileNameIn(headers);
          const files = countFiles(chunk);
          if (Date.now() - shownAtMs < SHOW_EVERY_MS) return;
          shownAtMs = Date.now();
          setProgress({ files, filesTotal: Number(headers.get('x-archive-entries') ?? 0), bytes });
        },
      })) as unknown as Blob;
      saveFile(file, name);
      return { name, bytes };
    },
    onSettled: () => setProgress(null),
  });

  const isStopped = download.error instanceof DOMException && download.error.name === 'AbortError';
  return {
    start: () => download.mutate(),
    stop: () => stop.current?.abort(),
    isRunning: download.isPending,
    progress,
    done: download.data ?? null,
    error: isStopped ? null : download.error,
  };
}
