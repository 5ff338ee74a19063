/**
 * Of a window in which the spine is an overlay and the places stand at the bottom: 980 px with letters of the usual size, and
 * more with larger ones, as `--breakpoint-app` has it. Source: specification, 9.
 */
export const NARROW = '(width < 61.25rem)';
