import {
  getHousehold,
  type Household,
  inviteMember,
  joinHousehold,
  lookAtInvite,
  renameHousehold,
} from '@sorrel/contract/households';
import { getPersons } from '@sorrel/contract/persons';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/samples.ts';
import { showLanguage } from '../language/sentences.ts';

const SELF = { id: aUser().id, name: 'Robin', picture: null, role: 'owner', is_self: true } as const;
const HOUSEHOLD: Household = { name: 'Ash kitchen', role: 'owner', members: [SELF], invites: [] };
const INVITE = {
  id: SELF.id,
  role: 'editor',
  invited_by: 'Robin',
  expires_at: '2026-11-29T10:00:00Z',
  is_member: false,
} as const;

test('three presses make a link with a QR code', async () => {
  const address = 'https://sorrel.example/app/join#secret';
  const api = signedInApi(aUser())
    .on(getHousehold, () => HOUSEHOLD)
    .on(inviteMember, () => ({ ...INVITE, address }));
  const { user } = renderApp('/app/kitchen', { api });
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  expect((await screen.findByRole('textbox', { name: 'Link' })).getAttribute('value')).toBe(address);
  expect(screen.getByRole('img', { name: 'QR code of the link' })).not.toBeNull();
});

test('a link says who is there and what comes along, and one press joins', async () => {
  window.history.replaceState(null, '', '/app/join#secret');
  const api = signedInApi(aUser())
    .on(lookAtInvite, () => ({ ...INVITE, name: 'Ash kitchen', members: ['Robin'] }))
    .on(joinHousehold, () => HOUSEHOLD)
    .on(getHousehold, () => HOUSEHOLD);
  const { user } = renderApp('/app/join', { api });
  expect(await screen.findByRole('heading', { name: 'Robin lays a place for you' })).not.toBeNull();
  expect(screen.getByText(/Your recipes, weeks and lists come along/)).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByRole('heading', { name: 'Ash kitchen' })).not.toBeNull();
  expect(api.calls(joinHousehold)).toMatchObject([{ body: { token: 'secret' } }]);
  // it lets in once: asked again, it would be said to be over
  expect(api.calls(lookAtInvite)).toHaveLength(1);
});

test('who is invited without an account is told to which kitchen, in the words of their language', async () => {
  window.history.replaceState(null, '', '/app/join#secret');
  await showLanguage('de');
  let name = 'Ash kitchen';
  const api = fakeApi().on(lookAtInvite, () => ({ ...INVITE, name, members: ['Robin'] }));
  const first = renderApp('/auth/login', { api });
  expect(await screen.findByText(/^Robin lädt dich ein: Ash kitchen\. Melde dich an/)).not.toBeNull();
  first.unmount();
  name = '';
  renderApp('/auth/login', { api });
  expect(await screen.findByText(/^Robin lädt dich in diese Küche ein\. Melde dich an/)).not.toBeNull();
});

test('a link that was used meanwhile says so, offers no second press, and tells who used it that they are in', async () => {
  window.history.replaceState(null, '', '/app/join#secret');
  const ash = { ...SELF, id: '5d0f6a55-8f4c-4d53-9a0e-5f1b6b7f2c11', name: 'Ash', is_self: false } as const;
  let household = HOUSEHOLD;
  const api = signedInApi(aUser())
    .on(lookAtInvite, () => ({ ...INVITE, name: '', invited_by: 'Ash', members: ['Ash'] }))
    .fail(joinHousehold, 'invite_over')
    .on(getHousehold, () => household);
  const { user } = renderApp('/app/join', { api });
  await screen.findByRole('heading', { name: 'Ash lays a place for you' });
  // a second tab was quicker
  household = { ...HOUSEHOLD, members: [SELF, ash] };
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText(/This invitation is over or has been used/)).not.toBeNull();
  expect(await screen.findByText('You share a kitchen with Ash already.')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  expect(screen.getByRole('link', { name: 'To your recipe book' }).getAttribute('href')).toBe('/app/recipe-book');
});

test('an invitation that could not be asked for is not said to be over, and is asked for again', async () => {
  window.history.replaceState(null, '', '/app/join#secret');
  const api = signedInApi(aUser())
    .fail(lookAtInvite, 'internal')
    .on(getHousehold, () => HOUSEHOLD);
  const { user } = renderApp('/app/join', { api });
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.on(lookAtInvite, () => ({ ...INVITE, name: '', members: ['Robin'] }));
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'Join' })).not.toBeNull();
});

test('a link that the browser does not let us copy is marked, and it is said so', async () => {
  const address = 'https://sorrel.example/app/join#secret';
  const api = signedInApi(aUser())
    .on(getHousehold, () => HOUSEHOLD)
    .on(inviteMember, () => ({ ...INVITE, address }));
  const { user } = renderApp('/app/kitchen', { api });
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/does not let us copy/)).not.toBeNull();
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
  expect(link.value.slice(link.selectionStart ?? 0, link.selectionEnd ?? 0)).toBe(address);
});

test('who is alone is told what inviting does, and is not asked what they may do themselves', async () => {
  const api = signedInApi(aUser()).on(getHousehold, () => HOUSEHOLD);
  renderApp('/app/kitchen', { api });
  expect(await screen.findByText(/You cook here alone so far/)).not.toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a name that is half typed is still there after a reload, until it is saved', async () => {
  const api = signedInApi(aUser())
    .on(getHousehold, () => HOUSEHOLD)
    .on(renameHousehold, ({ body }) => ({ ...HOUSEHOLD, name: body.name }));
  const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the kitchen' });
  const before = renderApp('/app/kitchen', { api });
  await before.user.type(await nameField(), ' and garden');
  before.unmount();
  const { user } = renderApp('/app/kitchen', { api });
  expect((await nameField()).value).toBe('Ash kitchen and garden');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByRole('heading', { name: 'Ash kitchen and garden' })).not.toBeNull();
  expect(sessionStorage.getItem('kitchenName')).toBeNull();
});

test('what is known of the kitchen stays where it cannot be asked for anew', async () => {
  const api = signedInApi(aUser()).on(getHousehold, () => HOUSEHOLD);
  const { queryClient } = renderApp('/app/kitchen', { api });
  await screen.findByRole('region', { name: 'Who eats here' });
  api.fail(getHousehold, 'internal').fail(getPersons, 'internal');
  await act(() => queryClient.refetchQueries());
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  expect(screen.getByRole('heading', { name: 'Ash kitchen' })).not.toBeNull();
  expect(screen.getByRole('region', { name: 'Who eats here' })).not.toBeNull();
});
