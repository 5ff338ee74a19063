import { ERRORS } from '@sorrel/contract/errors';
import { whatToCook } from '@sorrel/contract/what-to-cook';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FRITTATA, kitchenApi, NOTHING, open, SHAKSHUKA, tile } from './testing/open-kitchen.ts';

const FRITTATA_ALONE = { ...NOTHING, results: [FRITTATA], counts: { none: 1, one: 0, two: 0 } };

it('a question that fails says so above what was there, which waits for nothing, and goes once it is answered', async () => {
  const api = kitchenApi().on(whatToCook, () => FRITTATA_ALONE);
  const { user } = await open(api);
  await user.click(await tile('Spinach'));
  const frittata = await screen.findByRole('link', { name: 'Spinach frittata' });
  api.fail(whatToCook, 'internal');
  await user.click(await tile('Tomato'));
  expect((await screen.findByRole('alert')).textContent).toContain(ERRORS.internal.message);
  expect(screen.getByRole('link', { name: 'Spinach frittata' })).toBe(frittata);
  await waitFor(() => expect(frittata.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('false'));

  api.on(whatToCook, () => ({ ...NOTHING, results: [SHAKSHUKA], counts: { none: 0, one: 1, two: 0 } }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Green shakshuka' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Spinach frittata' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
