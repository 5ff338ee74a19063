import type { ListItem } from '@sorrel/core/lists/list';
import { useEffect, useRef } from 'react';
import { useToast } from '../../ui/toast.tsx';
import { say } from '../sentences.ts';
import { showItem } from '../show-name.ts';
import type { Tickers } from '../use-tickers.ts';

const SHOWN_MS = 2000;
/** Somebody who ticks fast says so once in so long. */
const REST_MS = 4000;

/** Says in passing what the others tick meanwhile: 'Ben ticked Wraps', or how many where it was many at once. */
export function useTickNews(items: readonly ListItem[], tickers: Tickers) {
  const showToast = useToast();
  const known = useRef<Map<string, boolean> | null>(null);
  const unsaid = useRef(new Map<string, string[]>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const before = known.current;
    known.current = new Map(items.map(({ id, checked }) => [id, checked]));
    if (before === null) return;
    for (const item of items) {
      const ticker = item.checkedBy === undefined ? undefined : tickers.get(item.checkedBy);
      if (!item.checked || before.get(item.id) !== false || ticker === undefined || ticker.isSelf) continue;
      unsaid.current.set(ticker.name, [...(unsaid.current.get(ticker.name) ?? []), showItem(item)]);
    }
    function sayAll() {
      timer.current = undefined;
      if (unsaid.current.size === 0) return;
      for (const [name, things] of unsaid.current) {
        showToast(things.length === 1 ? say.tickedOne(name, things[0] ?? '') : say.tickedMany(name, things.length), {
          ms: SHOWN_MS,
        });
      }
      unsaid.current.clear();
      timer.current = setTimeout(sayAll, REST_MS);
    }
    if (timer.current === undefined) sayAll();
  }, [items, tickers, showToast]);
}
