import { LIST, SECOND_LIST } from '../saved-work.ts';
import { group, press, type Step, see, tool, type } from '../screen.ts';

const LISTS = '/app/shopping-lists';
const named = new RegExp(`^${LIST}`);
const open = (): Step[] => [tool('Load'), press(named), see('checkbox', /Spinach/)];

/** The item is gone. */
const DONE = { name: LIST, revision: 1, isWhole: false, nowMs: 0, doneMs: 0, items: [{ id: 'p1', fields: null }] };

/** On a phone what hands the list on stands with the other tools. */
const handOn: Step = (hands) => press(hands.isPhone ? 'More' : 'Hand on')(hands);

/** On a phone the order of the aisles is chosen behind the last button. */
const aisleOrder: Step = async (hands) => {
  if (hands.isPhone) await press('More')(hands);
  await press(/^Aisle order/, hands.isPhone ? 'menuitem' : 'button')(hands);
};

/** The shopping list and its dialogs. */
export const SHOPPING_LISTS = group('lists', 'cook', [
  { name: 'empty', at: LISTS, as: 'beginner', isShort: true },
  { name: 'full', at: LISTS, isShort: true, steps: open() },
  { name: 'add an item', at: LISTS, isWindow: true, steps: [press('Add'), see('dialog', 'Add Item')] },
  {
    name: 'add an item found',
    at: LISTS,
    isWindow: true,
    steps: [press('Add'), type('Name', 'toma', 'combobox'), see('listbox', 'Suggestions')],
  },
  {
    name: 'menu of an item',
    at: LISTS,
    isWindow: true,
    steps: [...open(), press('More for Spinach'), see('menuitem', 'Delete')],
  },
  {
    name: 'price of an item',
    at: LISTS,
    isWindow: true,
    steps: [...open(), press('More for Spinach'), press('Price…', 'menuitem'), see('button', 'Save price')],
  },
  {
    name: 'item deleted',
    at: LISTS,
    // it is told that this is done and does not ask again, and nothing of it is done
    answers: { '/api/lists/sync/:id': { status: 200, body: DONE } },
    isKept: true,
    steps: [...open(), press('More for Spinach'), press('Delete', 'menuitem'), see('button', 'Undo')],
  },
  { name: 'settings', at: LISTS, isWindow: true, steps: [tool('Settings'), see('dialog', 'Settings')] },
  {
    name: 'checked apart',
    at: LISTS,
    steps: [...open(), tool('Settings'), press('Separate checked', 'switch'), press('Close')],
  },
  { name: 'load', at: LISTS, isWindow: true, steps: [tool('Load'), see('button', named)] },
  { name: 'load a plan', at: LISTS, isWindow: true, steps: [tool('Load'), press('Meal plans', 'radio')] },
  {
    name: 'load failing',
    at: LISTS,
    isWindow: true,
    answers: { '/api/lists/get-lists': 'fails' },
    steps: [tool('Load'), see('dialog', 'Load')],
  },
  { name: 'hand on', at: LISTS, isWindow: true, steps: [...open(), handOn, see('menuitem', /^Print/)] },
  {
    name: 'hand on gated',
    at: LISTS,
    as: 'regular',
    isWindow: true,
    steps: [handOn, see('menuitem', /^Print/)],
  },
  {
    name: 'send to a supermarket',
    at: LISTS,
    isWindow: true,
    steps: [...open(), handOn, press('Send to supermarket', 'menuitem'), see('button', /^Send \d/)],
  },
  { name: 'aisle order', at: LISTS, isWindow: true, steps: [...open(), aisleOrder, see('dialog', 'Aisle order')] },
  {
    name: 'new shop',
    at: LISTS,
    isWindow: true,
    steps: [...open(), aisleOrder, press('New shop'), see('textbox', 'Name of the shop')],
  },
  {
    name: 'several lists',
    at: LISTS,
    isWindow: true,
    steps: [...open(), press('Your lists'), see('dialog', 'Your lists')],
  },
  {
    name: 'lists to shop together',
    at: LISTS,
    isWindow: true,
    steps: [...open(), press('Your lists'), press('Shop several together'), see('dialog', 'Shop several together')],
  },
  {
    name: 'shopped together',
    at: LISTS,
    steps: [
      ...open(),
      press('Your lists'),
      press('Shop several together'),
      // the list on the screen is chosen already
      press(new RegExp(`^${SECOND_LIST}`), 'checkbox'),
      press(/^Shop \d/),
      see('heading', 'Shop several together'),
    ],
  },
]);
