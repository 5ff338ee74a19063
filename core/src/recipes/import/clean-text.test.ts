import { describe, expect, it } from 'vitest';
import { cleanLines, cleanText, oneLine, withoutBullet, withoutRepeatedList } from './clean-text.ts';

describe('cleanText', () => {
  it.each([
    ['entities', 'Salt &amp; pepper', 'Salt & pepper'],
    ['entities of entities', 'lim&amp;atilde;o', 'limão'],
    ['tags', '<b>200&nbsp;g</b> flour', '200 g flour'],
    ['scripts', 'a<script>alert(1)</script>b', 'ab'],
    ['invisible characters', 'but\u00adter\u200b', 'butter'],
    ['a space before a comma', '1 cup flour , sifted', '1 cup flour, sifted'],
    ['white space', ' a \n\t b ', 'a b'],
    ['nothing that looks like a tag but is none', '2 < 3 eggs', '2 < 3 eggs'],
  ])('cleans %s', (_, text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });
});

it('keeps blocks and line breaks as lines', () => {
  expect(cleanLines('<p>one</p>two<br>three\nfour')).toEqual(['one', 'two', 'three', 'four']);
});

it('leaves out codes in brackets with the captions of pictures, and keeps what stands between other ones', () => {
  expect(
    cleanLines('Bake it.[caption id="a" width="3"]A warm loaf[/caption][br]Eat [adjustable]2[/adjustable].'),
  ).toEqual(['Bake it.', 'Eat 2.']);
  expect(cleanLines('Fold in [wprm-temperature value="3"] the [url href="/a"]butter[/url] [melted]')).toEqual([
    'Fold in the butter [melted]',
  ]);
});

it.each([
  ['• 2 eggs', '2 eggs'],
  ['▢ 2 eggs', '2 eggs'],
  ['- 2 eggs', '2 eggs'],
  ['½ egg', '½ egg'],
  ['2 eggs', '2 eggs'],
])('%j without its bullet is %j', (line, bare) => {
  expect(withoutBullet(line)).toBe(bare);
});

describe('withoutRepeatedList', () => {
  it.each([
    ['one list behind the other', ['2 Eggs', '1 leek', '2 eggs.', '1 leek'], ['2 Eggs', '1 leek']],
    ['each line doubled', ['2 eggs', '2 eggs', '1 leek', '1 leek'], ['2 eggs', '1 leek']],
    ['a list that comes three times', ['1 egg', '1 leek', '1 egg', '1 leek', '1 egg', '1 leek'], ['1 egg', '1 leek']],
    [
      'a list that has a line twice and comes twice',
      ['200 g flour', '1 egg', '200 g flour', '200 g flour', '1 egg', '200 g flour'],
      ['200 g flour', '1 egg', '200 g flour'],
    ],
    [
      'a list in two systems with tools behind it',
      [
        '8.8oz flour',
        '2 eggs',
        '200ml milk',
        '1 tsp salt',
        '250g flour',
        '2 eggs',
        '6.7 fl oz milk',
        '1 tsp salt',
        'Pan',
      ],
      ['8.8oz flour', '2 eggs', '200ml milk', '1 tsp salt', 'Pan'],
    ],
    [
      'a list whose copy also names what has no amount',
      [
        '600 g leeks',
        '1 onion',
        '10 g butter',
        '2 eggs',
        '600 g leeks',
        'Salt, pepper',
        '1 onion',
        '10 g butter',
        '2 eggs',
      ],
      ['600 g leeks', 'Salt, pepper', '1 onion', '10 g butter', '2 eggs'],
    ],
  ])('keeps %s once', (_, lines, kept) => {
    expect(withoutRepeatedList(lines)).toEqual(kept);
  });

  it.each([
    ['two doughs', ['200 g flour', '1 egg', '100 g butter', '200 g flour', '50 g sugar']],
    ['salt for the meat and salt for the sauce', ['1 tsp salt', '500 g beef', '1 tsp salt']],
    [
      'a second dough of other amounts',
      ['200 g flour', '3 eggs', '10 g salt', '7 g yeast', '300 g flour', '4 eggs', '10 g salt', '9 g yeast'],
    ],
    [
      'a second filling with more in it',
      [
        '200 g leeks',
        '1 onion',
        '10 g butter',
        '2 eggs',
        '200 g leeks',
        '1 onion',
        '50 g ham',
        '10 g butter',
        '2 eggs',
      ],
    ],
    ['no line at all', []],
  ])('keeps %s as it is', (_, lines) => {
    expect(withoutRepeatedList(lines)).toEqual(lines);
  });
});

it('keeps a line that has no letters or digits distinct', () => {
  expect(oneLine(' ½ ')).toBe('½');
});
