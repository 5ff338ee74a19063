import { getInvitation, lookAtInvite } from '@sorrel/contract/households';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

/** Where all that is known of invitations is kept. */
export const INVITES = ['household', 'invite'] as const;

/** What a link lets in to; without one, the invitation that the account came with, or null. */
export const inviteQuery = (token: string) =>
  queryOptions({
    queryKey: [...INVITES, token],
    queryFn: async ({ signal }) =>
      token === ''
        ? (await call(getInvitation, { signal })).invitation
        : call(lookAtInvite, { body: { token }, signal }),
    retry: false,
  });
