import { getLists } from '@sorrel/contract/lists';
import { SAVED_PAGE_MAX } from '@sorrel/contract/plans';
import { LIST_NAME_MAX } from '@sorrel/core/lists/list';
import { call } from '../api.ts';

/** A name that no saved list has: a list that is saved under a taken one would take its place. */
export async function freeListName(wanted: string): Promise<string> {
  const name = wanted.trim().toLowerCase();
  const query = { search: name, page: 1, limit: SAVED_PAGE_MAX };
  const taken = new Set((await call(getLists, { query })).lists.map((saved) => saved.name));
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name.slice(0, LIST_NAME_MAX - 4)} ${number}`;
    if (!taken.has(free)) return free;
  }
}
