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
import { Segmented } from '../ui/segmented.tsx';
import { type OpenedSaved, type SavedKind, savedQuery, useDeleteSaved, useOpenSaved } from './queries.ts';
import { say } from './sentences.ts';

const kinds = () =>
  [
    { value: 'lists', label: say.shoppingListsKind },
    { value: 'plans', label: say.mealPlansKind },
  ] as const;
const wordsOf = () => ({
  lists: {
    searchLabel: say.searchShoppingLists,
    listLabel: say.savedShoppingLists,
    noneYet: say.noSavedShoppingListsYet,
    noneFound: say.noShoppingListsFound,
  },
  plans: {
    searchLabel: say.searchPlans,
    listLabel: say.savedPlans,
    noneYet: say.noSavedPlansYet,
    noneFound: say.noPlansFound,
  },
});

interface LoadListDialogProps {
  onLoad: (opened: OpenedSaved) => void;
  /** A list is gone: what is shown must not claim to be it. */
  onDeleted: (id: string) => void;
  /** It is back: what is shown may be it again. */
  onPutBack: (id: string) => void;
  onClose: () => void;
}

/** Saved shopping lists, and saved plans to make a list of. Mounted while it is open. */
export function LoadListDialog({ onLoad, onDeleted, onPutBack, onClose }: LoadListDialogProps) {
  const [kind, setKind] = useState<SavedKind>('lists');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(savedQuery(kind, useDebounced(search.trim()), page));
  const open = useOpenSaved();
  const remove = useDeleteSaved();
  const mayEdit = useMayEdit();
  const words = wordsOf()[kind];
  const sayDeleted = useSayDeleted();

  function handleDelete(entry: { id: string; name: string }, whenDone: () => void) {
    remove.mutate(
      { kind, id: entry.id },
      {
        onSuccess: () => {
          if (kind === 'lists') onDeleted(entry.id);
          whenDone();
          sayDeleted(kind, entry, () => kind === 'lists' && onPutBack(entry.id));
        },
      },
    );
  }

  return (
    <SavedDialog
      title={say.load}
      choice={
        <Segmented
          label={say.whatToLoad}
          value={kind}
          onValueChange={(next) => {
            setPage(1);
            setKind(next);
          }}
          options={kinds()}
        />
      }
      searchLabel={words.searchLabel}
      search={search}
      onSearchChange={(text) => {
        setPage(1);
        setSearch(text);
      }}
      listLabel={words.listLabel}
      entries={data?.lists}
      error={error}
      onRetry={() => void refetch()}
      emptyTitle={search.trim() === '' ? words.noneYet : words.noneFound}
      page={page}
      maxPage={Math.max(1, Math.ceil((data?.total ?? 0) / SAVED_PAGE_SIZE))}
      onPageChange={setPage}
      openingId={open.isPending ? open.variables.id : undefined}
      openError={open.error && errorMessage(open.error)}
      onOpen={({ id }) => open.mutate({ kind, id }, { onSuccess: onLoad })}
      isDeleting={remove.isPending}
      deleteError={remove.error && errorMessage(remove.error)}
      onDelete={mayEdit ? handleDelete : undefined}
      note={(entry) => <WhoLine addedBy={entry.added_by} changedBy={entry.changed_by} />}
      foot={<TrashLink />}
      onClose={onClose}
    />
  );
}
