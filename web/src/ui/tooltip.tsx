import { lazy, Suspense } from 'react';
import { whenReached } from '../lib/when-reached.ts';
import { useTipTarget } from './use-tip-target.ts';

// no page needs it before somebody rests on a control
const TipPopup = lazy(whenReached(() => import('./tip-popup.tsx')));

/** Gives a control a tooltip. The control has the text as its accessible name: the tooltip is a help for the eye. */
export const tip = (text: string) => ({ 'data-tip': text });

/**
 * Stands once around the app and shows the tooltip of whichever control has one: a tooltip of its own in each of a hundred
 * buttons is what makes a phone slow.
 */
export function TooltipLayer() {
  const { isOpen, target } = useTipTarget();
  return (
    <Suspense fallback={null}>
      {target !== null && <TipPopup isOpen={isOpen} element={target.element} text={target.text} />}
    </Suspense>
  );
}
