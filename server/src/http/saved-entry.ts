import type { SavedEntry } from '@sorrel/contract/plans';

interface SavedRow {
  id: string;
  name: string;
  createdAt: Date;
  addedBy: string | null;
  changedBy: string | null;
}

/** A saved plan or list, as the dialogs that load one show it. */
export const savedEntry = ({ id, name, createdAt, addedBy, changedBy }: SavedRow): SavedEntry => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  added_by: addedBy,
  changed_by: changedBy,
});
