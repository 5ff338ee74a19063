import { ENDPOINTS } from '@sorrel/contract/api';

/** Further callers of the access matrix: members of the household whose things are asked for, and of another one. */
export const IN_HOUSEHOLDS = ['owner', 'editor', 'reader', 'other'] as const;
export type InHousehold = (typeof IN_HOUSEHOLDS)[number];

/** Rows that do not follow the rule, and why. */
const EXCEPTIONS: Record<string, Partial<Record<InHousehold, number>>> = {};

/**
 * What members get: as the account itself, but that a reader is refused what the contract keeps for editors; somebody of another
 * household gets what a stranger gets.
 * @param row as the table has it, with what it is about in brackets
 */
export function memberStatuses(
  row: string,
  route: string,
  { stranger, free }: Record<'stranger' | 'free', number | undefined>,
): Partial<Record<InHousehold, number | undefined>> {
  const isForEditors = ENDPOINTS.some(
    ({ method, path, isForEditors }) => isForEditors && `${method} ${path}` === route,
  );
  return { owner: free, editor: free, reader: isForEditors ? 403 : free, other: stranger, ...EXCEPTIONS[row] };
}
