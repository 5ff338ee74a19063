import { useState } from 'react';
import { heicHelp, isHeic } from '../../lib/heic.ts';
import { say } from './sentences.ts';
import { SHEETS_MAX, type Sheets } from './use-sheets.ts';

export type PhotoFiles = ReturnType<typeof usePhotoFiles>;

/** What is chosen, dropped, pasted or photographed. */
export function usePhotoFiles(sheets: Sheets) {
  const [problem, setProblem] = useState<string | null>(null);

  function take(files: readonly File[]) {
    if (files.length === 0) return;
    const isTooMany = sheets.sheets.length + files.length > SHEETS_MAX;
    const heic = files.some(isHeic);
    setProblem(isTooMany ? say.tooMany(SHEETS_MAX) : heic ? heicHelp() : null);
    sheets.add(files);
  }
  return { problem, take };
}
