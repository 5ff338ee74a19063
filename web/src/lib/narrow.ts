/** Of a window in which the spine is an overlay and the places stand at the bottom. Source: specification, 9. */
export const NARROW = '(width < 980px)';
