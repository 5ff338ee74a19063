import type { CookEntry } from '../../../contract/src/cooking.ts';
import type { RecipeVersion } from '../../../contract/src/history.ts';
import { LONG_RECIPE, RICH_RECIPE, UNCOUNTED_RECIPE, UNKNOWN_RECIPE } from '../realistic-book.ts';
import { type Answers, group, press, type Step, see } from '../screen.ts';
import type { World } from '../world.ts';

const idOf = (world: World, name = RICH_RECIPE) => `${world.recipes.get(name)}`;
const recipe =
  (name = RICH_RECIPE) =>
  (world: World) =>
    `/app/recipes/${idOf(world, name)}/recipe`;
const versions = (world: World) => `/app/recipes/${idOf(world)}/versions`;
const TRASH = '/app/recipes/trash';

const entry = (place: number, changes: Partial<CookEntry>): CookEntry => ({
  id: `00000000-0000-4000-8000-0000000000d${place}`,
  cooked_at: `2024-04-${28 - 6 * place}T18:30:00.000Z`,
  portions: 4,
  left_over: 0,
  stars: null,
  note: '',
  note_shared: false,
  recipe_version: 1,
  own: true,
  by: 'Robin',
  ...changes,
});
const LOG: readonly CookEntry[] = [
  entry(1, {
    stars: 5,
    note: 'Less honey. Good with pickled ginger, and the rice may rest for a good quarter of an hour.',
  }),
  entry(2, { stars: 4, portions: 2, own: false, by: 'Maximiliane' }),
  entry(3, { note: 'Zu viel Miso.' }),
];
const cooked = (world: World): Answers => ({
  [`/api/cook/log/${idOf(world)}`]: { status: 200, body: { times: LOG.length, stars: 4.5, entries: LOG } },
});

/** Stars for most of the book. */
const starred = (world: World): Answers => ({
  '/api/cook/sums': {
    status: 200,
    body: {
      recipes: [...world.recipes.values()].map((id, place) => ({
        id,
        times: 1 + (place % 3),
        last_at: '2024-04-22T18:30:00.000Z',
        stars: place % 4 === 3 ? null : 5 - (place % 4) / 2,
      })),
    },
  },
});

const NOW_SAID = {
  fields: { name: RICH_RECIPE, prepMinutes: 20, cookMinutes: 22, serves: 4, notes: 'Trout does just as well.' },
  ingredients: [
    { name: 'salmon', quantity: 520, unit: 'g', group: 'For the fish' },
    { name: 'honey', quantity: 1, unit: 'tsp', group: 'For the fish' },
    { name: 'rice', quantity: 320, unit: 'g', preparation: 'washed until the water runs clear' },
    { name: 'pickled ginger', quantity: 10, unit: 'g' },
    { name: 'salt', quantity: 0, unit: '' },
  ],
  method: [
    { desc: 'Cook the rice under a lid for 12 minutes, then let it rest.' },
    { desc: 'Roast the salmon for 14 minutes, until it flakes and the glaze is dark and sticky at the edges.' },
    { desc: 'Spoon the rice into bowls, lay everything over the top and finish with sesame seeds, ginger and lime.' },
  ],
};
const BEFORE = {
  ...NOW_SAID,
  fields: { ...NOW_SAID.fields, cookMinutes: 20, notes: '' },
  ingredients: NOW_SAID.ingredients
    .filter(({ name }) => name !== 'pickled ginger')
    .map((line) => (line.name === 'honey' ? { ...line, quantity: 2 } : line)),
  method: [
    ...NOW_SAID.method.slice(0, 1),
    { desc: 'Roast the salmon for 12 minutes, until it flakes and the glaze is catching at the edges.' },
    { desc: 'Spoon the rice into bowls, lay everything over the top and finish with sesame seeds and lime.' },
  ],
};
const VERSIONS: readonly RecipeVersion[] = [
  { version: 4, replaced_at: null, replaced_by: null, ...NOW_SAID },
  { version: 3, replaced_at: '2024-05-02T18:56:00.000Z', replaced_by: 'Robin', ...BEFORE },
  { version: 2, replaced_at: '2024-04-12T08:12:00.000Z', replaced_by: 'Maximiliane', ...BEFORE },
  { version: 1, replaced_at: '2024-03-30T21:33:00.000Z', replaced_by: null, ...BEFORE, ingredients: [] },
];
const withVersions =
  (list: readonly RecipeVersion[]) =>
  (world: World): Answers => ({ [`/api/recipes/versions/${idOf(world)}`]: { status: 200, body: list } });

