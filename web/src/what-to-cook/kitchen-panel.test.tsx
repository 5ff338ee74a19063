import { kitchenFoods } from '@sorrel/contract/what-to-cook';
import { KITCHEN_FOODS_MAX } from '@sorrel/core/recipes/what-to-cook';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import {
  asked,
  FRITTATA,
  field,
  food,
  KEY,
  kitchenApi,
  open,
  pass,
  tapped,
  tile,
  untilSeen,
} from './testing/open-kitchen.ts';

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
      expect(asked(api).at(-1)).toEqual({ foods: ['egg', 'spinach'], soon: [], withUsual: true, withExplore: false }),
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
      expect(asked(first.api).at(-1)).toEqual({
        foods: ['spinach'],
        soon: [],
        withUsual: false,
        withExplore: true,
        minutes: 30,
      }),
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
