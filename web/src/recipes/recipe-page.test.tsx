import { ERRORS } from '@sorrel/contract/errors';
import { getVersions } from '@sorrel/contract/history';
import { finishCheck, listChecks } from '@sorrel/contract/many-imports';
import { deleteRecipe, getRecipe, recipeCount, toggleFave, userRecipes } from '@sorrel/contract/recipes';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aRecipe, aUser } from '../../testing/samples.ts';
import { setWindowWidth } from '../../testing/window-width.ts';
import { recipesNamedQuery } from './queries.ts';
import { BASE, heading, open, PATH, panel } from './testing/open-recipe.tsx';

describe('the page of a recipe', () => {
  it('DET-01 DET-02 DET-03 DET-06 has back, breadcrumb, date, name, caption, tags and meal type', async () => {
    open();
    await heading();
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Recipes' })).toHaveProperty('pathname', '/app/recipe-book');
    expect(crumbs.getByText('Green shakshuka')).toBeTruthy();
    expect(screen.getByText('Added 12-04-2025')).toBeTruthy();
    expect(screen.getByText('Eggs in spinach and herbs.')).toBeTruthy();
    expect(screen.getByText('Vegetarian')).toBeTruthy();
    expect(screen.getByText('Breakfast')).toBeTruthy();
  });

  it('says what speaks against it for this person, and on what ground', async () => {
    open(aRecipe({ diet_warnings: ['egg', 'nuts'] }), aUser({ allergens: ['nuts'] }));
    expect(await screen.findByText('Contains nuts.')).toBeTruthy();
    expect(screen.getByText(/Judged from the ingredients/)).toBeTruthy();
  });

  it('says what its import was not sure of where it stands, each with a way to mend it, until it is answered', async () => {
    let doubts = [
      { kind: 'ingredients-incomplete' as const, lines: ['2 carrots', '1 onion'] },
      { kind: 'steps-incomplete' as const, lines: [] },
    ];
    const api = signedInApi(aUser())
      .on(getRecipe, () => BASE)
      .on(listChecks, () => (doubts.length === 0 ? [] : [{ id: BASE.id, name: BASE.name, doubts }]))
      .on(finishCheck, ({ query }) => {
        doubts = doubts.filter(({ kind }) => kind !== query.kind);
        return { left: 1 };
      });
    const { user } = renderApp(PATH, { api });
    await heading();
    const ingredients = within(await screen.findByRole('complementary', { name: 'In doubt about the ingredients' }));
    expect(ingredients.getByText('1 onion')).toBeTruthy();
    const mend = ingredients.getByRole<HTMLAnchorElement>('link', { name: 'Add these 2' });
    expect([mend.pathname, mend.hash]).toEqual([`/app/recipes/${BASE.id}/edit`, '#doubt-ingredients-incomplete']);
    await user.click(screen.getByRole('button', { name: 'Is the method whole?' }));
    expect(document.activeElement?.id).toBe('doubt-steps-incomplete');
    const method = within(screen.getByRole('complementary', { name: 'In doubt about the method' }));
    await user.click(method.getByRole('button', { name: 'It is right as it is' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Is the method whole?' })).toBeNull());
    expect(screen.getByRole('button', { name: 'More ingredients?' })).toBeTruthy();
  });

  it('asks about an amount that can hardly be meant once, and says above how much there is to look at', async () => {
    const implausible = [{ line: 0, reason: 'amount' as const }];
    const ingredients = BASE.ingredients.with(0, { ...BASE.ingredients[0]!, quantity: 11_500 });
    const nutritionLines = BASE.nutritionLines.with(0, { ...BASE.nutritionLines[0]!, grams: 11_500 });
    const doubts = [
      { kind: 'implausible-time' as const, lines: [] },
      { kind: 'calories-differ' as const, lines: [] },
      { kind: 'implausible-amount' as const, lines: ['200 g spinach'] },
    ];
    let open = doubts;
    const api = signedInApi(aUser())
      .on(getRecipe, () => aRecipe({ calories: 3400, implausible, ingredients, nutritionLines }))
      .on(listChecks, () => [{ id: BASE.id, name: BASE.name, doubts: open }])
      .on(finishCheck, () => {
        open = doubts.slice(0, 2);
        return { left: 1 };
      });
    const { user } = renderApp(PATH, { api });
    await heading();
    const asked = await screen.findByRole('complementary', { name: 'In doubt about the ingredients' });
    expect(screen.queryByText(/That is a lot for/)).toBeNull();
    // and not as servings either
    expect(screen.queryByText(/is a lot for one serving/)).toBeNull();
    const summary = screen.getByText(/^The import of this recipe was not sure|not sure/);
    const times = screen.getByRole('complementary', { name: 'In doubt about the times' });
    const servings = screen.getByRole('complementary', { name: 'In doubt about the servings' });
    expect(within(servings).getByRole('link', { name: 'Change the servings' })).toBeTruthy();
    expect(summary.compareDocumentPosition(times) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.click(within(asked).getByRole('button', { name: 'It is right as it is' }));
    expect(await screen.findByText(/^11\.5 kg of spinach\? That is a lot for/)).toBeTruthy();
  });

  it('is added to the week in the slot that is chosen', async () => {
    const { user } = open();
    await heading();
    await user.click(screen.getByRole('button', { name: 'Add to plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to plan' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Day' }), 'Tuesday');
    expect(dialog.getByRole('combobox', { name: 'Slot' })).toHaveProperty('value', '1-breakfast-0');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Added to Tuesday, breakfast')).toBeTruthy();
    const week = JSON.parse(sessionStorage.getItem('mealPlan') ?? '[]');
    expect(week[1].breakfast[0]).toMatchObject({ id: BASE.id, name: 'Green shakshuka' });
  });

  it('groups of ingredients and parts of the method stand under their names', async () => {
    const [first] = BASE.ingredients;
    if (!first) throw new Error('the sample has ingredients');
    const sauce = 'For the <i>sauce</i>';
    const method = [
      { step: 1, desc: 'Boil.' },
      { step: 2, desc: 'Stir.', group: sauce },
    ];
    open(aRecipe({ ingredients: [first, { ...first, name: 'cream', group: sauce }], method }));
    await heading();
    const ingredients = panel('Ingredients');
    expect(ingredients.getByRole('heading', { level: 3, name: sauce })).toBeTruthy();
    const group = within(ingredients.getByRole('list', { name: sauce }));
    expect(group.getAllByRole('listitem').map((item) => item.textContent)).toEqual([expect.stringContaining('cream')]);
    expect(screen.getAllByRole('heading', { level: 3, name: sauce })).toHaveLength(2);
  });

  it('DET-18 shows a spinner, then the content', async () => {
    open();
    expect(await screen.findByText('Loading...')).toBeTruthy();
    await heading();
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  it('while it is on its way there are a heading, a way back, and no end of a path', async () => {
    const api = signedInApi().on(getRecipe, () => new Promise<never>(() => undefined));
    renderApp(PATH, { api });
    expect((await screen.findByRole('navigation', { name: 'Breadcrumb' })).textContent).toBe('Recipes');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
  });

  it('on a phone Edit is in the menu, and leaves the name of the recipe its room', async () => {
    setWindowWidth(390);
    const { user } = open();
    await heading();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveProperty(
      'pathname',
      expect.stringMatching(/\/edit$/),
    );
  });

  it('DET-07 ENT-23 shows the times in minutes', async () => {
    open();
    await heading();
    expect([screen.getByText('10 min'), screen.getByText('15 min')]).toHaveLength(2);
  });

  it("DET-07 a time of zero is '-'", async () => {
    open(aRecipe({ prep_time: 0, cook_time: 0 }));
    await heading();
    for (const name of ['Prep', 'Cook']) {
      expect(screen.getByText(name, { selector: 'dt' }).parentElement?.textContent).toBe(`${name}-`);
    }
  });

  it('DET-08 ENT-27 shows the steps, and the picture of the one that has one', async () => {
    open(
      aRecipe({
        method: [
          { step: 1, desc: 'Wilt.', image_url: '/images/s/1000.webp', image_key: 's' },
          { step: 2, desc: 'Crack.', image_url: null, image_key: null },
        ],
      }),
    );
    await heading();
    expect(screen.getByText('Wilt.')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Step 1' }).getAttribute('src')).toBe('/images/s/1000.webp');
    expect(screen.queryByRole('img', { name: 'Step 2' })).toBeNull();
  });

  it("DET-09 DET-10 says 'No Method' and 'No Notes'", async () => {
    open(aRecipe({ method: [], notes: ' ' }));
    await heading();
    expect(screen.getByText('No Method')).toBeTruthy();
    expect(screen.getByText('No Notes')).toBeTruthy();
  });

  it('DET-11 says where it was found', async () => {
    open();
    await heading();
    expect(screen.getByText(/Recipe sourced from/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'example.com' });
    expect(link.getAttribute('href')).toBe('https://example.com/shakshuka');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it.each(['admin', ''])('DET-12 ROLE-19 the source "%s" has no line', async (source) => {
    open(aRecipe({ source }));
    await heading();
    expect(screen.queryByText(/Recipe sourced from/)).toBeNull();
  });

  it('a source that is no web page is words, never a link', async () => {
    open(aRecipe({ source: 'javascript:alert(1)' }));
    await heading();
    expect(screen.getByText(/javascript:alert/).closest('a')).toBeNull();
  });

  it('DET-04 has an image slider with thumbnails', async () => {
    const { user } = open(aRecipe({ image_urls: ['/images/a/1000.webp', '/images/b/1000.webp'] }));
    await heading();
    const images = within(screen.getByRole('region', { name: 'Images' }));
    const thumbs = images.getAllByRole('button', { name: /^Image \d of 2$/ });
    expect(thumbs.map((thumb) => thumb.getAttribute('aria-current'))).toEqual(['true', 'false']);
    await user.click(images.getByRole('button', { name: 'Next image' }));
    expect(thumbs.map((thumb) => thumb.getAttribute('aria-current'))).toEqual(['false', 'true']);
    await user.click(images.getByRole('button', { name: 'Next image' }));
    await user.click(images.getByRole('button', { name: 'Previous image' }));
    expect(document.querySelector('article picture img')?.getAttribute('src')).toBe('/images/b/1000.webp');
  });

  it('DET-05 without images there is the generated cover', async () => {
    open();
    await heading();
    expect(document.querySelector('article .recipe-cover')).toBeTruthy();
    expect(document.querySelector('article img')).toBeNull();
  });

  it('ERR-21 a recipe that cannot be loaded leads to the recipe book', async () => {
    const api = signedInApi()
      .fail(getRecipe, 'recipe_not_found')
      .on(userRecipes, () => ({ results: [], maxPage: 1, total: 0, notJudged: 0 }))
      .on(recipeCount, () => ({ count: 0 }));
    const { pathname, router } = renderApp(PATH, { api });
    const ways = new Set<string>();
    router.subscribe(
      ({ navigation: { location } }) => location?.pathname === '/app/recipe-book' && ways.add(location.key),
    );
    await waitFor(() => expect(pathname()).toBe('/app/recipe-book'));
    // however long the book takes to come
    expect(ways.size).toBe(1);
    expect((await screen.findByRole('alert')).textContent).toContain('The recipe could not be loaded.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test.each([
    PATH,
    `/app/recipes/${BASE.id}/edit`,
    `/app/recipes/${BASE.id}/versions`,
    `/app/recipes/${BASE.id}/cooked`,
  ])('%s: where the server is not well the book says so, and leads back to the same page', async (path) => {
    const api = signedInApi().fail(getRecipe, 'internal').fail(getVersions, 'internal');
    const { user, pathname } = renderApp(path, { api });
    await waitFor(() => expect(pathname()).toBe('/app/recipe-book'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The recipe could not be loaded. Something went wrong on our side.');
    api.on(getRecipe, () => new Promise(() => undefined));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(pathname()).toBe(path));
  });

  test('what could not be loaded is told once: the recipe that was loaded after all leaves nothing of it behind', async () => {
    const api = signedInApi().fail(getRecipe, 'internal');
    const { user, router } = renderApp(PATH, { api });
    const alert = await screen.findByRole('alert');
    // what the browser keeps for a page that is loaded again, or come back to
    await waitFor(() => expect(router.state.location.state).toBeNull());
    api.on(getRecipe, () => BASE);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await heading();
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Your Recipes' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('serves', () => {
  it('DET-13 DET-20 DET-21 NUM-47 NUM-48 scales amounts and calories, starting at the recipe’s own', async () => {
    const { user } = open();
    await heading();
    const ingredients = panel('Ingredients');
    expect(within(ingredients.getByRole('group', { name: 'Serves' })).getByText('2')).toBeTruthy();
    expect(ingredients.getByText('200 g')).toBeTruthy();
    expect(ingredients.getByText('47 kcal')).toBeTruthy();
    await user.click(ingredients.getByRole('button', { name: 'More: Serves' }));
    expect(ingredients.getByText('300 g')).toBeTruthy();
    expect(ingredients.getByText('4.5')).toBeTruthy();
    expect(ingredients.getByText('70 kcal')).toBeTruthy();
  });

  it('a unit that is a word takes a plural with more than one of it', async () => {
    const garlic = { id: 'i1', name: 'garlic', quantity: 2, unit: 'clove', possibleUnits: [], calories: 4 };
    const { user } = open(aRecipe({ ingredients: [garlic] }));
    await heading();
    const ingredients = panel('Ingredients');
    expect(ingredients.getByText('2 cloves')).toBeTruthy();
    await user.click(ingredients.getByRole('button', { name: 'Fewer: Serves' }));
    expect(ingredients.getByText('1 clove')).toBeTruthy();
  });

  it.each([
    [1, 'Fewer: Serves'],
    [30, 'More: Serves'],
    [80, 'More: Serves'],
  ])('DET-21 NUM-23 from %d there is no further with %s', async (serves, name) => {
    open(aRecipe({ serves }));
    await heading();
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
  });
});

test('a recipe that is deleted on its page is not asked for once more', async () => {
  const api = signedInApi()
    .on(getRecipe, () => BASE)
    .on(deleteRecipe, () => ({ message: 'Deleted.' }))
    .on(userRecipes, () => ({ results: [], maxPage: 1, total: 0, notJudged: 0 }));
  const { user } = renderApp(PATH, { api });
  await heading();
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByRole('heading', { level: 1, name: 'Your Recipes' });
  expect(api.calls(getRecipe)).toHaveLength(1);
});

describe('the favourite toggle', () => {
  /** A recipe that is a favourite once it was made one. */
  function flippingApi() {
    let recipe = BASE;
    return signedInApi()
      .on(getRecipe, () => recipe)
      .on(toggleFave, () => {
        recipe = { ...recipe, is_favorite: true };
        return { is_favorite: true };
      });
  }

  it('DET-15 DET-19 flips, then the recipe is reloaded', async () => {
    const api = flippingApi();
    const { user } = renderApp(PATH, { api });
    await heading();
    const toggle = screen.getByRole('button', { name: 'Favourite' });
    expect(toggle.getAttribute('aria-pressed')).toBe('false');
    await user.click(toggle);
    await waitFor(() => expect(toggle.getAttribute('aria-pressed')).toBe('true'));
    await waitFor(() => expect(api.calls(getRecipe)).toHaveLength(2));
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
  });

  it('is on the picture on a phone, and nowhere else', async () => {
    setWindowWidth(390);
    const api = flippingApi();
    const { user } = renderApp(PATH, { api });
    const title = await heading();
    const toggle = screen.getByRole('button', { name: 'Favourite' });
    expect(toggle.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.click(toggle);
    await waitFor(() => expect(toggle.getAttribute('aria-pressed')).toBe('true'));
  });

  it('flips although recipes to choose from by name are kept beside the lists', async () => {
    const api = signedInApi()
      .on(getRecipe, () => BASE)
      .on(toggleFave, () => ({ is_favorite: true }));
    const { user, queryClient } = renderApp(PATH, { api });
    await heading();
    queryClient.setQueryData(recipesNamedQuery(['pesto']).queryKey, []);
    await user.click(screen.getByRole('button', { name: 'Favourite' }));
    await waitFor(() => expect(api.calls(toggleFave)).toHaveLength(1));
  });

  it('goes back when the server does not take it, and says so', async () => {
    const api = signedInApi()
      .on(getRecipe, () => BASE)
      .fail(toggleFave, 'internal');
    const { user } = renderApp(PATH, { api });
    await heading();
    await user.click(screen.getByRole('button', { name: 'Favourite' }));
    expect(await screen.findByText(ERRORS.internal.message)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Favourite' }).getAttribute('aria-pressed')).toBe('false');
  });

  it('of a recipe that was deleted in another tab says so, and leads to the book', async () => {
    const api = signedInApi()
      .on(getRecipe, () => BASE)
      .on(userRecipes, () => ({ results: [], maxPage: 1, total: 0, notJudged: 0 }))
      .fail(toggleFave, 'recipe_not_found');
    const { user } = renderApp(PATH, { api });
    await heading();
    api.fail(getRecipe, 'recipe_not_found');
    await user.click(screen.getByRole('button', { name: 'Favourite' }));
    expect(await screen.findByText(ERRORS.recipe_not_found.message)).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: 'Your Recipes' })).toBeTruthy();
  });
});

describe('taking it along', () => {
  it('copies the recipe as plain words', async () => {
    const { user } = open();
    await heading();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy as text' }));
    expect(await screen.findByText('Copied')).toBeTruthy();
    const text = await navigator.clipboard.readText();
    expect(text).toContain('Serves 2 · Prep 10 min · Cook 15 min');
    expect(text).toContain('- 200 g spinach\n- 3 egg');
    expect(text).toContain('1. Wilt the spinach.');
  });

  it('copies the amounts for the serves that are chosen', async () => {
    const { user } = open();
    await heading();
    await user.click(screen.getByRole('button', { name: 'More: Serves' }));
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy as text' }));
    expect(await screen.findByText('Copied')).toBeTruthy();
    const text = await navigator.clipboard.readText();
    expect(text).toContain('Serves 3 ·');
    expect(text).toContain('- 300 g spinach\n- 4 ½ egg');
  });

  it('copies amounts and temperatures in the units that are chosen', async () => {
    const kitchen = { cupGrams: 244, isLiquid: true, isScooped: false };
    const milk = {
      ...BASE.ingredients[0]!,
      name: 'milk',
      quantity: 2,
      unit: 'cup',
      food: { id: 'milk', name: 'milk', sure: true, kitchen },
    };
    const { user } = open(aRecipe({ serves: 2, ingredients: [milk], method: [{ step: 1, desc: 'Bake at 350°F.' }] }));
    await heading();
    await user.click(screen.getByRole('radio', { name: 'Metric' }));
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy as text' }));
    expect(await screen.findByText('Copied')).toBeTruthy();
    const text = await navigator.clipboard.readText();
    expect(text).toContain('- 480 ml milk');
    expect(text).toContain('1. Bake at 180 °C.');
  });

  it('shows people’s texts in the direction of their language', async () => {
    open(aRecipe({ name: 'מרק עדשים', notes: 'הגישו חם' }));
    const title = await screen.findByRole('heading', { level: 1, name: 'מרק עדשים' });
    expect(title.dir).toBe('auto');
    expect(screen.getByText('הגישו חם').dir).toBe('auto');
  });
});
