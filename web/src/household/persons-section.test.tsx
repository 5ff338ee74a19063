import { getHousehold, type Household } from '@sorrel/contract/households';
import { addPerson, getPersons, removePerson, savePerson, takeOverPerson } from '@sorrel/contract/persons';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aPerson, aUser } from '../../testing/samples.ts';

const HOUSEHOLD: Household = {
  name: 'Ash kitchen',
  role: 'owner',
  members: [{ id: aUser().id, name: 'Robin', picture: null, role: 'owner', is_self: true }],
  invites: [],
};
const MIA = aPerson({ id: '0b9f6d3a-3c56-4c1f-9a37-0f3d5c2e8a12', name: 'Mia', is_member: false, is_self: false });

test('a child is added with a portion, what it does not eat, and the meals it eats elsewhere', async () => {
  const api = signedInApi(aUser())
    .on(getHousehold, () => HOUSEHOLD)
    .on(addPerson, () => [aPerson(), { ...MIA, excluded_foods: ['liver'], portion: 0.75 as const }]);
  const { user } = renderApp('/app/kitchen', { api });
  await user.click(await screen.findByRole('button', { name: 'Add a person' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Mia');
  await user.click(screen.getByRole('button', { name: '0.75' }));
  await user.click(screen.getByRole('button', { name: 'No nuts' }));
  await user.type(screen.getByRole('textbox', { name: 'Does not eat' }), 'liver, blue cheese');
  await user.click(screen.getByRole('checkbox', { name: 'Lunch on Monday' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Edit Mia' })).not.toBeNull();
  expect(api.calls(addPerson)).toMatchObject([
    {
      body: {
        name: 'Mia',
        portion: 0.75,
        allergens: ['nuts'],
        excluded_foods: ['liver', 'blue cheese'],
        away: ['0-lunch'],
        goal_kcal: null,
      },
    },
  ]);
});

test('of a member only what the profile does not say is asked, and a failed save says why and keeps what was typed', async () => {
  const api = signedInApi(aUser()).on(getHousehold, () => HOUSEHOLD);
  api.fail(savePerson, 'person_not_found');
  const { user } = renderApp('/app/kitchen', { api });
  await user.click(await screen.findByRole('button', { name: 'Edit Robin' }));
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Vegan' })).toBeNull();
  const goal = screen.getByRole('spinbutton', { name: /Calories a day/ });
  await user.type(goal, '1900');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This person is not in your kitchen.')).not.toBeNull();
  expect(goal).toHaveProperty('value', '1900');
});

test('somebody who is removed leaves the focus where people are added, here or on another device', async () => {
  let atTable = [aPerson(), MIA];
  const api = signedInApi(aUser())
    .on(getHousehold, () => HOUSEHOLD)
    .on(getPersons, () => atTable)
    .on(removePerson, () => {
      atTable = [aPerson()];
      return atTable;
    });
  const { user } = renderApp('/app/kitchen', { api });
  await user.click(await screen.findByRole('button', { name: 'Edit Mia' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a person' })));
  atTable = [aPerson(), MIA];
  await user.click(screen.getByRole('button', { name: 'Edit Robin' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Robin' })));
});

test('who was removed elsewhere is gone from the page once a change of them was refused', async () => {
  let atTable = [aPerson(), MIA];
  const api = signedInApi(aUser())
    .on(getHousehold, () => HOUSEHOLD)
    .on(getPersons, () => atTable);
  api.fail(savePerson, 'person_not_found');
  const { user } = renderApp('/app/kitchen', { api });
  await user.click(await screen.findByRole('button', { name: 'Edit Mia' }));
  atTable = [aPerson()];
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This person is not in your kitchen.')).not.toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit Mia' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a person' })));
});

test('who may only look sees who eats here and changes nobody', async () => {
  const api = signedInApi(aUser())
    .on(getHousehold, () => ({ ...HOUSEHOLD, role: 'reader' as const }))
    .on(getPersons, () => [aPerson(), MIA]);
  renderApp('/app/kitchen', { api });
  expect(await screen.findByText('Mia')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a person' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Edit / })).toBeNull();
});

const BEN = aPerson({ id: '5d0c3c4e-8a40-4f1e-9d55-1f0a7b1c9e77', name: 'Rob', is_member: false, is_self: false });
const ANNA = aPerson({ id: '3f0c3c4e-8a40-4f1e-9d55-1f0a7b1c9e71', name: 'Anna', is_member: true, is_self: false });

test('who sat at the table before having an account says so, is asked once more, and sits there once', async () => {
  let atTable = [aPerson(), ANNA, BEN, MIA];
  const api = signedInApi(aUser())
    .on(getHousehold, () => HOUSEHOLD)
    .on(getPersons, () => atTable)
    .on(takeOverPerson, () => {
      atTable = [aPerson(), ANNA, MIA];
      return atTable;
    });
  const { user } = renderApp('/app/kitchen', { api });
  // Mia is called otherwise: only her dialog offers it
  await user.click(await screen.findByRole('button', { name: 'This is me: Rob' }));
  expect(screen.queryByRole('button', { name: 'This is me: Mia' })).toBeNull();
  expect(api.calls(takeOverPerson)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Yes, this is me' }));
  expect(await screen.findByText('You and Rob are one person now.')).not.toBeNull();
  expect(api.calls(takeOverPerson)).toMatchObject([{ params: { id: BEN.id } }]);
  expect(screen.queryByRole('button', { name: 'Edit Rob' })).toBeNull();
});

test('in the dialog of somebody else it may be said too; a failure says why and changes nothing', async () => {
  const api = signedInApi(aUser())
    .on(getHousehold, () => HOUSEHOLD)
    .on(getPersons, () => [aPerson(), ANNA, MIA]);
  api.fail(takeOverPerson, 'person_not_found');
  const { user } = renderApp('/app/kitchen', { api });
  await user.click(await screen.findByRole('button', { name: 'Edit Mia' }));
  await user.click(screen.getByRole('button', { name: 'This is me: Mia' }));
  await user.click(screen.getByRole('button', { name: 'Yes, this is me' }));
  expect(await screen.findByText('This person is not in your kitchen.')).not.toBeNull();
});

test('who has the kitchen alone is nobody of those they look after', async () => {
  const api = signedInApi(aUser())
    .on(getHousehold, () => HOUSEHOLD)
    .on(getPersons, () => [aPerson(), BEN]);
  renderApp('/app/kitchen', { api });
  expect(await screen.findByRole('button', { name: 'Edit Rob' })).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'This is me: Rob' })).toBeNull();
});
