import { useQuery } from '@tanstack/react-query';
import { useUser } from '../auth/queries.ts';
import { Avatar } from '../ui/avatar.tsx';
import { householdQuery } from './queries.ts';
import { say } from './sentences.ts';

interface WhoLineProps {
  /** Ids of members; null: that account is gone. Undefined: not known, and not said. */
  addedBy: string | null | undefined;
  changedBy: string | null | undefined;
  className?: string;
}

/** Who added and who changed what several share, quietly. Nothing for somebody who lives alone. */
export function WhoLine({ addedBy, changedBy, className = '' }: WhoLineProps) {
  const isShared = useUser()?.shares_household === true;
  const { data: household } = useQuery({ ...householdQuery, enabled: isShared });
  if (!isShared || household === undefined || addedBy === undefined) return null;
  const memberOf = (id: string | null) => household.members.find((member) => member.id === id);
  const nameOf = (id: string | null) => {
    const member = memberOf(id);
    if (member === undefined) return say.somebodyWhoLeft;
    return member.is_self ? say.byYou : member.name;
  };
  const last = memberOf(changedBy ?? addedBy);
  const place = last && household.members.indexOf(last);
  const isOne = changedBy === undefined || changedBy === addedBy;
  return (
    <span className={`inline-flex min-w-0 items-center gap-2 text-sm text-ink-3 print:hidden ${className}`}>
      {last && <Avatar size="xs" name={last.name} src={last.picture} place={place} />}
      <span className="min-w-0 wrap-anywhere">
        {isOne ? say.addedBy(nameOf(addedBy)) : say.addedAndChangedBy(nameOf(addedBy), nameOf(changedBy))}
      </span>
    </span>
  );
}
