import type { UseQueryResult } from '@tanstack/react-query';
import { writeAll } from '../../language/write.ts';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { say } from './sentences.ts';
import { TRASH_KINDS, type TrashKind } from './trash-kinds.tsx';

type Asked = Pick<UseQueryResult, 'error'> & { refetch: () => unknown };

interface TrashFailureProps {
  /** Those that failed. */
  kinds: readonly TrashKind[];
  queries: Record<TrashKind, Asked>;
}

/** What failed together is said once, however many parts of the page it is about, and one press asks for all of it. */
export function TrashFailure({ kinds, queries }: TrashFailureProps) {
  const [first] = kinds;
  if (first === undefined) return null;
  const what =
    kinds.length === TRASH_KINDS.length ? say.trashWhole : writeAll(kinds.map((kind) => say.trashedKinds[kind]));
  return (
    <FailedLoad
      className="mb-5"
      error={queries[first].error}
      onRetry={() => kinds.forEach((kind) => void queries[kind].refetch())}
      sentence={(why) => say.trashNotLoaded(what, why)}
    />
  );
}
