import { getUser } from '@sorrel/contract/auth';
import { ERRORS } from '@sorrel/contract/errors';
import { searchIngredients } from '@sorrel/contract/foods';
import type { RecipeSummary } from '@sorrel/contract/recipe';
import { getRecipe, toggleFave, userRecipes } from '@sorrel/contract/recipes';
import { explainSpin, spin } from '@sorrel/contract/spinner';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aRecipe, aSummary, aUser } from '../../testing/samples.ts';
import { showLanguage } from '../language/sentences.ts';
import { paths } from '../paths.ts';
import { LazySusan, laidTable, turnTo } from './lazy-susan.tsx';

const RISOTTO = aSummary({ id: '6c1f0a52-7f0e-4d5c-8f58-0a8f3f1f0099', name: 'Mushroom risotto', calories: 411.2 });

function spinnerApi(found: RecipeSummary[] = [RISOTTO], user = aUser()) {
  return signedInApi(user)
    .on(userRecipes, () => ({ results: [aSummary()], maxPage: 1, total: 1, notJudged: 0 }))
    .on(spin, () => found)
    .on(searchIngredients, ({ query }) => [
      { id: 'f1', name: `${query.search} leaf`, possibleUnits: ['g'], own: false },
    ]);
}

async function open(api = spinnerApi()) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const view = renderApp(paths.spinner, { api });
  await screen.findByRole('heading', { name: 'Meal Spinner', level: 1 });
  // the tags of the shell are there: the page is at rest
  await screen.findByRole('button', { name: 'Vegan' });
  return view;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
async function spinWhole() {
  press('Spin');
  await pass(2000);
}

