import { useCallback, useEffect, useState } from 'react';

/**
 * A message that goes away by itself: `const [saved, showSaved] = useFlash<string>(3000)`.
 * `showSaved('Saved')` shows it for that long, again from the start; `showSaved(null)` takes it away at once.
 */
export function useFlash<Message>(ms: number): [Message | null, (message: Message | null) => void] {
  const [shown, setShown] = useState<{ message: Message } | null>(null);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), ms);
    return () => clearTimeout(timer);
  }, [shown, ms]);
  const show = useCallback((message: Message | null) => setShown(message === null ? null : { message }), []);
  return [shown?.message ?? null, show];
}
