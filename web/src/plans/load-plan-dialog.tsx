import type { ReplyOf } from '@sorrel/contract/endpoint';
import type { loadPlan } from '@sorrel/contract/plans';
import { SAVED_PAGE_SIZE } from '@sorrel/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../api.ts';
import { useMayEdit } from '../auth/queries.ts';
import { WhoLine } from '../household/who-line.tsx';
import { useDebounced } from '../lib/use-debounced.ts';
import { SavedDialog } from '../ui/saved-dialog.tsx';
import { savedPlansQuery, useDeletePlan, useLoadPlan } from './queries.ts';
import { say } from './sentences.ts';

interface LoadPlanDialogProps {
  onLoad: (id: string, saved: ReplyOf<typeof loadPlan>) => void;
  /** A plan is gone: what is shown must not claim to be it. */
  onDeleted: (id: string) => void;
  onClose: () => void;
}

/** The saved plans. Mounted while it is open. */
export function LoadPlanDialog({ onLoad, onDeleted, onClose }: LoadPlanDialogProps) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(savedPlansQuery(useDebounced(search.trim()), page));
  const load = useLoadPlan();
  const remove = useDeletePlan();
  const mayEdit = useMayEdit();

  function handleDelete({ id }: { id: string }, whenDone: () => void) {
    remove.mutate(id, {
      onSuccess: () => {
        onDeleted(id);
        whenDone();
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
      error={error && errorMessage(error)}
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
      onClose={onClose}
    />
  );
}
