import { isRinging, type Timer } from '@sorrel/core/cook/timers';
import { useEffect, useRef, useState } from 'react';
import { notify, ringOnce } from './ring.ts';
import type { WakeAt } from './ring-clock.ts';
import { say } from './sentences.ts';

/** It rings three times, then it is seen only: a kitchen that was left is not rung at for hours. */
const RINGS = 3;
const RING_EVERY_MS = 2400;
const LOCK = 'sorrel-ring';

/** One tab of a browser is heard; the others show it. Without a secure context each tab is on its own. */
function useIsHeard(): { readonly current: boolean } {
  const isHeard = useRef(!('locks' in navigator));
  useEffect(() => {
    if (!('locks' in navigator)) return;
    const asked = new AbortController();
    let letGo: (() => void) | undefined;
    const lasts = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    navigator.locks
      .request(LOCK, { signal: asked.signal }, () => {
        isHeard.current = true;
        return lasts;
      })
      .catch(() => undefined);
    return () => {
      asked.abort();
      letGo?.();
      isHeard.current = false;
    };
  }, []);
  return isHeard;
}

/** How often each has been heard on this page; going from page to page is no reason to begin again. */
const rung = new Map<string, number>();

const ringOf = (timer: Timer) => `${timer.id} ${timer.endsAt}`;

/** Tells when the next timer ends, to the second also in the background. */
function useNextEnd(timers: readonly Timer[], onEnd: () => void) {
  const nowMs = Date.now();
  const ends = timers.flatMap(({ endsAt }) => (endsAt !== null && endsAt > nowMs ? [endsAt] : []));
  const next = ends.length === 0 ? null : Math.min(...ends);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (next === null) return;
    if (typeof Worker === 'undefined') {
      const timer = setTimeout(() => latest.current(), next - Date.now());
      return () => clearTimeout(timer);
    }
    const clock = new Worker(new URL('./ring-clock.ts', import.meta.url), { type: 'module' });
    clock.onmessage = () => latest.current();
    clock.postMessage(next satisfies WakeAt);
    return () => clock.terminate();
  }, [next]);
}

/** Sounds, vibrates, says it in the tab's title and, where it is allowed, beside the page. Stands once on a page. */
export function useRinging(timers: readonly Timer[]): readonly Timer[] {
  const [, setTick] = useState(0);
  useNextEnd(timers, () => setTick((tick) => tick + 1));
  const isHeard = useIsHeard();
  const nowMs = Date.now();
  const ringing = timers.filter((timer) => isRinging(timer, nowMs));
  const key = ringing.map(ringOf).join();

  const latest = useRef(ringing);
  useEffect(() => {
    latest.current = ringing;
  });

  // by the key alone: what rings is the same at the next drawing
  useEffect(() => {
    if (key === '') return;
    const [first] = latest.current;
    const title = document.title;
    document.title = say.timerDoneTitle(first?.name ?? '');
    const ring = () => {
      const due = latest.current.filter((timer) => (rung.get(ringOf(timer)) ?? 0) < RINGS);
      if (due.length === 0 || !isHeard.current) return;
      for (const timer of due) {
        const before = rung.get(ringOf(timer)) ?? 0;
        if (before === 0) void notify(say.timerDoneTitle(timer.name), say.timerDoneBody, timer.id);
        rung.set(ringOf(timer), before + 1);
      }
      ringOnce();
    };
    ring();
    const again = setInterval(ring, RING_EVERY_MS);
    return () => {
      clearInterval(again);
      // another page may have given itself a title meanwhile
      if (document.title === say.timerDoneTitle(first?.name ?? '')) document.title = title;
    };
  }, [key, isHeard]);

  return ringing;
}
