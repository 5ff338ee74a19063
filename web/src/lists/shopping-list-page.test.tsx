// In one file beyond the usual length: each file loads the page with the whole application anew, which takes longer than its tests.
import { searchIngredients } from '@sorrel/contract/foods';
import { putListBack } from '@sorrel/contract/list-trash';
import {
  deleteList,
  findAisle,
  getListOfPlan,
  getLists,
  getSupermarkets,
  loadList,
  rememberAisle,
  type ShoppingList,
  saveList,
  sendToSupermarket,
} from '@sorrel/contract/lists';
import { getPlans } from '@sorrel/contract/plans';
import { undo } from '@sorrel/contract/undo';
import { AISLES, type Aisle } from '@sorrel/core/foods/aisles';
import { emptyList, type ListItem } from '@sorrel/core/lists/list';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FakeApi } from '../testing/fake-api.ts';
import { lend } from '../testing/lend.ts';
import { renderApp, signedInApi } from '../testing/render-app.tsx';
import { aUser } from '../testing/samples.ts';
import { setWindowWidth } from '../testing/window-width.ts';

const PATH = '/app/shopping-lists';
const LIST_ID = '5f0c1a52-7f0e-4d5c-8f58-0a8f3f1f0001';
const PLAN_ID = '5f0c1a52-7f0e-4d5c-8f58-0a8f3f1f0002';
const CREATED = '2025-04-12T09:30:00.000Z';

const anItem = (changes: Partial<ListItem> & { name: string }): ListItem => ({
  id: `id of ${changes.name}`,
  quantity: null,
  unit: null,
  meals: [],
  quantityDescription: '',
  checked: false,
  ...changes,
});
const aList = (items: Partial<Record<Aisle, ListItem[]>>) => ({ ...emptyList(), ...items }) as ShoppingList;
const SAMPLE = aList({
  produce: [
    anItem({ name: 'spinach', quantity: 100, unit: 'g', meals: ['Green shakshuka', 'Palak paneer'], checked: true }),
    anItem({ name: 'lemon', quantity: 0.1 }),
  ],
  bakery: [anItem({ name: 'flour', quantityDescription: '2 x cup, 3 x g' })],
});

function listsApi(user = aUser()): FakeApi {
  return signedInApi(user)
    .on(getLists, ({ query }) => {
      const lists = query?.order === 'used' ? [] : [{ id: LIST_ID, name: 'big shop', created_at: CREATED }];
      return { lists, total: lists.length };
    })
    .on(getPlans, () => ({ lists: [{ id: PLAN_ID, name: 'summer week', created_at: CREATED }], total: 1 }))
    .on(saveList, () => ({ id: LIST_ID, message: 'Your shopping list has been saved.' }))
    .on(rememberAisle, () => ({ message: 'Remembered.' }))
    .on(getSupermarkets, () => ({ supermarkets: [{ id: 'tesco' as const, name: 'Tesco' }] }))
    .on(findAisle, () => ({ aisle: 'produce' as const }))
    .on(searchIngredients, () => [])
    .on(getListOfPlan, () => ({ name: 'summer week', list: SAMPLE }))
    .on(loadList, () => ({
      name: 'big shop',
      list: [
        {
          id: 'a',
          name: 'egg',
          aisle: 'dairy and eggs' as const,
          quantity: 6,
          unit: null,
          quantity_description: '',
          meals: [],
          checked: true,
        },
      ],
    }));
}
const keep = (list: ShoppingList, name = 'weekly shop') => {
  sessionStorage.setItem('shoppingList', JSON.stringify(list));
  sessionStorage.setItem('shoppingListName', JSON.stringify(name));
};
const kept = () => JSON.parse(sessionStorage.getItem('shoppingList') ?? 'null') as ShoppingList;
const section = (title: string) => screen.getByRole('region', { name: title });
const tick = (name: RegExp) => screen.getByRole('checkbox', { name });

async function openList(list = SAMPLE, api = listsApi()) {
  keep(list);
  const app = renderApp(PATH, { api });
  await screen.findByRole('textbox', { name: 'List name' });
  return app;
}

afterEach(() => vi.useRealTimers());

