import type { Meal, MealPlan } from '@sorrel/contract/plans';
import { defaultPlanSettings } from '@sorrel/core/plans/plan-settings';
import { emptyWeek } from '@sorrel/core/plans/week-plan';
import { screen, waitFor } from '@testing-library/react';
import { renderApp, signedInApi } from '../../../testing/render-app.tsx';
import { aUser } from '../../../testing/samples.ts';
import { paths } from '../../paths.ts';
import { NO_MEAL } from '../plan-meal.ts';

export const PLAN_ID = '7d3f2f6e-5b0c-4c1c-9a3a-1b2c3d4e5f60';

/** A meal of a slot, by its name. */
export function aMeal(name: string, changes: Partial<Meal> = {}): Meal {
  return {
    ...NO_MEAL,
    id: `6c1f0a52-7f0e-4d5c-8f58-${name.length.toString().padStart(12, '0')}`,
    name,
    prep_time: 10,
    cook_time: 5,
    calories: 400.4,
    nutrients: [
      { name: 'Calories', amount: 400.4, unit: 'kcal' },
      { name: 'Protein', amount: 30, unit: 'g' },
      { name: 'Carbohydrates', amount: 50, unit: 'g' },
      { name: 'Fat', amount: 10, unit: 'g' },
      { name: 'Fiber', amount: 6, unit: 'g' },
      { name: 'Sugar', amount: 4, unit: 'g' },
      { name: 'Alcohol', amount: 12, unit: 'g' },
    ],
    type: 'any',
    ...changes,
  };
}

/** A week with Monday's breakfast and lunch filled. */
export function aWeek(): MealPlan {
  const [monday, ...others] = emptyWeek(defaultPlanSettings().structure, NO_MEAL) as MealPlan;
  return [{ ...monday, breakfast: [aMeal('Porridge')], lunch: [aMeal('Lentil soup')] }, ...others] as MealPlan;
}

/** What a tab has of a week before the page is opened. */
export function keep(week: MealPlan = aWeek(), settings = {}) {
  sessionStorage.setItem('mealPlan', JSON.stringify(week));
  if (Object.keys(settings).length > 0) {
    sessionStorage.setItem('planSettings', JSON.stringify({ ...defaultPlanSettings(), ...settings }));
  }
}

export const button = (name: string) => screen.getByRole('button', { name });
export const PREMIUM = aUser({ premium: true });

/** Opens the page of plans, and waits until it knows who looks at it. */
export async function open({ user = PREMIUM, api = signedInApi(user) } = {}) {
  const view = renderApp(paths.mealPlans, { api });
  await screen.findByRole('heading', { name: 'Meal Plans' });
  // the shell's user decides what is premium
  await waitFor(() => {
    const isOffered = screen.queryByText('Plan to your own nutrition goals') !== null;
    if (isOffered === user.premium) throw new Error('the page does not know yet who looks at it');
  });
  return view;
}
