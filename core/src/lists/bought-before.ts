import type { Aisle } from '../foods/aisles.ts';
import { itemName } from './add-item.ts';

/** Something that a household had on its lists before. */
export interface BoughtItem {
  /** As lists keep it: singular and lower-case. */
  name: string;
  aisle: Aisle;
  /** On how many of the newest lists, or how often on one. */
  times: number;
}

/** Names that a household is told of its earlier lists; nobody types through more. */
export const BOUGHT_MAX = 300;

const searched = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

/**
 * What a household had before that goes on from what was typed: first where a name begins so, then where a word of it does.
 * @param bought the most often and newest first, which holds within each of the two
 * @param typed at least one letter, else nothing is proposed
 */
export function proposeBought(bought: readonly BoughtItem[], typed: string, max: number): BoughtItem[] {
  const text = searched(typed);
  if (text === '') return [];
  const begins = bought.filter(({ name }) => name.startsWith(text));
  const hasWord = bought.filter(({ name }) => !name.startsWith(text) && ` ${name}`.includes(` ${text}`));
  return [...begins, ...hasWord].slice(0, max);
}

/** What a household had before under this very name; undefined where it had none. */
export function findBought(bought: readonly BoughtItem[], typed: string): BoughtItem | undefined {
  const name = itemName(typed);
  return bought.find((one) => one.name === name);
}
