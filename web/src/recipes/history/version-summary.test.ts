import type { RecipeVersion } from '@sorrel/contract/history';
import { expect, it } from 'vitest';
import { showLanguage } from '../../language/sentences.ts';
import { versionSummary } from './version-summary.ts';

const line = (name: string, quantity: number, unit = 'g') => ({ name, quantity, unit });
const version = (changes: Partial<RecipeVersion>): RecipeVersion => ({
  version: 1,
  replaced_at: null,
  replaced_by: null,
  fields: { name: 'Salmon bowl', serves: 2, notes: '' },
  ingredients: [line('salmon', 300), line('honey', 2, 'tsp'), line('rice', 160)],
  method: [{ desc: 'Boil the rice.' }, { desc: 'Roast the salmon.' }],
  ...changes,
});
const BEFORE = version({});

it.each<[string, Partial<RecipeVersion>, string]>([
  ['an amount', { ingredients: [line('salmon', 300), line('honey', 1, 'tsp'), line('rice', 160)] }, 'Honey changed'],
  ['a new one', { ingredients: [...BEFORE.ingredients, line('ginger', 10)] }, 'Ginger new'],
  ['one that went', { ingredients: BEFORE.ingredients.slice(0, 2) }, 'Rice gone'],
  [
    'one in the place of another',
    { ingredients: [line('trout', 300), ...BEFORE.ingredients.slice(1)] },
    'Trout new · salmon gone',
  ],
  ['many', { ingredients: ['a', 'b', 'c', 'd'].map((name) => line(name, 1)) }, '4 ingredients'],
  ['a step', { method: [{ desc: 'Boil the rice for long.' }, { desc: 'Roast the salmon.' }] }, '1 step'],
  ['fields', { fields: { name: 'Salmon bowl', serves: 4, notes: 'Good.' } }, 'Serves · Notes'],
  ['times', { fields: { ...BEFORE.fields, prepMinutes: 10, cookMinutes: 5 } }, 'Prep time · Cook time'],
  ['nothing', {}, ''],
])('a version says in a line what it brought: %s', (_what, changes, expected) => {
  expect(versionSummary(BEFORE, version(changes))).toBe(expected);
});

it('says so in German too', async () => {
  await showLanguage('de');
  expect(versionSummary(BEFORE, version({ ingredients: BEFORE.ingredients.slice(0, 2), method: [] }))).toBe(
    'Rice entfernt · 2 Schritte',
  );
});
