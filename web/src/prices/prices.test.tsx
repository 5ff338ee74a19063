import { searchIngredients } from '@sorrel/contract/foods';
import { findAisle, getLists } from '@sorrel/contract/lists';
import { costOfWeek, findPriced, getPrices, type Prices, removePrice, setPrice } from '@sorrel/contract/prices';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { WeekCost } from './week-cost.tsx';

const PRICED: Prices = {
  currency: 'EUR',
  prices: [{ name: 'leek', label: 'leek', hundredths: 199, quantity: 1, unit: 'kg', rates: { g: 0.199 } }],
};

/** What a week costs, and nothing else. */
function renderCost(api: ReturnType<typeof pricesApi>) {
  const element = (
    <main tabIndex={-1}>
      <WeekCost servings={new Map([['a-recipe', 2]])} people={1} />
    </main>
  );
  return renderApp('/', { api: api.on(getPrices, () => PRICED), routes: [{ path: '/', element }] });
}

/** A household that keeps what it is sent. */
function pricesApi() {
  let kept: Prices = { currency: null, prices: [] };
  const api = signedInApi()
    .on(getLists, () => ({ lists: [], total: 0 }))
    .on(searchIngredients, () => [])
    .on(findAisle, () => ({ aisle: 'produce' as const }))
    .on(getPrices, () => kept)
    .on(findPriced, ({ query }) => ({
      name: String(query?.name),
      label: String(query?.name),
      units: ['kg', 'g'] satisfies Prices['prices'][number]['unit'][],
    }))
    .on(setPrice, ({ body }) => {
      const { currency, ...price } = body as Prices['prices'][number] & { currency: 'GBP' };
      kept = { currency, prices: [{ ...price, label: price.name, rates: { g: price.hundredths / 1000 } }] };
      return kept;
    })
    .on(removePrice, () => {
      kept = { ...kept, prices: [] };
      return kept;
    });
  return api;
}

test('plan settings take prices of foods, show them and remove them; bad input gets a sentence and loses nothing', async () => {
  const api = pricesApi();
  const { user } = renderApp('/app/meal-plans', { api });
  await user.click(await screen.findByRole('button', { name: /Settings/ }));
  const settings = await screen.findByRole('dialog', { name: 'Plan settings' });
  await user.type(await within(settings).findByRole('textbox', { name: /Food to add a price for/ }), 'leek{Enter}');
  const dialog = await screen.findByRole('dialog', { name: /Price of leek/ });
  const price: HTMLInputElement = within(dialog).getByRole('textbox', { name: /Price/ });
  await user.type(price, 'two');
  await user.click(within(dialog).getByRole('button', { name: 'Save price' }));
  expect(within(dialog).getByText(/write the price as a number/)).toBeTruthy();
  expect(price.value).toBe('two');
  await user.clear(price);
  await user.type(price, '1,99');
  await user.click(within(dialog).getByRole('button', { name: 'Save price' }));
  await waitFor(() =>
    expect(api.calls(setPrice)[0]?.body).toMatchObject({ name: 'leek', hundredths: 199, quantity: 1, unit: 'kg' }),
  );
  expect(await within(settings).findByText(/1\.99 per kg/)).toBeTruthy();
  await user.click(within(settings).getByRole('button', { name: 'Remove the price of leek' }));
  expect(await within(settings).findByText('No food has a price yet.')).toBeTruthy();
});

test('what a week costs can be asked for again where it failed, and the focus stays', async () => {
  const { user } = renderCost(pricesApi().fail(costOfWeek, 'internal'));
  expect((await screen.findByRole('alert', {}, { timeout: 3000 })).textContent).toMatch(/^What the week costs is not/);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' })));
});

test('a week says why some of its recipes are not counted', async () => {
  renderCost(
    pricesApi().on(costOfWeek, () => ({
      knownHundredths: 3745,
      foods: 3,
      known: 3,
      missing: 2,
      recipes: [],
      unknown: [],
    })),
  );
  expect(await screen.findByText('At least €37.45 for the week; 2 recipes that are gone are not counted')).toBeTruthy();
});
