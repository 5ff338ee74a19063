import { firstRecipe } from '@sorrel/core/recipes/pdf/first-recipe';
import { linesOfPages } from '@sorrel/core/recipes/pdf/lines-of-pages';
import type { PlacedPage } from '@sorrel/core/recipes/pdf/pdf-page';
import type { PDFDocumentProxy } from 'pdfjs-dist';

/** A file larger than this is not opened: what a phone has room for, beside the page. */
export const PDF_MAX_MEGABYTES = 30;
/** Pages that are read; a recipe has one or two, a booklet some more. */
export const PDF_PAGES_MAX = 40;
const READ_WITHIN_MS = 20_000;
/** Characters below which a document has pictures of words rather than words. */
const CHARACTERS_LEAST = 30;
/** Runs of text of one page; a page full of small print has some thousands. */
const TEXTS_MAX = 20_000;

/** Why a document cannot be read. */
export type PdfProblem = 'not_pdf' | 'too_large' | 'locked' | 'no_text' | 'too_slow' | 'broken';

/** What a document tells of its first recipe. */
export interface PdfText {
  ok: true;
  lines: string[];
  /** How many recipes it has, as far as its headings tell; 0 where none is named. */
  recipes: number;
  pages: number;
  /** Fewer than `pages` where there are more than are read. */
  pagesRead: number;
}

export type PdfReading = PdfText | { ok: false; problem: PdfProblem };

const failed = (problem: PdfProblem): PdfReading => ({ ok: false, problem });

/** The text of a PDF in reading order. It is read on this device, in a worker that is loaded when it is first needed. */
export async function readPdfText(file: Blob): Promise<PdfReading> {
  if (file.size > PDF_MAX_MEGABYTES * 1024 * 1024) return failed('too_large');
  const data = new Uint8Array(await file.arrayBuffer());
  // readers allow some bytes before it
  if (!new TextDecoder('latin1').decode(data.subarray(0, 1024)).includes('%PDF-')) return failed('not_pdf');
  const { openPdf } = await import('./open-pdf.ts');
  const opening = openPdf(data);
  const tooSlow = new Promise<'too_slow'>((resolve) => setTimeout(() => resolve('too_slow'), READ_WITHIN_MS));
  try {
    const read = await Promise.race([opening.promise.then(readPages), tooSlow]);
    return read === 'too_slow' ? failed('too_slow') : asText(read);
  } catch (cause) {
    return failed(cause instanceof Error && cause.name === 'PasswordException' ? 'locked' : 'broken');
  } finally {
    void opening.destroy();
  }
}

async function readPages(pdf: PDFDocumentProxy): Promise<{ pages: PlacedPage[]; all: number }> {
  const pages: PlacedPage[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, PDF_PAGES_MAX); number += 1) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const texts = items.slice(0, TEXTS_MAX).flatMap((item) => {
      if (!('str' in item)) return [];
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = item.transform as number[];
      // what stands upright alone is read: marks along the edge and across the page are no lines of a recipe
      if (Math.abs(b) > Math.abs(a) || a < 0) return [];
      const [x = 0, y = 0] = viewport.convertToViewportPoint(e, f);
      return [{ text: item.str, x, y, width: item.width, height: Math.hypot(c, d) || item.height }];
    });
    pages.push({ widthPt: viewport.width, heightPt: viewport.height, texts });
    page.cleanup();
  }
  return { pages, all: pdf.numPages };
}

function asText({ pages, all }: { pages: PlacedPage[]; all: number }): PdfReading {
  const { lines, recipes } = firstRecipe(linesOfPages(pages));
  const texts = lines.map((line) => line.text);
  if (texts.join('').length < CHARACTERS_LEAST) return failed('no_text');
  return { ok: true, lines: texts, recipes, pages: all, pagesRead: pages.length };
}
