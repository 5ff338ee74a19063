const CONTROLS = 'a[href], button, input, select, textarea';
/** A second or two: what is still there then was not removed. */
const PICTURES_WAITED = 90;
/** So many pictures later a dialog has taken the focus itself, if what had it is gone. */
const PICTURES_OF_DIALOG = 3;

function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement.matches('body, [role="dialog"], [role="alertdialog"]');
}

const canTakeFocus = (element: Element | undefined): element is HTMLElement =>
  element instanceof HTMLElement && !element.matches(':disabled') && element.isConnected;

/**
 * Where the focus goes when the row of a control is removed: to the same control of the next row, or of the one before; where
 * there is no row left, to the first control of the part of the page. Ask before the row is gone, call when it is.
 * @param control in the row that goes
 * @param rows what a row is, as a selector
 */
export function neighbourOf(control: Element, rows = 'li'): () => HTMLElement | null {
  const row = control.closest(rows);
  const part =
    row?.parentElement?.closest('section, fieldset, [role="dialog"], main') ?? document.querySelector('main');
  const place = row ? [...row.querySelectorAll(CONTROLS)].indexOf(control) : -1;
  const beside = [row?.nextElementSibling, row?.previousElementSibling].filter((one) => one?.matches(rows));
  return () => {
    for (const other of beside) {
      if (!other?.isConnected) continue;
      const controls = [...(other.matches(CONTROLS) ? [other] : []), ...other.querySelectorAll(CONTROLS)];
      const found = [controls[place], ...controls].find(canTakeFocus);
      if (found) return found;
    }
    // a part that had only this row may have gone with it
    const left = part?.isConnected ? part : document.querySelector('main');
    return [...(left?.querySelectorAll(CONTROLS) ?? [])].find(canTakeFocus) ?? null;
  };
}

/**
 * Where the focus goes when a question about a row is over: back to the control that asked it, or beside the row where both are
 * gone. A dialog cannot know by itself: what had the focus before it is not on the page any more, and it would leave it to nothing.
 * Ask when the question opens, call when it has closed.
 */
export function controlOrNeighbour(control: HTMLElement, rows?: string): () => HTMLElement | null {
  const neighbour = neighbourOf(control, rows);
  return () => (control.isConnected ? control : neighbour());
}

/**
 * Does what removes the row of a control, and puts the focus beside it once that is drawn.
 * @param remove what the server has to do first answers with a promise; where that fails, the row is still there, unless somebody else
 * has removed it
 */
export function removeRow(control: Element, remove: () => unknown, rows?: string) {
  const neighbour = neighbourOf(control, rows);
  // after React has taken the row away, which on a busy device is not the next picture
  let picturesLeft = PICTURES_WAITED;
  const settle = (left: number) => {
    if (isFocusLost()) neighbour()?.focus();
    if (left > 0) requestAnimationFrame(() => settle(left - 1));
  };
  const focus = (isRemoved = true) =>
    requestAnimationFrame(() => {
      picturesLeft -= 1;
      if (control.isConnected && picturesLeft > 0) return focus(isRemoved);
      if (isRemoved || !control.isConnected) settle(PICTURES_OF_DIALOG);
    });
  const removing = remove();
  if (removing instanceof Promise)
    removing.then(
      () => focus(),
      () => focus(false),
    );
  else focus();
}
