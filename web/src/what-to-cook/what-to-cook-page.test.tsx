import { getUser } from '@sorrel/contract/auth';
import { ERRORS } from '@sorrel/contract/errors';
import { searchIngredients } from '@sorrel/contract/foods';
import { userRecipes } from '@sorrel/contract/recipes';
import { type CookableRecipe, type KitchenFood, kitchenFoods, whatToCook } from '@sorrel/contract/what-to-cook';
import { KITCHEN_FOODS_MAX } from '@sorrel/core/recipes/what-to-cook';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { showLanguage } from '../language/sentences.ts';
import { paths } from '../paths.ts';
import { say as common } from '../sentences.ts';
import { renderApp, signedInApi } from '../testing/render-app.tsx';
import { aSummary, aUser } from '../testing/samples.ts';
import { setWindowWidth } from '../testing/window-width.ts';

const food = (name: string, shown = name): KitchenFood => ({ name, shown });
const idOf = (index: number) => `6c1f0a52-7f0e-4d5c-8f58-0a8f3f1f01${String(index).padStart(2, '0')}`;
const cookable = (index: number, name: string, missing: string[], of: 'book' | 'explore' = 'book'): CookableRecipe => ({
  recipe: aSummary({ id: idOf(index), name }),
  of,
  missing: missing.map((one) => food(one)),
});

const FRITTATA = cookable(1, 'Spinach frittata', []);
const SHAKSHUKA = cookable(2, 'Green shakshuka', ['courgette']);
const RISOTTO = cookable(3, 'Tomato risotto', ['basil', 'parmesan']);
const CURRY = cookable(4, 'Chickpea curry', [], 'explore');
const NOTHING = { results: [], counts: { none: 0, one: 0, two: 0 }, notRead: 0 };
const KEY = 'kitchenChoices';

function kitchenApi() {
  return signedInApi()
    .on(userRecipes, () => ({ results: [], maxPage: 1, total: 12, notJudged: 0 }))
    .on(kitchenFoods, () => ({
      lately: [food('spinach'), food('tomato')],
      fresh: [food('egg'), food('milk')],
      stored: [food('rice')],
    }))
    .on(whatToCook, ({ body }) => ({
      results: [FRITTATA, ...(body.withExplore ? [CURRY] : []), SHAKSHUKA, RISOTTO],
      counts: { none: body.withExplore ? 2 : 1, one: 1, two: 40 },
      notRead: 0,
    }))
    .on(searchIngredients, ({ query }) => [
      { id: 'f1', name: `${query.search} leaf`, possibleUnits: ['g'], own: false },
    ]);
}

async function open(api = kitchenApi()) {
  const view = renderApp(paths.whatToCook, { api });
  await screen.findByRole('heading', { name: 'What can I cook?', level: 1 });
  return view;
}
const tile = (name: string) => screen.findByRole('button', { name, pressed: false });
const tapped = (name: string) => screen.findByRole('button', { name, pressed: true });
const field = () => screen.getByRole('searchbox', { name: 'Add what is there' });
const asked = (api: ReturnType<typeof kitchenApi>) => api.calls(whatToCook).map(({ body }) => body);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** While the clock stands: an answer takes its turns, and nearly no time. */
async function untilSeen(region: string) {
  for (let turn = 0; turn < 500 && screen.queryByRole('region', { name: region }) === null; turn += 1) await pass(1);
  expect(screen.getByRole('region', { name: region })).toBeTruthy();
}

