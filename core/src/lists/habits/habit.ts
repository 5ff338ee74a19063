import type { Aisle } from '../../foods/aisles.ts';
import type { ListItem } from '../list.ts';
import type { Operation } from '../operations/operation.ts';

/** What a household keeps for all its lists: its shops, which shop a list is for, and what it buys again and again. */
export const HABIT_KINDS = ['shop', 'choice', 'regular'] as const;
export type HabitKind = (typeof HABIT_KINDS)[number];

/** How often something is bought again. */
export const EVERY = ['week', 'fortnight', 'month'] as const;
export type Every = (typeof EVERY)[number];

/** A name, and the place of each aisle that was moved: each by itself, so that of two devices that move two aisles both hold. */
export type ShopValues = { name: string } & Record<Aisle, number>;

/** Which shop a list is for; its key is the list's id. */
export interface ChoiceValues {
  shop: string;
}

/** What last became of something that is bought again and again: from then on it is counted when it is due. */
export interface LastTime {
  /** `started`: from now on; `put` on a list, or `skipped` this time; `bought`: ticked; `undone`: the tick was taken off. */
  what: 'started' | 'put' | 'skipped' | 'bought' | 'undone';
  /** By the server's clock. It writes it itself, but where a tick was taken off: there it is the time before the tick. */
  ms: number;
  /** `put`: which saved list, and as which item. */
  list?: string | undefined;
  item?: string | undefined;
  /** `bought`: the time before, for a tick that is taken off again. */
  beforeMs?: number | undefined;
}

export type RegularAmount = Pick<ListItem, 'quantity' | 'unit' | 'quantityDescription' | 'shop'>;

export interface RegularValues {
  /** As items of a list are named. */
  thing: Pick<ListItem, 'name' | 'food'>;
  aisle: Aisle;
  amount: RegularAmount;
  every: Every;
  last: LastTime;
}

interface Values {
  shop: ShopValues;
  choice: ChoiceValues;
  regular: RegularValues;
}

/** What is done to a habit: adding makes it there again, setting changes one that is there. */
export type HabitChange = {
  [Kind in HabitKind]: { habit: Kind; key: string } & (
    | { kind: 'add' | 'set'; values: Partial<Values[Kind]> }
    | { kind: 'remove' }
  );
}[HabitKind];

/** A change as a device made it. */
export type HabitOperation = HabitChange & Pick<Operation, 'id' | 'madeAtMs' | 'seenMs'>;

/** A habit as it is now, as it crosses the wire. */
export interface KnownHabit {
  habit: HabitKind;
  key: string;
  values: Readonly<Record<string, unknown>>;
}

/** The order that every household has, and that needs no name. */
export const USUAL_SHOP = 'usual';

/** Guards, far above what any household has. */
export const SHOPS_MAX = 20;
export const REGULARS_MAX = 200;
/** Lists whose shop is kept: the one chosen longest ago goes first. */
export const CHOICES_MAX = 100;
/** Characters of a shop's name after trimming. */
export const SHOP_NAME_MAX = 60;
/** Operations that are sent at once. */
export const HABITS_BATCH_MAX = 100;
