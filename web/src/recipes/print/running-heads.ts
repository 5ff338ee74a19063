import { useLayoutEffect } from 'react';

/** Letters of a name at the head of a page, which is one line. */
const HEAD_MAX = 60;

/** The kind of page, in CSS, that a recipe of a printed book stands on. */
export const sheetPage = (place: number): string => `recipe-${place}`;

/** A text in CSS, whatever is in it: all but letters, digits and spaces by its number. */
const cssText = (text: string) =>
  `"${text.replaceAll(/[^\p{L}\p{N} ]/gu, (letter) => `\\${letter.codePointAt(0)?.toString(16)} `)}"`;

function headOf(name: string) {
  const letters = [...name.trim()];
  return letters.length > HEAD_MAX ? `${letters.slice(0, HEAD_MAX).join('').trim()} …` : letters.join('');
}

const FONT = 'font:9pt Georgia,serif';

/** @returns the rules by which each page of a recipe has its number and name at its head */
export const runningHeads = (names: readonly string[]): string =>
  names
    .map((name, index) => {
      const place = index + 1;
      const head = `@top-right{content:${cssText(`${place} · ${headOf(name)}`)};${FONT}}`;
      const foot = `@bottom-center{content:counter(page);${FONT}}`;
      return `@page ${sheetPage(place)}{margin:18mm 14mm;${head}${foot}}`;
    })
    .join('\n');

/**
 * What stands at the head of a printed book's pages, while it is on the page. Null: it is no book.
 * The sheet is made here and not written into the page, where the policy for contents allows no styles.
 */
export function useRunningHeads(names: readonly string[] | null) {
  const rules = names === null ? '' : runningHeads(names);
  useLayoutEffect(() => {
    if (rules === '' || !('adoptedStyleSheets' in document)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [rules]);
}
