import { searchIngredients } from '@sorrel/contract/foods';
import { userRecipes } from '@sorrel/contract/recipes';
import { type CookableRecipe, type KitchenFood, kitchenFoods, whatToCook } from '@sorrel/contract/what-to-cook';
import { act, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { renderApp, signedInApi } from '../../../testing/render-app.tsx';
import { aSummary } from '../../../testing/samples.ts';
import { paths } from '../../paths.ts';

export const food = (name: string, shown = name): KitchenFood => ({ name, shown });
const idOf = (index: number) => `6c1f0a52-7f0e-4d5c-8f58-0a8f3f1f01${String(index).padStart(2, '0')}`;
export const cookable = (
  index: number,
  name: string,
  missing: string[],
  of: 'book' | 'explore' = 'book',
): CookableRecipe => ({
  recipe: aSummary({ id: idOf(index), name }),
  of,
  missing: missing.map((one) => food(one)),
  soon: [],
  instead: [],
});

export const FRITTATA = cookable(1, 'Spinach frittata', []);
export const SHAKSHUKA = cookable(2, 'Green shakshuka', ['courgette']);
const RISOTTO = cookable(3, 'Tomato risotto', ['basil', 'parmesan']);
export const CURRY = cookable(4, 'Chickpea curry', [], 'explore');
export const NOTHING = { results: [], counts: { none: 0, one: 0, two: 0 }, named: [], notRead: 0 };
export const KEY = 'kitchenChoices';

export function kitchenApi() {
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
      named: [],
      notRead: 0,
    }))
    .on(searchIngredients, ({ query }) => [
      { id: 'f1', name: `${query.search} leaf`, possibleUnits: ['g'], own: false },
    ]);
}

export async function open(api = kitchenApi()) {
  const view = renderApp(paths.whatToCook, { api });
  await screen.findByRole('heading', { name: 'What can I cook?', level: 1 });
  return view;
}
export const tile = (name: string) => screen.findByRole('button', { name, pressed: false });
export const tapped = (name: string) => screen.findByRole('button', { name, pressed: true });
export const field = () => screen.getByRole('searchbox', { name: 'Add what is there' });
export const asked = (api: ReturnType<typeof kitchenApi>) => api.calls(whatToCook).map(({ body }) => body);
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** While the clock stands: an answer takes its turns, and nearly no time. */
export async function untilSeen(region: string) {
  for (let turn = 0; turn < 500 && screen.queryByRole('region', { name: region }) === null; turn += 1) await pass(1);
  expect(screen.getByRole('region', { name: region })).toBeTruthy();
}
