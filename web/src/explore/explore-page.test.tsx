import { getUser } from '@sorrel/contract/auth';
import type { RecipeSummary } from '@sorrel/contract/recipe';
import { savedCopies, saveRecipe } from '@sorrel/contract/recipe-saving';
import { featuredRecipes, getRecipe, premiumRecipes } from '@sorrel/contract/recipes';
import { CATEGORIES } from '@sorrel/core/recipes/categories';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aRecipe, aSummary, aUser } from '../../testing/samples.ts';
import { paths } from '../paths.ts';

const idOf = (index: number) => `6c1f0a52-7f0e-4d5c-8f58-0a8f3f1f00${String(index).padStart(2, '0')}`;
const FEATURED = ['Grilled peach', 'Prawn noodles', 'Green shakshuka'].map((name, index) =>
  aSummary({ id: idOf(index + 10), name }),
);

function exploreApi(results: RecipeSummary[] = [aSummary({ name: 'Mushroom risotto' })], maxPage = 3) {
  return signedInApi()
    .on(featuredRecipes, () => FEATURED)
    .on(premiumRecipes, () => ({ results, maxPage, total: results.length, notJudged: 0 }));
}

async function open(api = exploreApi(), address: string = paths.explore) {
  const view = renderApp(address, { api });
  await screen.findByRole('heading', { name: 'Explore', level: 1 });
  await waitFor(() => expect(api.calls(premiumRecipes).length).toBeGreaterThan(0));
  return view;
}
const slideName = () =>
  within(screen.getByRole('region', { name: 'Featured Meals' })).getByRole('heading', { level: 2 }).textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('asks again while a server that was just started has no recipes yet, and shows them when they have come', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isHere = false;
  const recipes = () => (isHere ? [aSummary({ name: 'Mushroom risotto' })] : []);
  const api = exploreApi()
    .on(featuredRecipes, () => (isHere ? FEATURED : []))
    .on(premiumRecipes, () => ({ results: recipes(), maxPage: 1, total: recipes().length, notJudged: 0 }));
  await open(api);
  expect(await screen.findByText(/being brought in/)).toBeTruthy();
  isHere = true;
  await pass(2_500);
  expect(screen.getByRole('link', { name: 'Mushroom risotto' })).toBeTruthy();
  expect(slideName()).toBe('Grilled peach');
  const asked = api.calls(premiumRecipes).length;
  await pass(5_000);
  expect(api.calls(premiumRecipes)).toHaveLength(asked);
});

it('leads to what can be cooked with what is in the kitchen', async () => {
  await open();
  const band = screen.getByRole('region', { name: 'What can I cook?' });
  expect(band.textContent).toContain('Tap what is in the kitchen. Nothing missing comes first.');
  expect(within(band).getByRole('link', { name: 'What can I cook?' })).toHaveProperty('pathname', paths.whatToCook);
});

describe('the featured meals', () => {
  it('EXP-01 EXP-04 EXP-05 NUM-19 turns to the next slide every 10 s and begins anew after the last', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open();
    await screen.findByRole('region', { name: 'Featured Meals' });
    expect(slideName()).toBe('Grilled peach');
    await pass(8_000);
    expect(slideName()).toBe('Grilled peach');
    await pass(2_000);
    expect(slideName()).toBe('Prawn noodles');
    await pass(10_000);
    await pass(10_000);
    expect(slideName()).toBe('Grilled peach');
  });

  it('shows five at most, however many are featured, so that a phone has room for the dots', async () => {
    const many = Array.from({ length: 17 }, (_, index) =>
      aSummary({ id: idOf(index + 40), name: `Dish ${index + 1}` }),
    );
    await open(exploreApi().on(featuredRecipes, () => many));
    const carousel = await screen.findByRole('region', { name: 'Featured Meals' });
    expect(within(carousel).getAllByRole('button', { name: /^Slide \d/ })).toHaveLength(5);
    expect(within(carousel).getByRole('group', { name: '1 of 5' })).toBeTruthy();
  });

  it('EXP-06 shows the slide of a dot', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Slide 3: Green shakshuka' }));
    expect(slideName()).toBe('Green shakshuka');
    expect(screen.getByRole('button', { name: 'Slide 3: Green shakshuka' })).toHaveProperty('ariaCurrent', 'true');
  });

  it('rests while somebody points at it, while it has the focus, and when it is paused', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open();
    const carousel = await screen.findByRole('region', { name: 'Featured Meals' });
    fireEvent.pointerEnter(carousel);
    await pass(25_000);
    expect(slideName()).toBe('Grilled peach');
    fireEvent.pointerLeave(carousel);

    const link = within(carousel).getByRole('link', { name: 'View recipe' });
    act(() => link.focus());
    await pass(25_000);
    expect(slideName()).toBe('Grilled peach');
    act(() => link.blur());

    fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }));
    await pass(25_000);
    expect(slideName()).toBe('Grilled peach');
    fireEvent.click(screen.getByRole('button', { name: 'Play slides' }));
    await pass(10_000);
    expect(slideName()).toBe('Prawn noodles');
  });

  it('ERR-24 says so when they cannot be loaded, and the rest of the page stands', async () => {
    await open(exploreApi().fail(featuredRecipes, 'internal'));
    expect((await screen.findByRole('alert')).textContent).toContain('The featured meals could not be loaded.');
    expect(await screen.findByRole('link', { name: 'Mushroom risotto' })).toBeTruthy();
  });
});

