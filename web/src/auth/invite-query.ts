import { getInvitation, lookAtInvite } from '@sorrel/contract/households';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

/** Where all that is known of invitations is kept. */
export const INVITES = ['household', 'invite'] as const;

/**
 * What a link lets in to; without one, the invitation that the account came with, or null.
 * @param asUser whether it is asked by somebody who is signed in, and is told whether they belong to it already
 */
export const inviteQuery = (token: string, { asUser }: { asUser: boolean }) =>
  queryOptions({
    queryKey: [...INVITES, token, asUser],
    queryFn: async ({ signal }) =>
      token === ''
        ? (await call(getInvitation, { signal })).invitation
        : call(lookAtInvite, { body: { token }, signal, asUser }),
    retry: false,
  });
