import { getRecipeAnalytics } from '@sorrel/contract/plans';
import { defaultPlanSettings, NO_GOALS } from '@sorrel/core/plans/plan-settings';
import { emptyWeek } from '@sorrel/core/plans/week-plan';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/samples.ts';
import { InsightsDialog } from './insights-dialog.tsx';
import { NO_MEAL } from './plan-meal.ts';

const SOUP = { id: '6c1f0a52-7f0e-4d5c-8f58-0a8f3f1f0001', name: 'Lentil soup' };
const NOTHING = { meals: 0, recipes: [], ingredients: [], neverPlanned: { count: 0, recipes: [] }, types: [] };

const premiumApi = () => signedInApi(aUser({ premium: true }));

async function openBook(api: ReturnType<typeof premiumApi>) {
  const week = emptyWeek(defaultPlanSettings().structure, NO_MEAL);
  const element = <InsightsDialog plan={week} goals={NO_GOALS} priority={[]} onClose={() => undefined} />;
  const view = renderApp('/', { api, routes: [{ path: '*', element }] });
  expect(await screen.findByText('Nothing is planned yet.')).toBeTruthy();
  await view.user.click(screen.getByRole('tab', { name: 'Recipe book' }));
  return { ...view, panel: within(await screen.findByRole('tabpanel', { name: 'Recipe book' })) };
}

const section = (heading: HTMLElement) => heading.closest('section')!;

it('ROLE-07 tells what saved plans use of the book and never use, and an average serving by meal type', async () => {
  const { panel } = await openBook(
    premiumApi().on(getRecipeAnalytics, () => ({
      meals: 1200,
      recipes: [{ ...SOUP, uses: 7 }],
      ingredients: [{ name: 'onion', uses: 9 }],
      neverPlanned: { count: 1201, recipes: [{ id: SOUP.id.replace('0001', '0002'), name: 'Toast' }] },
      types: [
        {
          type: 'dinner' as const,
          recipes: 3,
          known: 2,
          average: { ...NO_GOALS, calories: 450.4, protein: 30, carbohydrates: 40, fat: 12, fiber: 5, sugar: 8 },
        },
        { type: 'snack' as const, recipes: 1, known: 0, average: null },
      ],
    })),
  );
  const soup = await panel.findByRole('link', { name: 'Lentil soup' });
  expect(soup).toHaveProperty('pathname', `/app/recipes/${SOUP.id}/lentil-soup`);
  expect(section(soup).textContent).toContain('7 times');
  expect(section(soup).textContent).toContain('Out of 1,200 meals in your saved plans.');
  expect(panel.getByText('onion').closest('li')!.textContent).toBe('onion9 times');
  const unused = section(panel.getByRole('heading', { name: 'Never planned' })).textContent;
  expect(unused).toContain('1,201 recipes of your book are in no saved plan.');
  expect(unused).toContain('and 1,200 more');
  expect(panel.getByRole('img', { name: 'Dinner: 451 kcal on average' })).toBeTruthy();
  expect(panel.getByText('Protein 30 g, Carbs 40 g, Fat 12 g, Fibre 5 g, Sugar 8 g')).toBeTruthy();
  expect(panel.getByText('Nutrition is known of 2 of 3.')).toBeTruthy();
  expect(panel.getAllByRole('img')).toHaveLength(1);
  expect(panel.getByText('Nutrition is not known.')).toBeTruthy();
});

it('ROLE-07 says what to do while no saved plan uses the book', async () => {
  const dinner = { type: 'dinner' as const, recipes: 1, known: 0, average: null };
  const { panel } = await openBook(
    premiumApi().on(getRecipeAnalytics, () => ({
      ...NOTHING,
      neverPlanned: { count: 1, recipes: [SOUP] },
      types: [dinner],
    })),
  );
  expect(await panel.findByText(/^No saved plan has a recipe of your book yet/)).toBeTruthy();
  expect(panel.getByText('1 recipe of your book is in no saved plan.')).toBeTruthy();
  expect(panel.queryByRole('heading', { name: 'Most used ingredients' })).toBeNull();
});

it('an empty book has a sentence in place of figures', async () => {
  const { panel } = await openBook(premiumApi().on(getRecipeAnalytics, () => NOTHING));
  expect(await panel.findByText('Your recipe book is empty.')).toBeTruthy();
});

it('what could not be loaded can be asked for again', async () => {
  const api = premiumApi().fail(getRecipeAnalytics, 'internal');
  const { user, panel } = await openBook(api);
  const retry = await panel.findByRole('button', { name: 'Try again' });
  api.on(getRecipeAnalytics, () => NOTHING);
  await user.click(retry);
  expect(await panel.findByText('Your recipe book is empty.')).toBeTruthy();
});
