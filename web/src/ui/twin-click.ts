import type { MouseEvent } from 'react';

/**
 * Whether a click is the second of a double click on a button that sends something: no second wish, even where the first has been
 * answered already. On a button that counts up or turns pages it is one.
 */
export const isTwinClick = ({ detail }: Pick<MouseEvent, 'detail'>, sends: boolean): boolean => sends && detail > 1;
