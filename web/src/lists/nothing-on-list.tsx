import { errorMessage } from '../api.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailedLoad } from '../ui/failed-load.tsx';
import { Loader } from '../ui/loader.tsx';
import { say } from './sentences.ts';
import type { LastUsed } from './use-last-used-list.ts';

/** In place of the items: that there are none is said only once it is known that no list comes from elsewhere. */
export function NothingOnList({ lastUsed: { isLooking, error, lookAgain } }: { lastUsed: LastUsed }) {
  if (isLooking) return <Loader />;
  return (
    <>
      {error !== null && (
        <FailedLoad className="mb-5" onRetry={lookAgain}>
          {say.lastListNotLoaded(errorMessage(error))}
        </FailedLoad>
      )}
      <EmptyState title={say.yourListIsEmpty}>{say.emptyHint}</EmptyState>
    </>
  );
}