describe('what is in the kitchen', () => {
  it('stands in groups; what is tapped is asked for once, and what lacks nothing comes first', async () => {
    const { api, user } = await open();
    expect(await screen.findByRole('heading', { name: 'Tap what is in the kitchen' })).toBeTruthy();
    expect((await screen.findAllByRole('toolbar')).map((one) => one.getAttribute('aria-labelledby'))).toHaveLength(3);
    expect(within(screen.getByRole('toolbar', { name: 'Fridge' })).getAllByRole('button')).toHaveLength(2);
    expect(
      within(screen.getByRole('toolbar', { name: 'Cupboard' })).getByRole('button', { name: 'Rice' }),
    ).toBeTruthy();
    expect(asked(api)).toEqual([]);

    await user.click(await tile('Spinach'));
    await user.click(await tile('Egg'));
    const none = await screen.findByRole('region', { name: 'Nothing missing' });
    expect(within(none).getByRole('link', { name: 'Spinach frittata' })).toHaveProperty(
      'pathname',
      `/app/recipes/${FRITTATA.recipe.id}/spinach-frittata`,
    );
    const one = screen.getByRole('region', { name: 'One thing missing' });
    expect(within(within(one).getByRole('list', { name: 'Missing' })).getByText('Courgette')).toBeTruthy();
    const two = screen.getByRole('region', { name: 'Two things missing' });
    expect(
      within(two)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Basil', 'Parmesan']);
    expect(within(two).getByText('1 of 40')).toBeTruthy();
    expect(within(one).queryByText('1 of 1')).toBeNull();
    await waitFor(() =>
      expect(asked(api).at(-1)).toEqual({ foods: ['egg', 'spinach'], withUsual: true, withExplore: false }),
    );
    expect(screen.getByText('2 things')).toBeTruthy();
  });

  it('is asked about 250 ms after the last tap, not for each', async () => {
    const { api } = await open();
    const [spinach, egg] = [await tile('Spinach'), await tile('Egg')];
    vi.useFakeTimers();
    fireEvent.click(spinach);
    await pass(200);
    fireEvent.click(egg);
    await pass(200);
    expect(asked(api)).toEqual([]);
    await pass(50);
    await untilSeen('Nothing missing');
    expect(asked(api).map(({ foods }) => foods)).toEqual([['egg', 'spinach']]);
  });

  it('is kept on the device, with where to look; what is stored and not understood counts as nothing', async () => {
    const first = await open();
    await first.user.click(await tile('Spinach'));
    await first.user.click(screen.getByRole('switch', { name: /^Salt, pepper, oil/ }));
    await first.user.click(screen.getByRole('button', { name: 'Up to 30 min' }));
    await first.user.click(screen.getByRole('radio', { name: 'Explore too' }));
    await waitFor(() =>
      expect(asked(first.api).at(-1)).toEqual({ foods: ['spinach'], withUsual: false, withExplore: true, minutes: 30 }),
    );
    first.unmount();

    const second = await open();
    expect(await tapped('Spinach')).toBeTruthy();
    expect(screen.getByRole('switch', { name: /^Salt, pepper, oil/ })).toHaveProperty('checked', false);
    expect(screen.getByRole('radio', { name: 'Explore too' })).toHaveProperty('checked', true);
    expect(await tapped('Up to 30 min')).toBeTruthy();
    second.unmount();

    localStorage.setItem(KEY, JSON.stringify({ foods: 'spinach' }));
    await open();
    expect(await tile('Spinach')).toBeTruthy();
    expect(screen.getByText('0 things')).toBeTruthy();
  });

  it('is shown in a second tab, too', async () => {
    const { api } = await open();
    await tile('Milk');
    const choices = { foods: [food('milk')], withUsual: true, withExplore: false, isQuick: false };
    act(() => {
      localStorage.setItem(KEY, JSON.stringify(choices));
      window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    });
    expect(await tapped('Milk')).toBeTruthy();
    await waitFor(() => expect(asked(api).map(({ foods }) => foods)).toEqual([['milk']]));
  });

  it('is added by its name: typed, found, or one that is there already; taken away, it can be tapped again', async () => {
    const { api, user } = await open();
    await tile('Milk');
    await user.type(field(), 'squash{Enter}');
    const added = await screen.findByRole('toolbar', { name: 'Added' });
    expect(within(added).getByRole('button', { name: 'Squash', pressed: true })).toBeTruthy();
    expect(field()).toHaveProperty('value', '');
    expect(screen.getAllByRole('toolbar')[0]).toBe(added);

    await user.type(field(), 'mint');
    await user.click(await screen.findByRole('button', { name: 'Add mint leaf' }));
    expect(within(added).getByRole('button', { name: 'Mint leaf', pressed: true })).toBeTruthy();
    expect(document.activeElement).toBe(field());

    await user.type(field(), 'MILK{Enter}');
    expect(await tapped('Milk')).toBeTruthy();
    expect(within(added).getAllByRole('button')).toHaveLength(2);
    await waitFor(() => expect(asked(api).at(-1)?.foods).toEqual(['milk', 'mint leaf', 'squash']));

    await user.click(await tapped('Squash'));
    expect(
      within(added)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Squash', 'Mint leaf']);
    await waitFor(() => expect(asked(api).at(-1)?.foods).toEqual(['milk', 'mint leaf']));
  });

  it('Escape empties the field, and a slash leads to it from everywhere but a field', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Explore too' }));
    await user.keyboard('/');
    expect(document.activeElement).toBe(field());
    await user.keyboard('1/2 squash');
    expect(field()).toHaveProperty('value', '1/2 squash');
    await user.keyboard('{Escape}');
    expect(field()).toHaveProperty('value', '');
  });

  it('is tapped with the keyboard: arrows lead from tile to tile, and each group is one stop', async () => {
    const { user } = await open();
    const spinach = await tile('Spinach');
    act(() => spinach.focus());
    await user.keyboard('{ArrowRight} ');
    expect(document.activeElement).toBe(await tapped('Tomato'));
    await user.keyboard('{ArrowRight}{Enter}');
    expect(document.activeElement).toBe(await tapped('Egg'));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(await tile('Rice'));
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(spinach);
    await user.tab();
    expect(document.activeElement).toBe(await tapped('Egg'));
    await user.tab();
    expect(document.activeElement).toBe(await tile('Rice'));
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(spinach);
  });

  it('has a limit, which is said; then something has to go before another thing comes', async () => {
    const many = Array.from({ length: KITCHEN_FOODS_MAX }, (_, index) => food(`food ${index}`));
    localStorage.setItem(KEY, JSON.stringify({ foods: many, withUsual: true, withExplore: false, isQuick: false }));
    const { user } = await open();
    expect(await screen.findByText(/^These are 80 things, and no more/)).toBeTruthy();
    const milk = await tile('Milk');
    expect(milk.ariaDisabled).toBe('true');
    await user.click(milk);
    await user.type(field(), 'squash{Enter}');
    expect(field()).toHaveProperty('value', 'squash');
    expect(screen.getByText('80 things')).toBeTruthy();

    await user.click(await tapped('Food 7'));
    await user.click(await tile('Milk'));
    expect(await tapped('Milk')).toBeTruthy();
    expect(screen.getByText('80 things')).toBeTruthy();
  });

  it('is cleared by one press, which can be taken back', async () => {
    const { user } = await open();
    await user.click(await tile('Spinach'));
    await user.click(await tile('Egg'));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(await screen.findByRole('heading', { name: 'Tap what is in the kitchen' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'In the kitchen' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await tapped('Spinach')).toBeTruthy();
    expect(await tapped('Egg')).toBeTruthy();
  });

  it('can still be typed where what is usually there does not come, and is asked for again', async () => {
    const api = kitchenApi().fail(kitchenFoods, 'internal');
    const { user } = await open(api);
    expect((await screen.findByRole('alert')).textContent).toContain('What you usually have could not be loaded.');
    await user.type(field(), 'squash{Enter}');
    expect(await tapped('Squash')).toBeTruthy();
    api.on(kitchenFoods, () => ({ lately: [], fresh: [food('milk')], stored: [] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await tile('Milk')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('what can be cooked', () => {
  it('comes from Explore too where that is wanted, and says so', async () => {
    const { user } = await open();
    await user.click(await tile('Spinach'));
    await screen.findByRole('region', { name: 'Nothing missing' });
    expect(screen.queryByRole('link', { name: 'Chickpea curry' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Explore too' }));
    const card = (await screen.findByRole('link', { name: 'Chickpea curry' })) as HTMLAnchorElement;
    expect(card.pathname).toBe(`/app/explore/${CURRY.recipe.id}/chickpea-curry`);
    expect(within(card.closest('article')!).getByText('From Explore')).toBeTruthy();
  });

  it.each([
    ['a free person', false],
    ['somebody with Premium', true],
  ])('tells %s whether all of Explore was looked at', async (_who, premium) => {
    const api = kitchenApi().on(getUser, () => aUser({ premium }));
    const { user } = await open(api);
    await user.click(await tile('Spinach'));
    await screen.findByRole('region', { name: 'Nothing missing' });
    expect(screen.queryByText(/^Of Explore, its featured meals/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Explore too' }));
    await screen.findByRole('link', { name: 'Chickpea curry' });
    expect(screen.queryByText(/^Of Explore, its featured meals were looked at/) !== null).toBe(!premium);
  });

  it('stays, faded, while the next answer is on its way', async () => {
    let answer = () => {};
    const { api, user } = await open();
    await user.click(await tile('Spinach'));
    const frittata = await screen.findByRole('link', { name: 'Spinach frittata' });
    api.on(whatToCook, async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return { ...NOTHING, results: [SHAKSHUKA], counts: { none: 0, one: 1, two: 0 } };
    });
    await user.click(await tile('Egg'));
    await waitFor(() => expect(asked(api)).toHaveLength(2));
    expect(frittata.isConnected).toBe(true);
    expect(frittata.closest('[aria-busy="true"]')).toBeTruthy();
    answer();
    await waitFor(() => expect(frittata.isConnected).toBe(false));
    expect(screen.getByRole('link', { name: 'Green shakshuka' }).closest('[aria-busy="true"]')).toBeNull();
  });

  it('warns of what the person does not eat', async () => {
    const user = aUser({ allergens: ['nuts'] });
    const nutty = { ...FRITTATA, recipe: aSummary({ name: 'Nut roast', diet_warnings: ['nuts'] }) };
    const api = kitchenApi();
    api
      .on(getUser, () => user)
      .on(whatToCook, () => ({ ...NOTHING, results: [nutty], counts: { none: 1, one: 0, two: 0 } }));
    const view = await open(api);
    await view.user.click(await tile('Spinach'));
    expect(await screen.findByText('Contains nuts')).toBeTruthy();
  });

  it('says that nothing is, and offers Explore where that is off, and any time where little was wanted', async () => {
    const api = kitchenApi().on(whatToCook, () => NOTHING);
    const { user } = await open(api);
    await user.click(await tile('Spinach'));
    expect(await screen.findByRole('heading', { name: 'Nothing in your book can be made of these' })).toBeTruthy();
    expect(screen.getByText(/^Everything lacks more than two things\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Up to 30 min' }));
    await user.click(await screen.findByRole('button', { name: 'Any time' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Any time' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Explore too' }));
    expect(
      await screen.findByRole('heading', { name: 'Nothing can be made of these, in your book or in Explore' }),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Explore too' })).toBeNull();
  });

  it('is looked for in Explore by somebody whose book is empty', async () => {
    const api = kitchenApi()
      .on(userRecipes, () => ({ results: [], maxPage: 1, total: 0, notJudged: 0 }))
      .on(kitchenFoods, () => ({ lately: [], fresh: [], stored: [] }));
    const { user } = await open(api);
    expect(await screen.findByRole('heading', { name: 'Your recipe book is still empty' })).toBeTruthy();
    expect(await screen.findByText(/^Once there are recipes in your book/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open Explore' })).toHaveProperty('pathname', paths.explore);
    await user.click(screen.getByRole('button', { name: 'Explore too' }));
    await user.type(field(), 'chickpeas{Enter}');
    expect(await screen.findByRole('link', { name: 'Chickpea curry' })).toBeTruthy();
  });

  it('fails with the reason, and is asked for again', async () => {
    const api = kitchenApi().fail(whatToCook, 'internal');
    const { user } = await open(api);
    await user.click(await tile('Spinach'));
    expect((await screen.findByRole('alert')).textContent).toContain(ERRORS.internal.message);
    api.on(whatToCook, () => ({ ...NOTHING, results: [FRITTATA], counts: { none: 1, one: 0, two: 0 } }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Spinach frittata' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('fails without a network, too: the device has no answer of its own', async () => {
    const { api, user } = await open();
    const spinach = await tile('Spinach');
    api.disconnect();
    await user.click(spinach);
    expect((await screen.findByRole('alert')).textContent).toContain(common.unreachable);
    api.reconnect();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Spinach frittata' })).toBeTruthy();
  });

  it('tells of a very large book what was not looked at', async () => {
    const api = kitchenApi().on(whatToCook, () => ({ ...NOTHING, notRead: 1200 }));
    const { user } = await open(api);
    await user.click(await tile('Spinach'));
    expect(
      await screen.findByText('Your book is very large: its 1,200 oldest recipes were not looked at.'),
    ).toBeTruthy();
  });

  it('is said aloud once it has stood for a second', async () => {
    await open();
    const spinach = await tile('Spinach');
    vi.useFakeTimers();
    fireEvent.click(spinach);
    await pass(250);
    await untilSeen('Nothing missing');
    expect(screen.queryByText('1 ready, 1 needs one thing')).toBeNull();
    await pass(1000);
    expect(screen.getByText('1 ready, 1 needs one thing').getAttribute('role')).toBe('status');
  });

  it('is counted by a pill on a phone, which leads to it', async () => {
    setWindowWidth(390);
    const { user } = await open();
    await tile('Spinach');
    expect(screen.queryByRole('button', { name: /ready/ })).toBeNull();
    await user.click(await tile('Spinach'));
    await user.click(await screen.findByRole('button', { name: '1 ready, 1 needs one thing' }));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'What you can cook' }));
  });
});

it('speaks German: foods with their capitals, and what is missing', async () => {
  await showLanguage('de');
  const api = kitchenApi()
    .on(kitchenFoods, () => ({ lately: [], fresh: [food('spinach', 'frischer spinat')], stored: [] }))
    .on(whatToCook, () => ({
      ...NOTHING,
      results: [{ ...SHAKSHUKA, missing: [food('courgette', 'zucchini')] }],
      counts: { none: 0, one: 1, two: 0 },
    }));
  const { user } = renderApp(paths.whatToCook, { api });
  await screen.findByRole('heading', { name: 'Was kann ich kochen?', level: 1 });
  await waitFor(() => expect(document.title).toBe('Was kann ich kochen? · Sorrel'));
  await user.click(await tile('Frischer Spinat'));
  const one = await screen.findByRole('region', { name: 'Eine Zutat fehlt' });
  expect(within(within(one).getByRole('list', { name: 'Fehlt' })).getByText('Zucchini')).toBeTruthy();
  expect(api.calls(whatToCook)[0]?.body.foods).toEqual(['spinach']);
});
