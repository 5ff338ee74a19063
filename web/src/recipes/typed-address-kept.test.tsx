import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formApi, openForm } from '../../testing/add-recipe-form.tsx';

test('the address that was typed stands there again after a reload, and is gone once it is taken out', async () => {
  const typed = 'https://example.com/soup';
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Recipe address' });
  const first = await openForm(formApi());
  await first.user.type(field(), typed);
  first.unmount();
  const again = await openForm(formApi());
  expect(field().value).toBe(typed);
  await again.user.clear(field());
  again.unmount();
  await openForm(formApi());
  expect(field().value).toBe('');
});
