import { Menu } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-looks.ts';
import { classes } from '../ui/classes.ts';
import { iconButtonClass } from '../ui/icon-button-looks.ts';
import { BAR, BAR_LIFTED, BAR_ROW } from './bar-looks.ts';
import { say } from './sentences.ts';
import { SiteBrand } from './site-brand.tsx';
import { SiteMenu } from './site-menu.tsx';
import { SiteNav } from './site-nav.tsx';

const SHADOW_AFTER_PX = 8;
const NO_SCRIPT_ROW = 'max-site:noscript:flex-wrap max-site:noscript:gap-x-2 max-site:noscript:gap-y-0';

/** True once the page is scrolled: the bar then has a shadow. */
function useScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const update = () => setIsScrolled(window.scrollY > SHADOW_AFTER_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return isScrolled;
}

/** The bar that stays at the top. `path`: the page that is shown. */
export function SiteBar({ path }: { path: string }) {
  const isScrolled = useScrolled();
  const menu = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  function handleOpen() {
    menu.current?.showModal();
    setIsOpen(true);
  }

  return (
    <header className={BAR}>
      {/* the menu needs a script; without one the links stand in the bar, on as many lines as they need */}
      <div className={classes(BAR_ROW, isScrolled && BAR_LIFTED, NO_SCRIPT_ROW)}>
        <SiteBrand />
        <SiteNav label={say.main} path={path} look="bar" />
        <div className="flex gap-2 max-site:hidden max-site:noscript:flex">
          <a className={buttonClass({ variant: 'text' })} href={paths.login}>
            {say.logIn}
          </a>
          <a className={buttonClass({})} href={paths.register}>
            {say.tryFree}
          </a>
        </div>
        <button
          type="button"
          className={`${iconButtonClass({})} ml-auto site:hidden noscript:hidden`}
          aria-label={say.openMenu}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={handleOpen}
        >
          <Menu className="icon" aria-hidden />
        </button>
      </div>
      <SiteMenu ref={menu} path={path} onClosed={() => setIsOpen(false)} />
    </header>
  );
}
