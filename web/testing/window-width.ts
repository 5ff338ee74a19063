import { act } from '@testing-library/react';

const lists = new Set<{ query: string; list: MediaQueryList; wasMatching: boolean }>();
let widthPx = 1440;

const PX_OF_REM = 16;

/** Understands what the product asks: widths in rem, as ranges or as min and max. Everything else does not match. */
function matches(query: string): boolean {
  const range = /\(width (<|<=|>|>=) ([\d.]+)rem\)/.exec(query) ?? undefined;
  if (range) {
    const limit = Number(range[2]) * PX_OF_REM;
    return { '<': widthPx < limit, '<=': widthPx <= limit, '>': widthPx > limit, '>=': widthPx >= limit }[range[1]!]!;
  }
  const bound = /\((min|max)-width: ([\d.]+)rem\)/.exec(query);
  if (!bound) return false;
  const limit = Number(bound[2]) * PX_OF_REM;
  return bound[1] === 'min' ? widthPx >= limit : widthPx <= limit;
}

window.matchMedia = (query) => {
  const target = new EventTarget();
  const list = Object.assign(target, { media: query, onchange: null }) as unknown as MediaQueryList;
  Object.defineProperty(list, 'matches', { get: () => matches(query) });
  list.addListener = (listener) => target.addEventListener('change', listener as EventListener);
  list.removeListener = (listener) => target.removeEventListener('change', listener as EventListener);
  lists.add({ query, list, wasMatching: matches(query) });
  return list;
};

/** Makes the window this wide, and tells media queries and listeners of `resize`. */
export function setWindowWidth(px: number) {
  act(() => {
    widthPx = px;
    Object.defineProperty(window, 'innerWidth', { value: px, configurable: true, writable: true });
    for (const entry of lists) {
      const isMatching = matches(entry.query);
      if (isMatching === entry.wasMatching) continue;
      entry.wasMatching = isMatching;
      entry.list.dispatchEvent(new Event('change'));
    }
    window.dispatchEvent(new Event('resize'));
  });
}

/** The pages that asked are gone. */
export function forgetWindowWidth() {
  lists.clear();
}
