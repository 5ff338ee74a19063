import { expect, test } from 'vitest';
import type { Language } from './languages/language.ts';
import { toldLine } from './told-line.ts';

const LINES: readonly (readonly [Language, string, string, string, string?, string?])[] = [
  ['it', '120 g burro freddo + 40 g fuso', '120 g', 'burro', 'freddo', 'plus 40 g fuso'],
  ['it', 'Riso 80 g + pollo 100 g', '80 g', 'Riso', '', '+ 100 g pollo'],
  ['de', 'Quark 150 g + Honig 10 g + Nüsse 20 g', '150 g', 'Quark', '', '+ 10 g Honig, + 20 g Nüsse'],
  ['es', 'Pan 60 g · aguacate 50 g', '60 g', 'Pan', '', '+ 50 g aguacate'],
  ['en', '100 g rice • 1 onion • 2 carrots', '100 g', 'rice', '', '+ 1 onion, + 2 carrots'],
  ['en', '• 100 g rice', '100 g', 'rice'],
  ['en', '1 tsp cornflour mixed with 3 tbsp chicken stock', '1 tsp', 'cornflour', '', '+ 3 tbsp chicken stock'],
  ['en', '1 tsp cornflour mixed with 2 tbsp water', '1 tsp', 'cornflour', 'mixed with 2 tbsp water'],
  ['it', 'Semi misti 30 g', '30 g', 'Semi misti'],
  ['de', '400 g mageres Faschiertes', '400 g', 'mageres Faschiertes'],
];

const ROWS = LINES.map(([language, line, amount, name, preparation = '', comment = '']) => ({
  language,
  line,
  told: [amount, name, preparation, comment],
}));

test.each(ROWS)('$language: $line', ({ language, line, told }) => {
  expect(toldLine(line, language)).toEqual(told);
});
