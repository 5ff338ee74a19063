import type { UseQueryResult } from '@tanstack/react-query';
import { errorMessage } from '../../api.ts';
import { writeAll } from '../../language/write.ts';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { say } from './sentences.ts';
import { TRASH_KINDS, type TrashKind } from './trash-kinds.tsx';

type Asked = Pick<UseQueryResult, 'error'> & { refetch: () => unknown };

interface TrashFailureProps {
  /** Those that failed, two or more; nothing is shown of fewer. */
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
    <FailedLoad onRetry={() => kinds.forEach((kind) => void queries[kind].refetch())}>
      {say.trashNotLoaded(what, errorMessage(queries[first].error))}
    </FailedLoad>
  );
}
