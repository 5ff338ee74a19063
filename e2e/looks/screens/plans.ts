import { WEEK } from '../saved-work.ts';
import { type Answers, group, press, read, type Step, see, tool, type } from '../screen.ts';

const PLANS = '/app/meal-plans';
const named = new RegExp(`^${WEEK}`);
const open = (): Step[] => [tool('Load'), press(named), see('button', /^Lock Day$/)];
const more = (item: string): Step[] => [press('More'), press(item, 'menuitem'), see('dialog', item)];
const settings = (tab: string): Step[] => [tool('Settings'), press(tab, 'tab')];

/** The kitchen of the pictures has no prices of its own: those of the other pictures stay as they are. */
const PRICES: Answers = {
  '/api/lists/prices': {
    status: 200,
    body: {
      currency: 'EUR',
      prices: [{ name: 'egg', label: 'egg', hundredths: 320, quantity: 10, unit: '', rates: { '': 32, g: 0.64 } }],
    },
  },
  '/api/lists/prices/of-recipes': {
    status: 200,
    body: {
      knownHundredths: 4210,
      foods: 4,
      known: 2,
      unknown: [
        { name: 'feta', label: 'feta', why: 'price' },
        { name: 'spinach', label: 'spinach', why: 'amount' },
      ],
      recipes: [
        { id: '1', name: 'Miso salmon rice bowl', knownHundredths: 3890, foods: 3, known: 2 },
        { id: '2', name: 'Green shakshuka', knownHundredths: 320, foods: 1, known: 1 },
        { id: '3', name: 'Greek salad with chickpeas', knownHundredths: 0, foods: 1, known: 0 },
      ],
      missing: 0,
    },
  },
};

/** The week and its dialogs. */
export const WEEKS = group('plans', 'cook', [
  { name: 'empty', at: PLANS, isShort: true },
  { name: 'empty and free', at: PLANS, as: 'beginner' },
  { name: 'full', at: PLANS, isShort: true, steps: open() },
  { name: 'another day', at: PLANS, steps: [...open(), press('Wed', 'tab')] },
  {
    name: 'locked day',
    at: PLANS,
    steps: [...open(), press('Lock Day'), see('button', /^Unlock/)],
  },
  {
    name: 'being made',
    at: PLANS,
    answers: { '/api/plans/generate': 'never' },
    steps: [press(/^Generate/), see('button', 'Cancel')],
  },
  {
    name: 'failing',
    at: PLANS,
    answers: { '/api/plans/generate': 'fails' },
    steps: [press(/^Generate/), see('alert')],
  },
  { name: 'settings of recipes', at: PLANS, isWindow: true, isShort: true, steps: settings('Recipes') },
  { name: 'settings of nutrition', at: PLANS, isWindow: true, steps: settings('Nutrition') },
  { name: 'settings gated', at: PLANS, as: 'regular', isWindow: true, steps: settings('Nutrition') },
  {
    name: 'goals from the profile',
    at: PLANS,
    isWindow: true,
    steps: [...settings('Nutrition'), press(/^Fill from profile/)],
  },
  { name: 'load', at: PLANS, isWindow: true, steps: [tool('Load'), see('button', named)] },
  {
    name: 'load with nothing saved',
    at: PLANS,
    as: 'beginner',
    isWindow: true,
    steps: [tool('Load'), read(/No saved plans/)],
  },
  {
    name: 'load failing',
    at: PLANS,
    isWindow: true,
    answers: { '/api/plans/get-plans': 'fails' },
    steps: [tool('Load'), see('dialog', 'Load a plan')],
  },
  { name: 'menu', at: PLANS, isWindow: true, steps: [press('More'), see('menuitem', 'Print')] },
  { name: 'insights into the week', at: PLANS, isWindow: true, steps: [...open(), ...more('Insights')] },
  {
    name: 'insights into the book',
    at: PLANS,
    isWindow: true,
    steps: [
      ...open(),
      ...more('Insights'),
      press('Recipe book', 'tab'),
      see('heading', 'Average serving by meal type'),
    ],
  },
  { name: 'insights into nothing', at: PLANS, isWindow: true, steps: more('Insights') },
  { name: 'family plan', at: PLANS, isWindow: true, steps: more('Family plan') },
  { name: 'calendar', at: PLANS, isWindow: true, steps: more('Calendar') },
  {
    name: 'search recipes',
    at: PLANS,
    isWindow: true,
    steps: [...open(), press(/^Search a replacement/), see('dialog', 'Search Recipes')],
  },
  {
    name: 'search recipes with filters',
    at: PLANS,
    only: 'phone',
    isWindow: true,
    steps: [...open(), press(/^Search a replacement/), press(/^Filters/)],
  },
  {
    name: 'menu of a meal',
    at: PLANS,
    isWindow: true,
    steps: [...open(), press(/^More for /), see('menuitem', 'Add a side')],
  },
  {
    name: 'write into a slot',
    at: PLANS,
    isWindow: true,
    steps: [press(/^Eating out, a note or a link/), see('dialog', 'Write into the slot')],
  },
  {
    name: 'a note in a slot',
    at: PLANS,
    isShort: true,
    steps: [
      ...open(),
      press(/^More for /),
      press('Eating out, a note or a link', 'menuitem'),
      type('Words', 'Breakfast with Grandma by the lake'),
      press('Put it there'),
      read('Breakfast with Grandma by the lake'),
    ],
  },
  {
    name: 'what the week costs',
    at: PLANS,
    isWindow: true,
    answers: PRICES,
    steps: [...open(), press('What costs most'), see('dialog', 'What the week costs')],
  },
  {
    name: 'eat a meal again',
    at: PLANS,
    isWindow: true,
    steps: [...open(), press(/^More for /), press(/^Eat again later/, 'menuitem'), see('dialog', /^Eat .* again/)],
  },
  {
    name: 'move a meal',
    at: PLANS,
    isWindow: true,
    steps: [...open(), press(/^More for /), press('Move', 'menuitem'), see('dialog', /^Move/)],
  },
]);
