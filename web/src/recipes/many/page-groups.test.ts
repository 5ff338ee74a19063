import type { ManyPage } from '@sorrel/contract/many-imports';
import { expect, it } from 'vitest';
import { mayTryAgain, pagesOf, SHOWN, wantsALook } from './page-groups.ts';

const DOUBT = { kind: 'servings-unknown' } as ManyPage['doubts'][number];
const page = (id: string, state: ManyPage['state'], doubts: ManyPage['doubts'] = []) =>
  ({ id, state, doubts }) as ManyPage;
const PAGES = [
  page('well', 'added'),
  page('waiting', 'waiting'),
  page('reading', 'reading'),
  page('failed', 'failed'),
  page('doubted', 'added', [DOUBT]),
  page('full book', 'no_room'),
  page('unknown servings', 'no_serves'),
];
const idsOf = (pages: readonly ManyPage[]) => pages.map(({ id }) => id);

it('shows first what wants a look, then what failed, what is under way, and what is well', () => {
  expect(idsOf(pagesOf(PAGES, 'all'))).toEqual([
    'doubted',
    'full book',
    'unknown servings',
    'failed',
    'reading',
    'waiting',
    'well',
  ]);
});

it.each([
  ['toSeeTo', ['doubted', 'full book', 'unknown servings']],
  ['failed', ['failed']],
  ['added', ['doubted', 'well']],
] as const)('shows of %s what belongs there', (shown, ids) => {
  expect(SHOWN).toContain(shown);
  expect(idsOf(pagesOf(PAGES, shown))).toEqual(ids);
});

it('keeps the order of pages that are alike, and the list it was given', () => {
  const given = ['a', 'b', 'c'].map((id) => page(id, 'failed'));
  expect(idsOf(pagesOf(given, 'all'))).toEqual(['a', 'b', 'c']);
  pagesOf(PAGES, 'all');
  expect(PAGES[0]?.id).toBe('well');
});

it('wants no look at a recipe that came without a doubt', () => {
  expect(wantsALook(page('well', 'added'))).toBe(false);
  expect(wantsALook(page('failed', 'failed', [DOUBT]))).toBe(false);
});

it.each(['failed', 'stopped', 'no_room'] as const)('lets a page that is %s be tried again', (state) => {
  expect(mayTryAgain(page('one', state))).toBe(true);
});

it.each(['added', 'waiting', 'reading', 'no_serves'] as const)('lets no page that is %s be tried again', (state) => {
  expect(mayTryAgain(page('one', state))).toBe(false);
});
