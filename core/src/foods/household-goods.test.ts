import { expect, test } from 'vitest';
import { isHouseholdGood } from './household-goods.ts';

test.each([
  // English, in any number and case
  ...[
    'Toilet paper',
    'kitchen rolls',
    'loo roll',
    'piping bags',
    'greetings card',
    'Cling film',
    'washing-up liquid',
    'candles',
    'Dog food',
    'cat litter',
    'batteries',
    'matches',
  ],
  ...['muffin cases', 'cake liners', 'skewers', 'baking paper', 'bin bags', 'cut flowers', 'flowers', 'bouquet'],
  // German, as part of a compound too
  ...[
    'Backpapier',
    'Küchentücher',
    'Alufolie',
    'Geschirrspülmittel',
    'Müllbeutel',
    'Zahnbürste',
    'Kerzen',
    'Holzspieße',
  ],
  ...['papier aluminium', 'essuie-tout', 'bougies d’anniversaire', 'éponges', 'sacs poubelle', 'croquettes pour chat'],
  ...['papel higiénico', 'servilletas', 'velas', 'lejía', 'bolsas de basura', 'jabón'],
  ...['carta da cucina', 'tovaglioli', 'candele', 'pellicola', 'sacchi spazzatura', 'stuzzicadenti'],
  ...['keukenrol', 'bakpapier', 'waxinekaarsen', 'vuilniszakken', 'tandpasta', 'aluminiumfolie'],
])('%s is nothing to eat', (name) => {
  expect(isHouseholdGood(name)).toBe(true);
});

test.each([
  ...[
    'bouquet garni',
    'cauliflower',
    'sunflower seeds',
    'elderflowers',
    'matcha',
    'rice paper rolls',
    'egg rolls',
    'candied peel',
  ],
  ...['Reispapier', 'Kohl', 'Papaya', 'papier de riz', 'pilons de poulet', 'allumettes de lard'],
  ...[
    'papel de arroz',
    'papel de oblea',
    'glace pilée',
    'olijfolie',
    'milde olijfolie',
    'velouté',
    'carta di riso',
    'carta da musica',
    'rijstpapier',
    'panko',
    '',
  ],
])('%s may be eaten', (name) => {
  expect(isHouseholdGood(name)).toBe(false);
});
