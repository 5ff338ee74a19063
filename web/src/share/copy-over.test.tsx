import { copyShared } from '@sorrel/contract/share';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { forgetShareToken } from './share-token.ts';

beforeEach(() => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/elsewhere`);
  window.history.replaceState(null, '', '/app/copy#secret');
});
afterEach(forgetShareToken);

it('a link that is over by the time it is copied offers no second press', async () => {
  const api = signedInApi().fail(copyShared, 'share_over');
  const { user } = renderApp('/app/copy', { api });
  await user.click(await screen.findByRole('button', { name: 'Copy to my book' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This link is over');
  expect(screen.queryByRole('button', { name: 'Copy to my book' })).toBeNull();
  expect(screen.queryByText('Somebody has shared recipes with you.')).toBeNull();
  expect(screen.getByRole('link', { name: 'To my recipes' })).toHaveProperty('pathname', '/app/recipe-book');
});

it('a copy that fails for now can be pressed again', async () => {
  const api = signedInApi().fail(copyShared, 'too_many_requests');
  const { user } = renderApp('/app/copy', { api });
  await user.click(await screen.findByRole('button', { name: 'Copy to my book' }));
  await screen.findByRole('alert');
  expect(screen.getByRole('button', { name: 'Copy to my book' })).toBeTruthy();
});
