/** What does nothing by itself, and waits for React. Links and the questions of an accordion work without it. */
const WAITS_FOR_REACT = 'button, [role="radiogroup"] label';

/**
 * Keeps a press that comes before React, so that it is not lost, and a form from being sent by the browser itself.
 * `pressed` settles with the first one; `release` presses the last one once more.
 */
export function holdEarlyPresses(root: HTMLElement): { pressed: Promise<void>; release: () => void } {
  let held: HTMLElement | null = null;
  let tellPressed = () => {};
  const pressed = new Promise<void>((resolve) => {
    tellPressed = resolve;
  });
  function hold(event: MouseEvent) {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(WAITS_FOR_REACT) : null;
    if (control === null) return;
    event.preventDefault();
    held = control;
    tellPressed();
  }
  root.addEventListener('click', hold, true);
  return {
    pressed,
    release: () => {
      root.removeEventListener('click', hold, true);
      held?.click();
    },
  };
}