describe('the list', () => {
  it('LIST-01 LIST-08 ENT-56 ENT-59 groups items by aisle, what could not be placed last, with checked/total', async () => {
    await openList();
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(titles.map((title) => title?.toLowerCase())).toEqual([...AISLES]);
    expect(within(section('Produce')).getByText('1/2')).toBeTruthy();
    expect(within(section('Bakery')).getByText('0/1')).toBeTruthy();
    expect(within(section('Frozen')).getByText('0/0')).toBeTruthy();
    expect(screen.getByText('1 of 3 in the basket')).toBeTruthy();
  });

  it('LIST-03 says so when there is nothing on it yet', async () => {
    renderApp(PATH, { api: listsApi() });
    expect(await screen.findByRole('heading', { name: 'Your list is empty.' })).toBeTruthy();
  });

  it('an ingredient that was corrected on its recipe has its other name and aisle here too, once', async () => {
    const renames = [{ from: 'lemon', to: 'leek', aisle: 'bakery', meals: ['Palak paneer'] }];
    sessionStorage.setItem('foodRenames', JSON.stringify(renames));
    await openList(aList({ produce: [anItem({ name: 'lemon', meals: ['Palak paneer'] })] }));
    expect(await within(section('Bakery')).findByRole('checkbox', { name: /leek/i })).toBeTruthy();
    expect(within(section('Produce')).queryByRole('checkbox')).toBeNull();
    expect(sessionStorage.getItem('foodRenames')).toBeNull();
  });

  it('LIST-16 keeps each tick in session storage at once', async () => {
    const { user } = await openList();
    await user.click(tick(/Lemon/));
    expect(kept().produce.map(({ name, checked }) => [name, checked])).toEqual([
      ['spinach', true],
      ['lemon', true],
    ]);
    await user.click(tick(/Spinach/));
    expect(kept().produce[0]?.checked).toBe(false);
  });

  it('a tick survives opening the page again', async () => {
    const { user } = await openList();
    await user.click(tick(/Lemon/));
    cleanup();
    renderApp(PATH, { api: listsApi() });
    expect(((await screen.findByRole('checkbox', { name: /Lemon/ })) as HTMLInputElement).checked).toBe(true);
  });

  it('the grip of a row tells how it is dragged, and is pressed while its item is picked up', async () => {
    const { user } = await openList();
    const grip = screen.getByRole('button', { name: 'Move Lemon to another aisle' });
    const other = screen.getByRole('button', { name: 'Move Spinach to another aisle' });
    // it is drawn after the rows
    const help = () => document.getElementById(grip.getAttribute('aria-describedby') ?? '');
    await waitFor(() => expect(help()?.textContent).toMatch(/^Press space to pick the item up/));
    for (const [picked, left] of [
      [other, grip],
      [grip, other],
    ] as const) {
      picked.focus();
      await user.keyboard(' ');
      await waitFor(() => expect(picked.getAttribute('aria-pressed')).toBe('true'));
      expect(left.hasAttribute('aria-pressed')).toBe(false);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(picked.hasAttribute('aria-pressed')).toBe(false));
    }
  });

  it('LIST-05 LIST-17 NUM-24 NUM-46 multiplies by the serves, rounded up to one decimal, and keeps them in local storage', async () => {
    const { user } = await openList();
    const more = screen.getByRole('button', { name: 'More: Serves' });
    expect(screen.getByRole('button', { name: 'Fewer: Serves' }).hasAttribute('disabled')).toBe(true);
    await user.click(more);
    await user.click(more);
    expect(tick(/Lemon 0.3$/)).toBeTruthy();
    expect(tick(/Spinach 300 g$/)).toBeTruthy();
    expect(tick(/Flour 6 x cup, 9 x g$/)).toBeTruthy();
    expect(JSON.parse(localStorage.getItem('shoppingSettings')!)).toEqual({
      quantities: true,
      serves: 3,
      separateChecked: false,
    });
  });

  it('LIST-06 LIST-21 Uncheck unchecks all items, and can be undone', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Uncheck' }));
    expect(screen.getByText('0 of 3 in the basket')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(kept()).toEqual(SAMPLE);
  });

  it('LIST-06 LIST-20 Clear empties the list; undo brings it back beside what was added since', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(kept()).toEqual(emptyList());
    await user.click(screen.getByRole('button', { name: 'Add to Frozen' }));
    await user.type(screen.getByRole('combobox', { name: 'Name' }), 'Peas');
    await user.click(screen.getByRole('button', { name: 'Add Item' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(kept()).toMatchObject({ produce: SAMPLE.produce, bakery: SAMPLE.bakery, frozen: [{ name: 'pea' }] });
  });

  it('on a phone the tools stand in words behind the last button, and the list comes before what concerns all of it', async () => {
    setWindowWidth(390);
    const { user } = await openList(SAMPLE, listsApi().fail(saveList, 'list_name_missing'));
    const tools = within(screen.getByRole('toolbar', { name: 'Shopping list' }));
    expect(
      tools.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Add', 'Your lists', 'More']);
    const uncheck = screen.getByRole('button', { name: 'Uncheck' });
    const isAfter = tick(/Flour/).compareDocumentPosition(uncheck) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isAfter).toBeTruthy();
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'List name' });
    await user.clear(name);
    await user.click(tools.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save' }));
    expect(await screen.findByText('Please choose a name for your shopping list')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(document.activeElement).toBe(name);
  });

  it('LIST-09 LIST-10 the item menu names the recipes that use it, and deletes with undo', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'More for Spinach' }));
    const menu = await screen.findByRole('menu');
    expect(within(menu).getByText('Used in')).toBeTruthy();
    expect(within(menu).getByText('Green shakshuka')).toBeTruthy();
    expect(within(menu).getByText('Palak paneer')).toBeTruthy();
    await user.click(within(menu).getByRole('menuitem', { name: 'Delete' }));
    expect(kept().produce.map((item) => item.name)).toEqual(['lemon']);
    await user.click(tick(/Lemon/));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    // back where it stood, and the tick made in between is still there
    expect(kept().produce.map(({ name, checked }) => [name, checked])).toEqual([
      ['spinach', true],
      ['lemon', true],
    ]);
  });

  it('after an item was deleted the focus is on the next one, and after the last of its aisle on the one before', async () => {
    const { user } = await openList();
    const more = (name: string) => screen.getByRole('button', { name: `More for ${name}` });
    await user.click(more('Spinach'));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(document.activeElement).toBe(more('Lemon')));
  });

  it('an item moves to another aisle, and the aisle is remembered for its food', async () => {
    const { user, api } = await openList();
    await user.click(screen.getByRole('button', { name: 'More for Lemon' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Frozen' }));
    expect(kept().frozen.map((item) => item.name)).toEqual(['lemon']);
    expect(kept().produce.map((item) => item.name)).toEqual(['spinach']);
    await waitFor(() =>
      expect(api.calls(rememberAisle).map(({ body }) => body)).toEqual([{ name: 'lemon', aisle: 'frozen' }]),
    );
  });
});

describe('a list that was built from recipes', () => {
  const piece = { unit: 'piece' as const, isSmallWhenLittle: false };
  const BUILT = aList({
    produce: [anItem({ name: 'onion', quantity: 0.25, shop: piece, exact: '0.25', meals: ['Soup'] })],
    'pantry and dry goods': [
      anItem({ name: 'salt', shop: { unit: 'small', isSmallWhenLittle: false }, exact: '2 x tsp', isStaple: true }),
      anItem({
        name: 'chickpea',
        quantity: 0.6,
        unit: 'tin',
        shop: { unit: 'can', isSmallWhenLittle: false, gramsEach: 400 },
        exact: '240 x g',
        meals: ['Soup'],
      }),
    ],
  });

  it('NUM-46 shows what is bought for the serves, worked out from the exact sum', async () => {
    const { user } = await openList(BUILT);
    expect(tick(/Onion 1$/)).toBeTruthy();
    expect(tick(/Chickpea 1 tin of 400 g$/)).toBeTruthy();
    const more = screen.getByRole('button', { name: 'More: Serves' });
    for (let press = 0; press < 4; press += 1) await user.click(more);
    expect(tick(/Onion 2$/)).toBeTruthy();
    expect(tick(/Chickpea 3 tins of 400 g$/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'More for Chickpea' }));
    const menu = await screen.findByRole('menu');
    expect(within(menu).getByText('The recipes say exactly 1200 g')).toBeTruthy();
    expect(within(menu).getByText('Soup')).toBeTruthy();
  });

  it('folds what is probably at home to one sentence, until it is needed', async () => {
    const { user } = await openList(BUILT);
    expect(screen.getByText('0 of 2 in the basket')).toBeTruthy();
    const home = section('Probably at home');
    expect(within(home).getByText('Salt. Not counted in the 2.')).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /Salt/ })).toBeNull();
    await user.click(within(home).getByRole('button', { name: 'Show what is probably at home' }));
    expect(within(home).getByText('small amount')).toBeTruthy();
    await user.click(within(home).getByRole('button', { name: 'Need it: Salt' }));
    expect(within(section('Pantry and dry goods')).getByRole('checkbox', { name: 'Salt small amount' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Probably at home' })).toBeNull();
    expect(screen.getByText('0 of 3 in the basket')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'More for Onion' }));
    await user.click(await screen.findByRole('menuitem', { name: 'At home' }));
    expect(within(section('Probably at home')).getByText('Onion. Not counted in the 2.')).toBeTruthy();
    expect(kept().produce[0]).toMatchObject({ name: 'onion', isStaple: true });
  });
});

