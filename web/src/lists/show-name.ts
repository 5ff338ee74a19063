import type { ListItem } from '@sorrel/core/lists/list';
import { ownEntry } from '@sorrel/core/own-entry';
import { capital, withCapitals } from '../language/capitals.ts';
import { shownLanguage } from '../language/shown-language.ts';
import { foodNamesShown } from './food-names.ts';

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
  const own = meals.length > 0 ? ownEntry(foodNamesShown(), name) : undefined;
  return own === undefined ? name : withCapitals(own);
}

/** What an item is called on the list where that is not what its reader sees; undefined where it is. */
export const asWritten = (item: NamedItem): string | undefined =>
  writeName(item).toLowerCase() === item.name.toLowerCase() ? undefined : item.name;

/** An item's name at the beginning of a line. */
export const showItem = (item: NamedItem) => showName(writeName(item));
