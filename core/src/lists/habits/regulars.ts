import { addDays, type IsoDate } from '../../iso-date.ts';
import { describeAmounts, parseDescription } from '../amounts.ts';
import { findItem, isAtHome, itemsOf } from '../edit-list.ts';
import { isSameThing, type ListItem, type ShoppingList } from '../list.ts';
import { amountFields, amountsOf } from '../merge-items.ts';
import type { Every, HabitChange, KnownHabit, LastTime, RegularAmount, RegularValues } from './habit.ts';

/** Something that is bought again and again. */
export interface Regular extends RegularValues {
  key: string;
}

/** A moment as a day of the calendar where the person is. */
export type DayOf = (ms: number) => IsoDate;

const DAYS: Readonly<Record<Exclude<Every, 'month'>, number>> = { week: 7, fortnight: 14 };
/** It is proposed from the day before: a list is often written on the evening before the shop. */
const AHEAD_DAYS = 1;

export const regularsOf = (habits: readonly KnownHabit[]): Regular[] =>
  habits
    .filter(({ habit }) => habit === 'regular')
    .map(({ key, values }) => ({ ...(values as unknown as RegularValues), key }))
    .toSorted((one, other) => (one.thing.name < other.thing.name ? -1 : 1));

/** The regular that an item of a list is, if it is one. */
export const regularOfItem = (regulars: readonly Regular[], item: Pick<ListItem, 'name' | 'food'>): Regular | null =>
  regulars.find(({ thing }) => isSameThing(thing, item)) ?? null;

/** The same day of the next month; the last one of a month that is shorter. */
function nextMonth(day: IsoDate): IsoDate {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The day on which something is due again, counted from what last became of it. */
export function dueDay({ every, last }: Pick<Regular, 'every' | 'last'>, dayOf: DayOf): IsoDate {
  const from = dayOf(last.ms);
  return every === 'month' ? nextMonth(from) : addDays(from, DAYS[every]);
}

/**
 * What is to be proposed for a list today: what is due by tomorrow, and is not on the list to be bought already.
 * @param today where the person is
 */
export function dueFor(regulars: readonly Regular[], list: ShoppingList, today: IsoDate, dayOf: DayOf): Regular[] {
  const toBuy = itemsOf(list).filter((item) => !item.checked && !isAtHome(item));
  return regulars.filter(
    (regular) =>
      dueDay(regular, dayOf) <= addDays(today, AHEAD_DAYS) && !toBuy.some((item) => isSameThing(item, regular.thing)),
  );
}

/** The item as which a regular is put on a list: the same for every device that puts it there for the same time. */
export const itemIdOf = ({ key, last }: Pick<Regular, 'key' | 'last'>): string => `again-${key}-${last.ms}`;

/** A list with what is due: what stands on it, bought last time, is to be bought once more; the rest comes at the end of its aisle. */
export function putRegulars(list: ShoppingList, regulars: readonly Regular[]): ShoppingList {
  let next = list;
  for (const regular of regulars) next = putRegular(next, regular);
  return next;
}

function putRegular(list: ShoppingList, regular: Regular): ShoppingList {
  const twin = itemsOf(list).find((item) => isSameThing(item, regular.thing) || item.id === itemIdOf(regular));
  const stands = twin === undefined ? null : findItem(list, twin.id);
  const { aisle } = stands ?? regular;
  if (stands === null) return { ...list, [aisle]: [...list[aisle], itemOf(regular)] };
  const { checkedBy: _, ...item } = stands.item;
  const wanted = { ...item, checked: false, ...(isAtHome(item) && { isStaple: false }) };
  return { ...list, [aisle]: list[aisle].with(stands.index, wanted) };
}

function itemOf(regular: Regular): ListItem {
  const { shop, ...amount } = regular.amount;
  return {
    id: itemIdOf(regular),
    ...regular.thing,
    ...amount,
    ...(shop === undefined ? { byHand: describeAmounts(amountsOf(amount)) } : { shop }),
    meals: [],
    checked: false,
  };
}

/** How much of an item is meant when it is to be bought again: what was added by hand, where its recipes add to it. */
function amountOf(item: ListItem): RegularAmount {
  if (item.byHand !== undefined && item.byHand !== '') return amountFields(parseDescription(item.byHand));
  const { quantity, unit, quantityDescription, shop } = item;
  return { quantity, unit, quantityDescription, ...(shop !== undefined && { shop }) };
}

const set = (key: string, values: Partial<RegularValues>): HabitChange => ({
  habit: 'regular',
  key,
  kind: 'set',
  values,
});

/** What makes an item of a list one that is bought again and again. */
export function startRegular(
  key: string,
  item: ListItem,
  aisle: RegularValues['aisle'],
  every: Every,
  nowMs: number,
): HabitChange {
  const thing = { name: item.name, ...(item.food !== undefined && { food: item.food }) };
  const last: LastTime = { what: 'started', ms: nowMs };
  return { habit: 'regular', key, kind: 'add', values: { thing, aisle, amount: amountOf(item), every, last } };
}

export const changeEvery = (key: string, every: Every): HabitChange => set(key, { every });

export const endRegular = (key: string): HabitChange => ({ habit: 'regular', key, kind: 'remove' });

/** It was put on a list. @param listId null where the list is not saved */
export const noteAsPut = (regular: Regular, listId: string | null, nowMs: number): HabitChange =>
  set(regular.key, {
    last: { what: 'put', ms: nowMs, item: itemIdOf(regular), ...(listId !== null && { list: listId }) },
  });

/** Not this time: it is proposed again when it is due the next time. */
export const noteAsSkipped = ({ key }: Regular, nowMs: number): HabitChange =>
  set(key, { last: { what: 'skipped', ms: nowMs } });

/** A tick tells that it was bought; a tick that is taken off, that it was not. Null where there is nothing to note. */
export function noteTick({ key, last }: Regular, checked: boolean, nowMs: number): HabitChange | null {
  if (checked) return set(key, { last: { what: 'bought', ms: nowMs, beforeMs: last.ms } });
  if (last.what !== 'bought' || last.beforeMs === undefined) return null;
  return set(key, { last: { what: 'undone', ms: last.beforeMs } });
}

/** Items of a list that two devices put on two lists for the same time, where the other list has it: this one gives way. */
export function putTwice(list: ShoppingList, listId: string, regulars: readonly Regular[]): string[] {
  const elsewhere = new Set(
    regulars.flatMap(({ last }) =>
      last.what === 'put' && last.list !== undefined && last.list !== listId ? (last.item ?? []) : [],
    ),
  );
  return itemsOf(list).flatMap(({ id, checked }) => (!checked && elsewhere.has(id) ? id : []));
}
