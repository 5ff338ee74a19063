import { useQuery } from '@tanstack/react-query';
import { useUser } from '../auth/queries.ts';
import { WhoLine } from '../household/who-line.tsx';
import { savedPlansQuery } from './queries.ts';

/** Who made the saved plan that is shown, where several share it and it is among the newest. */
export function WhoOfPlan({ id }: { id: string | null }) {
  const isShared = useUser()?.shares_household === true;
  const { data } = useQuery({ ...savedPlansQuery('', 1), enabled: isShared && id !== null });
  const entry = data?.lists.find((plan) => plan.id === id);
  return entry && <WhoLine className="mb-3" addedBy={entry.added_by} changedBy={entry.changed_by} />;
}
