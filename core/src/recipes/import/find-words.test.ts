import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TIMES, timeWordsIn } from './fact-words.ts';
import { WORD_END, WORD_START, wordsFinder } from './find-words.ts';
import { alternativesOf, beginningsOf } from './pattern-beginnings.ts';

const KINDS = [
  ['bake', 'bak(?:e|ing)(?: time)?|(?<=\\d min )oven|[őo]ven'],
  ['time', 'b|total(?: time)?|time|p[iİ]ş(?:me)?|時間'],
  ['rest', 'baking (?:rest|time)|(?:cool(?:ing)?|chill)[\\s-]time'],
] as const;
const find = wordsFinder(KINDS);
/** What one regular expression of all patterns finds. */
const asOneExpression = (line: string, pattern: string) =>
  [...line.matchAll(new RegExp(`${WORD_START}(?:${pattern})${WORD_END}`, 'giu'))].map(({ index, 0: text }) => [
    index,
    text,
  ]);
const places = (found: readonly { index: number; text: string }[]) => found.map(({ index, text }) => [index, text]);

test('words of several kinds are found from left to right, the first pattern that matches before the others', () => {
  expect(find('BAKING TIME 10 min oven, Total: b')).toEqual([
    { kind: 'bake', index: 0, text: 'BAKING TIME' },
    { kind: 'bake', index: 19, text: 'oven' },
    { kind: 'time', index: 25, text: 'Total' },
    { kind: 'time', index: 32, text: 'b' },
  ]);
  expect(find('baking rest')).toEqual([{ kind: 'bake', index: 0, text: 'baking' }]);
  expect(find('bakery, timely, overtime')).toEqual([]);
});

test('letters whose small form is longer keep their places', () => {
  expect(find('İİ PİŞME, ŐVEN')).toEqual([
    { kind: 'time', index: 3, text: 'PİŞME' },
    { kind: 'bake', index: 10, text: 'ŐVEN' },
  ]);
  expect(find('合計時間')).toEqual([{ kind: 'time', index: 2, text: '時間' }]);
});

const PIECES = [
  ...[
    'bake',
    'Baking',
    'time',
    'TIME',
    'oven',
    'őven',
    'rest',
    'b',
    'total',
    'pişme',
    'PİŞ',
    'cooling',
    'chill',
    '時間',
  ],
  ...[' ', ' ', '-', '10 min ', ': ', ', ', 'x', 'İ', '🍲'],
];

test('any line gives what one regular expression of all patterns finds', () => {
  const pattern = KINDS.map(([, words]) => words).join('|');
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }), (pieces) => {
      const line = pieces.join('');
      expect(places(find(line))).toEqual(asOneExpression(line, pattern));
    }),
  );
});

const WORDS = ['temps', 'de', 'préparation', 'cuisson', 'Zubereitung', 'Koch-', 'und', 'Backzeit', 'tiempo', 'total'];
const MORE = ['PREP', 'time', 'to', 'cook', '20 min.', '1 h', 'oven', 'im Ofen', 'lievitazione', 'hazırlık', 'SÜRESİ'];
const REST = [
  'bereidingstijd',
  'in',
  'ready',
  'on the table',
  '所要時間',
  'χρόνος',
  'ΧΡΌΝΟΣ',
  'общее',
  'время',
  'au four',
];

test('words for times are found in any line as one regular expression of all of them finds them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...WORDS, ...MORE, ...REST), { maxLength: 9 }),
      fc.constantFrom(' ', ': ', ''),
      (words, between) => {
        const line = words.join(between);
        expect(places(timeWordsIn(line))).toEqual(asOneExpression(line, TIMES));
      },
    ),
  );
});

test('a pattern tells with which characters what it matches begins', () => {
  expect([...beginningsOf('bak(?:e|ing)|(?<=\\d\\s)to prep')].sort()).toEqual(['ba', 'to']);
  expect([...beginningsOf("(?:tiempo )?(?:reposo|en)|p[rř]ep|a?b|d['’]|1x")].sort()).toEqual(
    ['ab', 'b', 'd’', "d'", '1x', 'en', 'pr', 'př', 're', 'ti'].sort(),
  );
  expect([...beginningsOf('A\\p{L}*|x+y|z\\s')].sort()).toEqual(['a', 'x', 'z']);
  expect(alternativesOf('a|(?:b|c)d|[|]e|\\|')).toEqual(['a', '(?:b|c)d', '[|]e', '\\|']);
  for (const anything of ['', 'a|', 'a?', '\\p{L}b', '.', '(?:a|\\d)b', '[^a]'])
    expect(() => beginningsOf(anything)).toThrow('may begin with anything');
});
