/** Scrolls to an element and puts the focus into it. */
export function goTo(selector: string) {
  const element = document.querySelector<HTMLElement>(selector);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}

/** Puts the focus on the title of the part of the form that an element stands in: before the element goes, and the focus with it. */
export function focusTitleAround(id: string) {
  document.getElementById(id)?.closest('section')?.querySelector('h2')?.focus({ preventScroll: true });
}
