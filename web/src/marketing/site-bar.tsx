import { Menu } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../paths.ts';
import { SiteBrand } from './site-brand.tsx';
import { SiteMenu } from './site-menu.tsx';
import { SiteNav } from './site-nav.tsx';

const SHADOW_AFTER_PX = 8;

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
    <header className={isScrolled ? 'bar-top scrolled' : 'bar-top'}>
      <div className="bar-in">
        <SiteBrand />
        <SiteNav label="Main" path={path} />
        <div className="bar-doors">
          <a className="btn btn-text" href={paths.login}>
            Log In
          </a>
          <a className="btn btn-primary" href={paths.register}>
            Try Free
          </a>
        </div>
        <button
          type="button"
          className="ib bar-burger"
          aria-label="Open menu"
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
