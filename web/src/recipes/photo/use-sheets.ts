import { LANGUAGES, type Language } from '@sorrel/core/ingredients/languages/language';
import { useEffect, useRef, useState } from 'react';
import { shownLanguage } from '../../language/shown-language.ts';
import { newRowId } from '../draft-rows.ts';
import { type PrintReader, printReader } from './print-reader.ts';
import { type ReadSheet, readSheet } from './read-sheet.ts';
import { type Sheet, sheetLines } from './sheets.ts';

/** The pictures of one recipe at most: what is longer is a book. */
export const SHEETS_MAX = 8;

/** 'auto': what the words tell. */
export type ReadLanguage = Language | 'auto';

const startOf = (language: ReadLanguage): Language =>
  language !== 'auto' ? language : (LANGUAGES.find((one) => one === shownLanguage()) ?? 'en');

const emptySheet = (file: Blob): Sheet => ({
  ...{ id: newRowId(), file, quarterTurns: 0, isTurned: false },
  ...{ stage: 'waiting', share: 0, picture: null, language: null, lines: [] },
});

function readAs(sheet: Sheet, { mended, quarterTurns, language, lines }: ReadSheet, address: string): Sheet {
  const { widthPx, heightPx } = mended.picture;
  const picture = { address, widthPx, heightPx };
  return { ...sheet, quarterTurns, language, picture, stage: 'read', lines: sheetLines(sheet.id, lines) };
}

export type Sheets = ReturnType<typeof useSheets>;

/** The pictures of a recipe, read one after the other on this device. */
export function useSheets() {
  const [sheets, setSheets] = useState<readonly Sheet[]>([]);
  const [language, setLanguage] = useState<ReadLanguage>('auto');
  const readerRef = useRef<PrintReader | null>(null);
  const turnRef = useRef(Promise.resolve());
  const isGoneRef = useRef(false);
  const addressesRef = useRef<string[]>([]);
  const change = (id: string, to: (sheet: Sheet) => Sheet) =>
    setSheets((all) => all.map((sheet) => (sheet.id === id ? to(sheet) : sheet)));

  useEffect(() => {
    isGoneRef.current = false;
    return () => {
      isGoneRef.current = true;
      readerRef.current?.close();
      readerRef.current = null;
      for (const address of addressesRef.current.splice(0)) URL.revokeObjectURL(address);
    };
  }, []);

  async function readOne(sheet: Sheet, as: ReadLanguage) {
    if (isGoneRef.current) return;
    readerRef.current ??= printReader();
    change(sheet.id, (now) => ({ ...now, stage: 'reading', share: 0 }));
    try {
      const read = await readSheet(
        readerRef.current,
        { ...sheet, language: startOf(as), mayGuess: as === 'auto' },
        (share) => change(sheet.id, (now) => ({ ...now, share })),
      );
      if (isGoneRef.current) return;
      const address = URL.createObjectURL(read.mended.shown);
      addressesRef.current.push(address);
      change(sheet.id, (now) => readAs(now, read, address));
    } catch {
      change(sheet.id, (now) => ({ ...now, stage: 'failed' }));
    }
  }
  function read(some: readonly Sheet[], as: ReadLanguage) {
    for (const sheet of some) turnRef.current = turnRef.current.then(() => readOne(sheet, as));
  }
  function readAnew(some: readonly Sheet[], as: ReadLanguage) {
    for (const { id, quarterTurns, isTurned } of some)
      change(id, (now) => ({ ...now, quarterTurns, isTurned, stage: 'waiting', lines: [] }));
    read(some, as);
  }
  return {
    sheets,
    language,
    isReading: sheets.some(({ stage }) => stage === 'waiting' || stage === 'reading'),
    add: (files: readonly Blob[]) => {
      const added = files.slice(0, Math.max(0, SHEETS_MAX - sheets.length)).map(emptySheet);
      setSheets([...sheets, ...added]);
      read(added, language);
    },
    remove: (id: string) => setSheets((all) => all.filter((sheet) => sheet.id !== id)),
    turn: (id: string) =>
      readAnew(
        sheets
          .filter((sheet) => sheet.id === id)
          .map((sheet) => ({ ...sheet, quarterTurns: (sheet.quarterTurns + 1) % 4, isTurned: true })),
        language,
      ),
    /** Reads everything again in another language. */
    readIn: (as: ReadLanguage) => {
      setLanguage(as);
      readAnew(sheets, as);
    },
    write: (id: string, lineId: string, text: string) =>
      change(id, (sheet) => ({
        ...sheet,
        lines: sheet.lines.map((line) => (line.id === lineId ? { ...line, text, doubted: [] } : line)),
      })),
    leaveOut: (id: string, lineId: string) =>
      change(id, (sheet) => ({ ...sheet, lines: sheet.lines.filter((line) => line.id !== lineId) })),
  };
}
