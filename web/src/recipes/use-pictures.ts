import { useCallback, useState } from 'react';
import { heicHelp, isHeic } from '../lib/heic.ts';
import { compressImage } from './compress-image.ts';
import { newRowId } from './draft-rows.ts';
import type { DraftImage } from './recipe-draft.ts';
import { say } from './sentences.ts';

/**
 * Makes files from the device into pictures of the form:
 * `const { take, progress, alert, showAlert } = usePictures()`. `take(files)` gives the pictures that could be made;
 * `progress` is a share of 0 to 1 while it works, else null; `alert` is what went wrong, until the next try.
 */
export function usePictures() {
  const [progress, setProgress] = useState<number | null>(null);
  const [alert, showAlert] = useState<string | null>(null);

  const take = useCallback(async (files: readonly File[]): Promise<DraftImage[]> => {
    showAlert(null);
    const made: DraftImage[] = [];
    for (const [index, file] of files.entries()) {
      if (!file.type.startsWith('image/') && !isHeic(file)) {
        showAlert(say.notAnImage);
        continue;
      }
      setProgress(index / files.length);
      try {
        const blob = await compressImage(file, (share) => setProgress((index + share) / files.length));
        made.push({ kind: 'file', id: newRowId(), file: blob, preview: URL.createObjectURL(blob) });
      } catch {
        // a browser of Apple's reads them
        showAlert(isHeic(file) ? heicHelp() : say.compressionFailed);
      }
    }
    setProgress(null);
    return made;
  }, []);

  return { take, progress, alert, showAlert };
}
