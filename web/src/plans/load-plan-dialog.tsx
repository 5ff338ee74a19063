import type { ReplyOf } from '@sorrel/contract/endpoint';
import type { loadPlan, SavedEntry } from '@sorrel/contract/plans';
import { SAVED_PAGE_SIZE } from '@sorrel/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../api.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Loader } from '../ui/loader.tsx';
import { Notice } from '../ui/notice.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { savedPlansQuery, useDeletePlan, useLoadPlan } from './queries.ts';

const CREATED = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

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
  const [deleting, setDeleting] = useState<SavedEntry | null>(null);
  const { data, error, isPending, refetch } = useQuery(savedPlansQuery(useDebounced(search.trim()), page));
  const load = useLoadPlan();
  const remove = useDeletePlan();
  const maxPage = Math.max(1, Math.ceil((data?.total ?? 0) / SAVED_PAGE_SIZE));

  function handleDelete() {
    if (!deleting) return;
    remove.mutate(deleting.id, {
      onSuccess: () => {
        onDeleted(deleting.id);
        setDeleting(null);
        if (data?.lists.length === 1 && page > 1) setPage(page - 1);
      },
    });
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Load a plan">
      <div className="grid gap-4">
        <SearchField
          label="Search plans"
          placeholder="Search"
          value={search}
          onValueChange={(text) => {
            setPage(1);
            setSearch(text);
          }}
        />
        {load.error && <Notice tone="error">{errorMessage(load.error)}</Notice>}
        {isPending ? (
          <Loader />
        ) : error ? (
          <Notice
            tone="error"
            action={
              <Button variant="outline" size="sm" onClick={() => refetch()}>
                Try again
              </Button>
            }
          >
            {errorMessage(error)}
          </Notice>
        ) : data.lists.length === 0 ? (
          <EmptyState title={search.trim() === '' ? 'No saved plans yet.' : 'No plans found.'} level={3} />
        ) : (
          <ul className="plan-saved" aria-label="Saved plans">
            {data.lists.map((entry) => (
              <li key={entry.id}>
                <button
                  type="button"
                  className="plan-saved-entry"
                  aria-busy={load.isPending && load.variables === entry.id}
                  onClick={() => load.mutate(entry.id, { onSuccess: (saved) => onLoad(entry.id, saved) })}
                >
                  <b className="font-display">{entry.name}</b>{' '}
                  <span className="text-sm text-ink-2">
                    {load.isPending && load.variables === entry.id ? (
                      <Spinner label="Loading" />
                    ) : (
                      <time dateTime={entry.created_at}>{CREATED.format(new Date(entry.created_at))}</time>
                    )}
                  </span>
                </button>
                <IconButton icon={Trash2} label={`Delete ${entry.name}`} onClick={() => setDeleting(entry)} />
              </li>
            ))}
          </ul>
        )}
        <Pagination page={page} maxPage={maxPage} onPageChange={setPage} />
      </div>
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={(open) => !open && setDeleting(null)}
        title={`Delete ${deleting?.name ?? 'plan'}`}
        confirmLabel="Delete"
        savingLabel="Deleting"
        saving={remove.isPending}
        error={remove.error && errorMessage(remove.error)}
        onConfirm={handleDelete}
      >
        Are you sure you want to delete this item?
      </ConfirmDialog>
    </Dialog>
  );
}
