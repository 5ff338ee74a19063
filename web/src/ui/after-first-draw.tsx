import { type ReactNode, useDeferredValue } from 'react';

/**
 * Draws its children right after what it stands in: a press that opens a dialog is answered by the dialog, and what is long
 * in it follows. What takes the focus at first stands outside.
 */
export function AfterFirstDraw({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
