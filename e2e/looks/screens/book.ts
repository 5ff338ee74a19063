import { COLLECTION } from '../saved-work.ts';
import { group, onPhone, press, pressIn, read, type Step, see, type } from '../screen.ts';

const BOOK = '/api/recipes/user-recipes';
/** What can be done with them. */
const OF_CHOSEN = 'With the selected recipes';
const CHOSEN = ['Turkey chilli', 'Cauliflower dal'] as const;
/** Two recipes of the first page, chosen. */
const choose = (): Step[] => [
  press('Select'),
  ...CHOSEN.map((name) => press(`Select ${name}`, 'checkbox')),
  read('2 selected'),
];

/** The recipe book, and the shell around every page. */
export const RECIPE_BOOK = group('book', 'cook', [
  { name: 'full', at: '/app/recipe-book', isShort: true },
  { name: 'second page', at: '/app/recipe-book?page=2' },
  { name: 'empty', at: '/app/recipe-book', as: 'beginner', isShort: true },
  { name: 'loading', at: '/app/recipe-book', answers: { [BOOK]: 'never' } },
  { name: 'failing', at: '/app/recipe-book', answers: { [BOOK]: 'fails' } },
  { name: 'nothing found', at: '/app/recipe-book?search=zzz', steps: [see('heading', 'No recipes found.')] },
  { name: 'searched and filtered', at: '/app/recipe-book?search=rice&type=dinner' },
  {
    name: 'filters',
    at: '/app/recipe-book',
    isWindow: true,
    isShort: true,
    steps: [press(/^Filters/), see('dialog', /^Filters/)],
  },
  {
    name: 'menu of a recipe',
    at: '/app/recipe-book',
    isWindow: true,
    steps: [press(/^More for Miso/), see('menuitem', 'Delete')],
  },
  {
    name: 'delete a recipe',
    at: '/app/recipe-book',
    isWindow: true,
    steps: [press(/^More for Miso/), press('Delete', 'menuitem'), see('alertdialog', /^Delete/)],
  },
  {
    name: 'free and full',
    at: '/app/recipe-book',
    as: 'regular',
    steps: [press('Add Meal'), see('button', 'Upgrade to Premium')],
  },
  {
    name: 'upgrade',
    at: '/app/recipe-book',
    as: 'regular',
    isWindow: true,
    steps: [onPhone(press('Open menu')), press('Upgrade to Premium'), see('dialog', 'Upgrade to Premium')],
  },
  { name: 'menu', at: '/app/recipe-book', as: 'regular', only: 'phone', isWindow: true, steps: [press('Open menu')] },
  {
    name: 'more sections',
    at: '/app/recipe-book',
    only: 'phone',
    isWindow: true,
    steps: [press('More sections'), see('dialog', 'More')],
  },
  { name: 'no such page', at: '/app/no-such-page' },
  {
    name: 'search typed',
    at: '/app/recipe-book',
    steps: [type('Search your recipes', 'soup', 'searchbox'), see('link', 'Red lentil soup')],
  },
  { name: 'several selected', at: '/app/recipe-book', isShort: true, steps: choose() },
  {
    name: 'tags of several',
    at: '/app/recipe-book',
    isWindow: true,
    steps: [...choose(), pressIn(OF_CHOSEN, 'Tags'), see('dialog')],
  },
  {
    name: 'collections of several',
    at: '/app/recipe-book',
    isWindow: true,
    steps: [...choose(), pressIn(OF_CHOSEN, 'Collections'), see('dialog')],
  },
  {
    name: 'share several',
    at: '/app/recipe-book',
    isWindow: true,
    steps: [...choose(), pressIn(OF_CHOSEN, 'More'), press('Share', 'menuitem'), see('dialog')],
  },
  {
    name: 'collections',
    at: '/app/recipe-book',
    isWindow: true,
    steps: [press('Collections'), see('menuitem', new RegExp(`^${COLLECTION}`))],
  },
  {
    name: 'no collections',
    at: '/app/recipe-book',
    as: 'regular',
    isWindow: true,
    steps: [press('Collections'), see('menu')],
  },
  {
    name: 'one collection',
    at: '/app/recipe-book',
    steps: [press('Collections'), press(new RegExp(`^${COLLECTION} `), 'menuitem'), read('3 recipes')],
  },
]);
