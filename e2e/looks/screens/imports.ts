import type { ManyImport, ManyPage } from '../../../contract/src/many-imports.ts';
import { group, press, read, see, type } from '../screen.ts';

const MANY = '/app/recipes/import-many';
const ID = '00000000-0000-4000-8000-0000000000aa';
const page = (name: string, changes: Partial<ManyPage>): ManyPage => ({
  id: '00000000-0000-4000-8000-0000000000bb',
  address: `https://example.com/${name.toLowerCase().replaceAll(' ', '-')}`,
  name,
  state: 'waiting',
  recipe_id: null,
  doubts: [],
  message: null,
  may_paste: false,
  picture_missing: false,
  servings: null,
  yield_text: null,
  serving_kcal: null,
  said_serves: null,
  ...changes,
});
/** One page of each thing that may become of one. */
const PAGES: readonly ManyPage[] = [
  page('Lentil soup with lemon', { state: 'added' }),
  page('Rote Grütze mit Vanillesoße', {
    state: 'added',
    doubts: [{ kind: 'ingredients-incomplete', lines: ['1 Vanilleschote', '200 g Johannisbeeren'] }],
    picture_missing: true,
  }),
  page('Gratin dauphinois', { state: 'no_serves', servings: null, yield_text: '1 plat' }),
  page('A cake behind a wall', {
    state: 'failed',
    message:
      'The site does not let programs read this page. Your browser may be let in: open the page there and paste it here.',
    may_paste: true,
  }),
  page('A bean stew that was in the book before', { state: 'here' }),
  page('Tortilla de patatas', { state: 'no_room' }),
  page('Pesto alla genovese', { state: 'stopped' }),
].map((one, index) => ({ ...one, id: ID.replace(/..$/, String(index + 10)) }));
const importOf = (pages: readonly ManyPage[], isOpen: boolean): ManyImport => ({
  id: ID,
  created_at: '2026-03-02T09:00:00.000Z',
  is_open: isOpen,
  pages: [...pages],
});
const answersOf = (body: ManyImport) => ({ [`/api/recipes/imports/${ID}`]: { status: 200, body } });
const RESULT = `/app/recipes/imports/${ID}`;

/** Recipes of many pages at once, and of a photograph. */
export const IMPORTS = group('imports', 'cook', [
  { name: 'many, empty', at: MANY },
  {
    name: 'many, chosen',
    at: MANY,
    steps: [
      type('Addresses of recipes', 'https://example.com/soup\nhttps://example.com/stew\nhttps://example.com/a-cake'),
      read('3 addresses found'),
    ],
  },
  { name: 'result under way', at: RESULT, answers: answersOf(importOf([...PAGES, page('Pan con tomate', {})], true)) },
  { name: 'result', at: RESULT, answers: answersOf(importOf(PAGES, false)) },
  { name: 'result failing', at: RESULT, answers: { [`/api/recipes/imports/${ID}`]: 'fails' } },
  {
    name: 'photo',
    at: '/app/recipes/add-recipe',
    steps: [press('Photo'), see('heading', 'From a photo')],
  },
]);
