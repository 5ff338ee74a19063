import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Who has something to print in place of the page; what came last lies in front. */
const inFront: ((isPrinted: boolean) => void)[] = [];

/**
 * Whether the page is being printed, by a button of ours or by the browser's own command, and nothing lies in front of the caller
 * that is printed instead.
 */
export function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false);
  useEffect(() => {
    inFront.push(setIsPrinted);
    const handleBefore = () => {
      // the browser prints what stands there when the event has been handled
      if (inFront.at(-1) === setIsPrinted) flushSync(() => setIsPrinted(true));
    };
    const handleAfter = () => setIsPrinted(false);
    window.addEventListener('beforeprint', handleBefore);
    window.addEventListener('afterprint', handleAfter);
    return () => {
      inFront.splice(inFront.indexOf(setIsPrinted), 1);
      window.removeEventListener('beforeprint', handleBefore);
      window.removeEventListener('afterprint', handleAfter);
    };
  }, []);
  return isPrinted;
}