const removed = (place: number, name: string, ingredients: readonly string[]) => ({
  id: `00000000-0000-4000-8000-0000000000e${place}`,
  name,
  category: 'dinner',
  ingredient_names: ingredients,
  removed_at: `2024-05-0${8 - place}T18:20:00.000Z`,
  goes_at: `2024-06-0${8 - place}T18:20:00.000Z`,
});
const TRASH_FULL = [
  removed(1, 'Beef tacos', ['beef', 'tortilla', 'tomatoes']),
  removed(2, LONG_RECIPE, ['aubergine', 'chickpeas', 'feta']),
  removed(3, 'Kartoffel-Möhren-Eintopf mit Würstchen', ['potato', 'carrot']),
  removed(4, 'Espresso martini', ['espresso', 'vodka']),
];
const saved = (place: number, name: string) => {
  const { id, removed_at, goes_at } = removed(place, name, []);
  return { id, name, removed_at, goes_at };
};
const trash = (body: unknown, plans: unknown = [], lists: unknown = []): Answers => ({
  '/api/recipes/trash': { status: 200, body },
  '/api/plans/trash': { status: 200, body: plans },
  '/api/lists/trash': { status: 200, body: lists },
});

const label = (scheme: string): Step[] => [press('Label'), see('dialog', 'Label'), press(scheme, 'radio')];
const LABELLED = 'Chicken traybake';

/** What a recipe was, how often it was cooked, what was deleted; its label and its units. */
export const HISTORY = group('history', 'cook', [
  { name: 'cooked before', at: recipe(), answers: cooked, isShort: true },
  { name: 'book with stars', at: '/app/recipe-book', answers: starred, isWindow: true },
  { name: 'versions', at: versions, answers: withVersions(VERSIONS), isShort: true },
  {
    name: 'version about to be brought back',
    at: versions,
    answers: withVersions(VERSIONS),
    steps: [press(/^Version 1/), press('Bring back')],
  },
  { name: 'no versions', at: versions, answers: withVersions(VERSIONS.slice(0, 1)) },
  {
    name: 'trash',
    at: TRASH,
    answers: trash(
      TRASH_FULL,
      [saved(5, 'first week of november'), saved(6, 'wochenplan für gäste und alle, die zum essen bleiben')],
      [saved(7, 'saturday')],
    ),
    isShort: true,
  },
  { name: 'trash, empty', at: TRASH, answers: trash([]) },
  { name: 'trash failing', at: TRASH, answers: { ...trash([]), '/api/recipes/trash': 'fails' } },
  {
    name: 'delete for good',
    at: TRASH,
    isWindow: true,
    answers: trash(TRASH_FULL),
    steps: [press('Delete Beef tacos for good'), see('alertdialog')],
  },
  { name: 'label, EU', at: recipe(LABELLED), isWindow: true, steps: label('EU') },
  { name: 'label, US', at: recipe(LABELLED), isWindow: true, steps: label('US') },
  {
    name: 'label that cannot be',
    at: recipe(UNKNOWN_RECIPE),
    isWindow: true,
    steps: [press('Label'), see('dialog', 'Label')],
  },
  {
    name: 'units of the US',
    at: recipe(LABELLED),
    steps: [press('US', 'radio')],
  },
  {
    name: 'menu of a plain recipe',
    at: recipe(UNCOUNTED_RECIPE),
    isWindow: true,
    steps: [press('More'), see('menuitem', 'Versions')],
  },
]);
