import { CookingPot, Dices, LifeBuoy, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { useUser } from '../auth/queries.ts';
import { paths } from '../paths.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { fullName } from './full-name.ts';
import { say } from './sentences.ts';

interface MoreSheetProps {
  onOpenChange: (open: boolean) => void;
  onAccount: () => void;
}

const LINKS: readonly { label: () => string; to: string; icon: LucideIcon }[] = [
  { label: () => say.mealSpinner, to: paths.spinner, icon: Dices },
  { label: () => say.kitchen, to: paths.kitchen, icon: CookingPot },
  { label: () => say.support, to: paths.support, icon: LifeBuoy },
];

const ROW =
  'flex min-h-13 w-full items-center gap-3.5 border-line px-2 py-1.5 text-left font-semibold no-underline not-first:border-t';

/** What has no place of its own on the counter of a phone. */
export function MoreSheet({ onOpenChange, onAccount }: MoreSheetProps) {
  const user = useUser();
  const name = fullName(user);
  return (
    <Dialog open onOpenChange={onOpenChange} title={say.more} size="sm">
      <div className="grid">
        {LINKS.map(({ label, to, icon: Icon }) => (
          <Link key={to} to={to} className={ROW} onClick={() => onOpenChange(false)}>
            <span className="grid w-9 place-items-center text-lg text-leaf">
              <Icon className="icon" aria-hidden />
            </span>
            {label()}
          </Link>
        ))}
        <button type="button" className={ROW} aria-haspopup="dialog" onClick={onAccount}>
          <Avatar name={name || (user?.email ?? '')} src={user?.profile_image} size="sm" />
          <span className="grid min-w-0 wrap-anywhere">
            {name || say.account}
            {user && (
              <small className="text-xs font-normal text-ink-3">{user.own_premium ? 'Premium' : say.freePlan}</small>
            )}
          </span>
        </button>
      </div>
    </Dialog>
  );
}
