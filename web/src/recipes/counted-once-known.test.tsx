import { getUser } from '@sorrel/contract/auth';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formApi, nameField, openForm } from '../../testing/add-recipe-form.tsx';
import { aUser } from '../../testing/samples.ts';

test.each([true, false])(
  'a page read before it is known who asks is counted for whoever has Premium: %s',
  async (premium) => {
    let know = () => {};
    const known = new Promise<void>((resolve) => {
      know = resolve;
    });
    const api = formApi(aUser({ premium })).on(getUser, async () => {
      await known;
      return aUser({ premium });
    });
    const { user } = await openForm(api);
    await user.type(screen.getByRole('textbox', { name: 'Recipe address' }), 'https://example.com/soup');
    await user.click(screen.getByRole('button', { name: 'Fill' }));
    await waitFor(() => expect(nameField().value).toBe('Lentil soup'));
    const isCounted = () =>
      screen.getByRole('switch', { name: 'Calculate Nutrition' }).getAttribute('aria-checked') === 'true';
    expect(isCounted()).toBe(false);
    know();
    if (premium) await waitFor(() => expect(isCounted()).toBe(true));
    else expect(await screen.findByText(/Premium/)).toBeTruthy();
    expect(isCounted()).toBe(premium);
  },
);
