import type { ReplyOf } from '@sorrel/contract/endpoint';
import type { loadPlan } from '@sorrel/contract/plans';
import { SAVED_PAGE_SIZE } from '@sorrel/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../api.ts';
import { useMayEdit } from '../auth/queries.ts';
import { WhoLine } from '../household/who-line.tsx';
import { useSayDeleted } from '../layouts/saved-trash.ts';
import { TrashLink } from '../layouts/trash-link.tsx';
import { useDebounced } from '../lib/use-debounced.ts';
import { SavedDialog } from '../ui/saved-dialog.tsx';
import { savedPlansQuery, useDeletePlan, useLoadPlan } from './queries.ts';
import { say } from './sentences.ts';

interface LoadPlanDialogProps {
  onLoad: (id: string, saved: ReplyOf<typeof loadPlan>) => void;
  /** A plan is gone: what is shown must not claim to be it. */
  onDeleted: (id: string) => void;
  /** It is back: what is shown may be it again. */
  onPutBack: (id: string, name: string) => void;
  onClose: () => void;
}

/** The saved plans. Mounted while it is open. */
export function LoadPlanDialog({ onLoad, onDeleted, onPutBack, onClose }: LoadPlanDialogProps) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(savedPlansQuery(useDebounced(search.trim()), page));
  const load = useLoadPlan();
  const remove = useDeletePlan();
  const mayEdit = useMayEdit();
  const sayDeleted = useSayDeleted();

  function handleDelete(entry: { id: string; name: string }, whenDone: () => void) {
    remove.mutate(entry.id, {
      onSuccess: () => {
        onDeleted(entry.id);
        whenDone();
        sayDeleted('plans', entry, (name) => onPutBack(entry.id, name));
      },
    });
  }

  return (
    <SavedDialog
      title={say.saved.load}
      searchLabel={say.saved.search}
      search={search}
      onSearchChange={(text) => {
        setPage(1);
        setSearch(text);
      }}
      listLabel={say.saved.plans}
      entries={data?.lists}
      error={error}
      onRetry={() => void refetch()}
      emptyTitle={search.trim() === '' ? say.saved.noneYet : say.saved.noneFound}
      page={page}
      maxPage={Math.max(1, Math.ceil((data?.total ?? 0) / SAVED_PAGE_SIZE))}
      onPageChange={setPage}
      openingId={load.isPending ? load.variables : undefined}
      openError={load.error && errorMessage(load.error)}
      onOpen={({ id }) => load.mutate(id, { onSuccess: (saved) => onLoad(id, saved) })}
      isDeleting={remove.isPending}
      deleteError={remove.error && errorMessage(remove.error)}
      onDelete={mayEdit ? handleDelete : undefined}
      note={(entry) => <WhoLine addedBy={entry.added_by} changedBy={entry.changed_by} />}
      foot={<TrashLink />}
      onClose={onClose}
    />
  );
}
