import { featuredRecipes, premiumRecipes, recipeCount, userRecipes } from '@sorrel/contract/recipes';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aSummary, aUser } from '../../testing/samples.ts';

const ID = '6c1f0a52-7f0e-4d5c-8f58-0a8f3f1f000';
const OPEN = aSummary({
  id: `${ID}1`,
  name: 'Gemista',
  diet_warnings: ['not vegan', 'dairy'],
  diet_unjudged: ['not vegetarian', 'gluten', 'nuts'],
});
const KNOWN = aSummary({ id: `${ID}2`, name: 'Lentil soup', diet_warnings: [], diet_unjudged: [] });
const USER = aUser({ diets: ['Vegetarian'], allergens: ['gluten', 'dairy', 'egg'] });

const api = () =>
  signedInApi(USER)
    .on(userRecipes, () => ({ results: [OPEN, KNOWN], maxPage: 1, total: 2, notJudged: 0 }))
    .on(premiumRecipes, () => ({ results: [OPEN, KNOWN], maxPage: 1, total: 2, notJudged: 0 }))
    .on(featuredRecipes, () => [])
    .on(recipeCount, () => ({ count: 2 }));

it.each(['/app/recipe-book', '/app/explore'])(
  'on %s a card does not keep silent about what is not known of it',
  async (path) => {
    renderApp(path, { api: api() });
    const card = async (name: string) => {
      const link = await screen.findByRole('link', { name });
      return within(link.closest('article')!);
    };
    const gemista = await card('Gemista');
    expect(await gemista.findByText('Contains dairy')).toBeTruthy();
    expect(gemista.getByText('Not known: vegetarian, gluten')).toBeTruthy();
    expect((await card('Lentil soup')).queryByText(/Not known/)).toBeNull();
  },
);
