import { expect, test } from 'vitest';
import { addedLines, addedMeasure, withoutAdded } from './added-measure.ts';

test.each([
  ['plus 2 tbsp', '2 tbsp'],
  ['plus ½ cup', '½ cup'],
  ['plus 1 yolk', '1 yolk'],
  ['plus 1 Prise', '1 Prise'],
  ['heaped, plus 2 tbsp', '2 tbsp'],
  ['sifted; plus 2 tbsp', '2 tbsp'],
  ['plus 2 tbsp for dusting, sifted', '2 tbsp for dusting'],
  ['plus 2 tbsp; sifted', '2 tbsp'],
  ['plus 2 tbsp (30 ml)', '2 tbsp '],
  ['plus extra for dusting', null],
  ['plus', null],
  ['surplus 2 tbsp', null],
  ['', null],
  [null, null],
  [undefined, null],
])('%j adds %j', (comment, added) => {
  expect(addedMeasure(comment)).toBe(added);
});

test.each([
  ['+ 1 egg yolk', ['1 egg yolk'], null],
  ['sifted, + 1 egg yolk', ['1 egg yolk'], 'sifted'],
  ['+ 1 egg yolk, for glazing', ['1 egg yolk'], 'for glazing'],
  ['+ 1,5 kg Mehl, + 2 Eier', ['1,5 kg Mehl', '2 Eier'], null],
  ['plus 2 tbsp', [], 'plus 2 tbsp'],
  ['a+ 1', [], 'a+ 1'],
  ['', [], null],
  [null, [], null],
])('%j adds %j, without which it is %j', (comment, lines, rest) => {
  expect(addedLines(comment)).toEqual(lines);
  expect(withoutAdded(comment)).toBe(rest);
});
