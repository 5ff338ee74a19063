import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component still stands, for what an answer that comes late may do: who has left its page is led nowhere by it. */
export function useIsHere(): Readonly<RefObject<boolean>> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