describe('what only helps later', () => {
  it('ERR-28 an aisle that could not be remembered is no concern of the person who moved the item', async () => {
    const api = listsApi().fail(rememberAisle, 'internal');
    const { user } = await openList(SAMPLE, api);
    await user.click(screen.getByRole('button', { name: 'More for Lemon' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Frozen' }));
    await waitFor(() => expect(api.calls(rememberAisle)).toHaveLength(1));
    expect(kept().frozen.map((item) => item.name)).toEqual(['lemon']);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('Add Item', () => {
  it('LIST-07 LIST-11 LIST-25 LIST-26 LIST-27 adds to the aisle, singular and in lower case, merging what has the same unit', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Add to Produce' }));
    await user.type(screen.getByRole('combobox', { name: 'Name' }), 'Spinach');
    await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '50');
    await user.type(screen.getByRole('textbox', { name: 'Unit' }), 'grams');
    await user.click(screen.getByRole('button', { name: 'Add Item' }));
    expect(kept().produce[0]).toMatchObject({ name: 'spinach', quantity: 150, unit: 'g', checked: false });
    await user.type(screen.getByRole('combobox', { name: 'Name' }), 'Cherry Tomatoes');
    await user.click(screen.getByRole('button', { name: 'Add Item' }));
    expect(kept().produce.at(-1)).toMatchObject({ name: 'cherry tomato', quantity: null, unit: null });
  });

  it("'2 milk' that is typed as a name is two of milk", async () => {
    const { user } = await openList(emptyList());
    await user.click(screen.getByRole('button', { name: 'Add to Frozen' }));
    await user.type(screen.getByRole('combobox', { name: 'Name' }), '500 g peas');
    await user.click(screen.getByRole('button', { name: 'Add Item' }));
    expect(kept().frozen).toMatchObject([{ name: 'pea', quantity: 500, unit: 'g' }]);
  });

  it('LIST-28 LIST-29 different units make a combined description and clear quantity and unit', async () => {
    const { user } = await openList(aList({ bakery: [anItem({ name: 'flour', quantity: 2, unit: 'cup' })] }));
    await user.click(screen.getByRole('button', { name: 'Add to Bakery' }));
    await user.type(screen.getByRole('combobox', { name: 'Name' }), 'flour');
    await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '3');
    await user.type(screen.getByRole('textbox', { name: 'Unit' }), 'g');
    await user.click(screen.getByRole('button', { name: 'Add Item' }));
    expect(kept().bakery).toMatchObject([{ quantity: null, unit: null, quantityDescription: '2 x cup, 3 x g' }]);
  });

  it('LIST-22 LIST-23 LIST-24 wants a name and a quantity of at least 0; the unit is free text', async () => {
    const { user } = await openList(emptyList() as ShoppingList);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '-1');
    await user.click(screen.getByRole('button', { name: 'Add Item' }));
    expect(screen.getByText('Please enter a name.')).toBeTruthy();
    expect(screen.getByText('Please enter a number of at least 0.')).toBeTruthy();
    expect(kept()).toEqual(emptyList());
    await user.type(screen.getByRole('combobox', { name: 'Name' }), 'basil');
    await user.clear(screen.getByRole('textbox', { name: 'Quantity' }));
    await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '1');
    await user.type(screen.getByRole('textbox', { name: 'Unit' }), 'big pots');
    await waitFor(() =>
      expect((screen.getByRole('combobox', { name: 'Aisle' }) as HTMLSelectElement).value).toBe('produce'),
    );
    await user.click(screen.getByRole('button', { name: 'Add Item' }));
    expect(kept().produce).toMatchObject([{ name: 'basil', quantity: 1, unit: 'big pot' }]);
  });

  it('suggests foods while a name is typed, chosen with the keys', async () => {
    const api = listsApi().on(searchIngredients, () => [
      { id: '1', name: 'courgette', possibleUnits: ['g'], own: false },
      { id: '2', name: 'couscous', possibleUnits: ['g'], own: false },
    ]);
    const { user } = await openList(SAMPLE, api);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.type(screen.getByRole('combobox', { name: 'Name' }), 'cou');
    await screen.findByRole('option', { name: 'couscous' });
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect((screen.getByRole('combobox', { name: 'Name' }) as HTMLInputElement).value).toBe('couscous');
  });
});

describe('Settings', () => {
  it('LIST-12 ENT-60 ENT-61 ENT-62 hides quantities, and moves what is checked below', async () => {
    const { user } = await openList();
    expect(tick(/Spinach 100 g$/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    const quantities = screen.getByRole('switch', { name: 'Quantities' }) as HTMLInputElement;
    const separate = screen.getByRole('switch', { name: 'Separate checked' }) as HTMLInputElement;
    expect([quantities.checked, separate.checked]).toEqual([true, false]);
    await user.click(quantities);
    await user.click(separate);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(tick(/Spinach$/)).toBeTruthy();
    const names = within(section('Produce')).getAllByRole('checkbox');
    expect(names).toEqual([tick(/Lemon/), tick(/Spinach/)]);
  });
});

describe('Save', () => {
  it('LIST-04 LIST-13 LIST-14 NUM-14 ROLE-16 a free user saves under the name and says so for 3 s', async () => {
    const { user, api } = await openList();
    const name = screen.getByRole('textbox', { name: 'List name' });
    await user.clear(name);
    await user.type(name, 'Big shop');
    expect(JSON.parse(sessionStorage.getItem('shoppingListName')!)).toBe('Big shop');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Shopping list saved')).toBeTruthy();
    expect(api.calls(saveList)[0]?.body).toMatchObject({ name: 'Big shop', shoppingList: SAMPLE });
    act(() => vi.advanceTimersByTime(2000));
    expect(screen.getByText('Shopping list saved')).toBeTruthy();
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.queryByText('Shopping list saved')).toBeNull();
  });

  it('a saved list that gets another name is renamed, and stays the one it is when it is cleared', async () => {
    const { user, api } = await openList();
    const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
    const name = screen.getByRole('textbox', { name: 'List name' });
    await save();
    await waitFor(() => expect(api.calls(saveList)).toHaveLength(1));
    expect(api.calls(saveList)[0]?.body.id).toBeUndefined();
    await waitFor(() => expect(JSON.parse(sessionStorage.getItem('shoppingListId')!)).toBe(LIST_ID));
    await user.clear(name);
    await user.type(name, 'party');
    await save();
    await waitFor(() => expect(api.calls(saveList)).toHaveLength(2));
    expect(api.calls(saveList)[1]?.body).toMatchObject({ id: LIST_ID, name: 'party' });
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await save();
    await waitFor(() => expect(api.calls(saveList)).toHaveLength(3));
    expect(api.calls(saveList)[2]?.body).toMatchObject({ id: LIST_ID, onlyName: true });
  });

  it('a list whose name was typed on while it was being saved is that list still, and is renamed', async () => {
    let answer: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const api = listsApi().on(saveList, async () => {
      await late;
      return { id: LIST_ID, message: 'saved' };
    });
    const { user } = await openList(SAMPLE, api);
    const name = screen.getByRole('textbox', { name: 'List name' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.type(name, ' at the market');
    // pressed again before the answer has come: it follows by itself
    await user.click(screen.getByRole('button', { name: 'Save' }));
    answer();
    await waitFor(() => expect(api.calls(saveList)).toHaveLength(2));
    expect(api.calls(saveList)[1]?.body).toMatchObject({ id: LIST_ID, name: 'weekly shop at the market' });
    expect(name).toHaveProperty('value', 'weekly shop at the market');
  });

  it('a list that was loaded is renamed too; Undo brings back which one was shown before', async () => {
    const { user, api } = await openList();
    await user.click(screen.getByRole('button', { name: 'Load' }));
    await user.click(await screen.findByRole('button', { name: /^big shop/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const name = screen.getByRole('textbox', { name: 'List name' });
    await user.clear(name);
    await user.type(name, 'party');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.calls(saveList)[0]?.body).toMatchObject({ id: LIST_ID, name: 'party' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(JSON.parse(sessionStorage.getItem('shoppingListId')!)).toBeNull();
  });

  it('a save over another list of the name is taken back: what is on the screen stays, and is no saved list (24.4)', async () => {
    const answers = { message: 'party is as it was before.' };
    const { user, api } = await openList(
      SAMPLE,
      listsApi()
        .on(saveList, () => ({ id: LIST_ID, message: 'saved', savedOver: true as const }))
        .on(undo, () => answers),
    );
    const name = screen.getByRole('textbox', { name: 'List name' });
    await user.clear(name);
    await user.type(name, 'party');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const said = await screen.findByText('party was saved before with other things.');
    expect(JSON.parse(sessionStorage.getItem('shoppingListId')!)).toBe(LIST_ID);
    await user.click(within(said).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('party is as it was before.')).toBeTruthy();
    expect(api.calls(undo)[0]?.body).toEqual({ kind: 'list', id: LIST_ID });
    expect(JSON.parse(sessionStorage.getItem('shoppingListId')!)).toBeNull();
    expect(tick(/Lemon/)).toBeTruthy();
  });

  it('ERR-14 a list without a name is refused in the words of the specification, with the name in focus', async () => {
    const { user } = await openList(SAMPLE, listsApi().fail(saveList, 'list_name_missing'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Please choose a name for your shopping list');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'List name' }));
    expect(screen.queryByText('Shopping list saved')).toBeNull();
  });

  it('a save that does not reach the server says so, and is tried again with what has been ticked since', async () => {
    const { user, api } = await openList();
    api.disconnect();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/could not be saved/)).toBeTruthy();
    await user.click(tick(/Lemon/));
    expect(kept().produce[1]?.checked).toBe(true);
    api.reconnect();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Shopping list saved')).toBeTruthy();
    expect(api.calls(saveList).at(-1)?.body.shoppingList.produce[1]?.checked).toBe(true);
    expect(screen.queryByText(/could not be saved/)).toBeNull();
  });

  it.each([
    ['a server that fails', 'internal'],
    ['a server that is busy', 'unavailable'],
    ['too many calls', 'too_many_requests'],
  ] as const)('a save that meets %s is tried again by itself, until it is done', async (_title, code) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, api } = await openList(SAMPLE, listsApi().fail(saveList, code));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Sorrel goes on trying/)).toBeTruthy();
    api.on(saveList, () => ({ id: LIST_ID, message: 'Your shopping list has been saved.' }));
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(await screen.findByText('Shopping list saved')).toBeTruthy();
    expect(screen.queryByText(/Sorrel goes on trying/)).toBeNull();
  });

  it('a save that is refused is not tried again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, api } = await openList(SAMPLE, listsApi().fail(saveList, 'list_name_missing'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('alert');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(api.calls(saveList)).toHaveLength(1);
    expect(screen.queryByText(/Sorrel goes on trying/)).toBeNull();
  });
});

describe('Load', () => {
  it('LIST-15 LIST-18 LIST-19 lists saved lists with the day; loading one replaces what is shown and clears the plan id', async () => {
    localStorage.setItem('shoppingPlanId', JSON.stringify(PLAN_ID));
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Load' }));
    expect(await screen.findByText('12 Apr 2025')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^big shop/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((screen.getByRole('textbox', { name: 'List name' }) as HTMLInputElement).value).toBe('big shop');
    expect(kept()).toMatchObject({ produce: [], 'dairy and eggs': [{ name: 'egg', quantity: 6, checked: true }] });
    expect(JSON.parse(localStorage.getItem('shoppingPlanId')!)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(kept()).toEqual(SAMPLE);
  });

  it('LIST-15 lists saved plans too, and makes a list of one', async () => {
    const { user } = await openList(emptyList() as ShoppingList);
    await user.click(screen.getByRole('button', { name: 'Load' }));
    await user.click(screen.getByRole('radio', { name: 'Meal plans' }));
    await user.click(await screen.findByRole('button', { name: /^summer week/ }));
    await waitFor(() => expect(kept()).toEqual(SAMPLE));
    expect(JSON.parse(localStorage.getItem('shoppingPlanId')!)).toBe(PLAN_ID);
  });

  it('NUM-03 API-58 searches, and turns pages of ten', async () => {
    const api = listsApi().on(getLists, ({ query }) => ({
      lists: [{ id: LIST_ID, name: `list of page ${query.page}`, created_at: CREATED }],
      total: query.search === '' ? 11 : 1,
    }));
    const { user } = await openList(SAMPLE, api);
    await user.click(screen.getByRole('button', { name: 'Load' }));
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await screen.findByText('list of page 2');
    await user.type(screen.getByRole('searchbox', { name: 'Search shopping lists' }), 'big');
    await waitFor(() => expect(api.calls(getLists).at(-1)?.query).toMatchObject({ search: 'big', page: 1, limit: 10 }));
    expect(await screen.findByText('list of page 1')).toBeTruthy();
  });

  it('API-59 deletes a saved list after asking', async () => {
    const api = listsApi()
      .on(deleteList, () => ({ message: 'Deleted.' }))
      .on(putListBack, () => ({ name: 'big shop', message: 'big shop is back among your shopping lists.' }));
    const { user } = await openList(SAMPLE, api);
    await user.click(screen.getByRole('button', { name: 'Load' }));
    await user.click(await screen.findByRole('button', { name: 'Delete big shop' }));
    const question = await screen.findByRole('alertdialog');
    expect(within(question).getByText('Are you sure you want to delete this item?')).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(api.calls(deleteList).map(({ params }) => params.id)).toEqual([LIST_ID]));
    expect(await screen.findByText('big shop is in the trash.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('big shop is back among your shopping lists.')).toBeTruthy();
    expect(api.calls(putListBack).map(({ params }) => params.id)).toEqual([LIST_ID]);
  });
});

describe('from a plan', () => {
  it('LIST-02 PLAN-44 API-61 opens the list of the plan in the address once, so that a reload keeps its ticks', async () => {
    const api = listsApi();
    const { user, pathname } = renderApp(`${PATH}?plan=${PLAN_ID}`, { api });
    await user.click(await screen.findByRole('checkbox', { name: /Lemon/ }));
    await waitFor(() => expect(pathname()).toBe(PATH));
    expect(api.calls(getListOfPlan)).toHaveLength(1);
    expect(JSON.parse(localStorage.getItem('shoppingPlanId')!)).toBe(PLAN_ID);
    cleanup();
    // the plan is sent to the list again: what was ticked and has not changed stays ticked
    renderApp(`${PATH}?plan=${PLAN_ID}`, { api });
    await waitFor(() => expect(api.calls(getListOfPlan)).toHaveLength(2));
    expect(((await screen.findByRole('checkbox', { name: /Lemon/ })) as HTMLInputElement).checked).toBe(true);
  });

  it('making the list of the plan again keeps what was added by hand', async () => {
    const api = listsApi();
    const { user, pathname } = renderApp(`${PATH}?plan=${PLAN_ID}`, { api });
    await screen.findByRole('checkbox', { name: /Lemon/ });
    await waitFor(() => expect(pathname()).toBe(PATH));
    await user.click(screen.getByRole('button', { name: 'Add to Produce' }));
    await user.type(await screen.findByRole('combobox', { name: 'Name' }), 'Dill');
    await user.click(screen.getByRole('button', { name: 'Add Item' }));
    await screen.findByText('dill is on the list, under Produce.');
    cleanup();
    renderApp(`${PATH}?plan=${PLAN_ID}`, { api });
    await waitFor(() => expect(api.calls(getListOfPlan)).toHaveLength(2));
    expect(await screen.findByRole('checkbox', { name: /Lemon/ })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /Dill/ })).toBeTruthy();
  });

  it('a plan that is gone leaves the list as it is, and says so', async () => {
    keep(SAMPLE);
    renderApp(`${PATH}?plan=${PLAN_ID}`, { api: listsApi().fail(getListOfPlan, 'plan_not_found') });
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(kept()).toEqual(SAMPLE);
  });
});

describe('Hand on', () => {
  async function choose(user: Awaited<ReturnType<typeof openList>>['user'], entry: string) {
    await user.click(screen.getByRole('button', { name: 'Hand on' }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  }

  it('copies the list as text', async () => {
    const { user } = await openList();
    await choose(user, 'Copy as text');
    expect(await screen.findByText('Shopping list copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(
      'weekly shop\n\nProduce\n[x] spinach, 100 g\n[ ] lemon, 0.1\n\nBakery\n[ ] flour, 2 x cup, 3 x g',
    );
  });

  it('ROLE-09 sending to a supermarket asks a free user to upgrade', async () => {
    const { user } = await openList();
    await choose(user, 'Send to supermarket');
    expect(await screen.findByRole('dialog', { name: 'Upgrade to Premium' })).toBeTruthy();
  });

  it('PUB-40 a premium user sees what leaves, confirms it, and goes through it item by item', async () => {
    const api = listsApi(aUser({ premium: true })).on(sendToSupermarket, ({ body }) => ({
      basket: body.basket.map(({ name, amount }) => ({
        name,
        amount,
        url: 'https://www.tesco.com/groceries/en-GB/search?query=x',
      })),
      url: null,
    }));
    const { user } = await openList(SAMPLE, api);
    await choose(user, 'Send to supermarket');
    // what is ticked on the list is bought already
    expect(screen.queryByRole('checkbox', { name: 'spinach, 100 g' })).toBeNull();
    await user.click(await screen.findByRole('checkbox', { name: 'lemon, 0.1' }));
    expect(api.calls(sendToSupermarket)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send 1 item' }));
    expect(await screen.findByText('0 of 1 searched')).toBeTruthy();
    expect(api.calls(sendToSupermarket)[0]?.body.basket).toEqual([
      {
        name: 'flour',
        amount: '2 x cup, 3 x g',
        measures: [
          { quantity: 2, unit: 'cup' },
          { quantity: 3, unit: 'g' },
        ],
      },
    ]);
    const link = screen.getByRole('link', { name: /^flour/ });
    expect(link.getAttribute('target')).toBe('_blank');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(await screen.findByText('1 of 1 searched')).toBeTruthy();
    // the progress is there when the list is opened again
    cleanup();
    const again = await openList(SAMPLE, api);
    await choose(again.user, 'Send to supermarket');
    expect(await screen.findByText('1 of 1 searched')).toBeTruthy();
    await again.user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(await screen.findByRole('button', { name: 'Send 2 items' })).toBeTruthy();
  });

  it('a retailer that takes whole lists comes first, and answers with the page of the list', async () => {
    const api = listsApi(aUser({ premium: true }))
      .on(getSupermarkets, () => ({
        supermarkets: [
          { id: 'tesco' as const, name: 'Tesco' },
          { id: 'retailer' as const, name: 'Corner Shop' },
        ],
      }))
      .fail(sendToSupermarket, 'supermarket_busy');
    const { user } = await openList(SAMPLE, api);
    await choose(user, 'Send to supermarket');
    expect(await screen.findByText(/names and amounts that are ticked here go to Corner Shop/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send 2 items' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The supermarket is busy\. Please try again in /);
    api.on(sendToSupermarket, () => ({ basket: [], url: 'https://shop.example.com/lists/1' }));
    // by the keys: two clicks of a quick mouse are one double click
    screen.getByRole('button', { name: 'Send 2 items' }).focus();
    await user.keyboard('{Enter}');
    const link = await screen.findByRole('link', { name: /Open your list at Corner Shop/ });
    expect(link.getAttribute('href')).toBe('https://shop.example.com/lists/1');
    expect(api.calls(sendToSupermarket).at(-1)?.body.supermarket).toBe('retailer');
  });

  it('opens the share sheet with the list as text; closing it is no failure', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    lend(navigator, { share });
    const { user } = await openList();
    await choose(user, 'Share');
    expect(share).toHaveBeenCalledWith({
      title: 'weekly shop',
      text: expect.stringContaining('[ ] flour, 2 x cup, 3 x g'),
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    // a browser that refuses: the text can be copied by hand
    share.mockImplementation(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    await choose(user, 'Share');
    const text = (await screen.findByRole('textbox', { name: 'Shopping list as text' })) as HTMLTextAreaElement;
    expect(text.value).toContain('[x] spinach, 100 g');
    Reflect.deleteProperty(navigator, 'share');
  });

  it('where there is no share sheet none is offered', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Hand on' }));
    expect(await screen.findByRole('menuitem', { name: 'Copy as text' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Share' })).toBeNull();
  });

  it('prints', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = await openList();
    await choose(user, 'Print');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  });

  it('downloads a CSV file in which no cell is a formula', async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    lend(URL, {
      createObjectURL: (file: Blob) => {
        files.push(file);
        return 'blob:list';
      },
      revokeObjectURL: () => undefined,
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { user } = await openList(
      aList({
        other: [anItem({ name: '=1+1' }), anItem({ name: '@cmd' }), anItem({ name: '-2' }), anItem({ name: '+3' })],
      }),
    );
    await choose(user, 'Download as CSV');
    await waitFor(() => expect(files).toHaveLength(1));
    expect(names).toEqual(['weekly shop.csv']);
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(files[0]!);
    });
    expect(
      text
        .split('\r\n')
        .slice(1, 5)
        .map((row) => row.split(',')[1]),
    ).toEqual(["'=1+1", "'@cmd", "'-2", "'+3"]);
  });
});
