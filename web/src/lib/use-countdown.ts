import { useCallback, useEffect, useRef, useState } from 'react';

const TICK_MS = 1000;

/**
 * Seconds left, 0 when at rest. `start()` begins at `seconds`; `onDone` is called once at the end.
 * It counts by the clock, so a tab that slept in the background is right when it wakes.
 */
export function useCountdown(seconds: number, onDone?: () => void) {
  const [endsAtMs, setEndsAtMs] = useState<number | null>(null);
  const [secondsLeft, setSecondsLeft] = useState(0);
  const onDoneRef = useRef(onDone);
  useEffect(() => {
    onDoneRef.current = onDone;
  });

  const start = useCallback(() => {
    setEndsAtMs(Date.now() + seconds * TICK_MS);
    setSecondsLeft(seconds);
  }, [seconds]);

  useEffect(() => {
    if (endsAtMs === null) return;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((endsAtMs - Date.now()) / TICK_MS));
      setSecondsLeft(left);
      if (left > 0) return;
      clearInterval(timer);
      setEndsAtMs(null);
      onDoneRef.current?.();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [endsAtMs]);

  return { secondsLeft, isRunning: endsAtMs !== null, start };
}
