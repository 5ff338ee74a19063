import type { Aisle } from '@sorrel/core/foods/aisles';
import type { ItemEdit } from '@sorrel/core/lists/edit-item';
import { countItems, isAtHome, itemsOf } from '@sorrel/core/lists/edit-list';
import { inTheShop } from '@sorrel/core/lists/in-the-shop';
import type { ListItem, ShoppingList } from '@sorrel/core/lists/list';
import { CloudOff, Plus } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { terms } from '../../language/terms.ts';
import { useLatestCallback } from '../../lib/use-latest-callback.ts';
import { useWakeLock } from '../../lib/use-wake-lock.ts';
import { Button } from '../../ui/button.tsx';
import { FullPage } from '../../ui/full-page.tsx';
import { Progress } from '../../ui/progress.tsx';
import { EditLine } from '../edit-line.tsx';
import { say } from '../sentences.ts';
import type { ListSettings } from '../stored-list.ts';
import type { Tickers } from '../use-tickers.ts';
import { AisleStrip } from './aisle-strip.tsx';
import { ShopEnd } from './shop-end.tsx';
import { ShopRow } from './shop-row.tsx';
import { useLanding } from './use-landing.ts';
import { useTickNews } from './use-tick-news.ts';

const SCROLLED = 'relative min-h-0 flex-1 overflow-auto overscroll-contain px-3 pb-6';
const COUNTER = [
  'flex flex-wrap items-center justify-center gap-2 rounded-t-xl bg-surface px-3 pt-3 shadow-up',
  'pb-[max(0.75rem,env(safe-area-inset-bottom))]',
].join(' ');
const BASKET = 'mt-5 rounded-xl bg-bg px-2 pt-3.5 pb-2 dark:bg-surface';
const OFFLINE = 'mt-1.5 flex items-center gap-3 rounded-md bg-amber-soft px-3.5 py-2.5 text-sm text-ink';
/** How far under the top of what is seen an aisle begins to be the one that is looked at. */
const LOOKED_AT_PX = 80;

interface ShopViewProps {
  list: ShoppingList;
  name: string;
  aisles: readonly Aisle[];
  settings: ListSettings;
  mayEdit: boolean;
  tickers: Tickers;
  waiting: { count: number; isAway: boolean };
  onCheck: (id: string, checked: boolean) => void;
  onEdited: (id: string, edit: ItemEdit) => void;
  onAdd: () => void;
  onFinish: () => void;
  onClose: () => void;
  /** What is opened over it. */
  children: ReactNode;
}

