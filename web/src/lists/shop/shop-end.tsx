import { basketShares } from '@sorrel/core/lists/in-the-shop';
import { type ListItem, thingName } from '@sorrel/core/lists/list';
import { CircleDashed, CircleHelp, ShoppingBasket } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { FoodIcon } from '../../cover/food-icon.tsx';
import { writeAll } from '../../language/write.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { say } from '../sentences.ts';
import { showItem } from '../show-name.ts';
import type { Tickers } from '../use-tickers.ts';

const PLATE = 'grid size-10 flex-none place-items-center rounded-[50%] bg-sunken text-ink-2';
/** Pictures above the heading, and names of what was not bought. */
const SHOWN_MAX = 5;

function Line({ plate, name, note, count }: { plate: ReactNode; name: string; note?: string; count: number }) {
  return (
    <li className="flex items-center gap-3.5 border-t border-line px-1 py-3">
      {plate}
      <span className="min-w-0 flex-1 font-semibold wrap-anywhere">
        {name}
        {note !== undefined && <small className="block text-xs font-normal text-ink-3">{note}</small>}
      </span>{' '}
      <b className="num font-display text-lg leading-none">{count}</b>
    </li>
  );
}

interface ShopEndProps {
  basket: readonly ListItem[];
  missing: readonly ListItem[];
  tickers: Tickers;
  /** Absent for somebody who may only tick. */
  onFinish: (() => void) | undefined;
  onKeepOpen: () => void;
}

/** The end of a shop: who took how much, and what was not there. */
export function ShopEnd({ basket, missing, tickers, onFinish, onKeepOpen }: ShopEndProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  // the button that was pressed is gone
  useEffect(() => headingRef.current?.focus(), []);
  const names = missing.slice(0, SHOWN_MAX).map(showItem);
  const more = missing.length - names.length;
  return (
    <div className="flex min-h-0 flex-1 flex-col items-center overflow-auto px-5 pt-6 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-center">
      <div className="flex justify-center" aria-hidden>
        {basket.slice(0, SHOWN_MAX).map((item) => (
          <FoodIcon key={item.id} className="-mx-1 size-16 max-tiny:size-10" name={thingName(item)} />
        ))}
      </div>
      <h3 ref={headingRef} className="mt-4 text-2xl wrap-anywhere focus-visible:outline-none" tabIndex={-1}>
        {missing.length === 0 ? say.allInTheBasket : say.toGo(missing.length)}
      </h3>
      <p className="mt-2 text-ink-2">{say.inTheBasket(basket.length, basket.length + missing.length)}</p>
      <ul className="mt-5 mb-6 w-[min(100%,26rem)] text-left">
        {tickers.size === 0 ? (
          <Line
            plate={
              <span className={PLATE}>
                <ShoppingBasket className="icon" aria-hidden />
              </span>
            }
            name={say.columnInTheBasket}
            count={basket.length}
          />
        ) : (
          basketShares(basket).map(({ memberId, count }) => {
            const ticker = memberId === null ? undefined : tickers.get(memberId);
            return ticker === undefined ? (
              <Line
                key={memberId ?? ''}
                plate={
                  <span className={PLATE}>
                    <CircleHelp className="icon" aria-hidden />
                  </span>
                }
                name={say.tickedByUnknown}
                count={count}
              />
            ) : (
              <Line
                key={memberId}
                plate={<Avatar name={ticker.name} src={ticker.picture} place={ticker.place} />}
                name={ticker.isSelf ? say.you : ticker.name}
                count={count}
              />
            );
          })
        )}
        {missing.length > 0 && (
          <Line
            plate={
              <span className={PLATE}>
                <CircleDashed className="icon" aria-hidden />
              </span>
            }
            name={say.notThere}
            note={say.staysOnList(more > 0 ? [...names, say.andMore(more)].join(', ') : writeAll(names))}
            count={missing.length}
          />
        )}
      </ul>
      <div className="mt-auto grid w-[min(100%,26rem)] gap-2">
        {onFinish && (
          <>
            <p className="text-sm text-ink-2">{say.finishHint}</p>
            <Button variant="primary" size="lg" full onClick={onFinish}>
              {say.finishShop}
            </Button>
          </>
        )}
        <Button variant="text" full onClick={onKeepOpen}>
          {say.keepItOpen}
        </Button>
      </div>
    </div>
  );
}
