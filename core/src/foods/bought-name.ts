import { ownEntry } from '../own-entry.ts';
import type { Food } from './food.ts';

/** What a list calls a food that was found by one of its names: as `Food.boughtAs` tells, else that name. */
export const boughtName = ({ boughtAs = {} }: Pick<Food, 'boughtAs'>, name: string): string =>
  ownEntry(boughtAs, name) ?? name;
