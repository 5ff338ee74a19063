import { useCallback, useState } from 'react';
import { type DraftHeading, emptyHeading, isHeading, moveRow } from './draft-rows.ts';
import type { SectionProps } from './images-section.tsx';
import type { RecipeDraft } from './recipe-draft.ts';

type Lists = Pick<RecipeDraft, 'ingredients' | 'method'>;

/** What can be done with the rows of a list that has groups: moving any of them; naming, adding and removing groups. */
export function useGroupRows<Name extends keyof Lists>(name: Name, onChange: SectionProps['onChange']) {
  const [newRowId, setNewRowId] = useState<string | null>(null);

  const changeRows = useCallback(
    (change: (rows: readonly Lists[Name][number][]) => Lists[Name][number][]) =>
      onChange((current) => ({ ...current, [name]: change(current[name]) })),
    [name, onChange],
  );
  const move = useCallback(
    (rowId: string, overRowId: string) => changeRows((rows) => moveRow(rows, rowId, overRowId)),
    [changeRows],
  );
  /** One place up or down, for the keyboard; where there is none, nothing. */
  const step = useCallback(
    (rowId: string, by: -1 | 1) =>
      changeRows((rows) => {
        const other = rows[rows.findIndex((row) => row.rowId === rowId) + by];
        return other ? moveRow(rows, rowId, other.rowId) : [...rows];
      }),
    [changeRows],
  );
  const rename = useCallback(
    (rowId: string, heading: string) =>
      changeRows((rows) => rows.map((row) => (row.rowId === rowId && isHeading(row) ? { ...row, heading } : row))),
    [changeRows],
  );
  const remove = useCallback(
    (rowId: string) => changeRows((rows) => rows.filter((row) => row.rowId !== rowId)),
    [changeRows],
  );
  const addGroup = useCallback(
    (heading = '') => {
      const added: DraftHeading = emptyHeading(heading);
      if (heading === '') setNewRowId(added.rowId);
      changeRows((rows) => [...rows, added]);
    },
    [changeRows],
  );
  return { newRowId, move, step, rename, remove, addGroup };
}
