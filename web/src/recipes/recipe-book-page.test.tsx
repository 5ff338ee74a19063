import { getCookSums } from '@sorrel/contract/cooking';
import {
  deleteRecipe,
  featuredRecipes,
  premiumRecipes,
  type RecipePage,
  recipeCount,
  toggleFave,
  userRecipes,
} from '@sorrel/contract/recipes';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FakeApi } from '../../testing/fake-api.ts';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aSummary, aUser } from '../../testing/samples.ts';

const ID = '6c1f0a52-7f0e-4d5c-8f58-0a8f3f1f000';
const page = (results: RecipePage['results'], maxPage = 1, total = results.length): RecipePage => ({
  results,
  maxPage,
  total,
  notJudged: 0,
});
const SHAKSHUKA = aSummary({ image_urls: ['/images/abc/1000.webp', '/images/def/1000.webp'] });
const SOUP = aSummary({ id: `${ID}2`, name: 'Lentil soup', is_favorite: true, tags: [], calories: null });

function bookApi(reply: RecipePage = page([SHAKSHUKA, SOUP]), user = aUser()): FakeApi {
  return signedInApi(user)
    .on(userRecipes, () => reply)
    .on(recipeCount, () => ({ count: user.recipe_count }));
}
const open = (api = bookApi(), path = '/app/recipe-book') => renderApp(path, { api });
const card = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return within(link.closest('article')!);
};

