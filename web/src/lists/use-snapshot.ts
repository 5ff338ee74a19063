import { useEffect } from 'react';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import { endSnapshot, takeTicks } from '../snapshot/end-snapshot.ts';
import { takeSnapshot } from '../snapshot/take-snapshot.ts';

/** What is shown has stood still for so long before it is kept: not after each of many ticks. */
const STILL_MS = 300;
/** What lies above the list is looked for again after so long. */
const AGAIN_MS = 1000;

interface Shown {
  /** The list is on the page. */
  isReady: boolean;
  /** Another where the page shows something else. */
  shown: unknown;
  onCheck: (id: string, isChecked: boolean) => void;
}

/** Takes over from the snapshot that the page began with, ticks and all, and keeps one for the next time. */
export function useSnapshot({ isReady, shown, onCheck }: Shown) {
  const tick = useLatestCallback(() => {
    for (const [id, isChecked] of takeTicks()) onCheck(id, isChecked);
  });
  useEffect(() => {
    if (!isReady) return;
    tick();
    const frame = requestAnimationFrame(() => {
      // made while the first of them were drawn
      tick();
      endSnapshot();
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady, tick]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is read from the page
  useEffect(() => {
    if (!isReady) return;
    const take = () => void takeSnapshot();
    const takeHidden = () => document.visibilityState === 'hidden' && take();
    let still = setTimeout(takeStill, STILL_MS);
    function takeStill() {
      if (!takeSnapshot()) still = setTimeout(takeStill, AGAIN_MS);
    }
    window.addEventListener('pagehide', take);
    document.addEventListener('visibilitychange', takeHidden);
    return () => {
      clearTimeout(still);
      window.removeEventListener('pagehide', take);
      document.removeEventListener('visibilitychange', takeHidden);
    };
  }, [isReady, shown]);
}
