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

const BAR = [
  'sticky top-0 z-20 flex items-center justify-between gap-1 bg-bg px-2 pt-[calc(0.375rem+env(safe-area-inset-top))] pb-1.5',
  'print:hidden',
].join(' ');

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
    <header className={BAR}>
      <IconButton icon={Menu} label={say.openMenu} aria-expanded={isMenuOpen} aria-haspopup="dialog" onClick={onMenu} />
      <div className="peer @container flex min-w-0 flex-1 items-center gap-1 empty:hidden" ref={pageRef} />
      {/* with very large letters the brand gives way, and the account stays within reach; room for the focus ring */}
      <div className="-mx-1.5 flex min-w-0 overflow-x-clip px-1.5 peer-[:not(:empty)]:hidden">
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
