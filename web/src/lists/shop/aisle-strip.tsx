import type { Aisle } from '@sorrel/core/foods/aisles';
import type { ShopAisle } from '@sorrel/core/lists/in-the-shop';
import { Check } from 'lucide-react';
import { terms } from '../../language/terms.ts';
import { AISLE_PICTURES } from '../list-looks.ts';
import { say } from '../sentences.ts';

const STRIP = 'flex gap-1.5 overflow-x-auto px-1 pt-1 pb-1.5 [scrollbar-width:none]';
const PLACE = [
  'relative grid size-11 flex-none place-items-center rounded-[50%] bg-sunken focus-visible:shadow-halo',
  'aria-[current]:bg-citron aria-[current]:text-on-citron',
].join(' ');
const COUNT = [
  'num absolute -right-1 -bottom-1 grid h-5 min-w-5 place-items-center rounded-full px-1 text-xs leading-none font-[650]',
].join(' ');
const COUNTS = {
  left: 'bg-surface text-ink shadow-[0_0_0_1.5px_var(--line-strong)]',
  done: 'bg-leaf text-surface',
};

interface AisleStripProps {
  aisles: readonly ShopAisle[];
  /** The aisle that is at the top of what is seen. */
  current: Aisle | null;
  onGo: (aisle: Aisle) => void;
}

/** What is left where; a press goes there. */
export function AisleStrip({ aisles, current, onGo }: AisleStripProps) {
  return (
    <nav className={STRIP} aria-label={say.aisles}>
      {aisles.map(({ aisle, left }) => (
        <button
          key={aisle}
          type="button"
          className={PLACE}
          aria-label={left === 0 ? say.aisleDone(terms.aisles[aisle]) : say.aisleLeft(terms.aisles[aisle], left)}
          aria-current={aisle === current || undefined}
          onClick={() => onGo(aisle)}
        >
          <img
            className={left === 0 ? 'opacity-40' : undefined}
            src={`/food/${AISLE_PICTURES[aisle]}.webp`}
            width={26}
            height={26}
            alt=""
          />
          <span className={`${COUNT} ${COUNTS[left === 0 ? 'done' : 'left']}`} aria-hidden>
            {left === 0 ? <Check className="icon" /> : left}
          </span>
        </button>
      ))}
    </nav>
  );
}
