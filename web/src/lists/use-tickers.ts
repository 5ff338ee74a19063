import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUser } from '../auth/queries.ts';
import { householdQuery } from '../household/queries.ts';

/** Somebody who may have ticked something. */
export interface Ticker {
  name: string;
  picture: string | null;
  isSelf: boolean;
  /** Among the members, for their colour. */
  place: number;
}
/** By the id of the member; the same until the household changes. */
export type Tickers = ReadonlyMap<string, Ticker>;

const NOBODY: Tickers = new Map();

/** The members of a household that shops together; nobody for who lives alone. */
export function useTickers(): Tickers {
  const isShared = useUser()?.shares_household === true;
  const { data } = useQuery({ ...householdQuery, enabled: isShared });
  return useMemo(
    () =>
      !isShared || data === undefined
        ? NOBODY
        : new Map(
            data.members.map(({ id, name, picture, is_self: isSelf }, place) => [id, { name, picture, isSelf, place }]),
          ),
    [isShared, data],
  );
}
