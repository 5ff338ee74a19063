import { useState } from 'react';
import { type PdfProblem, type PdfText, readPdfText } from './read-pdf.ts';

export type PdfState =
  | { kind: 'idle' }
  | { kind: 'reading' }
  | { kind: 'read'; read: PdfText }
  | { kind: 'failed'; problem: PdfProblem };

/** A PDF that somebody chooses. @param onText gets the lines of its first recipe */
export function usePdf(onText: (text: string) => void) {
  const [state, setState] = useState<PdfState>({ kind: 'idle' });
  async function choose(file: File) {
    setState({ kind: 'reading' });
    const reading = await readPdfText(file).catch(() => ({ ok: false as const, problem: 'broken' as const }));
    if (!reading.ok) {
      setState({ kind: 'failed', problem: reading.problem });
      return;
    }
    setState({ kind: 'read', read: reading });
    onText(reading.lines.join('\n'));
  }
  return { state, choose, forget: () => setState({ kind: 'idle' }) };
}
