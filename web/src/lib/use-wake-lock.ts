import { useEffect, useState } from 'react';

export type Awake = 'yes' | 'no' | 'unknown';

/** Keeps the screen on while the page shows; asked again after a tab switch, which ends it. 'no' where a browser refuses. */
export function useWakeLock(): Awake {
  const [awake, setAwake] = useState<Awake>('unknown');
  useEffect(() => {
    let isLeft = false;
    let lock: WakeLockSentinel | null = null;
    async function ask() {
      if (document.visibilityState !== 'visible' || (lock !== null && !lock.released)) return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (isLeft) return void taken.release();
        lock = taken;
        taken.onrelease = () => !isLeft && document.visibilityState === 'visible' && setAwake('no');
        setAwake('yes');
      } catch {
        if (!isLeft) setAwake('no');
      }
    }
    if (!('wakeLock' in navigator)) {
      setAwake('no');
      return;
    }
    void ask();
    const again = () => void ask();
    document.addEventListener('visibilitychange', again);
    // a browser that wanted a press first
    document.addEventListener('pointerup', again);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', again);
      document.removeEventListener('pointerup', again);
      void lock?.release();
    };
  }, []);
  return awake;
}
