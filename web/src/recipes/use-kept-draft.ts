import { useEffect } from 'react';
import { beforeSetAside } from '../lib/device-store.ts';
import { useLatestCallback } from '../lib/use-latest-callback.ts';

/** A long draft is not put into words at every key. */
export const DRAFT_REST_MS = 400;

/** Writes a draft down once typing rests, and at once when the page or the session goes: that comes sooner. */
export function useKeptDraft<Draft>(draft: Draft, keep: (draft: Draft) => void) {
  const write = useLatestCallback(() => keep(draft));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft begins the rest anew
  useEffect(() => {
    const timer = setTimeout(write, DRAFT_REST_MS);
    return () => clearTimeout(timer);
  }, [draft, write]);

  useEffect(() => {
    // a phone ends a tab in the background without another word
    const writeHidden = () => document.visibilityState === 'hidden' && write();
    window.addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', writeHidden);
    const stopWriting = beforeSetAside(write);
    return () => {
      stopWriting();
      window.removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', writeHidden);
    };
  }, [write]);
}
