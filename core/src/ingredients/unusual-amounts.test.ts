import { expect, test } from 'vitest';
import type { Language } from './languages/language.ts';
import { toldLine } from './told-line.ts';

const LINES: readonly (readonly [Language, string, string, string, string?, string?])[] = [
  ['de', '~40 g Feta', '40 g', 'Feta'],
  ['fr', '~40 g de feta', '40 g', 'feta'],
  ['it', '~ 40 g di feta', '40 g', 'feta'],
  ['es', '≈ 40 g de feta', '40 g', 'feta'],
  ['nl', '~40 g feta', '40 g', 'feta'],
  ['en', '≈ 40 g feta', '40 g', 'feta'],
  ['it', '1 cucchiaio e 1/2 di miele', '1.5 tbsp', 'miele'],
  ['it', '2 cucchiaini e ¼ di lievito', '2.25 tsp', 'lievito'],
  ['es', '1 cucharada y 1/2 de miel', '1.5 tbsp', 'miel'],
  ['es', '2 k de zanahorias', '2 kg', 'zanahorias'],
  ['en', 'cup of milk', 'cup', 'milk'],
  ['en', 'cups of milk', '', 'cups of milk'],
  ['es', 'taza de leche', 'cup', 'leche'],
  ['it', 'Limone ½', '0.5', 'Limone'],
  ['it', 'Latte 1,5', '', 'Latte', '', '1,5'],
  ['en', 'Onions 2', '2', 'Onions'],
  ['en', 'Egg 1', '1', 'Egg'],
  ['en', 'flour grade 1', '', 'flour grade 1'],
  ['en', 'Studio 5', '', 'Studio 5'],
  ['en', '2 packs of 8 sausages', '16', 'sausages'],
  ['en', 'GF flour', '', 'gluten-free flour'],
  ['en', '2 choc ices', '2', 'choc ices'],
  ['fr', '1 litre ½ de lait', '1.5 l', 'lait'],
  ['es', 'suficiente de aceite', '', 'aceite', '', 'suficiente'],
  ['es', 'un puño de lentejas', '1 handful', 'lentejas'],
  ['es', 'una cabecita de ajo', '1 head', 'ajo'],
  ['en', 'Alternatively, 300 g cooked lentils', '300 g', 'cooked lentils', '', 'Alternatively, optional'],
  ['en', '8-inch baked pie crust', '1 of 8 inch', 'baked pie crust'],
  ['en', '10-inch flour tortillas', '1 of 10 inch', 'flour tortillas'],
  ['en', '2-inch piece ginger', '2 inch', 'ginger'],
  ['en', '3 bars dark chocolate (100 gram bar each)', '3 bar of 100 g', 'dark chocolate'],
  ['en', '1 can beans (15 oz can)', '1 can of 15 oz', 'beans'],
  ['en', '2 tbsp jam; use up to 3 tbsp, or use 50 to 80 g', '2 tbsp', 'jam', '', 'use up to 3 tbsp, or use 50 to 80 g'],
  ['en', '2 thumbs turmeric', '2 thumb', 'turmeric'],
  ['en', '1 thumb galangal', '1 thumb', 'galangal'],
  ['it', 'Gocce di cioccolato q.b.', '', 'Gocce di cioccolato', '', 'q.b'],
  ['it', '3 gocce di limone', '3 drop', 'limone'],
  // what one of them weighs, in brackets in front of the food or behind it
  ['en', '4 slices (25 g each) pancetta', '4 slice of 25 g', 'pancetta'],
  ['en', '4 slices (100 g) pancetta', '4 slice = 100 g', 'pancetta'],
  ['it', '6 fettine di tacchino (da 70 g)', '6 slice of 70 g', 'tacchino'],
  ['it', '6 fettine (da 70 g) di tacchino', '6 slice of 70 g', 'tacchino'],
  ['fr', '3 tranches (de 50 g) de rosbif', '3 slice of 50 g', 'rosbif'],
  ['nl', '4 plakken rookvlees (van 15 g)', '4 slice of 15 g', 'rookvlees'],
  ['es', '2 lonchas de lomo (de unos 60 g)', '2 slice of 60 g', 'lomo'],
  ['de', '4 Scheiben (je 20 g) Bergkäse', '4 slice of 20 g', 'Bergkäse'],
  ['it', '2 cosce di tacchino (300 g cad.)', '2 of 300 g', 'cosce di tacchino'],
  ['fr', 'la moitie d un citron', '0.5', 'citron'],
  ['fr', '2 gousses d ail', '2 clove', 'ail'],
  ['fr', '1 l huile', '1 l', 'huile'],
  ['nl', '1, 5 dl melk', '1.5 dl', 'melk'],
];

const ROWS = LINES.map(([language, line, amount, name, preparation = '', comment = '']) => ({
  language,
  line,
  told: [amount, name, preparation, comment],
}));

test.each(ROWS)('$language: $line', ({ language, line, told }) => {
  expect(toldLine(line, language)).toEqual(told);
});
