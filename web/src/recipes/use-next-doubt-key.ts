import type { ImportDoubt } from '@sorrel/contract/recipe-import';
import { useEffect } from 'react';
import { isTyping } from '../lib/is-typing.ts';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import { goTo } from './go-to.ts';
import { doubtId } from './import-doubts.tsx';

/** N leads to the first open question below where the focus is, after the last one to the first; not while something is typed. */
export function useNextDoubtKey(open: readonly ImportDoubt['kind'][]) {
  const handleKey = useLatestCallback((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'n' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
      return;
    if (isTyping(event.target) || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
    const places = open.map((kind) => document.getElementById(doubtId(kind))).filter((place) => place !== null);
    const here = document.activeElement ?? document.body;
    const isBelow = (place: HTMLElement) =>
      !place.contains(here) && (here.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const next = places.find(isBelow) ?? places[0];
    if (next === undefined) return;
    event.preventDefault();
    goTo(`#${next.id}`);
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [handleKey]);
}