describe('the premium recipes', () => {
  it('EXP-02 EXP-07 BOOK-11 are searched, and a card opens the page of explore', async () => {
    const { api, user, pathname } = await open();
    expect(screen.getByRole('heading', { name: 'Explore Premium Recipes' })).toBeTruthy();
    const card = await screen.findByRole('link', { name: 'Mushroom risotto' });
    expect(card.getAttribute('href')).toBe(`/app/explore/${aSummary().id}/mushroom-risotto`);
    await user.type(screen.getByRole('searchbox', { name: 'Search premium recipes' }), 'rice');
    await waitFor(() => expect(api.calls(premiumRecipes).at(-1)?.query.search).toBe('rice'));
    expect(pathname()).toBe('/app/explore?search=rice');
  });

  it("EXP-08 are paged as 'page / maxPage'", async () => {
    const { api, user } = await open();
    expect(await screen.findByText('1 / 3')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('2 / 3')).toBeTruthy();
    await waitFor(() => expect(api.calls(premiumRecipes).at(-1)?.query).toMatchObject({ page: 2, limit: 24 }));
  });

  it('EXP-09 ENT-63 ENT-64 are narrowed by a popular category, and by none again', async () => {
    const { api, user } = await open(exploreApi(), `${paths.explore}?page=2`);
    const categories = within(screen.getByRole('region', { name: 'Popular Categories' }));
    expect(categories.getAllByRole('link').map((link) => link.textContent)).toEqual(CATEGORIES.slice(1));
    await user.click(categories.getByRole('link', { name: 'Soups & Stews' }));
    await waitFor(() =>
      expect(api.calls(premiumRecipes).at(-1)?.query).toMatchObject({ category: 'Soups & Stews', page: 1 }),
    );
    await user.click(screen.getByRole('button', { name: 'Remove filter Soups & Stews' }));
    expect(screen.queryByRole('button', { name: 'Remove filter Soups & Stews' })).toBeNull();
  });

  it('are narrowed by meal type and filters, favourites not among them', async () => {
    const { api, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Dinner' }));
    await waitFor(() => expect(api.calls(premiumRecipes).at(-1)?.query.type).toBe('dinner'));
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(drawer.queryByText('Favourites only')).toBeNull();
    await user.click(drawer.getByRole('button', { name: 'Vegan' }));
    await waitFor(() => expect(api.calls(premiumRecipes).at(-1)?.query.tags).toEqual(['Vegan']));
  });

  it('EXP-10 says that a search found nothing, and clears it', async () => {
    const { user, pathname } = await open(exploreApi([], 1), `${paths.explore}?search=zzz&category=Pasta`);
    expect(await screen.findByText('Sorry! No results for your search')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(pathname()).toBe('/app/explore');
  });

  it('say when they cannot be loaded, and try again', async () => {
    const api = exploreApi().fail(premiumRecipes, 'internal');
    const { user } = await open(api);
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.on(premiumRecipes, () => ({ results: [aSummary({ name: 'Tofu bowl' })], maxPage: 1, total: 1, notJudged: 0 }));
    await user.click(again);
    expect(await screen.findByRole('link', { name: 'Tofu bowl' })).toBeTruthy();
  });
});

it('where nobody knows what the person may not eat, it says why no recipes come, and asks once more', async () => {
  const api = exploreApi().fail(getUser, 'internal');
  const { user } = renderApp(paths.explore, { api });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Something went wrong on our side.');
  expect(screen.queryByText('Loading...')).toBeNull();
  api.on(getUser, () => aUser());
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(api.calls(premiumRecipes).length).toBeGreaterThan(0));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

describe('saving from a card', () => {
  const savedApi = (recipe = aRecipe()) =>
    exploreApi()
      .on(getRecipe, () => recipe)
      .on(saveRecipe, () => ({ id: idOf(90), message: 'saved' }));

  it('EXP-03 copies the whole recipe into the book and says so', async () => {
    const api = savedApi();
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: 'Save Mushroom risotto to your book' }));
    expect(await screen.findByText('Saved to your recipes')).toBeTruthy();
    expect(api.calls(saveRecipe)[0]?.body).toMatchObject({ id: aRecipe().id, source: 'admin' });
  });

  it('EXP-03 the carousel saves the meal that it shows', async () => {
    const api = savedApi();
    api.on(saveRecipe, () => {
      api.on(savedCopies, () => [{ of: idOf(10), id: idOf(90) }]);
      return { id: idOf(90), message: 'saved' };
    });
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: 'Save Grilled peach to your book' }));
    await waitFor(() => expect(api.calls(getRecipe)[0]?.params).toEqual({ id: idOf(10) }));
    expect(await screen.findByText('Saved to your recipes')).toBeTruthy();
    const link = await screen.findByRole('link', { name: /open.*Grilled peach/ });
    await waitFor(() => expect(document.activeElement).toBe(link));
  });

  describe('the count of recipes', () => {
    function countApi(inBook: number) {
      return signedInApi()
        .on(featuredRecipes, () => [])
        .on(savedCopies, () => [{ of: aRecipe().id, id: idOf(90) }])
        .on(premiumRecipes, ({ query }) => {
          const total = (query.search ? 6 : 148) - (query.notSaved ? inBook : 0);
          return { results: [aSummary()], maxPage: 1, total, notJudged: 0 };
        });
    }
    const count = async (text: string) => expect((await screen.findByText(text)).getAttribute('role')).toBe('status');

    it('says how many of them are in the book, whatever the list is narrowed to', async () => {
      const api = countApi(2);
      const { user } = await open(api, `${paths.explore}?search=pie&sort=name&page=1`);
      await count('6 recipes, 2 in your book');
      await user.click(screen.getByRole('button', { name: 'Not in my book' }));
      await count('4 recipes');
    });

    it('says nothing of the book where none of them is in it', async () => {
      const api = countApi(0);
      await open(api);
      await waitFor(() => expect(api.calls(premiumRecipes).some(({ query }) => query.notSaved)).toBe(true));
      await count('148 recipes');
    });

    it('asks for nothing more where the book has no copy at all', async () => {
      const api = countApi(0).on(savedCopies, () => []);
      await open(api);
      await count('148 recipes');
      expect(api.calls(premiumRecipes).some(({ query }) => query.notSaved)).toBe(false);
    });
  });

  it('what is in the book is opened there, and not saved again', async () => {
    const api = savedApi();
    api.on(saveRecipe, () => {
      api.on(savedCopies, () => [{ of: aRecipe().id, id: idOf(90) }]);
      return { id: idOf(90), message: 'saved' };
    });
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: 'Save Mushroom risotto to your book' }));
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'In your book: open Mushroom risotto' });
    expect(link.pathname).toBe(`/app/recipes/${idOf(90)}/mushroom-risotto`);
    expect(link.textContent).toBe('In your book');
    // the button that was pressed is gone
    expect(document.activeElement).toBe(link);
    expect(screen.queryByRole('button', { name: 'Save Mushroom risotto to your book' })).toBeNull();
  });

  it('a recipe that is part of Premium opens the upgrade prompt and saves nothing', async () => {
    const api = savedApi(aRecipe({ locked: true }));
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: 'Save Mushroom risotto to your book' }));
    expect(await screen.findByRole('dialog', { name: 'Upgrade to Premium' })).toBeTruthy();
    expect(api.calls(saveRecipe)).toEqual([]);
  });

  it('ERR-20 says on the card that it could not be saved, and why', async () => {
    const api = savedApi().fail(saveRecipe, 'recipe_not_found');
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: 'Save Mushroom risotto to your book' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Could not save meal. \S/);
    expect(within(screen.getByRole('article')).queryByRole('button', { name: 'Upgrade to Premium' })).toBeNull();
  });

  it.each([
    ['the card', 'Mushroom risotto', () => screen.getByRole('article')],
    ['the carousel', 'Grilled peach', () => screen.getByRole('region', { name: 'Featured Meals' })],
  ])('at the limit of the free plan %s leads to Premium', async (_, name, place) => {
    const { user } = await open(savedApi().fail(saveRecipe, 'recipe_limit_reached', { upgrade: true }));
    await user.click(await screen.findByRole('button', { name: `Save ${name} to your book` }));
    await user.click(await within(place()).findByRole('button', { name: 'Upgrade to Premium' }));
    expect(await screen.findByRole('dialog', { name: 'Upgrade to Premium' })).toBeTruthy();
  });
});

