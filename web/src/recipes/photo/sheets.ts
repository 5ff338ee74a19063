import type { Language } from '@sorrel/core/ingredients/languages/language';
import type { PageLine } from '@sorrel/core/photo/page-lines';
import { around, type Box, type ReadWord, textOf } from '@sorrel/core/photo/read-word';

/** Words that the reader itself is less sure of are shown for people to look at. */
const SURE_FROM = 80;

/** A line as it was read, and as the person has left it. */
export interface SheetLine {
  id: string;
  text: string;
  /** Words that may be wrong, as they were read. */
  doubted: string[];
  box: Box;
  startsBlock: boolean;
}

/** The picture that was read, mended. */
export interface SheetPicture {
  address: string;
  widthPx: number;
  heightPx: number;
}

export interface Sheet {
  id: string;
  file: Blob;
  quarterTurns: number;
  isTurned: boolean;
  stage: 'waiting' | 'reading' | 'read' | 'failed';
  /** How much of it is read, 0 to 1. */
  share: number;
  picture: SheetPicture | null;
  language: Language | null;
  lines: SheetLine[];
}

const isDoubted = ({ text, confidence }: ReadWord) => confidence < SURE_FROM && /[\p{L}\d½¼¾⅓⅔⅛]/u.test(text);

export const sheetLines = (sheetId: string, lines: readonly PageLine[]): SheetLine[] =>
  lines.map((line, place) => ({
    id: `${sheetId} ${place}`,
    text: textOf(line),
    doubted: line.words.filter(isDoubted).map(({ text }) => text),
    box: around(line.boxes),
    startsBlock: line.startsBlock,
  }));

/** What all pictures together say, for the reader of recipes. */
export const textOfSheets = (sheets: readonly Sheet[]): string =>
  sheets
    .map(({ lines }) =>
      lines
        .filter(({ text }) => text.trim() !== '')
        .map(({ text, startsBlock }) => (startsBlock ? `\n${text}` : text))
        .join('\n')
        .trim(),
    )
    .filter((text) => text !== '')
    .join('\n\n');