describe('the cards', () => {
  it('BOOK-02 BOOK-05 BOOK-06 BOOK-10 shows the book as cards that lead to their recipes', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Your Recipes' })).toBeTruthy();
    expect(await screen.findByText('2 recipes')).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'Green shakshuka' });
    expect(link).toHaveProperty('pathname', `/app/recipes/${SHAKSHUKA.id}/green-shakshuka`);
  });

  it('a word that is longer than its line is divided as its language does, not anywhere', async () => {
    open(bookApi(page([{ ...SOUP, name: 'Donaudampfschifffahrtskapitänsfrühstück' }])));
    const name = await screen.findByRole('heading', { name: /^Donaudampf/ });
    expect(name.className).toMatch(/hyphens-auto/);
  });

  it('BOOK-18 BOOK-19 ENT-25 a card has the first picture, both times together and the calories rounded up', async () => {
    open();
    const shakshuka = await card('Green shakshuka');
    expect(shakshuka.getByText('25 min')).toBeTruthy();
    expect(shakshuka.getByText('310 kcal')).toBeTruthy();
    expect(shakshuka.getByText('Vegetarian')).toBeTruthy();
    const picture = document.querySelector('article img');
    expect(picture?.getAttribute('src')).toBe('/images/abc/1000.webp');
    expect(picture?.getAttribute('srcset')).toContain('/images/abc/320.webp 320w');
  });

  it('a card has the stars of the log, and nothing where nobody gave any', async () => {
    const sum = { times: 1, last_at: '2025-04-12T09:30:00.000Z' };
    open(
      bookApi().on(getCookSums, () => ({
        recipes: [
          { ...sum, id: SHAKSHUKA.id, stars: 4.5 },
          { ...sum, id: SOUP.id, stars: null },
        ],
      })),
    );
    expect(await (await card('Green shakshuka')).findByText('4.5 of 5 stars')).toBeTruthy();
    expect((await card('Lentil soup')).queryByText(/stars/)).toBeNull();
  });

  it('a card that conflicts with the dietary preferences says so', async () => {
    const nuts = aSummary({ name: 'Nut loaf', diet_warnings: ['gluten', 'nuts'] });
    open(bookApi(page([nuts, SOUP]), aUser({ allergens: ['nuts', 'gluten'] })));
    expect((await card('Nut loaf')).getByText('Contains gluten and nuts')).toBeTruthy();
    expect((await card('Lentil soup')).queryByText(/Contains/)).toBeNull();
  });

  it('BOOK-15 the menu is on the recipe book only', async () => {
    open();
    expect((await card('Green shakshuka')).getByRole('button', { name: 'More for Green shakshuka' })).toBeTruthy();
    cleanup();
    const api = signedInApi()
      .on(featuredRecipes, () => [])
      .on(premiumRecipes, () => page([SHAKSHUKA]));
    open(api, '/app/explore');
    expect((await card('Green shakshuka')).queryByRole('button', { name: /^More/ })).toBeNull();
  });

  it('BOOK-12 the heart flips and is told to the server', async () => {
    let isFavourite = false;
    const api = bookApi()
      .on(userRecipes, () => page([{ ...SHAKSHUKA, is_favorite: isFavourite }]))
      .on(toggleFave, () => {
        isFavourite = !isFavourite;
        return { is_favorite: isFavourite };
      });
    const { user } = open(api);
    const heart = (await card('Green shakshuka')).getByRole('button', { name: 'Favourite Green shakshuka' });
    await user.click(heart);
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
    expect(api.calls(toggleFave).map(({ params }) => params)).toEqual([{ id: SHAKSHUKA.id }]);
  });

  it('ERR-27 a heart that the server does not take flips back', async () => {
    const { user } = open(bookApi().fail(toggleFave, 'recipe_not_found'));
    const heart = (await card('Lentil soup')).getByRole('button', { name: 'Favourite Lentil soup' });
    await user.click(heart);
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
  });

  it('BOOK-13 the menu leads to the edit form', async () => {
    const { user } = open();
    await user.click((await card('Lentil soup')).getByRole('button', { name: 'More for Lentil soup' }));
    expect(await screen.findByRole('menuitem', { name: 'Remove favourite' })).toBeTruthy();
    const edit = screen.getByRole('menuitem', { name: 'Edit' });
    expect(edit).toHaveProperty('pathname', `/app/recipes/${SOUP.id}/edit`);
  });

  it('BOOK-14 BOOK-17 deletes after the question, and not when it is cancelled', async () => {
    let kept = [SHAKSHUKA, SOUP];
    const api = bookApi()
      .on(userRecipes, () => page(kept))
      .on(deleteRecipe, ({ params }) => {
        kept = kept.filter((recipe) => recipe.id !== params.id);
        return { message: 'Deleted.' };
      });
    const { user } = open(api);
    for (const answer of ['Cancel', 'Delete']) {
      await user.click((await card('Lentil soup')).getByRole('button', { name: 'More for Lentil soup' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      const dialog = await screen.findByRole('alertdialog');
      expect(within(dialog).getByText('Are you sure you want to delete this item?')).toBeTruthy();
      await user.click(within(dialog).getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(api.calls(deleteRecipe)).toHaveLength(answer === 'Delete' ? 1 : 0);
    }
    expect(await screen.findByText('1 recipe')).toBeTruthy();
  });
});

describe('finding', () => {
  it('BOOK-03 BOOK-20 BOOK-31 BOOK-32 NUM-02 NUM-16 asks once, 300 ms after typing stops, for the first page', async () => {
    const api = bookApi(page([SHAKSHUKA], 5, 100));
    const { user, pathname } = open(api, '/app/recipe-book?page=3');
    await screen.findByText('100 recipes');
    const before = api.calls(userRecipes).length;
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.type(screen.getByRole('searchbox', { name: 'Search your recipes' }), 'soup');
    await act(() => vi.advanceTimersByTimeAsync(250));
    expect(api.calls(userRecipes)).toHaveLength(before);
    await act(() => vi.advanceTimersByTimeAsync(60));
    vi.useRealTimers();
    await waitFor(() => expect(pathname()).toBe('/app/recipe-book?search=soup'));
    await waitFor(() => expect(api.calls(userRecipes)).toHaveLength(before + 1));
    expect(api.calls(userRecipes).at(-1)?.query).toMatchObject({ search: 'soup', page: 1, limit: 24 });
  });

  it('an older answer that comes late is not shown', async () => {
    let answerSlow: (reply: RecipePage) => void = () => undefined;
    const api = bookApi().on(userRecipes, ({ query }) =>
      query.type === 'lunch'
        ? new Promise<RecipePage>((resolve) => {
            answerSlow = resolve;
          })
        : page(query.type === 'dinner' ? [SOUP] : [SHAKSHUKA]),
    );
    const { user } = open(api);
    await screen.findByRole('link', { name: 'Green shakshuka' });
    await user.click(screen.getByRole('button', { name: 'Lunch' }));
    await user.click(screen.getByRole('button', { name: 'Dinner' }));
    expect(await screen.findByRole('link', { name: 'Lentil soup' })).toBeTruthy();
    await act(async () => answerSlow(page([aSummary({ id: `${ID}9`, name: 'Late lunch' })])));
    expect(screen.queryByRole('link', { name: 'Late lunch' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Lentil soup' })).toBeTruthy();
  });

  it('BOOK-21 BOOK-23 BOOK-24 ENT-42 type and favourites are in the address, and Back undoes them', async () => {
    const api = bookApi();
    const { user, pathname, router } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Dinner' }));
    await user.click(screen.getByRole('button', { name: 'Favourites' }));
    expect(pathname()).toBe('/app/recipe-book?type=dinner&favorites=true');
    await waitFor(() =>
      expect(api.calls(userRecipes).at(-1)?.query).toMatchObject({ type: 'dinner', favorites: true }),
    );
    await act(() => router.navigate(-1));
    expect(screen.getByRole('button', { name: 'Dinner' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: 'Favourites' }).getAttribute('aria-pressed')).toBe('false');
  });

  it('BOOK-04 BOOK-22 BOOK-26 BOOK-27 the drawer narrows by tags and nutrients, a chip each', async () => {
    const api = bookApi();
    const { user, pathname } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    for (const nutrient of [/^Calories/, /^Carbs/, /^Protein/, /^Fat/, /^Sugar/, /^Fibre/]) {
      const group = within(drawer.getByRole('group', { name: nutrient }));
      expect(group.getAllByRole('button')).toHaveLength(6);
    }
    await user.click(drawer.getByRole('button', { name: 'Vegan' }));
    await user.click(drawer.getByRole('button', { name: '300–600 kcal' }));
    await user.click(drawer.getByRole('button', { name: 'Over 50 g' }));
    await user.click(drawer.getByRole('button', { name: 'Show 2 recipes' }));
    expect(pathname()).toBe('/app/recipe-book?tags=Vegan&caloriesMin=300&caloriesMax=600&proteinMin=50');
    expect(api.calls(userRecipes).at(-1)?.query).toMatchObject({ tags: ['Vegan'], caloriesMin: 300, proteinMin: 50 });
    await user.click(await screen.findByRole('button', { name: 'Remove filter Vegan' }));
    expect(pathname()).not.toContain('Vegan');
  });

  it('BOOK-25 NUM-20 the time goes from 0 to 200 by 5, and the ends are no limit', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const slider = within(await screen.findByRole('dialog')).getByRole<HTMLInputElement>('slider', {
      name: 'Total time',
    });
    expect([slider.min, slider.max, slider.step]).toEqual(['0', '200', '5']);
    expect(slider.getAttribute('aria-valuetext')).toBe('no limit');
  });

  it('BOOK-28 BOOK-29 BOOK-30 sorts by seven things, either way', async () => {
    const api = bookApi();
    const { user, pathname } = open(api);
    const sort = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort' });
    expect([...sort.options].map((option) => option.text)).toEqual([
      'Newest',
      'Protein',
      'Calories',
      'Carbs',
      'Fat',
      'Sugar',
      'Fibre',
      // and by the log of what was cooked
      'Last made',
      'Often made',
      'Stars',
    ]);
    expect(sort.value).toBe('date');
    await user.selectOptions(sort, 'Protein');
    await user.click(screen.getByRole('button', { name: /Show the lowest first/ }));
    expect(pathname()).toBe('/app/recipe-book?sort=protein&order=asc');
  });

  it('BOOK-07 ENT-41 turns the pages', async () => {
    const { user, pathname } = open(bookApi(page([SHAKSHUKA], 5, 100)));
    expect(await screen.findByText('1 / 5')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('2 / 5')).toBeTruthy();
    expect(pathname()).toBe('/app/recipe-book?page=2');
  });

  it('a page that is no longer there becomes the last one', async () => {
    const { pathname } = open(bookApi(page([], 2, 30)), '/app/recipe-book?page=9');
    await waitFor(() => expect(pathname()).toBe('/app/recipe-book?page=2'));
  });

  it('BOOK-16 says that nothing was found, and clears search and filters', async () => {
    const { user, pathname } = open(bookApi(page([])), '/app/recipe-book?search=zzz&type=lunch');
    expect(await screen.findByRole('heading', { name: 'No recipes found.' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(pathname()).toBe('/app/recipe-book');
  });

  it('BOOK-16 an empty book has two doors: to write a recipe, and to take one from Explore', async () => {
    const { user, pathname } = open(bookApi(page([])));
    expect(await screen.findByRole('heading', { name: 'No recipes found.' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add your first recipe' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Take one from Explore' }));
    await waitFor(() => expect(pathname()).toBe('/app/explore'));
  });

  it('ERR-25 a failure is said where the recipes would be, and can be tried again', async () => {
    const api = bookApi().fail(userRecipes, 'internal');
    const { user } = open(api);
    expect(await screen.findByRole('alert')).toBeTruthy();
    // there is nothing that could be chosen
    expect(screen.queryByRole('button', { name: 'Select' })).toBeNull();
    api.on(userRecipes, () => page([SOUP]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Lentil soup' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Select' })).toBeTruthy();
  });

  it('ERR-25 a failure takes no cards away that are there', async () => {
    const api = bookApi();
    const { queryClient } = open(api);
    await screen.findByRole('link', { name: 'Lentil soup' });
    api.fail(userRecipes, 'internal');
    await act(() => queryClient.refetchQueries({ queryKey: ['recipes', 'list'] }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Lentil soup' })).toBeTruthy();
  });
});

describe('the toolbar', () => {
  it("BOOK-08 'Add Meal' goes to the add form", async () => {
    const { user, pathname } = open();
    await user.click(await screen.findByRole('button', { name: 'Add Meal' }));
    await waitFor(() => expect(pathname()).toBe('/app/recipes/add-recipe'));
  });

  it.each([
    [34, false, '/app/recipes/add-recipe'],
    [35, false, '/app/recipe-book'],
    [36, false, '/app/recipe-book'],
    [35, true, '/app/recipes/add-recipe'],
  ])("BOOK-09 NUM-01 with %d recipes (premium: %s) 'Add Meal' leads to %s", async (count, premium, path) => {
    const { user, pathname } = open(bookApi(undefined, aUser({ recipe_count: count, premium })));
    await screen.findByText('2 recipes');
    await user.click(screen.getByRole('button', { name: 'Add Meal' }));
    await waitFor(() => expect(pathname()).toBe(path));
    expect(screen.queryByText(/the limit of the free plan is 35/) !== null).toBe(path === '/app/recipe-book');
  });

  it("'Meal Spinner' opens the spinner", async () => {
    const { user, pathname } = open();
    await user.click(await screen.findByRole('button', { name: 'Meal Spinner' }));
    await waitFor(() => expect(pathname()).toBe('/app/spinner'));
  });
});
