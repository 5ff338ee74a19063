import { savePlan } from '@sorrel/contract/plans';
import { lockKey } from '@sorrel/core/plans/lock-key';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { signedInApi } from '../../testing/render-app.tsx';
import { aMeal, aWeek, button, keep, open, PLAN_ID, PREMIUM } from './testing/meal-plans.tsx';

beforeAll(async () => {
  await import('./meal-plans-page.tsx');
}, 60_000);

const LUNCH = lockKey(0, 'lunch', 0);
const OTHER_ID = '2b0e5c1d-8f3a-4d6b-9c7e-1a2b3c4d5e6f';

/** Another tab of the same person goes to another week, with a lock of its own. */
function otherTabGoesElsewhere() {
  localStorage.setItem('lockedMeals', JSON.stringify({ [LUNCH]: aMeal('Roast trout') }));
  localStorage.setItem('mealPlanId', JSON.stringify(OTHER_ID));
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
}

it('a week keeps its own meals and locks, whatever week another tab shows', async () => {
  keep();
  localStorage.setItem('lockedMeals', JSON.stringify({ [LUNCH]: aWeek()[0]!.lunch[0] }));
  const api = signedInApi(PREMIUM).on(savePlan, () => ({ mealPlanId: PLAN_ID }));
  const { user } = await open({ api });
  await screen.findByText('Lentil soup');
  otherTabGoesElsewhere();
  expect(screen.queryByText('Roast trout')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Plan name' }), 'spring');
  await user.click(button('Save'));
  await waitFor(() => expect(api.calls(savePlan)).toHaveLength(1));
  const sent = api.calls(savePlan)[0]?.body;
  expect(sent?.plan[0]?.lunch[0]?.name).toBe('Lentil soup');
  expect(sent?.lockedMeals[LUNCH]?.name).toBe('Lentil soup');
});

it('what was locked here is still that after the page was left and opened again', async () => {
  keep();
  const view = await open();
  await view.user.click(button('Lock Lentil soup'));
  otherTabGoesElsewhere();
  view.unmount();
  await open();
  expect(await screen.findByText('Lentil soup')).toBeTruthy();
  expect(screen.queryByText('Roast trout')).toBeNull();
});

it('a new tab begins with the locks of the last one', async () => {
  localStorage.setItem('lockedMeals', JSON.stringify({ [LUNCH]: aMeal('Roast trout') }));
  keep();
  await open();
  expect(await screen.findByText('Roast trout')).toBeTruthy();
});
