/** Whether a key that is pressed here belongs to what is typed or chosen. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
