import {
  declineInvitation,
  getHousehold,
  type Household,
  inviteMember,
  joinHousehold,
  leaveHousehold,
  removeHouseholdMember,
  renameHousehold,
  setMemberRole,
  withdrawInvite,
} from '@sorrel/contract/households';
import {
  addPerson,
  type Person,
  type PersonChange,
  type PersonInput,
  removePerson,
  savePerson,
  takeOverPerson,
} from '@sorrel/contract/persons';
import { type Query, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api.ts';
import { INVITES } from '../auth/invite-query.ts';
import { personsQuery } from '../recipe-parts/persons.tsx';

export const householdQuery = queryOptions({
  queryKey: ['household'],
  queryFn: ({ signal }) => call(getHousehold, { signal }),
});

/** Is not asked again. */
export const useDecline = () => useMutation({ mutationFn: () => call(declineInvitation) });

/** A change of who is in the household; the answer is how it is now. */
function useChange<Input>(change: (input: Input) => Promise<Household>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (household) => {
      queryClient.setQueryData(householdQuery.queryKey, household);
      // who was taken out eats here no more
      void queryClient.invalidateQueries({ queryKey: personsQuery.queryKey });
    },
  });
}

export const useRename = () => useChange((name: string) => call(renameHousehold, { body: { name } }));
export const useSetRole = () =>
  useChange(({ id, role }: { id: string; role: Household['role'] }) =>
    call(setMemberRole, { params: { id }, body: { role } }),
  );
export const useWithdraw = () => useChange((id: string) => call(withdrawInvite, { params: { id } }));
export const useTakeOut = () => useChange((id: string) => call(removeHouseholdMember, { params: { id } }));

export function useInvite() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (role: Household['role']) => call(inviteMember, { body: { role } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: householdQuery.queryKey }),
  });
}

/** Another household: nothing that was read of the one before holds, but for the link, which is used now. */
function useMove<Input>(move: (input: Input) => Promise<Household>) {
  const queryClient = useQueryClient();
  const predicate = ({ queryKey }: Query) => !INVITES.every((part, at) => queryKey[at] === part);
  return useMutation({ mutationFn: move, onSuccess: () => queryClient.invalidateQueries({ predicate }) });
}

export const useLeave = () => useMove(() => call(leaveHousehold));
export const useJoin = () => useMove((token: string) => call(joinHousehold, { body: token === '' ? {} : { token } }));

/** A change of who eats; the answer is how it is now. */
function useChangeOfPersons<Input>(change: (input: Input) => Promise<Person[]>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (persons) => queryClient.setQueryData(personsQuery.queryKey, persons),
    // somebody else may have removed them
    onError: () => queryClient.invalidateQueries({ queryKey: personsQuery.queryKey }),
  });
}

export const useAddPerson = () =>
  useChangeOfPersons((input: PersonInput & { name: string }) => call(addPerson, { body: input }));
export const useSavePerson = () =>
  useChangeOfPersons(({ id, change }: { id: string; change: PersonChange }) =>
    call(savePerson, { params: { id }, body: change }),
  );
export const useRemovePerson = () => useChangeOfPersons((id: string) => call(removePerson, { params: { id } }));

/**
 * Says that somebody without an account is oneself: the profile and the weeks change with it.
 * @param onTakenOver told before they are gone from what is shown, and with them whoever asked
 */
export function useTakeOverPerson(onTakenOver: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(takeOverPerson, { params: { id } }),
    onSuccess: (persons) => {
      onTakenOver();
      queryClient.setQueryData(personsQuery.queryKey, persons);
      void queryClient.invalidateQueries();
    },
  });
}
