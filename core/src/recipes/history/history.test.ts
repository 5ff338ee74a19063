import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialFields } from '../recipe-fields.ts';
import {
  applyPatch,
  HISTORY_MAX_CHARACTERS,
  keptVersions,
  type ReplacedVersion,
  reversePatch,
  snapshotAt,
  VERSIONS_KEPT_MS,
  VERSIONS_MAX,
} from './patch.ts';
import { type RecipeSnapshot, snapshotOf } from './snapshot.ts';
import { lineDifference, wordDifference } from './word-difference.ts';

const NOW = 1_700_000_000_000;
const aSnapshot = (changes: Partial<RecipeSnapshot> = {}): RecipeSnapshot => ({
  ...snapshotOf({ ...initialFields(), name: 'Soup', prepMinutes: 5, cookMinutes: 20, ingredients: [], method: [] }),
  ingredients: [
    { name: 'leek', quantity: 2, unit: '' },
    { name: 'stock', quantity: 500, unit: 'ml', preparation: 'hot' },
  ],
  method: [{ desc: 'Slice.' }, { desc: 'Simmer for 20 minutes.' }],
  ...changes,
});
const version = (number: number, more: Partial<ReplacedVersion> = {}): ReplacedVersion => ({
  version: number,
  at: NOW,
  by: 'u',
  patch: {},
  ...more,
});

describe('a version', () => {
  const texts = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 6 });
  const snapshots = fc.record({ name: fc.string(), serves: fc.integer(), list: texts, steps: texts }).map((one) =>
    aSnapshot({
      name: one.name,
      serves: one.serves,
      ingredients: one.list.map((name) => ({ name, quantity: 1, unit: '' })),
      method: one.steps.map((desc) => ({ desc })),
    }),
  );

  it('is made out of the newer one by its patch, whatever was changed', () => {
    fc.assert(
      fc.property(snapshots, snapshots, (newer, older) => {
        const patch = reversePatch(newer, older);
        expect(patch === null ? newer : applyPatch(newer, patch)).toEqual(older);
      }),
    );
  });

  it('holds only what differs; nothing changed is no version', () => {
    const older = aSnapshot();
    const newer = aSnapshot({ serves: 4, method: [{ desc: 'Slice.' }, { desc: 'Simmer for 25 minutes.' }] });
    expect(reversePatch(newer, older)).toEqual({
      set: { serves: 1 },
      method: { at: 1, remove: 1, insert: [{ desc: 'Simmer for 20 minutes.' }] },
    });
    expect(reversePatch(older, aSnapshot())).toBeNull();
  });

  it('is found behind those that came after it, and is none where it is not kept', () => {
    const [first, second, third] = [aSnapshot(), aSnapshot({ name: 'Better' }), aSnapshot({ name: 'Best' })];
    const versions = [
      version(2, { patch: reversePatch(third, second) ?? {} }),
      version(1, { patch: reversePatch(second, first) ?? {} }),
    ];
    expect(snapshotAt(third, versions, 1)).toEqual(first);
    expect(snapshotAt(third, versions, 2)).toEqual(second);
    expect(snapshotAt(third, versions, 7)).toBeNull();
  });

  it('is kept for a year, thirty of them, as far as the text of all goes', () => {
    const many = Array.from({ length: 40 }, (_, place) => version(40 - place));
    expect(keptVersions(many, NOW)).toHaveLength(VERSIONS_MAX);
    expect(keptVersions([version(2), version(1, { at: NOW - VERSIONS_KEPT_MS - 1 })], NOW)).toHaveLength(1);
    const long = { set: { notes: 'x'.repeat(HISTORY_MAX_CHARACTERS / 2) } };
    expect(
      keptVersions(
        [3, 2, 1].map((one) => version(one, { patch: long })),
        NOW,
      ),
    ).toHaveLength(1);
  });
});

describe('the difference of two texts', () => {
  it('is told word by word', () => {
    expect(wordDifference('Simmer for 20 minutes.', 'Simmer gently for 25 minutes.')).toEqual([
      { kind: 'same', text: 'Simmer ' },
      { kind: 'inserted', text: 'gently ' },
      { kind: 'same', text: 'for ' },
      { kind: 'deleted', text: '20' },
      { kind: 'inserted', text: '25' },
      { kind: 'same', text: ' minutes.' },
    ]);
    expect(wordDifference('', '')).toEqual([]);
  });

  it('makes both texts again, whatever they hold', () => {
    const words = fc.array(fc.constantFrom('add ', 'the ', 'salt', ', ', 'ä', '\n', '½ '), { maxLength: 20 });
    fc.assert(
      fc.property(words, words, (one, other) => {
        const [before, after] = [one.join(''), other.join('')];
        const pieces = wordDifference(before, after);
        const textOf = (left: string) =>
          pieces
            .filter(({ kind }) => kind !== left)
            .map(({ text }) => text)
            .join('');
        expect([textOf('inserted'), textOf('deleted')]).toEqual([before, after]);
      }),
    );
  });

  it('of a very long text is the text as a whole', () => {
    const long = 'word '.repeat(2000);
    expect(wordDifference(long, `${long}more`)).toHaveLength(2);
  });

  it('of two lists names lines that went, came and were changed', () => {
    expect(lineDifference(['leek', 'stock', 'salt'], ['leek', 'hot stock', 'salt', 'cream'])).toEqual([
      { kind: 'same', before: 'leek', after: 'leek' },
      { kind: 'changed', before: 'stock', after: 'hot stock' },
      { kind: 'same', before: 'salt', after: 'salt' },
      { kind: 'inserted', before: null, after: 'cream' },
    ]);
    expect(lineDifference(['a', 'b'], ['b'])).toEqual([
      { kind: 'deleted', before: 'a', after: null },
      { kind: 'same', before: 'b', after: 'b' },
    ]);
  });
});
