import { guessLanguage } from '@sorrel/core/ingredients/languages/guess-language';
import type { Language } from '@sorrel/core/ingredients/languages/language';
import { pgmFile } from '@sorrel/core/photo/gray';
import { MENDED_LETTER_PX } from '@sorrel/core/photo/mend-photo';
import { type PageLine, pageLines } from '@sorrel/core/photo/page-lines';
import { withFractions } from '@sorrel/core/photo/read-fractions';
import { textOf } from '@sorrel/core/photo/read-word';
import { mendFile } from './mend-file.ts';
import type { MendedFile } from './mend-worker.ts';
import { PRINT_CODES } from './print-languages.ts';
import type { PrintReader } from './print-reader.ts';

/** Below this mean confidence a page may lie upside down. */
const UPRIGHT_CONFIDENCE = 62;

export interface ReadSheet {
  mended: MendedFile;
  quarterTurns: number;
  language: Language;
  lines: PageLine[];
}

export interface SheetTask {
  file: Blob;
  quarterTurns: number;
  /** Whether the person has turned it: then it stays as it is. */
  isTurned: boolean;
  /** What to begin with, and whether the text may tell that it is another one. */
  language: Language;
  mayGuess: boolean;
}

const confidenceOf = (lines: readonly PageLine[]): number => {
  const words = lines.flatMap(({ words: ofLine }) => ofLine);
  return words.length === 0 ? 0 : words.reduce((sum, word) => sum + word.confidence, 0) / words.length;
};

/** Mends a picture and reads it: in the language that its words tell, and the right way up. */
export async function readSheet(
  reader: PrintReader,
  task: SheetTask,
  onShare: (share: number) => void,
): Promise<ReadSheet> {
  const linesIn = async ({ picture }: MendedFile, language: Language): Promise<PageLine[]> => {
    const rows = await reader.read(new Blob([pgmFile(picture)]), PRINT_CODES[language], onShare);
    return pageLines(
      rows.map((row) => withFractions(row, picture, MENDED_LETTER_PX)),
      MENDED_LETTER_PX,
    );
  };
  const readTurned = async (quarterTurns: number, language: Language): Promise<ReadSheet> => {
    const mended = await mendFile({ file: task.file, quarterTurns });
    return { mended, quarterTurns, language, lines: await linesIn(mended, language) };
  };
  let best = await readTurned(task.quarterTurns, task.language);
  if (!task.isTurned && confidenceOf(best.lines) < UPRIGHT_CONFIDENCE) {
    const turns = best.mended.isSideways ? [1, 3] : [2];
    for (const turn of turns) {
      const other = await readTurned((task.quarterTurns + turn) % 4, task.language);
      if (confidenceOf(other.lines) > confidenceOf(best.lines)) best = other;
    }
  }
  const told = task.mayGuess ? guessLanguage(best.lines.map(textOf)) : null;
  if (told === null || told === best.language) return best;
  return { ...best, language: told, lines: await linesIn(best.mended, told) };
}
