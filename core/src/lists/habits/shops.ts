import { AISLES, type Aisle } from '../../foods/aisles.ts';
import { type HabitChange, type KnownHabit, SHOP_NAME_MAX, type ShopValues, USUAL_SHOP } from './habit.ts';

/** A shop of the household, with its aisles as one walks past them. */
export interface Shop {
  key: string;
  /** Empty for the usual order until somebody gives it a name. */
  name: string;
  aisles: readonly Aisle[];
  values: Partial<ShopValues>;
}

/** Where aisles stand that nobody moved. An aisle that there will be one day and that is not here comes at the end. */
const PLACES: Readonly<Partial<Record<Aisle, number>>> = {
  produce: 0,
  bakery: 1,
  'dairy and eggs': 2,
  'meat and fish': 3,
  'pantry and dry goods': 4,
  snacks: 5,
  frozen: 6,
  other: 7,
};
/** Between two places there is room for another, down to this. */
const ROOM_LEAST = 1e-6;

const placeOf = (values: Partial<ShopValues>, aisle: Aisle) =>
  values[aisle] ?? PLACES[aisle] ?? AISLES.length + AISLES.indexOf(aisle);

const aislesOf = (values: Partial<ShopValues>): Aisle[] =>
  AISLES.toSorted((one, other) => placeOf(values, one) - placeOf(values, other));

/** The household's shops: the usual order first, the others by their names. */
export function shopsOf(habits: readonly KnownHabit[]): Shop[] {
  const shops = habits
    .filter(({ habit }) => habit === 'shop')
    .map(({ key, values }): Shop => {
      const own = values as Partial<ShopValues>;
      return { key, name: own.name ?? '', aisles: aislesOf(own), values: own };
    });
  const usual = shops.find(({ key }) => key === USUAL_SHOP);
  return [
    usual ?? { key: USUAL_SHOP, name: '', aisles: aislesOf({}), values: {} },
    ...shops
      .filter((shop) => shop !== usual)
      .toSorted((one, other) => (one.name < other.name || (one.name === other.name && one.key < other.key) ? -1 : 1)),
  ];
}

/** The shop that a list is for; the usual order where nobody chose one, or it is no more. */
export function shopOfList(habits: readonly KnownHabit[], listId: string): Shop {
  const shops = shopsOf(habits);
  const chosen = habits.find(({ habit, key }) => habit === 'choice' && key === listId)?.values.shop;
  return shops.find(({ key }) => key === chosen) ?? (shops[0] as Shop);
}

/**
 * What moves an aisle of a shop to another place, from 0: the place of this aisle alone, so that two devices that move two aisles do
 * not undo each other.
 * @returns null where it stands there already
 */
export function moveAisle(shop: Shop, aisle: Aisle, to: number): HabitChange | null {
  if (shop.aisles.indexOf(aisle) === to) return null;
  const others = shop.aisles.filter((one) => one !== aisle);
  const [before, after] = [others[to - 1], others[to]];
  const low = before === undefined ? undefined : placeOf(shop.values, before);
  const high = after === undefined ? undefined : placeOf(shop.values, after);
  const change = (values: Partial<ShopValues>): HabitChange => ({ habit: 'shop', key: shop.key, kind: 'set', values });
  if (low !== undefined && high !== undefined && high - low < ROOM_LEAST) {
    const anew = others.toSpliced(to, 0, aisle);
    return change(Object.fromEntries(anew.map((one, index) => [one, index])) as Partial<ShopValues>);
  }
  const place = low === undefined ? (high ?? 0) - 1 : high === undefined ? low + 1 : (low + high) / 2;
  return change({ [aisle]: place } as Partial<ShopValues>);
}

/** A shop's name as it is kept: trimmed; null where it is none, or too long. */
export function parseShopName(text: string): string | null {
  const name = text.trim().replace(/\s+/g, ' ');
  return name === '' || name.length > SHOP_NAME_MAX ? null : name;
}

/** A shop that begins with the order of another. */
export const newShop = (key: string, name: string, like: Shop): HabitChange => ({
  habit: 'shop',
  key,
  kind: 'add',
  values: { ...like.values, name },
});
