import { useQuery } from '@tanstack/react-query';
import { FailedLoad } from '../ui/failed-load.tsx';
import { Loader } from '../ui/loader.tsx';
import { userQuery } from './queries.ts';

/** Stands where something of the signed-in user will be, until they are known: that they are on their way, or why not. */
export function UserAwaited({ page }: { page?: boolean }) {
  const { error, refetch } = useQuery(userQuery);
  if (error === null) return <Loader {...(page && { page })} />;
  return <FailedLoad error={error} onRetry={() => refetch()} />;
}
