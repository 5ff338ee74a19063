import { ENDPOINTS } from '@sorrel/contract/api';

/** Further callers of the access matrix: members of the household whose things are asked for, and of another one. */
export const IN_HOUSEHOLDS = ['owner', 'editor', 'reader', 'other'] as const;
export type InHousehold = (typeof IN_HOUSEHOLDS)[number];

const NOBODY_ELSES = { owner: 404, editor: 404, reader: 404 };
const OWNERS = { editor: 403, reader: 403 };

/** Rows that do not follow the rule, and why. */
const EXCEPTIONS: Record<string, Partial<Record<InHousehold, number>>> = {
  // a member's own, which no other member sees or ends
  'DELETE /api/auth/sessions/:sessionId': NOBODY_ELSES,
  'GET /api/recipes/imports/:id': NOBODY_ELSES,
  'POST /api/recipes/imports/:id/stop': NOBODY_ELSES,
  'POST /api/recipes/imports/:id/retry': { ...NOBODY_ELSES, reader: 403 },
  'POST /api/recipes/imports/:id/serves': { ...NOBODY_ELSES, reader: 403 },
  'POST /api/recipes/imports/:id/undo': { ...NOBODY_ELSES, reader: 403 },
  'DELETE /api/cook/entry/:id': NOBODY_ELSES,
  'POST /api/undo': { ...NOBODY_ELSES, reader: 403 },
  // who belongs to a household is its owners' business
  'PUT /api/household': OWNERS,
  'POST /api/household/invites': OWNERS,
  'DELETE /api/household/invites/:id': OWNERS,
  'PUT /api/household/members/:id': OWNERS,
  'DELETE /api/household/members/:id': { owner: 200, ...OWNERS },
  // who is not alone can leave
  'POST /api/household/leave': { owner: 200, editor: 200, reader: 200, other: 200 },
  // by name, a save makes a list; a reader only ticks one that is there
  'POST /api/lists/save (ROLE-16)': { reader: 403 },
};

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
