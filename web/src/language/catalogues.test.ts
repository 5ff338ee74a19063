import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sentencesIn, sentencesReadOnce } from './sentences-in-code.ts';
import type { Texts } from './texts.ts';

const SRC = path.join(import.meta.dirname, '..');

/** What people read stands in these; `language` holds what is no language's. */
const FOLDERS = readdirSync(SRC, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing' && entry.name !== 'language')
  .map(({ name }) => name);

/** The label of the United States is in English whoever reads it, as its law has it; a kilojoule is kJ everywhere. */
const WORDS_OF_A_LAW = /^recipe-parts\/label\/(?:us-facts\.ts|label-drawing\.tsx|eu-table\.ts)$/;

function filesOf(folder: string): string[] {
  return readdirSync(path.join(SRC, folder), { recursive: folder !== '.', encoding: 'utf8' })
    .filter((name) => !WORDS_OF_A_LAW.test(path.posix.join(folder, name)))
    .filter((name) => !/(^|[\\/])testing[\\/]/.test(name))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|[\\/-])sentences(\.\w+)?\.ts$/.test(name))
    .map((name) => path.join(SRC, folder, name));
}

const inFiles = (folder: string, find: typeof sentencesIn) =>
  filesOf(folder).flatMap((file) =>
    find(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2023, true)).map(
      ({ line, text }) => `${path.relative(SRC, file)}:${line} ${text}`,
    ),
  );

/** Without what a language adds to their names: 'recipes/book-sentences'. */
const catalogues = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|[\\/-])sentences\.en\.ts$/.test(name))
    .map((name) => path.join(folder, name).replace(/\.en\.ts$/, '')),
);

/** The names in order, groups with theirs. */
const namesOf = (texts: Texts): unknown[] =>
  Object.entries(texts).map(([name, text]) => (typeof text === 'object' ? [name, namesOf(text)] : name));

describe('sentences stand in catalogues', () => {
  it.each(['.', ...FOLDERS])('none in the code of %s', (folder) => {
    expect(inFiles(folder, sentencesIn)).toEqual([]);
  });

  it('none is read when its file is loaded: it would stay in one language', () => {
    expect(['.', ...FOLDERS].flatMap((folder) => inFiles(folder, sentencesReadOnce))).toEqual([]);
  });

  it.each(catalogues)(
    'German of %s stands in the order of the English, so that both can be read side by side',
    async (catalogue) => {
      const [{ en }, { de }] = await Promise.all([
        import(/* @vite-ignore */ path.join(SRC, `${catalogue}.en.ts`)) as Promise<{ en: Texts }>,
        import(/* @vite-ignore */ path.join(SRC, `${catalogue}.de.ts`)) as Promise<{ de: Texts }>,
      ]);
      expect(namesOf(de)).toEqual(namesOf(en));
    },
  );
});
