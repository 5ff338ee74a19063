/** The name of a group of ingredients or of steps. */
export const GROUP_NAME = 'font-display text-md leading-[1.3] font-semibold tracking-[-0.01em] wrap-anywhere';
