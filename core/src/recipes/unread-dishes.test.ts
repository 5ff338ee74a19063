import { expect, test } from 'vitest';
import { classifyDish } from './classify-dish.ts';

const read = (name: string) => {
  const { kind, meals } = classifyDish({ name });
  return [kind, ...meals].join(' ');
};
const MAIN = 'meal lunch dinner';

test.each([
  ['Lombo assado com batatas', MAIN],
  ['Torta de frango da avó', MAIN],
  ['Bolo de cenoura e coco', 'sweet snack'],
  ['Bolinhos de bacalhau', MAIN],
  ['Panquecas de aveia', 'meal breakfast'],
  ['Rotfruktssoppa med timjan', MAIN],
  ['Kantarellpaj', MAIN],
  ['Blåbärspaj', 'sweet snack'],
  ['Kycklinggryta med gräddsås', MAIN],
  ['Hårt tunnbröd', 'bread'],
  ['Kyllingetærte', MAIN],
  ['Æbletærte', 'sweet snack'],
  ['Blommekage', 'sweet snack'],
  ['Laksesuppe med porre', MAIN],
  ['Havregrøt med eple', 'meal breakfast'],
  ['Fiskekaker i brun saus', MAIN],
  ['Punajuurikeitto', MAIN],
  ['Mustikkapiirakka', 'sweet snack'],
  ['Lohipiirakka', MAIN],
  ['Kaurapuuro', 'meal breakfast'],
  ['Kurczak w sosie miodowym', MAIN],
  ['Zupa z dyni', MAIN],
  ['Sernik z malinami', 'sweet snack'],
  ['Jajecznica na maśle', 'meal breakfast lunch'],
  ['Hovězí na houbách', MAIN],
  ['Hrachová polévka', MAIN],
  ['Švestkový koláč', 'sweet snack'],
  ['Csirkemell zöldséggel', MAIN],
  ['Paradicsomleves', MAIN],
  ['Meggyes pite', 'sweet snack'],
  ['Citromos tejberizs', 'sweet snack'],
  ['Κοτόπουλο με μπάμιες', MAIN],
  ['Κέικ καρότου', 'sweet snack'],
  ['Ομελέτα με μανιτάρια', 'meal breakfast lunch'],
  ['Fırında tavuk', MAIN],
  ['Yayla çorbası', MAIN],
  ['Tahinli kurabiye', 'sweet snack'],
  ['Ciorbă de fasole', MAIN],
  ['Prăjitură cu vișine', 'sweet snack'],
  ['Friptură la cuptor', MAIN],
])('a dish is known by its name also where its ingredients are not read: %s', (name, expected) => {
  expect(read(name)).toBe(expected);
});

test.each([
  ['Hähnchenkeulen aus dem Ofen', MAIN],
  ['Lammkeule', MAIN],
  ['Hühnerbrühe', 'sauce'],
  ['Rote-Bete-Carpaccio', MAIN],
  ['Erdbeer-Carpaccio', 'sweet snack'],
  ['Kohlrabi-Möhren-Gemüse', 'side'],
])('the end of a German compound says what it is, its beginning what of: %s', (name, expected) => {
  expect(read(name)).toBe(expected);
});

test.each([
  [['Möhren', 'Fenchel', 'Rapsöl', 'Salz']],
  [['carrots', 'leeks', 'olive oil', 'salt']],
  [['carottes', 'poireaux', 'huile d’olive', 'sel']],
  [['zanahorias', 'puerros', 'aceite de oliva', 'sal']],
  [['carote', 'porri', 'olio d’oliva', 'sale']],
  [['wortels', 'prei', 'olijfolie', 'zout']],
  [['Hähnchenkeulen', 'Paprikapulver', 'Öl']],
  [['crevettes', 'ail', 'persil']],
  [['merluza', 'limón', 'perejil']],
  [['salsiccia', 'rosmarino']],
  [['kipfilet', 'citroen', 'tijm']],
  [['kylling', 'salt', 'timian']],
  [['csirkecomb', 'só', 'bors']],
])('a name that tells nothing over vegetables, meat or fish is lunch or dinner: %j', (ingredients) => {
  expect(classifyDish({ name: 'Nonna’s Best', ingredients })).toMatchObject({
    kind: 'meal',
    meals: ['lunch', 'dinner'],
    isSure: false,
  });
});

test('vegetables too few to fill go beside a dish, and what only tastes of them tells nothing', () => {
  const of = (ingredients: string[], energyKcal: number | null = null) =>
    classifyDish({ name: 'Nonna’s Best', ingredients, energyKcal });
  expect(of(['Möhren', 'Fenchel', 'Butter'], 120)).toMatchObject({ kind: 'side', meals: [] });
  expect(of(['Gemüsebrühe', 'tomato sauce', 'Salz']).kind).toBe('unknown');
  expect(of(['spinach', 'kale', 'banana', 'apple', 'mango']).kind).toBe('unknown');
  expect(of(['carrots', 'leeks', 'eggs']).kind).toBe('unknown');
  expect(of(['rijst', 'melk', 'suiker']).kind).toBe('sweet');
});
