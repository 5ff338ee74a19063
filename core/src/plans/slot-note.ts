import { parseUrl } from '../addresses/parse-url.ts';

/** Letters of what is written into a slot in place of a recipe. */
export const NOTE_LETTERS_MAX = 200;
/** Letters of a link in a slot. */
export const NOTE_LINK_MAX = 2000;

export const NOTE_KINDS = ['note', 'link', 'eating_out'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** Words that can stand in a slot: some, and not too many. */
export const isNoteText = (text: string): boolean => text.trim() !== '' && text.length <= NOTE_LETTERS_MAX;

/**
 * Is the address one that may be followed from a slot: of the web, without a name or password in it, and without the line breaks and
 * blanks that a browser would leave out?
 */
export function isNoteLink(address: string): boolean {
  const url = parseUrl(address);
  return (
    url !== null &&
    !/[\s\p{Cc}]/u.test(address) &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === ''
  );
}

/** What a person typed as an address, as a whole address of the web; null where it is none. 'sorrel.test/a' is one of https. */
export function readNoteLink(typed: string): string | null {
  const text = typed.trim();
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+:\d+(\/|$)/.test(text) ? text : `https://${text}`;
  const url = parseUrl(address);
  if (url === null || !isNoteLink(url.href) || !url.hostname.includes('.') || url.href.length > NOTE_LINK_MAX)
    return null;
  return url.href;
}
