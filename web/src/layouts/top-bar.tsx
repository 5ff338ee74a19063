import { Menu } from 'lucide-react';
import type { RefCallback } from 'react';
import { useUser } from '../auth/queries.ts';
import { paths } from '../paths.ts';
import { Avatar } from '../ui/avatar.tsx';
import { BrandMark } from '../ui/brand-mark.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { iconButtonClass } from '../ui/icon-button-looks.ts';
import { tip } from '../ui/tooltip.tsx';
import { fullName } from './full-name.ts';
import { say } from './sentences.ts';

interface TopBarProps {
  isMenuOpen: boolean;
  onMenu: () => void;
  onAccount: () => void;
  /** Is given the place between the buttons, where a page puts its title; without one the brand stands there. */
  pageRef: RefCallback<HTMLElement>;
}

/** The bar at the top of a phone. */
export function TopBar({ isMenuOpen, onMenu, onAccount, pageRef }: TopBarProps) {
  const user = useUser();
  return (
    <header className="topbar">
      <IconButton icon={Menu} label={say.openMenu} aria-expanded={isMenuOpen} aria-haspopup="dialog" onClick={onMenu} />
      <div className="topbar-page" ref={pageRef} />
      <div className="topbar-brand">
        <BrandMark to={paths.recipeBook} />
      </div>
      <button
        {...tip(say.account)}
        type="button"
        className={iconButtonClass({})}
        aria-label={say.account}
        aria-haspopup="dialog"
        onClick={onAccount}
      >
        <Avatar name={fullName(user) || (user?.email ?? '')} src={user?.profile_image} size="sm" />
      </button>
    </header>
  );
}
