import {
  deleteAccount,
  deleteProfileImage,
  endSession,
  finishOnboarding,
  listSessions,
  resetPassword,
  updateEmail,
  updatePreferences,
  updateProfile,
} from '@sorrel/contract/account';
import { getUser, type User } from '@sorrel/contract/auth';
import type { BodyInputOf } from '@sorrel/contract/endpoint';
import { getReminders, type Reminders, setReminders, stopReminders } from '@sorrel/contract/reminders';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api.ts';
import { userQuery } from '../auth/queries.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['auth', 'sessions'],
  queryFn: ({ signal }) => call(listSessions, { signal }),
});

export const remindersQuery = queryOptions({
  queryKey: ['plans', 'reminders'],
  queryFn: ({ signal }) => call(getReminders, { signal }),
});

/** Asks for reminders by mail at an hour of a place; null ends them. */
export function useSetReminders() {
  const queryClient = useQueryClient();
  return useMutation({
    // one after another: the controls stay in reach, and with them the focus, while one is sent
    scope: { id: 'reminders' },
    mutationFn: (wanted: Reminders | null) =>
      wanted === null ? call(stopReminders) : call(setReminders, { body: wanted }),
    onSuccess: (setting) => queryClient.setQueryData(remindersQuery.queryKey, setting),
  });
}

/** Ends one session of the user's others; the list is what is left. */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => call(endSession, { params: { sessionId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

export interface ProfileChange {
  fields: BodyInputOf<typeof updateProfile>;
  image?: File | null;
  /** Is told what the profile is right before: another device may have changed it. */
  onBefore?: (user: User) => void;
}

/** Sends what changed; the answer is the user as it is now. */
export function useSaveProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ fields, image, onBefore }: ProfileChange) => {
      if (onBefore) onBefore(await call(getUser));
      return call(updateProfile, { body: fields, files: image ? { profileImage: [image] } : {} });
    },
    onSuccess: (user: User) => queryClient.setQueryData(userQuery.queryKey, user),
  });
}

export function useRemoveProfileImage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteProfileImage),
    onSuccess: () => queryClient.fetchQuery({ ...userQuery, staleTime: 0 }),
  });
}

export function useSavePreferences() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof updatePreferences>) => call(updatePreferences, { body }),
    onSuccess: (user: User) => queryClient.setQueryData(userQuery.queryKey, user),
  });
}

/** From now on logging in leads to the recipe book. */
export function useFinishOnboarding() {
  return useMutation({ mutationFn: () => call(finishOnboarding) });
}

export function useChangeEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: BodyInputOf<typeof updateEmail>) => {
      const answer = await call(updateEmail, { body });
      await queryClient.fetchQuery({ ...userQuery, staleTime: 0 });
      return answer;
    },
  });
}

export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { password: string; oldPassword?: string }) => call(resetPassword, { body, asUser: true }),
    onSuccess: () => queryClient.fetchQuery({ ...userQuery, staleTime: 0 }),
  });
}

export function useDeleteAccount() {
  return useMutation({ mutationFn: (body: BodyInputOf<typeof deleteAccount>) => call(deleteAccount, { body }) });
}
