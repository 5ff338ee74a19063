import { getImport, type ManyImport, type ManyPage, sayServes } from '@sorrel/contract/many-imports';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, signedInApi } from '../../../testing/render-app.tsx';
import { aUser } from '../../../testing/samples.ts';

const ID = '6c1f0a52-7f0e-4d5c-8f58-000000000011';
const ASKED: ManyPage = {
  id: '6c1f0a52-7f0e-4d5c-8f58-000000000012',
  address: 'https://example.com/chips',
  name: 'Oven chips',
  state: 'no_serves',
  recipe_id: null,
  doubts: [],
  message: null,
  may_paste: false,
  picture_missing: false,
  servings: 20,
  yield_text: 'Makes 20',
  serving_kcal: null,
  said_serves: null,
};
const anImport = (page: Partial<ManyPage>): ManyImport => ({
  id: ID,
  created_at: '2026-05-04T09:00:00.000Z',
  is_open: false,
  pages: [{ ...ASKED, ...page }],
});
const TOLD = /had answered 4 before\. Your 6 was not taken/;
const field = () => screen.getByRole('textbox', { name: 'How many Oven chips serves' });

/** The page, where the number of the first tab counts. */
async function openAnd(type: string, said: number) {
  let isAnswered = false;
  const now = () => anImport(isAnswered ? { state: 'waiting', said_serves: said } : {});
  const api = signedInApi(aUser())
    .on(getImport, now)
    .on(sayServes, () => {
      isAnswered = true;
      return now();
    });
  const { user } = renderApp(`/app/recipes/imports/${ID}`, { api });
  await screen.findByRole('button', { name: 'Add: Oven chips' });
  await user.type(field(), type);
  return {
    user,
    answerElsewhere: () => {
      isAnswered = true;
      // its person comes back to the tab
      act(() => void window.dispatchEvent(new Event('visibilitychange')));
    },
  };
}

test('who answers second, and something else, is told what counts and what they had typed', async () => {
  const { user } = await openAnd('6', 4);
  await user.click(screen.getByRole('button', { name: 'To look at 1' }));
  await user.click(screen.getByRole('button', { name: 'Add: Oven chips' }));
  expect(await screen.findByText(TOLD)).toBeTruthy();
});

test('so is who has typed a number and not sent it yet', async () => {
  const { answerElsewhere } = await openAnd('6', 4);
  answerElsewhere();
  expect(await screen.findByText(TOLD)).toBeTruthy();
});

test('whose number counts, or is the same, is told nothing', async () => {
  const { user } = await openAnd('4', 4);
  await user.click(screen.getByRole('button', { name: 'Add: Oven chips' }));
  await waitFor(() => expect(screen.getByText('Waits for its turn')).toBeTruthy());
  expect(screen.queryByText(/was not taken/)).toBeNull();
});
