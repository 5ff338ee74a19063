import type { Household, HouseholdMember } from '../../../contract/src/households.ts';
import { type Answers, group, press, read, see } from '../screen.ts';

const KITCHEN_PAGE = '/app/kitchen';
const JOIN = '/app/join#a-link-of-somebody';
const INVITE_ID = '00000000-0000-4000-8000-0000000000c9';

const member = (place: number, name: string, changes: Partial<HouseholdMember> = {}): HouseholdMember => ({
  id: `00000000-0000-4000-8000-0000000000c${place}`,
  name,
  picture: null,
  role: 'editor',
  is_self: false,
  ...changes,
});
const ROBIN = member(1, 'Robin', { role: 'owner', is_self: true });
const INVITE = {
  id: INVITE_ID,
  role: 'reader',
  invited_by: 'Robin',
  expires_at: '2024-05-11T09:00:00.000Z',
} as const satisfies Household['invites'][number];

const ALONE: Household = { name: '', role: 'owner', members: [ROBIN], invites: [] };
const THREE: Household = {
  name: 'Ash kitchen',
  role: 'owner',
  members: [ROBIN, member(2, 'Ben'), member(3, 'Maximiliane Featherstonehaugh-Cholmondeley', { role: 'reader' })],
  invites: [INVITE],
};
const READING: Household = {
  name: 'The long table in the house behind the orchard',
  role: 'reader',
  members: [member(2, 'Ben', { role: 'owner' }), { ...ROBIN, role: 'reader' }],
  invites: [],
};

const of = (household: Household, more: Answers = {}): Answers => ({
  '/api/household': { status: 200, body: household },
  ...more,
});
const looking = (members: readonly string[], name: string): Answers => ({
  '/api/household/look': {
    status: 200,
    body: { name, invited_by: 'Ben', members, role: 'editor', expires_at: INVITE.expires_at },
  },
});
const MADE: Answers = {
  '/api/household/invites': {
    status: 200,
    body: { ...INVITE, address: 'https://sorrel.example/app/join#7kQ2mV9d4xTa7kQ2mV9d4xTa7kQ2mV9d4xTa' },
  },
};
const invite = press('Invite');

/** Who shares a kitchen, and the way into one. */
export const KITCHEN = group('kitchen', 'cook', [
  { name: 'alone', at: KITCHEN_PAGE, answers: of(ALONE) },
  { name: 'of three', at: KITCHEN_PAGE, answers: of(THREE), isShort: true },
  { name: 'of a reader', at: KITCHEN_PAGE, answers: of(READING) },
  { name: 'failing', at: KITCHEN_PAGE, answers: { '/api/household': 'fails' } },
  {
    name: 'invite',
    at: KITCHEN_PAGE,
    isWindow: true,
    answers: of(THREE),
    steps: [invite, see('dialog', 'Invite somebody')],
  },
  {
    name: 'invite with its link',
    at: KITCHEN_PAGE,
    isWindow: true,
    answers: of(THREE, MADE),
    steps: [invite, press('Make a link'), see('img', 'QR code of the link')],
  },
  {
    name: 'leave',
    at: KITCHEN_PAGE,
    isWindow: true,
    answers: of(READING),
    steps: [press('Leave'), see('alertdialog', 'Leave this kitchen')],
  },
  { name: 'join', at: JOIN, answers: looking(['Ben', 'Mia', 'Zoë'], 'Ash kitchen'), isShort: true },
  {
    name: 'join that is over',
    at: JOIN,
    answers: {
      '/api/household/look': {
        status: 404,
        body: { message: 'This invitation is over or has been used. Ask for a new one; it takes three presses.' },
      },
    },
    steps: [see('alert')],
  },
  {
    name: 'join without a link',
    at: '/app/join',
    steps: [read('No invitation is waiting for you. Please ask for a new link, or open the one you have again.')],
  },
  { name: 'join signed out', at: JOIN, as: 'visitor', answers: looking(['Ben'], ''), themes: ['light'] },
]);
