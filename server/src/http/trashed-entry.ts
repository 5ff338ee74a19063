import type { TrashedSaved } from '@sorrel/contract/saved-trash';
import { goesAt } from '@sorrel/core/households/trash';

/** A plan or a list of the trash, as the page of the trash shows it. */
export const trashedEntry = ({
  id,
  name,
  removedAt,
  savedOver,
}: {
  id: string;
  name: string;
  removedAt: Date;
  savedOver: boolean;
}): TrashedSaved => ({
  id,
  name,
  saved_over: savedOver,
  removed_at: removedAt.toISOString(),
  goes_at: goesAt(removedAt).toISOString(),
});
