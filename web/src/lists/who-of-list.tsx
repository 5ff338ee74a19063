import { useQuery } from '@tanstack/react-query';
import { useUser } from '../auth/queries.ts';
import { WhoLine } from '../household/who-line.tsx';
import { savedQuery } from './queries.ts';

/** Who made the list that is shown, where several share it and it is among the newest. */
export function WhoOfList({ id }: { id: string | null }) {
  const isShared = useUser()?.shares_household === true;
  const { data } = useQuery({ ...savedQuery('lists', '', 1), enabled: isShared && id !== null });
  const entry = data?.lists.find((list) => list.id === id);
  return entry && <WhoLine className="mb-3" addedBy={entry.added_by} changedBy={entry.changed_by} />;
}