it('speaks German from the heading to what keeps every meal away', async () => {
  await showLanguage('de');
  const api = spinnerApi([]).on(explainSpin, () => ({
    total: 9,
    notJudged: 0,
    filters: [{ name: 'favourites', withoutIt: 1240 }],
  }));
  renderApp(paths.spinner, { api });
  await screen.findByRole('heading', { name: 'Glücksrad', level: 1 });
  await waitFor(() => expect(document.title).toBe('Glücksrad · Sorrel'));
  expect(screen.getByRole('button', { name: 'Frühstück' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Günstig' })).toBeTruthy();
  press('Drehen');
  expect(await screen.findByText('Kein Gericht passt zu deinen Filtern!')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ohne „Nur Favoriten“: 1.240 Gerichte' })).toBeTruthy();
});

describe('a spin', () => {
  it('that is quicker than what the person may not eat waits for it', async () => {
    let answer = () => {};
    const known = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const api = spinnerApi()
      .on(explainSpin, () => ({ total: 1, notJudged: 0, filters: [] }))
      .on(getUser, async () => {
        await known;
        return aUser({ diets: ['Vegan'] });
      });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderApp(paths.spinner, { api });
    await screen.findByRole('heading', { name: 'Meal Spinner', level: 1 });
    press('Spin');
    await pass(500);
    expect(api.calls(spin)).toHaveLength(0);
    answer();
    await waitFor(() => expect(api.calls(spin)).toHaveLength(1));
    expect(api.calls(spin)[0]?.query.without).toEqual(['not vegan']);
  });

  it('SPIN-02 SPIN-03 SPIN-04 SPIN-05 SPIN-08 SPIN-09 NUM-17 turns for two seconds and shows the result', async () => {
    await open();
    press('Spin');
    await pass(1500);
    expect(screen.getByText('Spinning')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Spin' })).toHaveProperty('ariaBusy', 'true');
    expect(screen.queryByRole('article', { name: 'Result' })).toBeNull();
    await pass(500);
    const card = within(await screen.findByRole('article', { name: 'Result' }));
    expect(card.getByRole('link', { name: 'Mushroom risotto' })).toBeTruthy();
    expect(card.getByText('412 kcal')).toBeTruthy();
    expect(card.getByText('Vegetarian')).toBeTruthy();
  });

  it('SPIN-01 API-31 takes the first of the list, and the heart makes it a favourite', async () => {
    const api = spinnerApi([RISOTTO, aSummary()]).on(toggleFave, () => ({ is_favorite: true }));
    await open(api);
    await spinWhole();
    const heart = await screen.findByRole('button', { name: 'Favourite Mushroom risotto' });
    fireEvent.click(heart);
    expect(heart.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(api.calls(toggleFave)[0]?.params.id).toBe(RISOTTO.id));
  });

  it('the heart goes back when the server does not take it, and says so', async () => {
    await open(spinnerApi([RISOTTO, aSummary()]).fail(toggleFave, 'internal'));
    await spinWhole();
    fireEvent.click(await screen.findByRole('button', { name: 'Favourite Mushroom risotto' }));
    expect(await screen.findByText(ERRORS.internal.message)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Favourite Mushroom risotto' }).getAttribute('aria-pressed')).toBe(
      'false',
    );
  });

  it('SPIN-10 ERR-10 without a match keeps the old result, and says which filter to drop', async () => {
    const api = spinnerApi();
    await open(api);
    await spinWhole();
    await screen.findByRole('article', { name: 'Result' });
    api
      .on(spin, () => [])
      .on(explainSpin, () => ({
        total: 9,
        notJudged: 0,
        filters: [
          { name: 'favourites', withoutIt: 4 },
          { name: 'type', withoutIt: 0 },
        ],
      }));
    fireEvent.click(screen.getByRole('switch', { name: 'Favourites only' }));
    press('Breakfast');
    await spinWhole();
    expect((await screen.findByRole('alert')).textContent).toContain('No meals match your filters!');
    expect(screen.getByRole('link', { name: 'Mushroom risotto' })).toBeTruthy();
    press('Drop “Favourites only”: 4 meals');
    expect(screen.getByRole('switch', { name: 'Favourites only' })).toHaveProperty('checked', false);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ERR-11 says that it failed', async () => {
    await open(spinnerApi().fail(spin, 'internal'));
    await spinWhole();
    expect((await screen.findByRole('alert')).textContent).toContain('Error fetching meals. Please try again.');
  });
});

describe('coming back', () => {
  const favourite = { ...aRecipe({ name: 'Mushroom risotto', is_favorite: true }), id: RISOTTO.id };

  it('finds the result again at 12 o’clock, as the recipe is by now', async () => {
    const api = spinnerApi().on(getRecipe, () => favourite);
    const { router } = await open(api);
    await spinWhole();
    await screen.findByRole('article', { name: 'Result' });
    await act(() => router.navigate('/app/support'));
    await screen.findByRole('heading', { level: 1, name: 'Support' });
    await act(() => router.navigate(-1));
    const card = within(await screen.findByRole('article', { name: 'Result' }));
    expect(card.getByRole('link', { name: 'Mushroom risotto' })).toBeTruthy();
    await waitFor(() =>
      expect(card.getByRole('button', { name: /^Favourite/ }).getAttribute('aria-pressed')).toBe('true'),
    );
    const disc = document.querySelector<HTMLElement>('.turntable-disc')!;
    const seat = [...disc.children].findIndex((one) => one.classList.contains('has-won'));
    expect((seat * 45 + Number.parseFloat(disc.style.rotate)) % 360).toBe(0);
  });

  it('finds nothing when the recipe is gone, and a page that is opened anew begins anew', async () => {
    const api = spinnerApi().fail(getRecipe, 'recipe_not_found');
    const { router } = await open(api);
    await spinWhole();
    await screen.findByRole('article', { name: 'Result' });
    await act(() => router.navigate('/app/support'));
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { level: 1, name: 'Meal Spinner' });
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Result' })).toBeNull());
    api.on(getRecipe, () => favourite);
    await act(() => router.navigate('/app/support'));
    await act(() => router.navigate(paths.spinner));
    await screen.findByRole('heading', { level: 1, name: 'Meal Spinner' });
    expect(screen.queryByRole('article', { name: 'Result' })).toBeNull();
  });
});

describe('the settings', () => {
  it('SPIN-06 SPIN-07 SPIN-11 SPIN-16 SPIN-17 ENT-43 ENT-44 narrow the spin until they are cleared', async () => {
    const api = spinnerApi();
    await open(api);
    const settings = within(screen.getByRole('region', { name: 'Settings' }));
    for (const name of ['All', 'Any', 'Breakfast', 'Lunch', 'Dinner', 'Snack']) {
      expect(settings.getByRole('button', { name })).toBeTruthy();
    }
    press('Dinner');
    fireEvent.click(screen.getByRole('switch', { name: 'Favourites only' }));
    press('Vegan');
    press('Quick');
    press('Quick, included');
    press('Cheap');
    press('Cheap, included');
    press('Cheap, left out');
    expect(settings.getByRole('button', { name: 'Cheap' })).toBeTruthy();
    await spinWhole();
    expect(api.calls(spin).at(-1)?.query).toMatchObject({
      resultsPool: 'user',
      type: 'dinner',
      favourites: true,
      tags: ['Vegan'],
      tagsNot: ['Quick'],
    });
    press('Clear');
    await spinWhole();
    expect(api.calls(spin).at(-1)?.query).toEqual({ resultsPool: 'user' });
  });

  it('start from the dietary preferences of the profile, until another choice is made', async () => {
    const api = spinnerApi([RISOTTO], aUser({ diets: ['Vegetarian'], allergens: ['egg'] })).on(explainSpin, () => ({
      total: 9,
      notJudged: 3,
      filters: [],
    }));
    await open(api);
    expect(
      await screen.findByText(/3 recipes are left out because not all of their ingredients are known/),
    ).toBeTruthy();
    await spinWhole();
    expect(api.calls(spin).at(-1)?.query).toMatchObject({ without: ['not vegetarian', 'egg'] });
    press('No egg');
    await spinWhole();
    expect(api.calls(spin).at(-1)?.query).toMatchObject({ without: ['not vegetarian'] });
    press('Clear');
    await spinWhole();
    expect(api.calls(spin).at(-1)?.query).toMatchObject({ without: ['not vegetarian', 'egg'] });
  });

  it('SPIN-13 SPIN-14 SPIN-15 have sliders whose ends mean no limit', async () => {
    const api = spinnerApi();
    await open(api);
    const calories = screen.getByRole('slider', { name: 'Max calories' });
    const time = screen.getByRole('slider', { name: 'Max time' });
    expect(calories).toMatchObject({ min: '0', max: '1500', step: '25' });
    expect(time).toMatchObject({ min: '0', max: '180', step: '5' });
    fireEvent.change(calories, { target: { value: '600' } });
    fireEvent.change(time, { target: { value: '45' } });
    await spinWhole();
    expect(api.calls(spin).at(-1)?.query).toMatchObject({ cals: 600, time: 45 });
    fireEvent.change(calories, { target: { value: '1500' } });
    fireEvent.change(time, { target: { value: '0' } });
    expect(screen.getAllByText('no limit')).toHaveLength(2);
    await spinWhole();
    expect(api.calls(spin).at(-1)?.query).toEqual({ resultsPool: 'user' });
  });

  it('SPIN-12 SPIN-18 SPIN-19 SPIN-20 find ingredients after 300 ms and go round their three states', async () => {
    const api = spinnerApi();
    await open(api);
    const field = screen.getByRole('searchbox', { name: 'Search ingredients' });
    fireEvent.change(field, { target: { value: 'bay' } });
    expect(api.calls(searchIngredients)).toHaveLength(0);
    await pass(300);
    expect(await screen.findByRole('button', { name: 'bay leaf' })).toBeTruthy();
    fireEvent.change(field, { target: { value: '' } });
    expect(screen.queryByRole('button', { name: 'bay leaf' })).toBeNull();

    fireEvent.change(field, { target: { value: 'bay' } });
    await pass(300);
    fireEvent.click(await screen.findByRole('button', { name: 'bay leaf' }));
    await spinWhole();
    expect(api.calls(spin).at(-1)?.query).toMatchObject({ ingredients: ['bay leaf'], ingredientsPre: ['bay leaf'] });
    press('bay leaf, included');
    await spinWhole();
    expect(api.calls(spin).at(-1)?.query).toMatchObject({ ingredientsNot: ['bay leaf'] });
    press('bay leaf, left out');
    expect(screen.getByRole('button', { name: 'bay leaf' })).toBeTruthy();
  });
});

describe('the table', () => {
  it('stops with the winner at 12 o’clock after three turns or more', () => {
    for (const seat of [0, 3, 7]) {
      const turn = turnTo(seat, 1395);
      expect((turn + seat * 45) % 360).toBe(0);
      expect(turn - 1395).toBeGreaterThanOrEqual(1080);
    }
  });

  it('turns each plate back as far as the table and its seat turn it', () => {
    const { container } = render(
      <LazySusan
        plates={laidTable(RISOTTO, 0, [])}
        turnDegrees={1395}
        wonSeat={null}
        isSpinning={false}
        onSpin={() => undefined}
      />,
    );
    const degrees = (element: HTMLElement) => Number.parseFloat(element.style.rotate);
    expect(degrees(container.querySelector<HTMLElement>('.turntable-disc')!)).toBe(1395);
    const plates = [...container.querySelectorAll<HTMLElement>('.turntable-plate')];
    expect(plates.map((plate, seat) => 1395 + seat * 45 + degrees(plate))).toEqual(plates.map(() => 0));
  });

  it('lays every seat, the winner once where there are others', () => {
    const others = [aSummary({ id: '6c1f0a52-7f0e-4d5c-8f58-0a8f3f1f0098', name: 'Soup' }), RISOTTO];
    const plates = laidTable(RISOTTO, 5, others);
    expect(plates).toHaveLength(8);
    expect(plates.filter(({ id }) => id === RISOTTO.id)).toHaveLength(1);
    expect(plates[5]).toBe(RISOTTO);
    expect(laidTable(RISOTTO, 2, []).every((recipe) => recipe === RISOTTO)).toBe(true);
  });
});
