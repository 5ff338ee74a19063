import { type RefObject, useEffect, useState } from 'react';

/** How far outside the window a cover is drawn, so that scrolling meets finished pictures. */
const MARGIN = '400px';

/** Whether the element is, or has been, near the window. Without an observer (tests, old browsers) always. */
export function useNearViewport(ref: RefObject<Element | null>, isEager: boolean): { isNear: boolean } {
  const [isNear, setIsNear] = useState(isEager || typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !ref.current) return;
    const observer = new IntersectionObserver((entries) => setIsNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: MARGIN,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear, ref]);
  return { isNear };
}
