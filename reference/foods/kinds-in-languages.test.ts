import { readFileSync } from 'node:fs';
import { createFoodIndex } from '@sorrel/core/foods/food-index';
import { readFallback } from '@sorrel/core/foods/read-fallback';
import { readKinds } from '@sorrel/core/foods/read-kinds';
import type { Language } from '@sorrel/core/ingredients/languages/language';
import { itemName } from '@sorrel/core/lists/add-item';
import { readBuyingTable } from '@sorrel/core/lists/buying';
import { itemsOf } from '@sorrel/core/lists/edit-list';
import { shopThing } from '@sorrel/core/lists/shop-line';
import { buildShopList } from '@sorrel/core/lists/shop-list';
import { describe, expect, test } from 'vitest';
import { type FoodNames, NAME_LANGUAGES } from '../src/food-names.ts';

const text = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const names: FoodNames = JSON.parse(text('./names.json'));
const index = createFoodIndex(
  JSON.parse(text('./foods.json')),
  readFallback(JSON.parse(text('./sr28-search.json'))),
  names,
);
const know = { index, table: readBuyingTable(text('./buying.tsv')) };

/** What a list says of lines in one language. */
const listed = (language: Language, ...lines: string[]) =>
  itemsOf(buildShopList([{ name: 'a', serves: 1, portions: 1, lines }], know, language)).map(({ name }) => name);

describe('what a recipe in another language names stands on the list as that kind', () => {
  test.each<[Language, string, string]>([
    ['de', '400 g Seelachs', 'coley'],
    ['de', '1 Dorade', 'sea bream'],
    ['de', '500 g gemischtes Hackfleisch', 'beef and pork mince'],
    ['de', '200 g Schmand', 'schmand'],
    ['de', '1 Bund Bärlauch', 'wild garlic'],
    ['de', '2 rote Paprikaschoten', 'red bell pepper'],
    ['de', '1 TL Kümmel', 'caraway seed'],
    ['de', '1 TL Chiliflocken', 'chilli flake'],
    ['de', '200 g getrocknete rote Linsen', 'red lentil'],
    ['de', '200 g Pfifferlinge', 'chanterelle'],
    ['de', '1 Wirsing', 'savoy cabbage'],
    ['de', '200 ml laktosefreie Milch', 'lactose-free milk'],
    ['de', '1 Prise Pottasche', 'potash'],
    ['de', '100 ml Trüffelöl', 'truffle oil'],
    ['fr', '2 filets de merlan', 'whiting'],
    ['fr', '500 g de mâche', 'lambs lettuce'],
    ['fr', '200 g de lentilles corail', 'red lentil'],
    ['fr', '1 c. à soupe de fleur d’oranger', 'orange blossom water'],
    ['fr', '100 g de poudre de noisette', 'ground hazelnut'],
    ['fr', '1 c. à café de baies roses', 'pink peppercorn'],
    ['it', '300 g di maccheroni', 'macaroni'],
    ['it', '100 g di speck alto adige', 'speck'],
    ['it', '2 orate', 'sea bream'],
    ['it', '200 ml di panna da cucina', 'cooking cream'],
    ['it', '1 mazzetto di finocchietto selvatico', 'wild fennel'],
    ['es', '200 g de queso manchego', 'manchego'],
    ['es', '500 g de merluza', 'hake'],
    ['es', '12 langostinos', 'king prawn'],
    ['es', '1 cucharadita de pimentón', 'paprika'],
    ['es', '1 cucharadita de pimentón de la vera', 'smoked paprika'],
    ['es', '2 mandarinas', 'mandarin'],
    ['nl', '400 g schelvis', 'haddock'],
    ['nl', '150 g spekblokjes', 'lardon'],
    ['nl', '1 rode peper', 'red chilli'],
    ['nl', '500 g half-om-half gehakt', 'beef and pork mince'],
    ['nl', '1 theelepel vijfkruidenpoeder', 'five spice'],
  ])('%s: %s', (language, line, kind) => {
    expect(listed(language, line)).toEqual([kind]);
  });

  test.each<[Language, string, string]>([
    ['de', '2 Zwiebeln', 'onion'],
    ['fr', '2 courgettes', 'courgette'],
    ['it', '2 zucchine', 'courgette'],
    ['es', '2 calabacines', 'courgette'],
    ['nl', '500 g rundergehakt', 'beef mince'],
    ['de', '400 g Kabeljau', 'cod'],
  ])('other words for one thing stay with the food (%s: %s)', (language, line, food) => {
    expect(listed(language, line)).toEqual([food]);
  });

  test('one kind is one line, whatever the languages of the recipes', () => {
    const line = (name: string, language: Language) => ({ name, quantity: 200, unit: 'g', language });
    const lines = [line('merlan', 'fr'), line('whiting', 'en'), line('Wittling', 'de'), line('wijting', 'nl')];
    const list = buildShopList([{ name: 'a', serves: 1, portions: 1, lines }], know);
    expect(itemsOf(list)).toMatchObject([{ name: 'whiting', quantity: 800, unit: 'g' }]);
  });
});

describe.each(NAME_LANGUAGES)('kinds in the table of names: %s', (language) => {
  const kinds = [...new Set(Object.values(names.kinds[language]))];

  test('each keeps a line of its own', () => {
    expect(kinds.filter((kind) => shopThing(know, kind).name !== kind || itemName(kind) !== kind)).toEqual([]);
  });

  test('a German list has a German word for each', () => {
    const german = { ...index.inLanguage.kindNames('de'), ...readKinds(text('./kinds.de.tsv')) };
    const foods = new Set([...index.byId.values()].map(({ name }) => name));
    expect(kinds.filter((kind) => german[kind] === undefined && !foods.has(kind))).toEqual([]);
  });
});
