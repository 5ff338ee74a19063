import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

interface KeepFocusProps {
  /** What kind of thing stands there: another one has buttons of its own. */
  kind: string;
  children: ReactNode;
}

/**
 * A place on the page. What had the focus and gives way to something else leaves it to what stands there then, or to the page where that
 * is nothing to press.
 */
export function KeepFocus({ kind, children }: KeepFocusProps) {
  const place = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something else stands there
  useLayoutEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    const next =
      place.current?.querySelector<HTMLElement>('button:enabled, a[href]') ??
      place.current?.closest<HTMLElement>('main');
    next?.focus({ preventScroll: true });
  }, [kind]);
  function handleBlur({ relatedTarget }: FocusEvent) {
    // a dialog that is asked for here gives the focus back, or has put something else here by then
    if (relatedTarget?.closest('[role="dialog"], [role="menu"]')) return;
    // what is removed loses the focus to nothing
    if (relatedTarget !== null) hasFocus.current = place.current?.contains(relatedTarget) === true;
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches where the focus is, nothing is pressed
    <div
      ref={place}
      className="contents"
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={handleBlur}
    >
      {children}
    </div>
  );
}
