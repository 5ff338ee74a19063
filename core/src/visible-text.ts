import { normalForm } from './normal-form.ts';

/**
 * Signs that show nothing and come along when a name is copied from a page (spaces of no width, breaks of words, marks of order
 * and of direction), and those that turn the text behind them round. What joins letters and emoji is not among them.
 */
const UNSEEN = /[\u00ad\u180e\u200b\u2060-\u2064\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/gu;

/** Anything to see: not only spaces, accents without a letter, joints, and letters that are drawn empty. */
const SEEN = /[^\s\p{M}\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;

/** No name is as long: a text of this length is refused by whoever asked for a name, and is not worked on before. */
const NAME_CHARACTERS_MAX = 2_000;

/**
 * A name as it is kept: on one line, without what nobody sees, and with an accent in its letter however it was typed, so that two that
 * look alike are the same. '' where nothing of it
 * can be seen.
 */
export function visibleText(typed: string): string {
  if (typed.length > NAME_CHARACTERS_MAX) return typed;
  const text = normalForm(typed, 'NFC')
    .replace(UNSEEN, '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  return SEEN.test(text) ? text : '';
}
