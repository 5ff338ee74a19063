import { describe, expect, it } from 'vitest';
import { cleanLines, cleanText, oneLine, withoutBullet, withoutRepeats } from './clean-text.ts';

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

it.each([
  ['• 2 eggs', '2 eggs'],
  ['▢ 2 eggs', '2 eggs'],
  ['- 2 eggs', '2 eggs'],
  ['½ egg', '½ egg'],
  ['2 eggs', '2 eggs'],
])('%j without its bullet is %j', (line, bare) => {
  expect(withoutBullet(line)).toBe(bare);
});

it('drops lines that differ only in case and punctuation', () => {
  expect(withoutRepeats(['2 Eggs', '2 eggs.', '3 eggs'])).toEqual(['2 Eggs', '3 eggs']);
});

it('keeps a line that has no letters or digits distinct', () => {
  expect(oneLine(' ½ ')).toBe('½');
});
