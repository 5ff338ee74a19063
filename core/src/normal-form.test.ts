import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { foldForSearch } from './fold-text.ts';
import { normalForm } from './normal-form.ts';
import { collectionKey } from './recipes/collections/collection-name.ts';
import { visibleText } from './visible-text.ts';

/** Marks of two kinds, the second of which go before the first: all of them are to be put in another order. */
const unordered = (count: number) => `${'\u0301'.repeat(count / 2)}${'\u0323'.repeat(count / 2)}`;

describe('marks on one letter', () => {
  test('of any writing stay as they were', () => {
    for (const text of ['Crème brûlée', 'Phở bò', 'שָׁלוֹם', 'ก๋วยเตี๋ยว', `a${unordered(30)}`]) {
      for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const)
        expect(normalForm(text, form)).toBe(text.normalize(form));
    }
  });

  test('beyond the thirtieth go, of each letter by itself', () => {
    expect(normalForm(`a${'\u0301'.repeat(40)}b${'\u0301'.repeat(31)}`, 'NFD')).toBe(
      `a${'\u0301'.repeat(30)}b${'\u0301'.repeat(30)}`,
    );
    expect(normalForm(`a${'\uff9e\u0301'.repeat(1000)}`, 'NFKD').length).toBe(31);
  });

  test('are gone before a name, what is searched and the name of a collection are put in order', () => {
    const flood = `a${unordered(20_000)}b`;
    const least = `a${unordered(60)}b`;
    expect(visibleText(flood.slice(0, 1_900))).toHaveLength(1 + 29);
    expect(foldForSearch(flood)).toBe('ab');
    expect(collectionKey(flood).length).toBeLessThanOrEqual(least.length);
  });
});

test('nothing but this puts text of any length in a normal form', () => {
  const root = path.join(import.meta.dirname, '..', '..');
  const files = ['core/src', 'contract/src', 'server/src', 'web/src', 'cover/src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => path.posix.join(folder, ...name.split(path.sep))),
  );
  const those = files.filter((file) => readFileSync(path.join(root, file), 'utf8').includes(".normalize('"));
  // the one takes a letter at a time, the other four hundred at most
  expect(those).toEqual(['core/src/ingredients/languages/fold.ts', 'cover/src/phrases.ts']);
});
