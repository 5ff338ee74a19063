import { expect, test } from 'vitest';
import { foodWords, plainText } from './food-words.ts';

test.each<[string, string]>([
  ["Confectioner's Sugar", 'confectioner sugar'],
  ['Confectioner’s Sugar', 'confectioner sugar'],
  ["Jalapeños 'La Morena'", 'jalapeno la morena'],
  ['half-and-half', 'half and half'],
  ['bœuf, nævus & smørrebrød', 'boeuf naevus smorrebrod'],
  ['milk 2 %', 'milk 2%'],
  ['milk 2 percent fat', 'milk 2% fat'],
  ['milk 2 per cent', 'milk 2%'],
  ['2%milk', '2% milk'],
  ['  two   spaces\tand a tab ', 'two space and a tab'],
  // cuts of meat are one word
  ['bone-in, skin-on chicken thighs', 'bonein skinon chicken thigh'],
  ['bone in chicken thighs', 'bonein chicken thigh'],
  ['prawns (tail off)', 'prawn tailoff'],
  ['shell on prawns', 'shellon prawn'],
  ['backbone in', 'backbone in'],
  ['½ ()', '1 2'],
  ['', ''],
])('%s is read as: %s', (text, words) => {
  expect(foodWords(text).join(' ')).toBe(words);
});

test('of a very long text only the beginning is read', () => {
  expect(plainText('é '.repeat(1_000))).toHaveLength(299);
  expect(plainText('e '.repeat(1_000)).length).toBeLessThanOrEqual(300);
});
