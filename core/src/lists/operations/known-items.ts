import { AISLES } from '../../foods/aisles.ts';
import { type ListItem, type ShoppingList, thingName } from '../list.ts';

type Sent = Record<(typeof AISLES)[number], readonly (Omit<ListItem, 'id'> & { id?: string | undefined })[]>;

type Named = Pick<ListItem, 'name' | 'food'>;

/**
 * The first item of a list, in its order, that is the same thing as another and may still be taken. What may not be taken once never may
 * again, so that each item is passed over once: a list may have thousands.
 */
function createFinder(
  items: readonly ListItem[],
  isFree: (id: string) => boolean,
): (wanted: Named) => string | undefined {
  // as `isSameThing` has it: of the same name, or known by the same in all languages
  const byName = new Map<string, number[]>();
  const byThing = new Map<string, number[]>();
  for (const [place, item] of items.entries()) {
    for (const [places, key] of [
      [byName, item.name],
      [byThing, thingName(item)],
    ] as const) {
      const known = places.get(key);
      if (known === undefined) places.set(key, [place]);
      else known.push(place);
    }
  }
  // the last one comes first off the end
  for (const places of [...byName.values(), ...byThing.values()]) places.reverse();
  const idAt = (place: number | undefined) => (place === undefined ? undefined : items[place]?.id);
  const firstFree = (places: number[] | undefined): number => {
    while (places !== undefined && places.length > 0) {
      const id = idAt(places.at(-1));
      if (id !== undefined && isFree(id)) return places.at(-1) as number;
      places.pop();
    }
    return items.length;
  };
  return (wanted) => idAt(Math.min(firstFree(byName.get(wanted.name)), firstFree(byThing.get(thingName(wanted)))));
}

/**
 * A list as it was sent, with the identities of the one that its sender had loaded: an item without one is the loaded one of its name in
 * its aisle, else anywhere; what was not there before gets a new one, and none stands twice.
 */
export function withKnownIds(sent: Sent, loaded: ShoppingList, newId: () => string): ShoppingList {
  const own = new Set(AISLES.flatMap((aisle) => sent[aisle].flatMap(({ id }) => id ?? [])));
  const taken = new Set<string>();
  const isFree = (id: string) => !own.has(id) && !taken.has(id);
  const findAnywhere = createFinder(
    AISLES.flatMap((aisle) => loaded[aisle]),
    isFree,
  );
  return Object.fromEntries(
    AISLES.map((aisle) => {
      const findInAisle = createFinder(loaded[aisle], isFree);
      const items = sent[aisle].map((item): ListItem => {
        const isOwn = item.id !== undefined && item.id !== '' && !taken.has(item.id);
        const id = isOwn ? item.id : (findInAisle(item) ?? findAnywhere(item));
        const known = id ?? newId();
        taken.add(known);
        return { ...item, id: known };
      });
      return [aisle, items];
    }),
  ) as unknown as ShoppingList;
}
