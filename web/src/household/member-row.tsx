import type { HouseholdMember } from '@sorrel/contract/households';
import { HOUSEHOLD_ROLES, type HouseholdRole } from '@sorrel/core/households/household';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Tag } from '../ui/tag.tsx';
import { say } from './sentences.ts';

/** A person at the table, or a place that is kept for one; on a phone what can be done stands below. */
export const MEMBER_ROW =
  'grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 rounded-xl p-4 max-sm:grid-cols-[3.5rem_minmax(0,1fr)]';
export const MEMBER_ACTIONS =
  'flex flex-wrap items-center justify-end gap-2 empty:hidden max-sm:col-span-2 max-sm:justify-between max-sm:border-t max-sm:border-line max-sm:pt-3';

interface MemberRowProps {
  member: HouseholdMember;
  place: number;
  /** Whether the reader may change what the member may do. */
  isChangeable: boolean;
  onRole: (role: HouseholdRole) => void;
  onTakeOut: (button: HTMLElement) => void;
}

export function MemberRow({ member, place, isChangeable, onRole, onTakeOut }: MemberRowProps) {
  const { name, picture, role, is_self: isSelf } = member;
  return (
    <li className={`${MEMBER_ROW} bg-surface shadow-1 dark:shadow-line`}>
      <Avatar name={name} src={picture} size="row" place={place} />
      <div className="min-w-0">
        <p className="leading-snug wrap-anywhere hyphens-auto">
          <b className="font-display text-lg font-semibold tracking-display">{name}</b>{' '}
          {isSelf && <small className="mr-1 text-sm text-ink-3">{say.you}</small>}{' '}
          {!isChangeable && <Tag>{say.roles[role]}</Tag>}
        </p>
        <p className="text-sm text-ink-2">{say.rolesSaid[role]}</p>
      </div>
      <div className={MEMBER_ACTIONS}>
        {isChangeable && (
          <SelectField
            className="w-34"
            label={say.roleOf(name)}
            labelHidden
            pill
            value={role}
            onValueChange={onRole}
            options={HOUSEHOLD_ROLES.map((value) => ({ value, label: say.roles[value] }))}
          />
        )}
        {isChangeable && !isSelf && (
          <Button
            variant="text"
            aria-label={say.takeOutNamed(name)}
            onClick={({ currentTarget }) => onTakeOut(currentTarget)}
          >
            {say.takeOut}
          </Button>
        )}
      </div>
    </li>
  );
}
