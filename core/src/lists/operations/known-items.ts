import { AISLES } from '../../foods/aisles.ts';
import { isSameThing, type ListItem, type ShoppingList } from '../list.ts';

type Sent = Record<(typeof AISLES)[number], readonly (Omit<ListItem, 'id'> & { id?: string | undefined })[]>;

/**
 * A list as it was sent, with the identities of the one that its sender had loaded: an item without one is the loaded one of its name in
 * its aisle, else anywhere; what was not there before gets a new one, and none stands twice.
 */
export function withKnownIds(sent: Sent, loaded: ShoppingList, newId: () => string): ShoppingList {
  const own = new Set(AISLES.flatMap((aisle) => sent[aisle].flatMap(({ id }) => id ?? [])));
  const free = (id: string) => !own.has(id) && !taken.has(id);
  const taken = new Set<string>();
  const anywhere = AISLES.flatMap((aisle) => loaded[aisle]);
  return Object.fromEntries(
    AISLES.map((aisle) => [
      aisle,
      sent[aisle].map((item): ListItem => {
        const isOwn = item.id !== undefined && item.id !== '' && !taken.has(item.id);
        const sameName = (one: ListItem) => isSameThing(one, item) && free(one.id);
        const id = isOwn ? item.id : (loaded[aisle].find(sameName) ?? anywhere.find(sameName))?.id;
        const known = id ?? newId();
        taken.add(known);
        return { ...item, id: known };
      }),
    ]),
  ) as unknown as ShoppingList;
}
