import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** The time now, while something on the page goes by the second; it stands still while nothing does. */
export function useClock(isRunning: boolean): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setNowMs(Date.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    // a tab in the background is woken once a minute: what is seen again is right at once
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isRunning]);
  return nowMs;
}
