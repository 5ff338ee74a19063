import type { User } from '@sorrel/contract/auth';
import { listChecks } from '@sorrel/contract/many-imports';
import type { Recipe } from '@sorrel/contract/recipe';
import { getRecipe } from '@sorrel/contract/recipes';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aRecipe, aUser } from '../../testing/samples.ts';

const NOTHING = aRecipe().allergens;
const NAMED: Recipe['allergens']['unlisted'] = [
  { word: 'Brotchips', leavesOpen: ['gluten'] },
  { word: 'Burrata', leavesOpen: ['dairy', 'not vegan'] },
  { word: 'Huhn', leavesOpen: ['not vegetarian'] },
];

async function open(recipe: Recipe, user: User = aUser()) {
  const api = signedInApi(user)
    .on(getRecipe, () => recipe)
    .on(listChecks, () => []);
  renderApp(`/app/recipes/${recipe.id}/soup`, { api });
  await screen.findByRole('heading', { level: 1 });
}

it('what the title and the steps name and the list lacks is told under the allergens, to everybody', async () => {
  await open(aRecipe({ diet_unjudged: ['gluten', 'dairy'], allergens: { ...NOTHING, unlisted: NAMED } }));
  expect(await screen.findByRole('heading', { name: 'Allergens' })).toBeTruthy();
  expect(screen.getByText('Named in the title or the steps, but not in the list: Brotchips and Burrata')).toBeTruthy();
  expect(screen.getByText(/This is no list of all allergens/)).toBeTruthy();
});

it('a list that may lack ingredients is not passed over in silence', async () => {
  await open(aRecipe({ diet_unjudged: ['gluten'], allergens: { ...NOTHING, mayLackIngredients: true } }));
  expect(
    await screen.findByText('The list may lack ingredients, so there may be more in it than is said here.'),
  ).toBeTruthy();
});

it('a person is told which word leaves open what they avoid, and none that leaves open something else', async () => {
  const recipe = aRecipe({ diet_unjudged: ['gluten', 'nuts'], allergens: { ...NOTHING, unlisted: NAMED } });
  await open(recipe, aUser({ allergens: ['gluten'] }));
  expect(
    await screen.findByText(
      /^The title or the steps name Brotchips, which the list .+ tell whether it contains gluten/,
    ),
  ).toBeTruthy();
});

it('where no word is the reason, none is given', async () => {
  const recipe = aRecipe({ diet_unjudged: ['gluten', 'nuts'], allergens: { ...NOTHING, unlisted: NAMED } });
  await open(recipe, aUser({ allergens: ['nuts'] }));
  expect(await screen.findByText(/^Not every ingredient is known .+ tell whether it contains nuts/)).toBeTruthy();
});
