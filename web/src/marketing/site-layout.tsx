import { Menu, Share2, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { paths } from '../paths.ts';
import { BrandLeaf } from '../ui/brand-leaf.tsx';

/** At this width and below the bar's links are in a pop-up. Source: specification, section 9. */
const POPUP_BELOW_PX = 900;
const SHADOW_AFTER_PX = 8;

const LINKS = [
  { label: 'Features', href: paths.features },
  { label: 'About', href: paths.about },
  { label: 'Support', href: paths.publicSupport },
] as const;

function Brand({ deep = false }: { deep?: boolean }) {
  return (
    <a className={deep ? 'brand brand-deep' : 'brand'} href={paths.home}>
      <BrandLeaf />
      <span>Sorrel</span>
    </a>
  );
}

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

/** The menu of narrow windows; it closes by itself when the window grows. */
function PopupMenu({ onClose }: { onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${POPUP_BELOW_PX + 1}px)`);
    const handleWide = () => wide.matches && onClose();
    const handleKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    const opener = document.activeElement;
    close.current?.focus();
    wide.addEventListener('change', handleWide);
    window.addEventListener('keydown', handleKey);
    document.body.classList.add('overflow-hidden');
    return () => {
      wide.removeEventListener('change', handleWide);
      window.removeEventListener('keydown', handleKey);
      document.body.classList.remove('overflow-hidden');
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [onClose]);

  return (
    <div className="pop-wrap open">
      <button type="button" className="scrim" aria-label="Close the menu" tabIndex={-1} onClick={onClose} />
      <div className="pop" role="dialog" aria-modal="true" aria-label="Menu">
        <div className="row between nowrap">
          <Brand />
          <button ref={close} type="button" className="ib" aria-label="Close menu" onClick={onClose}>
            <X className="icon" aria-hidden />
          </button>
        </div>
        <nav aria-label="Menu">
          {LINKS.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
        <div className="stack">
          <a className="btn btn-primary btn-lg btn-full" href={paths.register}>
            Try Free
          </a>
          <a className="btn btn-outline btn-lg btn-full" href={paths.login}>
            Log In
          </a>
        </div>
      </div>
    </div>
  );
}

/** Bar and footer around every public page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const isScrolled = useScrolled();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="site">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className={isScrolled ? 'pub scrolled' : 'pub'}>
        <div className="in-bar">
          <Brand />
          <nav aria-label="Main">
            {LINKS.map(({ label, href }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </nav>
          <div className="row tight cta">
            <a className="btn btn-text" href={paths.login}>
              Log In
            </a>
            <a className="btn btn-primary" href={paths.register}>
              Try Free
            </a>
          </div>
          <button
            type="button"
            className="ib burger"
            aria-label="Open menu"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(true)}
          >
            <Menu className="icon" aria-hidden />
          </button>
        </div>
      </header>
      {isOpen && <PopupMenu onClose={() => setIsOpen(false)} />}
      <main id="main">{children}</main>
      <footer className="foot">
        <div className="cols">
          <div className="stack">
            <Brand deep />
            <p>Meal and recipe planning for healthy, personalised eating.</p>
          </div>
          <nav aria-label="Product">
            <ul>
              <li>
                <a href={paths.features}>Features</a>
              </li>
              <li>
                <a href={paths.about}>About</a>
              </li>
              <li>
                {/* without a leading slash: the specification has this one link in the relative form */}
                <a href="support">Support</a>
              </li>
            </ul>
          </nav>
          <nav aria-label="Legal">
            <ul>
              <li>
                <a href={paths.privacy}>Privacy Policy</a>
              </li>
              <li>
                <a href={paths.terms}>Terms of Service</a>
              </li>
            </ul>
          </nav>
          <ul>
            <li>
              <a href="https://www.instagram.com/" rel="noreferrer">
                <Share2 className="icon" aria-hidden />
                Instagram
              </a>
            </li>
          </ul>
        </div>
        <p className="small copyright">© 2021 Sorrel</p>
        <p className="big" aria-hidden="true">
          Sorrel
        </p>
      </footer>
    </div>
  );
}
