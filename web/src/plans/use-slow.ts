import { useEffect, useState } from 'react';

/** A week that is made sooner needs no way out: a button that comes and goes would only unsettle the page. */
const SLOW_AFTER_MS = 800;

/** Whether something has been going on for so long that a person may want to stop it. */
export function useSlow(isGoing: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isGoing) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isGoing]);
  return isGoing && isSlow;
}