describe('dietary preferences', () => {
  const nutFree = () =>
    signedInApi(aUser({ diets: ['Vegan'], allergens: ['nuts'] }))
      .on(featuredRecipes, () => FEATURED)
      .on(premiumRecipes, () => ({
        results: [aSummary({ name: 'Nut loaf', diet_warnings: ['not vegan', 'nuts'] })],
        maxPage: 1,
        total: 1,
        notJudged: 2,
      }));

  it('are what explore starts from, can be taken off, and then stay off', async () => {
    const api = nutFree();
    const { user, pathname } = await open(api);
    expect(api.calls(premiumRecipes)[0]?.query).toMatchObject({ without: ['not vegan', 'nuts'] });
    await user.click(await screen.findByRole('button', { name: 'Remove filter No nuts' }));
    await waitFor(() => expect(api.calls(premiumRecipes).at(-1)?.query).toMatchObject({ without: ['not vegan'] }));
    await user.click(await screen.findByRole('button', { name: 'Remove filter No animal products' }));
    await waitFor(() => expect(api.calls(premiumRecipes).at(-1)?.query).not.toHaveProperty('without'));
    expect(pathname()).toContain('without=');
  });

  it('mark the cards that conflict', async () => {
    await open(nutFree());
    expect(await screen.findByText('Not vegan, contains nuts')).toBeTruthy();
    expect(screen.getByText(/2 recipes are left out because not all of their ingredients are known/)).toBeTruthy();
  });
});
