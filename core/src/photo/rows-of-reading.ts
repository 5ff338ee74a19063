import type { Box, ReadWord } from './read-word.ts';

/** What Tesseract gives of a page, as far as it is used. */
export interface TesseractBlock {
  paragraphs: readonly {
    lines: readonly {
      words: readonly { text: string; confidence: number; bbox: { x0: number; y0: number; x1: number; y1: number } }[];
    }[];
  }[];
}

const boxOf = ({ x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number }): Box => ({
  left: x0,
  top: y0,
  right: x1,
  bottom: y1,
});

/** The rows of words that were read on a page. */
export const rowsOfReading = (blocks: readonly TesseractBlock[] | null): ReadWord[][] =>
  (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) =>
      lines.map(({ words }) => words.map(({ text, confidence, bbox }) => ({ text, confidence, box: boxOf(bbox) }))),
    ),
  );
