import { searchIngredients } from '@sorrel/contract/foods';
import { rememberAisle, type ShoppingList, saveList } from '@sorrel/contract/lists';
import { AISLES } from '@sorrel/core/foods/aisles';
import { emptyList } from '@sorrel/core/lists/list';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { setWindowWidth } from '../../testing/window-width.ts';
import { aList, anItem, kept, listsApi, openList, PATH, SAMPLE, section, tick } from './testing/shopping-lists.tsx';

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
    // there is nothing left to uncheck, and whoever pressed it stands where they stood
    const uncheck = screen.getByRole('button', { name: 'Uncheck' });
    expect(uncheck.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(uncheck);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(kept()).toEqual(SAMPLE);
  });

  it('LIST-06 LIST-20 Clear empties the list; undo brings it back beside what was added since', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(kept()).toEqual(emptyList());
    const cleared = screen.getByRole('button', { name: 'Clear' });
    expect(document.activeElement).toBe(cleared);
    // pressed again it does nothing: Undo is still of the list that was there
    await user.click(cleared);
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
