import { describe, expect, it } from 'vitest';
import { emptyGray } from './gray.ts';
import { withFractions } from './read-fractions.ts';
import type { ReadWord } from './read-word.ts';

/** Signs as print shows them, each 24 pixels wide. */
const DIGITS = {
  '1': ['.##...', '###...', '.##...', '.##...', '.##...', '.##...', '.##...', '.##...', '.##...', '####..'],
  '2': ['.####.', '##..##', '....##', '....##', '...##.', '..##..', '.##...', '##....', '######', '######'],
  '3': ['.####.', '##..##', '....##', '....##', '..###.', '....##', '....##', '....##', '##..##', '.####.'],
  '4': ['...##.', '..###.', '..###.', '.#.##.', '.#.##.', '#..##.', '######', '######', '...##.', '...##.'],
};

function picture(above: keyof typeof DIGITS, below: keyof typeof DIGITS) {
  const gray = { ...emptyGray(60, 60), pixels: new Uint8Array(60 * 60).fill(255) };
  const draw = (digit: keyof typeof DIGITS, left: number, top: number) => {
    for (const [y, row] of DIGITS[digit].entries())
      for (const [x, sign] of [...row].entries()) if (sign === '#') gray.pixels[(top + y) * 60 + left + x] = 0;
  };
  draw(above, 20, 20);
  draw(below, 39, 33);
  for (let step = 0; step < 24; step++) {
    const x = 20 + Math.round((step / 23) * 24);
    for (let wide = 0; wide < 2; wide++) gray.pixels[(42 - step) * 60 + x + wide] = 0;
  }
  return gray;
}
const word = (text: string, confidence = 60): ReadWord => ({
  text,
  confidence,
  box: { left: 20, top: 20, right: 46, bottom: 43 },
});

describe('fractions of one sign', () => {
  it.each([
    ['1', '2', '½'],
    ['1', '4', '¼'],
    ['3', '4', '¾'],
    ['1', '3', '⅓'],
    ['2', '3', '⅔'],
  ] as const)('%s above %s is %s, whatever the reader took it for', (above, below, sign) => {
    const [read] = withFractions([word('Ya')], picture(above, below), 16);
    expect(read?.text).toBe(sign);
    // still shown to people
    expect(read?.confidence).toBeLessThan(80);
  });

  it('are none behind a number that has no fraction, or where the letter is its unit', () => {
    const shown = picture('1', '3');
    expect(withFractions([word('225', 96), word('9')], shown, 16)[1]?.text).toBe('9');
    expect(withFractions([word('5', 96), word('g')], shown, 16)[1]?.text).toBe('g');
    expect(withFractions([word('2', 96), word('Ya')], shown, 16)[1]?.text).toBe('⅓');
  });

  it('are none where the picture shows none, or the reader is sure', () => {
    const other = picture('4', '2');
    expect(withFractions([word('%')], other, 16)[0]?.text).toBe('%');
    expect(withFractions([word('Ei', 96)], picture('1', '2'), 16)[0]?.text).toBe('Ei');
    expect(withFractions([word('Zwiebeln')], picture('1', '2'), 16)[0]?.text).toBe('Zwiebeln');
  });
});
