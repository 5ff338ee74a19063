import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AISLES } from '../../foods/aisles.ts';
import { emptyList, isSameThing, type ListItem, type ShoppingList } from '../list.ts';
import { withKnownIds } from './known-items.ts';

const newIds = () => {
  let count = 0;
  return () => `new ${count++}`;
};

/** The same, looking through the whole list for each item. */
function oneByOne(sent: ShoppingList, loaded: ShoppingList, newId: () => string): string[] {
  const own = new Set(AISLES.flatMap((aisle) => sent[aisle].flatMap(({ id }) => id ?? [])));
  const taken = new Set<string>();
  const anywhere = AISLES.flatMap((aisle) => loaded[aisle]);
  return AISLES.flatMap((aisle) =>
    sent[aisle].map((item) => {
      const isOwn = item.id !== undefined && item.id !== '' && !taken.has(item.id);
      const isFound = (one: ListItem) => isSameThing(one, item) && !own.has(one.id) && !taken.has(one.id);
      const id = isOwn ? item.id : (loaded[aisle].find(isFound) ?? anywhere.find(isFound))?.id;
      const known = id ?? newId();
      taken.add(known);
      return known;
    }),
  );
}

const word = fc.constantFrom('leek', 'Lauch', 'milk', 'Milch');
const item = fc.record({ name: word, food: fc.option(word, { nil: undefined }) });
const sentItem = fc.record({ id: fc.constantFrom(undefined, '', '0', '1', '2', '3'), item });
const aisle = fc.constantFrom(...AISLES.slice(0, 2));
const lists = <Item>(items: fc.Arbitrary<Item>) => fc.array(fc.tuple(aisle, items), { maxLength: 8 });

test('items are known again as by looking through the list for each', () => {
  fc.assert(
    fc.property(lists(sentItem), lists(item), (sentItems, loadedItems) => {
      const [sent, loaded] = [emptyList(), emptyList()];
      for (const [place, one] of sentItems) sent[place].push({ ...one.item, id: one.id } as ListItem);
      for (const [at, [place, one]] of loadedItems.entries())
        loaded[place].push({ ...one, id: String(at) } as ListItem);
      const found = withKnownIds(sent, loaded, newIds());
      expect(AISLES.flatMap((one) => found[one].map(({ id }) => id))).toEqual(oneByOne(sent, loaded, newIds()));
    }),
  );
});

test('five thousand items of one name are known again in a moment', () => {
  const list = emptyList();
  list.other = Array.from({ length: 5_000 }, (_, at) => ({ name: 'leek', id: String(at) })) as ListItem[];
  const sent = { ...emptyList(), other: list.other.map(({ name }) => ({ name })) as ListItem[] };
  const begun = performance.now();
  expect(withKnownIds(sent, list, newIds()).other.map(({ id }) => id)).toEqual(list.other.map(({ id }) => id));
  expect(performance.now() - begun).toBeLessThan(500);
});
