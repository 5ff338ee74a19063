import { FREE_RECIPE_CAP } from '@sorrel/core/recipes/limits';
import { ChevronsUpDown, X } from 'lucide-react';
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
      <nav aria-label={say.main} className="spine-nav">
        {NAV_ITEMS.map((item) => (
          <Link key={item.to} to={item.to} aria-current={isCurrent(item, pathname) ? 'page' : undefined}>
            <item.icon className="icon" aria-hidden />
            {item.label()}
          </Link>
        ))}
      </nav>
      <div className="grow" />
      {user && !user.premium && (
        <div className="quota">
          <b>{quota}</b>
          <Progress look="deep" label={say.quotaUsed(quota)} value={user.recipe_count} max={FREE_RECIPE_CAP} />
          <button type="button" onClick={() => openUpgrade()}>
            {say.upgradeToPremium}
          </button>
        </div>
      )}
      <button type="button" className="account-button" onClick={onAccount} aria-haspopup="dialog">
        <Avatar name={name || (user?.email ?? '')} src={user?.profile_image} />
        <span className="min-w-0 grow">
          <b>{name || say.account}</b>
          {user && <small>{user.premium ? 'Premium' : say.freePlan}</small>}
        </span>
        <ChevronsUpDown className="icon" aria-hidden />
      </button>
    </>
  );
}
