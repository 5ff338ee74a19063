import { FREE_RECIPE_CAP } from '@sorrel/core/recipes/limits';
import { ChevronsUpDown, CookingPot, X } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useUser } from '../auth/queries.ts';
import { paths } from '../paths.ts';
import { Avatar } from '../ui/avatar.tsx';
import { BrandMark } from '../ui/brand-mark.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Progress } from '../ui/progress.tsx';
import { fullName } from './full-name.ts';
import { isCurrent, NAV_ITEMS } from './nav-items.ts';
import { say } from './sentences.ts';
import { useUpgrade } from './upgrade.tsx';

const PLACE = [
  'flex min-h-11.5 items-center gap-3 rounded-md px-3.5 py-1 no-underline transition-[background,color]',
  'not-aria-[current]:font-medium not-aria-[current]:text-on-deep-2',
  'not-aria-[current]:hover:bg-leaf-deep-2 not-aria-[current]:hover:text-on-deep',
  'aria-[current]:bg-citron aria-[current]:font-[650] aria-[current]:text-on-citron',
].join(' ');
const UPGRADE = 'justify-self-start font-semibold text-citron underline decoration-1 underline-offset-[0.2em]';
const ACCOUNT = 'flex w-full items-center gap-2.5 rounded-md p-2 text-left text-on-deep hover:bg-leaf-deep-2';

export interface SpineProps {
  /** Given when the spine lies over the page: it gets a close button. */
  onClose?: () => void;
  onAccount: () => void;
}

/** The deep green navigation: where to go, how full the free book is, who is signed in. */
export function Spine({ onClose, onAccount }: SpineProps) {
  const { pathname } = useLocation();
  const user = useUser();
  const openUpgrade = useUpgrade();
  const name = fullName(user);
  const quota = say.quota(String(user?.recipe_count), FREE_RECIPE_CAP);

  return (
    <>
      <div className="flex items-center justify-between px-2.5">
        <BrandMark to={paths.recipeBook} tone="deep" />
        {onClose && <IconButton icon={X} label={say.closeMenu} look="deep" onClick={onClose} />}
      </div>
      <nav aria-label={say.main} className="grid gap-1">
        {NAV_ITEMS.map((item) => (
          <Link
            key={item.to}
            className={PLACE}
            to={item.to}
            aria-current={isCurrent(item, pathname) ? 'page' : undefined}
          >
            <item.icon className="icon" aria-hidden />
            {item.label()}
          </Link>
        ))}
      </nav>
      <div className="grow" />
      {user && !user.own_premium && (
        <div className="grid gap-2 rounded-md bg-leaf-deep-2 p-3.5 text-sm">
          <b>{quota}</b>
          <Progress look="deep" label={say.quotaUsed(quota)} value={user.recipe_count} max={FREE_RECIPE_CAP} />
          <button type="button" className={UPGRADE} onClick={() => openUpgrade()}>
            {say.upgradeToPremium}
          </button>
        </div>
      )}
      <Link className={PLACE} to={paths.kitchen} aria-current={pathname === paths.kitchen ? 'page' : undefined}>
        <CookingPot className="icon" aria-hidden />
        {say.kitchen}
      </Link>
      <button type="button" className={ACCOUNT} onClick={onAccount} aria-haspopup="dialog">
        <Avatar name={name || (user?.email ?? '')} src={user?.profile_image} />
        <span className="min-w-0 grow">
          <b className="block leading-[1.2] font-semibold wrap-anywhere">{name || say.account}</b>
          {user && (
            <small className="block text-xs text-on-deep-2">{user.own_premium ? 'Premium' : say.freePlan}</small>
          )}
        </span>
        <ChevronsUpDown className="icon" aria-hidden />
      </button>
    </>
  );
}
