import { EmptyState } from '../ui/empty-state.tsx';
import { FailedLoad } from '../ui/failed-load.tsx';
import { say as sayUi } from '../ui/sentences.ts';
import { say } from './sentences.ts';
import type { LastUsed } from './use-last-used-list.ts';

/**
 * In place of the items: that there are none is said only once it is known that no list comes from elsewhere. What is said first is as high:
 * the aisles below must not move from under a press, which ends the search.
 */
export function NothingOnList({ lastUsed: { isLooking, error, lookAgain } }: { lastUsed: LastUsed }) {
  if (isLooking) {
    return (
      <div role="status">
        <EmptyState title={sayUi.loadingDots}>{say.emptyHint}</EmptyState>
      </div>
    );
  }
  return (
    <>
      {error !== null && (
        <FailedLoad className="mb-5" error={error} onRetry={lookAgain} sentence={say.lastListNotLoaded} />
      )}
      <EmptyState title={error === null ? say.yourListIsEmpty : say.noListLoaded}>{say.emptyHint}</EmptyState>
    </>
  );
}
