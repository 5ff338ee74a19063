import { getHousehold, type Household } from '@sorrel/contract/households';
import { addPerson, getPersons, savePerson } from '@sorrel/contract/persons';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aPerson, aUser } from '../../testing/samples.ts';

const HOUSEHOLD: Household = {
  name: 'Elm kitchen',
  role: 'owner',
  members: [{ id: aUser().id, name: 'Robin', picture: null, role: 'owner', is_self: true }],
  invites: [],
};
const kitchen = () =>
  signedInApi(aUser())
    .on(getHousehold, () => HOUSEHOLD)
    .on(addPerson, () => [aPerson()]);

async function openDialog(view = renderApp('/app/kitchen', { api: kitchen() })) {
  await view.user.click(await screen.findByRole('button', { name: 'Add a person' }));
  return { ...view, name: screen.getByRole('textbox', { name: 'Name' }) };
}

test('what was typed of somebody is there after the page was opened anew', async () => {
  const first = await openDialog();
  await first.user.type(first.name, 'Noor');
  await first.user.click(screen.getByRole('button', { name: 'No nuts' }));
  first.unmount();
  const { name } = await openDialog();
  expect(name).toHaveProperty('value', 'Noor');
  expect(screen.getByRole('button', { name: 'No nuts' }).getAttribute('aria-pressed')).toBe('true');
});

test.each(['closed', 'saved'] as const)('it is gone once the form was %s', async (end) => {
  const view = await openDialog();
  await view.user.type(view.name, 'Noor');
  if (end === 'closed') await view.user.keyboard('{Escape}');
  else await view.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Add a person' });
  const { name } = await openDialog(view);
  expect(name).toHaveProperty('value', '');
});

test('a save says what its changes were made from, also after the page was opened anew', async () => {
  const mia = aPerson({ id: '0b9f6d3a-3c56-4c1f-9a37-0f3d5c2e8a12', name: 'Mia', is_member: false, is_self: false });
  let now = { ...mia, allergens: ['egg' as const] };
  const api = kitchen()
    .on(getPersons, () => [aPerson(), now])
    .on(savePerson, () => [aPerson(), now]);
  const edit = async () => {
    const view = renderApp('/app/kitchen', { api });
    await view.user.click(await screen.findByRole('button', { name: 'Edit Mia' }));
    return view;
  };
  const first = await edit();
  await first.user.click(screen.getByRole('button', { name: 'No dairy' }));
  first.unmount();
  // another device adds one, and a portion
  now = { ...now, allergens: ['egg', 'nuts'] as never, portion: 0.75 };
  const { user } = await edit();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.calls(savePerson)).toHaveLength(1));
  expect(api.calls(savePerson)[0]?.body).toMatchObject({
    allergens: ['egg', 'dairy'],
    portion: 0.75,
    known: { allergens: ['egg'], portion: 0.75 },
  });
});
