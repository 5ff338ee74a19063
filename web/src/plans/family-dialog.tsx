import { SAVED_PAGE_SIZE, type SavedEntry } from '@sorrel/contract/plans';
import { MERGED_PLANS_MAX, MERGED_PLANS_MIN, PORTIONS_MAX, PORTIONS_MIN } from '@sorrel/core/plans/merge-plans';
import { PLAN_NAME_MAX } from '@sorrel/core/plans/plan-name';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../api.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailedLoad } from '../ui/failed-load.tsx';
import { Loader } from '../ui/loader.tsx';
import { Notice } from '../ui/notice.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { TextField } from '../ui/text-field.tsx';
import { savedPlansQuery, useMergePlans } from './queries.ts';
import { say } from './sentences.ts';
import { useTellSavedOver } from './use-tell-saved-over.ts';

type Chosen = { id: string; name: string; portions: number };

interface FamilyDialogProps {
  /** The merged plan has been saved under this id. */
  onMerged: (id: string) => void;
  onClose: () => void;
}

/** Plans below each other; the steppers of all are as wide as their longest words. */
const PLAN_ROWS =
  'grid *:flex *:min-h-13 *:items-center *:justify-between *:gap-x-4 *:gap-y-2 *:border-b *:border-line *:wrap-anywhere *:last:border-b-0 [&_[role=group]]:min-w-41.5 [&_[role=group]]:whitespace-nowrap';

/** Merges the saved plans of several people into one: what they share is cooked once, and bought for all. */
export function FamilyDialog({ onMerged, onClose }: FamilyDialogProps) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [name, setName] = useState('');
  const { data, error, refetch } = useQuery(savedPlansQuery(useDebounced(search.trim()), page));
  const merge = useMergePlans();
  const tellSavedOver = useTellSavedOver();
  const maxPage = Math.max(1, Math.ceil((data?.total ?? 0) / SAVED_PAGE_SIZE));
  const people = chosen.reduce((sum, { portions }) => sum + portions, 0);
  const isFull = chosen.length >= MERGED_PLANS_MAX;

  // those chosen stay in sight, whatever is searched for next
  const others = (data?.lists ?? []).filter(({ id }) => !chosen.some((entry) => entry.id === id));
  const toggle = ({ id, name: planName }: Pick<SavedEntry, 'id' | 'name'>) =>
    setChosen((before) =>
      before.some((entry) => entry.id === id)
        ? before.filter((entry) => entry.id !== id)
        : [...before, { id, name: planName, portions: 1 }],
    );
  const setPortions = (id: string, portions: number) =>
    setChosen((before) => before.map((entry) => (entry.id === id ? { ...entry, portions } : entry)));

  function handleMerge() {
    merge.mutate(
      { name, plans: chosen.map(({ id, portions }) => ({ id, portions })) },
      {
        onSuccess: ({ mealPlanId, savedOver }) => {
          if (savedOver) tellSavedOver(mealPlanId, null);
          onMerged(mealPlanId);
        },
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say.tools.familyPlan}
      footer={
        <>
          <p className="mr-auto text-sm text-ink-2" role="status">
            {chosen.length === 0
              ? say.family.chooseOrMore(MERGED_PLANS_MIN)
              : say.family.plansFor(chosen.length, people)}
          </p>
          <Button
            disabled={chosen.length < MERGED_PLANS_MIN}
            saving={merge.isPending}
            savingLabel={say.family.merging}
            onClick={handleMerge}
          >
            {say.family.merge}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{say.family.about}</p>
        {merge.error && <Notice tone="error">{errorMessage(merge.error)}</Notice>}
        <TextField
          label={say.family.name}
          value={name}
          maxLength={PLAN_NAME_MAX}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        {chosen.length > 0 && (
          <ul className={PLAN_ROWS} aria-label={say.family.toMerge}>
            {chosen.map((entry) => (
              <li key={entry.id}>
                <Checkbox label={entry.name} checked onCheckedChange={() => toggle(entry)} />
                <Stepper
                  label={say.family.peopleOf(entry.name)}
                  value={entry.portions}
                  unit={say.family.people(entry.portions)}
                  min={PORTIONS_MIN}
                  max={PORTIONS_MAX}
                  onValueChange={(portions) => setPortions(entry.id, portions)}
                />
              </li>
            ))}
          </ul>
        )}
        <SearchField
          label={say.saved.search}
          placeholder={say.search}
          value={search}
          onValueChange={(text) => {
            setPage(1);
            setSearch(text);
          }}
        />
        {error && <FailedLoad error={error} onRetry={() => refetch()} />}
        {data === undefined ? (
          error === null && <Loader />
        ) : data.lists.length === 0 ? (
          <EmptyState title={search.trim() === '' ? say.saved.noneYet : say.saved.noneFound} level={3} />
        ) : (
          others.length > 0 && (
            <ul className={PLAN_ROWS} aria-label={say.saved.plans}>
              {others.map((entry) => (
                <li key={entry.id}>
                  <Checkbox
                    label={entry.name}
                    checked={false}
                    disabled={isFull}
                    onCheckedChange={() => toggle(entry)}
                  />
                </li>
              ))}
            </ul>
          )
        )}
        {isFull && <p className="text-sm text-ink-2">{say.family.atMost(MERGED_PLANS_MAX)}</p>}
        {maxPage > 1 && <Pagination page={page} maxPage={maxPage} onPageChange={setPage} />}
      </div>
    </Dialog>
  );
}
