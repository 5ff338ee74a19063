import {
  getHousehold,
  type Household,
  type Invitation,
  lookAtInvite,
  removeHouseholdMember,
} from '@sorrel/contract/households';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/samples.ts';

const idOf = (digit: number) => `5d0f6a55-8f4c-4d53-9a0e-5f1b6b7f2c1${digit}`;
const member = (name: string, digit: number): Household['members'][number] => {
  return { id: idOf(digit), name, picture: null, role: 'editor', is_self: false };
};
const SELF: Household['members'][number] = {
  id: aUser().id,
  name: 'Robin',
  picture: null,
  role: 'owner',
  is_self: true,
};
const kitchenOf = (...members: Household['members']): Household => {
  return { name: 'Ash kitchen', role: 'owner', members: [SELF, ...members], invites: [] };
};
const invitation = (values: Partial<Invitation>): Invitation => {
  const names = { name: 'Birch kitchen', invited_by: 'Birch', members: ['Birch'] };
  return { ...names, role: 'editor', expires_at: '2026-11-29T10:00:00Z', is_member: false, ...values };
};

async function openLink(household: Household, values: Partial<Invitation>) {
  window.history.replaceState(null, '', '/app/join#secret');
  const api = signedInApi(aUser())
    .on(lookAtInvite, () => invitation(values))
    .on(getHousehold, () => household);
  return renderApp('/app/join', { api });
}

test('who opens an invitation to their own kitchen is told that it is theirs, and offered no joining', async () => {
  await openLink(kitchenOf(member('Cedar', 1)), { is_member: true });
  expect(await screen.findByText(/to your own kitchen: you share it with Cedar already/)).not.toBeNull();
  expect(screen.getByText(/The link is not used up/)).not.toBeNull();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Kitchen' })).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
});

test('an owner who is alone yet and tries the link is told the same', async () => {
  await openLink(kitchenOf(), { is_member: true });
  expect(await screen.findByText('This invitation is to your own kitchen.')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
});

test('who shares a kitchen is told that joining another leaves it, and what comes along then', async () => {
  await openLink(kitchenOf(member('Cedar', 1)), {});
  expect(await screen.findByText(/share a kitchen with Cedar now, and leave it/)).not.toBeNull();
  expect(screen.queryByText(/Your recipes, weeks and lists come along/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Join' })).not.toBeNull();
});

test('when a member has been taken out, the focus is at the next one; when nobody is left, on the page', async () => {
  let household = kitchenOf(member('Birch', 1), member('Cedar', 2));
  const api = signedInApi(aUser())
    .on(getHousehold, () => household)
    .on(removeHouseholdMember, ({ params }) => {
      household = { ...household, members: household.members.filter(({ id }) => id !== params.id) };
      return household;
    });
  const { user } = renderApp('/app/kitchen', { api });
  const takeOut = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Take out ${name}` }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take out' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByRole('button', { name: `Take out ${name}` })).toBeNull();
  };
  await takeOut('Birch');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take out Cedar' })));
  await takeOut('Cedar');
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('who thinks better of it is back at the button that asked', async () => {
  const api = signedInApi(aUser()).on(getHousehold, () => kitchenOf(member('Birch', 1)));
  const { user } = renderApp('/app/kitchen', { api });
  const button = await screen.findByRole('button', { name: 'Take out Birch' });
  await user.click(button);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.activeElement).toBe(button));
});
