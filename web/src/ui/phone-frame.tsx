import { createContext, type ReactNode, use } from 'react';
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
  const place = useTopBar();
  return place ? createPortal(children, place) : children;
}

/** On the counter at the bottom of a phone, above the places; elsewhere where it is written. */
export function OnCounter({ children }: { children: ReactNode }) {
  const place = use(PhoneFrameContext).counter;
  return place ? createPortal(children, place) : children;
}