/** The list in the shop, for one hand: what is to go by aisle, then the basket. The screen stays on. */
export function ShopView({ list, name, aisles, settings, mayEdit, tickers, waiting, ...acts }: ShopViewProps) {
  useWakeLock();
  const { landing, land, settle } = useLanding();
  const [isEnding, setIsEnding] = useState(false);
  const [editing, setEditing] = useState<string | null>(null);
  const [current, setCurrent] = useState<Aisle | null>(null);
  const scrolled = useRef<HTMLDivElement>(null);
  const items = useMemo(() => itemsOf(list), [list]);
  useTickNews(items, tickers);
  const shop = useMemo(() => inTheShop(list, aisles, landing), [list, aisles, landing]);
  const toBuy = items.filter((item) => !isAtHome(item));
  const { total, checked } = countItems(items);

  const check = useLatestCallback((id: string, isChecked: boolean) => {
    acts.onCheck(id, isChecked);
    if (isChecked) land(id);
    else settle(id);
  });
  function closeLine() {
    const id = editing;
    setEditing(null);
    // once the row is there again
    setTimeout(() => scrolled.current?.querySelector(`[data-row="${id}"]`)?.querySelector('input')?.focus(), 0);
  }
  const sectionOf = (place: string) => scrolled.current?.querySelector<HTMLElement>(`[data-aisle="${place}"]`);
  function go(aisle: Aisle) {
    // of an aisle that is done the basket is left
    const section = sectionOf(aisle) ?? sectionOf('basket');
    if (scrolled.current && section) scrolled.current.scrollTop = section.offsetTop;
    setCurrent(aisle);
  }
  const shown = shop.aisles.filter((one) => one.items.length > 0);
  function handleScroll() {
    const top = (scrolled.current?.scrollTop ?? 0) + LOOKED_AT_PX;
    setCurrent(shown.findLast(({ aisle }) => (sectionOf(aisle)?.offsetTop ?? 0) <= top)?.aisle ?? null);
  }
  const row = (item: ListItem, at: 'aisle' | 'basket') => (
    <ShopRow
      key={item.id}
      item={item}
      at={at}
      serves={settings.serves}
      quantities={settings.quantities}
      ticker={item.checkedBy === undefined ? undefined : tickers.get(item.checkedBy)}
      onCheck={check}
      onEdit={mayEdit ? setEditing : undefined}
    />
  );

  const title = name.trim() === '' ? say.shoppingList : name;
  if (isEnding)
    return (
      <FullPage layers={2} title={title} closeLabel={say.keepItOpen} onClose={() => setIsEnding(false)}>
        <ShopEnd
          basket={toBuy.filter((item) => item.checked)}
          missing={toBuy.filter((item) => !item.checked)}
          tickers={tickers}
          onFinish={mayEdit ? acts.onFinish : undefined}
          onKeepOpen={() => setIsEnding(false)}
        />
      </FullPage>
    );
  return (
    <FullPage
      title={title}
      closeLabel={say.leaveShop}
      onClose={acts.onClose}
      head={
        <>
          <p className="px-1 pb-2 text-ink-2" role="status" aria-label={say.inTheBasket(checked, total)}>
            <b className="num font-display text-2xl leading-none text-ink">{checked}</b> {say.ofInTheBasket(total)}
          </p>
          <Progress className="mx-1 mb-2" label={say.inTheBasket(checked, total)} value={checked} max={total} />
          {waiting.isAway && waiting.count > 0 && (
            <p className={OFFLINE} role="status">
              <CloudOff className="icon flex-none text-md" aria-hidden />
              {say.waitHere(waiting.count)}
            </p>
          )}
          <AisleStrip aisles={shop.aisles} current={current ?? shown[0]?.aisle ?? null} onGo={go} />
        </>
      }
      foot={
        <div className={COUNTER}>
          {mayEdit && (
            <Button variant="outline" size="field" icon={Plus} className="flex-[1_1_9rem]" onClick={acts.onAdd}>
              {say.addAnItem}
            </Button>
          )}
          <Button
            variant={total > 0 && checked === total ? 'primary' : 'quiet'}
            size="field"
            onClick={() => setIsEnding(true)}
          >
            {say.finishShop}
          </Button>
        </div>
      }
    >
      <div ref={scrolled} className={SCROLLED} onScroll={handleScroll}>
        <div className="mx-auto max-w-[44rem]">
          {shown.map(({ aisle, items: things, left }) => (
            <section key={aisle} aria-label={terms.aisles[aisle]} data-aisle={aisle}>
              <header className="flex items-baseline gap-3 px-1 pt-4.5 pb-1">
                <h3 className="flex-1 text-lg">{terms.aisles[aisle]}</h3>
                <span className="num text-sm text-ink-3">{say.toGo(left)}</span>
              </header>
              <ul>
                {things.map((item) =>
                  item.id === editing ? (
                    <EditLine
                      key={item.id}
                      item={item}
                      aisle={aisle}
                      serves={settings.serves}
                      onSave={(id, edit) => {
                        acts.onEdited(id, edit);
                        closeLine();
                      }}
                      onClose={closeLine}
                    />
                  ) : (
                    row(item, 'aisle')
                  ),
                )}
              </ul>
            </section>
          ))}
          {shop.basket.length > 0 && (
            <section className={BASKET} aria-label={say.columnInTheBasket} data-aisle="basket">
              <header className="flex items-baseline gap-3 px-2">
                <h3 className="flex-1 text-md">{say.columnInTheBasket}</h3>
                <span className="num text-sm text-ink-3">{shop.basket.length}</span>
              </header>
              <ul>{shop.basket.map((item) => row(item, 'basket'))}</ul>
            </section>
          )}
        </div>
      </div>
      {acts.children}
    </FullPage>
  );
}
