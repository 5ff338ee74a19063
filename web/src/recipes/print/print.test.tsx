import { getRecipe, recipeCount, userRecipes } from '@sorrel/contract/recipes';
import { CHOSEN_RECIPES_MAX } from '@sorrel/core/recipes/limits';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refusal } from '../../../testing/fake-api.ts';
import { renderApp, signedInApi } from '../../../testing/render-app.tsx';
import { aRecipe, aSummary } from '../../../testing/samples.ts';
import { runningHeads } from './running-heads.ts';

const idOf = (number: number) => `6c1f0a52-7f0e-4d5c-8f58-${String(number).padStart(12, '0')}`;
const PICTURE = '/images/soup.jpg';
const NAMES = ['Soup', 'Apple pie', 'Gone'];

function openBook(total = NAMES.length) {
  const results = NAMES.map((name, place) => aSummary({ id: idOf(place), name }));
  const api = signedInApi()
    .on(userRecipes, () => ({ results, maxPage: 1, total, notJudged: 0 }))
    .on(recipeCount, () => ({ count: NAMES.length }))
    .on(getRecipe, ({ params }) => {
      const place = NAMES.findIndex((_, number) => idOf(number) === params.id);
      if (NAMES[place] === 'Gone') throw new Refusal('recipe_not_found');
      return aRecipe({ id: params.id, name: NAMES[place]!, image_urls: [], images: [] });
    });
  return renderApp('/app/recipe-book', { api });
}
const sheet = () => document.querySelector<HTMLElement>('.print-alone');
const pressPrint = async (user: ReturnType<typeof openBook>['user']) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Print' }));

beforeEach(() => {
  vi.stubGlobal('print', vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the whole book is printed by name with its contents first, and what is gone by now is left out', async () => {
  const { user } = openBook();
  await user.click(await screen.findByRole('button', { name: 'Print the book' }));
  await pressPrint(user);
  await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
  const links = [...sheet()!.querySelectorAll('nav a')];
  expect(links.map(({ textContent }) => textContent)).toEqual(['Apple pie', 'Soup']);
  for (const link of links) expect(sheet()!.querySelector(link.getAttribute('href')!)).not.toBeNull();
  expect([...sheet()!.querySelectorAll('article h1')].map(({ textContent }) => textContent)).toEqual([
    '1 Apple pie',
    '2 Soup',
  ]);
  expect(sheet()!.querySelector('button, input')).toBeNull();
});

test('amounts are printed as a cook measures them, not as a third rounded to a tenth', async () => {
  const [first] = aRecipe().ingredients;
  const third = aRecipe({ ingredients: [{ ...first!, name: 'cream', quantity: 1 / 3, unit: 'cup' }], serves: 2 });
  const api = signedInApi()
    .on(userRecipes, () => ({
      results: [aSummary({ id: third.id, name: third.name })],
      maxPage: 1,
      total: 1,
      notJudged: 0,
    }))
    .on(recipeCount, () => ({ count: 1 }))
    .on(getRecipe, () => third);
  const { user } = renderApp('/app/recipe-book', { api });
  await user.click(await screen.findByRole('button', { name: 'Print the book' }));
  await pressPrint(user);
  await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
  expect(sheet()!.textContent).toContain('⅓ cup');
});

test('a book of more than can be printed says so, and nothing is printed', async () => {
  const { user } = openBook(CHOSEN_RECIPES_MAX + 1);
  await user.click(await screen.findByRole('button', { name: 'Print the book' }));
  await pressPrint(user);
  expect(await screen.findByText(/^Your book holds 201 recipes, and 200 can be printed at once/)).toBeTruthy();
  expect(window.print).not.toHaveBeenCalled();
});

test('what is selected is printed, and nothing else', async () => {
  const { user } = openBook();
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select Soup' }));
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Print' }));
  expect(await screen.findByRole('dialog', { name: 'Print 1 recipe' })).toBeTruthy();
  await pressPrint(user);
  await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
  expect([...sheet()!.querySelectorAll('article h1')].map(({ textContent }) => textContent)).toEqual(['1 Soup']);
});

test('one recipe is printed with the servings that are shown, without pictures where that was chosen, which is kept', async () => {
  const recipe = aRecipe({ name: 'Soup', serves: 2, image_urls: [PICTURE] });
  const open = () => renderApp(`/app/recipes/${recipe.id}/soup`, { api: signedInApi().on(getRecipe, () => recipe) });
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'More: Serves' }));
  const openDialog = async (by: typeof user) => {
    await by.click(await screen.findByRole('button', { name: 'More' }));
    await by.click(await screen.findByRole('menuitem', { name: 'Print' }));
    return screen.findByRole('switch', { name: 'With pictures' });
  };
  const choice = await openDialog(user);
  expect(choice).toHaveProperty('checked', true);
  await user.click(choice);
  await pressPrint(user);
  await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
  expect(within(sheet()!).getByText(/^Serves 3/)).toBeTruthy();
  expect(sheet()!.querySelector('img')).toBeNull();
  unmount();
  const again = open();
  expect(await openDialog(again.user)).toHaveProperty('checked', false);
});

describe('the browser’s own command to print', () => {
  const tell = (event: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(event)));
  const headings = () => [...document.querySelectorAll('.print-alone h1')].map(({ textContent }) => textContent);
  const openRecipe = async () => {
    const recipe = aRecipe({ name: 'Soup', serves: 2, image_urls: [PICTURE] });
    const { user } = renderApp(`/app/recipes/${recipe.id}/soup`, { api: signedInApi().on(getRecipe, () => recipe) });
    await user.click(await screen.findByRole('button', { name: 'More: Serves' }));
    return user;
  };

  test('gives the sheet of the button, with the servings that are shown, and nothing of it before or after', async () => {
    await openRecipe();
    expect(sheet()).toBeNull();
    tell('beforeprint');
    expect(headings()).toEqual(['Soup']);
    expect(within(sheet()!).getByText(/^Serves 3/)).toBeTruthy();
    expect(sheet()!.querySelector('img')).not.toBeNull();
    tell('afterprint');
    expect(sheet()).toBeNull();
  });

  test('leaves out pictures that the button leaves out, and stands once while the question is open', async () => {
    const user = await openRecipe();
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Print' }));
    await user.click(await screen.findByRole('switch', { name: 'With pictures' }));
    tell('beforeprint');
    expect(headings()).toEqual(['Soup']);
    expect(sheet()!.querySelector('img')).toBeNull();
  });

  test('prints a label that is open, and not the recipe under it', async () => {
    const user = await openRecipe();
    await user.click(await screen.findByRole('button', { name: 'Label' }));
    await screen.findByRole('radio', { name: 'EU' });
    tell('beforeprint');
    expect(headings()).toEqual([]);
    expect(document.querySelectorAll('.print-alone')).toHaveLength(1);
    expect(within(sheet()!).getByRole('img', { name: /^Nutrition/, hidden: true })).toBeTruthy();
  });
});

test('each page of a printed recipe has its number and name at its head, whatever letters that has', () => {
  const rules = runningHeads(['Soup', 'Mum’s "best" } pie\n\\', 'long name '.repeat(20)]);
  expect(rules.split('\n')).toHaveLength(3);
  expect(rules).toContain('@page recipe-1{margin:18mm 14mm;@top-right{content:"1 \\b7  Soup";');
  expect(rules).toContain('content:"2 \\b7  Mum\\2019 s \\22 best\\22  \\7d  pie\\a \\5c ";');
  expect(rules).toMatch(/content:"3 \\b7 {2}(?:long name ?){6}\\2026 ";/);
});
