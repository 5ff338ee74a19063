import { type RefObject, useLayoutEffect } from 'react';

/** Tells the page how high the surface at its bottom is: what floats there, such as a notice, stands above it. */
export function useCounterHeight(
  ref: RefObject<HTMLElement | null>,
  name: '--counter-height' | '--pill-height' = '--counter-height',
) {
  useLayoutEffect(() => {
    const counter = ref.current;
    if (!counter) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => root.style.setProperty(name, `${counter.offsetHeight}px`));
    observer.observe(counter);
    return () => {
      observer.disconnect();
      root.style.removeProperty(name);
    };
  }, [ref, name]);
}
