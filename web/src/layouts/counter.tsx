import { Ellipsis, type LucideIcon } from 'lucide-react';
import { type RefCallback, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useCounterHeight } from '../lib/use-counter-height.ts';
import { useKeyboard } from '../lib/use-keyboard.ts';
import { isCurrent, PHONE_PLACES } from './nav-items.ts';
import { say } from './sentences.ts';

/** A place, and whether it is the one that is shown. Of very large letters the five words are as large as they fit beside one another. */
const PLACE =
  'group grid min-h-14 min-w-0 content-center justify-items-center gap-1 rounded-md text-xs leading-none font-medium text-ink-2 no-underline aria-[current]:font-bold aria-[current]:text-ink max-tiny:text-[4.2vw] max-tiny:wrap-normal max-tiny:hyphens-none';

interface CounterProps {
  isMoreOpen: boolean;
  onMore: () => void;
  /** Is given the upper storey, where the page puts its main action. */
  upperRef: RefCallback<HTMLElement>;
}

/**
 * What belongs to the thumb, on one surface at the bottom of a phone: below the places, above them what the page wants most.
 * It never hides while the page is scrolled. It makes room for the keyboard; and where a page is low, because a phone lies on its
 * side or the page is enlarged, the places go and the menu leads on.
 */
export function Counter({ isMoreOpen, onMore, upperRef }: CounterProps) {
  const { pathname } = useLocation();
  const counterRef = useRef<HTMLDivElement>(null);
  const hasKeyboard = useKeyboard();

  useCounterHeight(counterRef);

  const current = PHONE_PLACES.find((item) => isCurrent(item, pathname));
  return (
    <div
      className="counter @container print:hidden fixed inset-x-0 bottom-0 z-20 rounded-t-xl bg-surface pb-[env(safe-area-inset-bottom)] shadow-up"
      hidden={hasKeyboard}
      ref={counterRef}
    >
      <section
        className="counter-upper flex items-center gap-2 px-3 pt-3 pb-1 empty:hidden @max-slim:flex-wrap"
        aria-label={say.toolsOfPage}
        ref={upperRef}
      />
      <nav
        className="mx-auto grid max-w-144 grid-cols-5 px-1.5 pt-1 pb-0.5 [@media(height<=26rem)]:hidden"
        aria-label={say.sections}
      >
        {PHONE_PLACES.map((item) => (
          <Link
            key={item.to}
            to={item.to}
            className={PLACE}
            aria-label={item.label()}
            aria-current={item === current && !isMoreOpen ? 'page' : undefined}
          >
            <Pip icon={item.icon} />
            <span>{item.short?.()}</span>
          </Link>
        ))}
        <button
          type="button"
          className={PLACE}
          aria-label={say.moreSections}
          aria-haspopup="dialog"
          aria-expanded={isMoreOpen}
          aria-current={isMoreOpen || !current ? 'true' : undefined}
          onClick={onMore}
        >
          <Pip icon={Ellipsis} />
          <span>{say.more}</span>
        </button>
      </nav>
    </div>
  );
}

function Pip({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className="grid h-8 w-14 place-items-center rounded-full text-md transition-colors group-aria-[current]:bg-citron group-aria-[current]:text-on-citron">
      <Icon className="icon" aria-hidden />
    </span>
  );
}
