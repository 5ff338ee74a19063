import { normalForm } from '../../normal-form.ts';
import { visibleText } from '../../visible-text.ts';
/** Characters of the name of a collection. A guard. */
export const COLLECTION_NAME_MAX = 60;

/** A name as it is kept: without spaces around it, and with single ones inside. */
export const collectionName = (typed: string): string => visibleText(typed).replace(/\s+/gu, ' ');

/** By what two names are one: in any capitals, 'ß' as 'SS'. @param name as `collectionName` gives it */
export const collectionKey = (name: string): string => normalForm(name, 'NFKC').toUpperCase().toLowerCase();
