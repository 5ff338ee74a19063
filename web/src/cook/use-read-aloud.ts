import { useCallback, useEffect, useRef, useState } from 'react';

export const canSpeak = (): boolean =>
  typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined';

/**
 * Reads sentences aloud, one after the other, on the device. `sentence` is the one that is being read, null in silence.
 * Another step, or leaving, ends it.
 */
export function useReadAloud(key: string) {
  const [sentence, setSentence] = useState<number | null>(null);
  const round = useRef(0);

  const stop = useCallback(() => {
    round.current += 1;
    setSentence(null);
    if (canSpeak()) window.speechSynthesis.cancel();
  }, []);

  const read = useCallback(
    (sentences: readonly string[], language: string) => {
      stop();
      if (!canSpeak()) return;
      const mine = round.current;
      for (const [place, text] of sentences.entries()) {
        const spoken = new SpeechSynthesisUtterance(text);
        spoken.lang = language;
        spoken.rate = 0.95;
        spoken.onstart = () => round.current === mine && setSentence(place);
        const isLast = place === sentences.length - 1;
        spoken.onend = () => isLast && round.current === mine && setSentence(null);
        spoken.onerror = () => round.current === mine && setSentence(null);
        window.speechSynthesis.speak(spoken);
      }
    },
    [stop],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what it ends with
  useEffect(() => stop, [key, stop]);
  return { sentence, read, stop };
}
