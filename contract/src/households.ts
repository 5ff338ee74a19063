import { HOUSEHOLD_NAME_MAX, HOUSEHOLD_ROLES } from '@sorrel/core/households/household';
import { visibleText } from '@sorrel/core/visible-text';
import { z } from 'zod';
import { InviteToken } from './auth.ts';
import { endpoint } from './endpoint.ts';

export const HouseholdMember = z.object({
  id: z.uuid(),
  name: z.string().describe('the first name, or the part of the address before the @'),
  picture: z.string().nullable(),
  role: z.enum(HOUSEHOLD_ROLES),
  is_self: z.boolean(),
});
export type HouseholdMember = z.output<typeof HouseholdMember>;

export const HouseholdInvite = z.object({
  id: z.uuid(),
  role: z.enum(HOUSEHOLD_ROLES),
  invited_by: z.string(),
  expires_at: z.string(),
});

export const Household = z.object({
  name: z.string().describe("'' until somebody gives it one"),
  role: z.enum(HOUSEHOLD_ROLES).describe('what the caller may do'),
  members: z.array(HouseholdMember),
  invites: z.array(HouseholdInvite).describe('links that are open; owners alone see them'),
});
export type Household = z.output<typeof Household>;

/** What a link lets in to. */
export const Invitation = z.object({
  name: z.string(),
  invited_by: z.string(),
  members: z.array(z.string()).describe('first names'),
  role: z.enum(HOUSEHOLD_ROLES),
  expires_at: z.string(),
  is_member: z.boolean().describe('whether the caller, where signed in, belongs to it already'),
});
export type Invitation = z.output<typeof Invitation>;

const Role = z.object({ role: z.enum(HOUSEHOLD_ROLES) });
const ById = z.object({ id: z.uuid() });

export const getHousehold = endpoint({
  method: 'GET',
  path: '/api/household',
  summary: 'Who shares the book, plans and lists with the caller.',
  access: 'user',
  reply: Household,
});

export const renameHousehold = endpoint({
  method: 'PUT',
  path: '/api/household',
  summary: 'Gives the household a name.',
  access: 'user',
  body: z.object({ name: z.string().overwrite(visibleText).max(HOUSEHOLD_NAME_MAX) }),
  reply: Household,
  errors: ['household_owner_needed'],
});

export const inviteMember = endpoint({
  method: 'POST',
  path: '/api/household/invites',
  summary: 'Makes a link that lets one person in, once, within seven days. It is shown this once.',
  access: 'user',
  body: Role,
  reply: HouseholdInvite.extend({ address: z.string() }),
  once: true,
  errors: ['household_owner_needed', 'too_many_requests'],
});

export const withdrawInvite = endpoint({
  method: 'DELETE',
  path: '/api/household/invites/:id',
  summary: 'Closes a link at once.',
  access: 'user',
  params: ById,
  reply: Household,
  errors: ['household_owner_needed', 'invite_over'],
});

export const lookAtInvite = endpoint({
  method: 'POST',
  isQuestion: true,
  path: '/api/household/look',
  summary: 'What a link lets in to, before anybody joins.',
  access: 'anyone',
  body: z.object({ token: InviteToken }),
  reply: Invitation,
  errors: ['invite_over', 'too_many_requests'],
});

const Waiting = z.object({ invitation: Invitation.nullable().describe('null where none waits, or it is over') });

export const getInvitation = endpoint({
  method: 'GET',
  path: '/api/household/invitation',
  summary: 'The invitation that the account came with and has not answered, on whatever device.',
  access: 'user',
  reply: Waiting,
});

export const declineInvitation = endpoint({
  method: 'DELETE',
  path: '/api/household/invitation',
  summary: 'Is not asked about the invitation again. Its link stays open.',
  access: 'user',
  reply: Waiting,
});

export const joinHousehold = endpoint({
  method: 'POST',
  path: '/api/household/join',
  summary: 'Joins the household of a link and brings the caller’s own recipes, plans and lists along.',
  access: 'user',
  body: z.object({
    token: InviteToken.optional().describe('without it: of the invitation that the account came with'),
  }),
  reply: Household,
  errors: ['invite_over', 'household_same', 'household_changed', 'household_needs_owner', 'too_many_requests'],
});

export const leaveHousehold = endpoint({
  method: 'POST',
  path: '/api/household/leave',
  summary: 'Leaves for a household of the caller alone, with copies of the recipes they added and of their favourites.',
  access: 'user',
  reply: Household,
  errors: ['household_alone', 'household_needs_owner', 'household_changed'],
});

export const setMemberRole = endpoint({
  method: 'PUT',
  path: '/api/household/members/:id',
  summary: 'Changes what a member may do. The last owner has to name another first.',
  access: 'user',
  params: ById,
  body: Role,
  reply: Household,
  errors: ['household_owner_needed', 'member_not_found', 'household_needs_owner'],
});

export const removeHouseholdMember = endpoint({
  method: 'DELETE',
  path: '/api/household/members/:id',
  summary: 'Takes a member out of the household; they get what somebody who leaves gets.',
  access: 'user',
  params: ById,
  reply: Household,
  errors: ['household_owner_needed', 'member_not_found', 'household_needs_owner'],
});
