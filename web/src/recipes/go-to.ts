/** Scrolls to an element and puts the focus into it. */
export function goTo(selector: string) {
  const element = document.querySelector<HTMLElement>(selector);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
