import { X } from 'lucide-react';
import { type MouseEvent, type RefObject, useEffect } from 'react';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-looks.ts';
import { iconButtonClass } from '../ui/icon-button-looks.ts';
import { say } from './sentences.ts';
import { SiteBrand } from './site-brand.tsx';
import { SiteNav } from './site-nav.tsx';

/** From here on the bar has the links itself, as `--breakpoint-site` has it: from 901 px with letters of the usual size. Source: specification, section 9. */
const WHOLE_BAR = '(min-width: 56.3125rem)';

// the page behind it stands still: site.css
const OVERLAY =
  'site-menu group h-dvh max-h-none w-screen max-w-none overflow-y-auto overscroll-contain bg-transparent p-2 backdrop:bg-scrim';
const PANEL = 'rounded-xl bg-surface pt-2 pr-2 pb-4 pl-4 text-ink shadow-3 motion-safe:group-open:animate-menu-in';

/**
 * The menu of narrow windows, opened with `showModal()`: the browser keeps the focus inside, closes it on Escape and gives
 * the focus back. It closes by itself when the window grows.
 */
export function SiteMenu({
  ref,
  path,
  onClosed,
}: {
  ref: RefObject<HTMLDialogElement | null>;
  path: string;
  onClosed: () => void;
}) {
  useEffect(() => {
    const wide = window.matchMedia(WHOLE_BAR);
    const handleWide = () => wide.matches && ref.current?.close();
    wide.addEventListener('change', handleWide);
    return () => wide.removeEventListener('change', handleWide);
  }, [ref]);

  const close = () => ref.current?.close();

  function handleClick(event: MouseEvent) {
    // the dialog fills the window, its panel does not: what is hit outside the panel is the overlay
    if (event.target === event.currentTarget) close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys have Escape, which the browser handles
    <dialog className={OVERLAY} aria-label={say.menu} ref={ref} onClose={onClosed} onClick={handleClick}>
      <div className={PANEL}>
        <div className="flex items-center justify-between">
          <SiteBrand />
          <button type="button" className={iconButtonClass({})} aria-label={say.closeMenu} onClick={close}>
            <X className="icon" aria-hidden />
          </button>
        </div>
        <SiteNav label={say.menu} path={path} look="menu" />
        <div className="grid gap-3 pr-2">
          <a className={buttonClass({ size: 'lg', full: true })} href={paths.register}>
            {say.tryFree}
          </a>
          <a className={buttonClass({ variant: 'outline', size: 'lg', full: true })} href={paths.login}>
            {say.logIn}
          </a>
        </div>
      </div>
    </dialog>
  );
}
