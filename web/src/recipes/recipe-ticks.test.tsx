import { getRecipe } from '@sorrel/contract/recipes';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aRecipe } from '../../testing/samples.ts';
import { setWindowWidth } from '../../testing/window-width.ts';

const SOUP = aRecipe({
  name: 'Soup',
  ingredients: ['leek', 'potato', 'stock'].map((name, place) => ({
    ...aRecipe().ingredients[0]!,
    id: `i${place}`,
    name,
  })),
  method: [
    { step: 1, desc: 'Chop.' },
    { step: 2, desc: 'Simmer.' },
  ],
});

function open(recipe = SOUP) {
  const api = signedInApi().on(getRecipe, () => recipe);
  return renderApp(`/app/recipes/${recipe.id}/soup`, { api });
}
const tick = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `${name} is ready` });

afterEach(() => {
  vi.useRealTimers();
  setWindowWidth(1440);
});

test('ingredients and steps are ticked, still are when the page is opened again, and go with one press', async () => {
  const { user, unmount } = open();
  await user.click(await tick('potato'));
  await user.click(await screen.findByRole('button', { name: 'Step 1 is done' }));
  expect(await screen.findByText('1 of 3 ready')).toBeTruthy();
  unmount();
  const again = open();
  expect((await tick('potato')).checked).toBe(true);
  expect((await tick('leek')).checked).toBe(false);
  const step = screen.getByRole('button', { name: 'Step 1 is done' });
  expect(step.getAttribute('aria-pressed')).toBe('true');
  await again.user.click(screen.getByRole('button', { name: 'Clear ticks' }));
  expect((await tick('potato')).checked).toBe(false);
  expect(step.getAttribute('aria-pressed')).toBe('false');
  expect(screen.queryByRole('button', { name: 'Clear ticks' })).toBeNull();
});

test('the next day nothing is ticked, nor when somebody has changed the recipe', async () => {
  const { user, unmount } = open();
  await user.click(await tick('leek'));
  unmount();
  const changed = open({ ...SOUP, version: SOUP.version + 1 });
  expect((await tick('leek')).checked).toBe(false);
  changed.unmount();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 });
  open();
  expect((await tick('leek')).checked).toBe(false);
});

test('on a phone what can be done stands on the counter: Cook, plan, list, Share and a menu, with Delete last, which asks', async () => {
  setWindowWidth(390);
  const { user } = open();
  const tools = within(await screen.findByRole('region', { name: 'Tools of this page' }));
  await waitFor(() => expect(tools.getByRole('link', { name: 'Cook' })).toBeTruthy());
  for (const name of ['Add to plan', 'Add to list', 'Share']) expect(tools.getByRole('button', { name })).toBeTruthy();
  expect(tools.queryByRole('button', { name: 'Delete' })).toBeNull();
  await user.click(tools.getByRole('button', { name: 'More' }));
  const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(entries).toEqual(['Edit', 'Print', 'Copy as text', 'Collections', 'Versions', 'Delete']);
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('Are you sure you want to delete this item?')).toBeTruthy();
});
