import type { ListItem } from '@sorrel/core/lists/list';
import { shownLanguage } from '../language/shown-language.ts';
import { foodNamesShown } from './food-names.ts';

/** Words that stay small inside a German name, besides what describes the noun after it. */
const SMALL = new Set([
  'aus',
  'der',
  'die',
  'das',
  'dem',
  'den',
  'des',
  'im',
  'in',
  'am',
  'an',
  'vom',
  'von',
  'zum',
  'zur',
  'mit',
  'ohne',
  'und',
  'oder',
  'für',
  'and',
  'de',
]);
const DESCRIBES = /(?:e|er|es|en|\d%)$/u;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A name as it stands at the beginning of a line. */
export const showName = (name: string) => capital(name);

type NamedItem = Pick<ListItem, 'name' | 'food'> & Partial<Pick<ListItem, 'meals'>>;

/**
 * An item's name inside a sentence, in the reader's language where its food is known for certain: of what was typed by hand without a
 * food nobody knows. Lists keep it in small letters, German writes nouns with a capital.
 */
export function writeName({ name, food, meals = [] }: NamedItem): string {
  const isEnglish = shownLanguage() === 'en' || shownLanguage() === 'pseudo';
  if (isEnglish) return food ?? name;
  if (food !== undefined) return withCapitals(name);
  const own = meals.length > 0 ? foodNamesShown()[name] : undefined;
  return own === undefined ? name : withCapitals(own);
}

/** What an item is called on the list where that is not what its reader sees; undefined where it is. */
export const asWritten = (item: NamedItem): string | undefined =>
  writeName(item).toLowerCase() === item.name.toLowerCase() ? undefined : item.name;

function withCapitals(name: string): string {
  const words = name.split(' ');
  const isSmall = (word: string, at: number) =>
    at > 0 && at < words.length - 1 && (SMALL.has(word) || DESCRIBES.test(word));
  return words.map((word, at) => (isSmall(word, at) ? word : word.split('-').map(capital).join('-'))).join(' ');
}

/** An item's name at the beginning of a line. */
export const showItem = (item: NamedItem) => showName(writeName(item));
