import { createContext, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/** The places that the frame of a phone keeps for its page; there are none where the page stands beside the spine. */
export interface PhoneFrame {
  topBar: HTMLElement | null;
  counter: HTMLElement | null;
}

const PhoneFrameContext = createContext<PhoneFrame>({ topBar: null, counter: null });
/** Stands around the page, with the elements of its frame. */
export const PhoneFrameProvider = PhoneFrameContext;

export const useTopBar = () => use(PhoneFrameContext).topBar;

/** In the bar at the top of a phone; elsewhere where it is written. */
export function OnTopBar({ children }: { children: ReactNode }) {
  return <Placed in={useTopBar()}>{children}</Placed>;
}

/** On the counter at the bottom of a phone, above the places; elsewhere where it is written. */
export function OnCounter({ children }: { children: ReactNode }) {
  return <Placed in={use(PhoneFrameContext).counter}>{children}</Placed>;
}

/**
 * Draws into an element of its own, which is moved: a tablet that is turned keeps the dialog that is open and the words that are
 * half typed. A portal that changes its place, or ends, would make all of it anew.
 */
function Placed({ in: place, children }: { in: HTMLElement | null; children: ReactNode }) {
  const [box] = useState(() => Object.assign(document.createElement('div'), { className: 'contents' }));
  const here = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    (place ?? here.current)?.append(box);
    return () => box.remove();
  }, [place, box]);
  return (
    <>
      <div className="contents" ref={here} />
      {createPortal(children, box)}
    </>
  );
}
