import { afterEach, expect, it, vi } from 'vitest';
import { PDF_MAX_MEGABYTES, PDF_PAGES_MAX, readPdfText } from './read-pdf.ts';

const opened = vi.hoisted(() => ({ promise: Promise.resolve() as Promise<unknown>, destroy: () => Promise.resolve() }));
vi.mock('./open-pdf.ts', () => ({ openPdf: () => opened }));

/** jsdom's files cannot be read as bytes. */
const fileOf = (text: string) =>
  ({ size: text.length, arrayBuffer: async () => new TextEncoder().encode(text).buffer }) as unknown as Blob;
const PDF = fileOf('%PDF-1.7 words');
const LINES = [
  'Leek soup',
  'Ingredients',
  '3 leeks',
  '1 l stock',
  'Method',
  'Slice the leeks.',
  'Boil them in the stock.',
];

/** A document whose pages show lines one below the other; a turned one stands along the edge. */
function document(pages: readonly (readonly string[])[], turned?: string) {
  const text = (str: string, place: number, transform: number[]) => ({
    str,
    width: str.length * 6,
    height: 12,
    transform,
    place,
  });
  return {
    numPages: pages.length,
    getPage: async (number: number) => ({
      getViewport: () => ({ width: 600, height: 800, convertToViewportPoint: (x: number, y: number) => [x, 800 - y] }),
      getTextContent: async () => ({
        items: [
          ...(pages[number - 1] ?? []).map((line, place) => text(line, place, [12, 0, 0, 12, 50, 760 - place * 20])),
          ...(turned === undefined ? [] : [text(turned, 0, [0, 12, -12, 0, 590, 400])]),
          { type: 'beginMarkedContent' },
        ],
      }),
      cleanup: () => {},
    }),
  };
}

afterEach(() => vi.useRealTimers());

it('reads the lines of a document from top to bottom, without what stands along its edge', async () => {
  opened.promise = Promise.resolve(document([LINES], 'printed by somebody'));
  expect(await readPdfText(PDF)).toMatchObject({ ok: true, lines: LINES, pages: 1, pagesRead: 1 });
});

it('reads no more pages than it says', async () => {
  opened.promise = Promise.resolve(document(Array.from({ length: PDF_PAGES_MAX + 5 }, () => LINES)));
  expect(await readPdfText(PDF)).toMatchObject({ ok: true, pages: PDF_PAGES_MAX + 5, pagesRead: PDF_PAGES_MAX });
});

it('opens no file that is no PDF, and none that is too large', async () => {
  expect(await readPdfText(fileOf('<html>'))).toEqual({ ok: false, problem: 'not_pdf' });
  const large = { size: PDF_MAX_MEGABYTES * 1024 * 1024 + 1 } as Blob;
  expect(await readPdfText(large)).toEqual({ ok: false, problem: 'too_large' });
});

it('says that a document has no words where it has pictures of them', async () => {
  opened.promise = Promise.resolve(document([['1']]));
  expect(await readPdfText(PDF)).toEqual({ ok: false, problem: 'no_text' });
});

it.each([
  ['locked', Object.assign(new Error('needs a password'), { name: 'PasswordException' })],
  ['broken', new Error('no xref')],
] as const)('says that a document is %s', async (problem, cause) => {
  opened.promise = Promise.reject(cause);
  expect(await readPdfText(PDF)).toEqual({ ok: false, problem });
});

it('gives up a document that takes too long, and lets go of it', async () => {
  vi.useFakeTimers();
  const destroy = vi.spyOn(opened, 'destroy');
  opened.promise = new Promise(() => {});
  const reading = readPdfText(PDF);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await reading).toEqual({ ok: false, problem: 'too_slow' });
  expect(destroy).toHaveBeenCalled();
});
