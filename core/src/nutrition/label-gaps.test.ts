import { expect, test } from 'vitest';
import { type GapLine, labelGaps } from './label-gaps.ts';

const line = (quantity: number, unit: string, text: string, more: Partial<GapLine> = {}): GapLine => ({
  isMatched: false,
  isHeading: false,
  quantity,
  unit,
  text,
  ...more,
});
const isGap = (one: GapLine, serves = 4, kcal = 400) => labelGaps([one], serves, kcal).length > 0;

test.each([
  line(0, '', 'zorblatt to taste'),
  line(0, '', 'Zorblatt zum Bestreuen'),
  line(0, '', 'mirto q.b.'),
  line(1, 'pinch', 'a pinch of zorblatt'),
  line(1, 'tsp', '1 tsp zorblatt'),
  line(4, 'leaf', '4 leaves zorblatt'),
  line(0, 'leaf', 'foglie di mirto'),
  line(5, 'g', '5 g zorblatt'),
  line(0, '', 'Hot cooked egg noodles', { isMatched: true }),
  line(0, '', 'For the sauce:', { isHeading: true }),
])('a label does without $text', (one) => {
  expect(isGap(one)).toBe(false);
});

test.each([
  line(0, '', 'Hot cooked egg noodles'),
  line(0, '', 'zorblatt'),
  line(1, 'packet', '1 packet zorblatt'),
  line(1, '', '1 zorblatt'),
  line(200, 'g', '200 g zorblatt'),
  line(4, 'tbsp', '4 tbsp zorblatt'),
])('a label waits for $text', (one) => {
  expect(isGap(one)).toBe(true);
});

test('what is little in a pot of many servings is much in one', () => {
  expect(isGap(line(1, 'tsp', '1 tsp zorblatt'), 4, 100)).toBe(true);
  expect(isGap(line(1, 'tsp', '1 tsp zorblatt'), 6, 100)).toBe(false);
  expect(labelGaps([line(0, '', 'salt', { isMatched: true }), line(0, '', 'noodles')], 4, 400)).toEqual([1]);
});

test.each<[GapLine, number, boolean]>([
  // nothing has more than 9 kcal a gram: of 4 servings 5.3 g are 12 kcal each
  [line(5.3, 'g', '5.3 g zorblatt'), 400, false],
  [line(5.4, 'g', '5.4 g zorblatt'), 400, true],
  // of little energy 10 kcal are enough to matter
  [line(4.4, 'g', '4.4 g zorblatt'), 100, false],
  [line(4.5, 'g', '4.5 g zorblatt'), 100, true],
  [line(4.4, 'ml', '4.4 ml zorblatt'), 100, false],
  [line(4.5, 'ml', '4.5 ml zorblatt'), 100, true],
  [line(4, 'pinch', '4 pinches zorblatt'), 100, false],
  [line(1, 'mg', '1 mg zorblatt'), 100, false],
  [line(5, 'pinch', '5 pinches zorblatt'), 100, true],
  [line(0, 'pinch', 'pinches of zorblatt'), 100, true],
  [line(0, 'drop', 'drops of zorblatt'), 100, false],
  [line(2, 'sprig', '2 sprigs zorblatt'), 100, false],
  [line(2, 'zork', '2 zork zorblatt'), 1000, true],
])('$0.text beside %2$d kcal', (one, kcal, expected) => {
  expect(isGap(one, 4, kcal)).toBe(expected);
});
