import { expect, it } from 'vitest';
import { withBrokenLinesJoined } from './broken-steps.ts';

it('puts together what a document broke at the edge of its paper', () => {
  expect(
    withBrokenLinesJoined([
      '1. Heat the oil in a large pan and cook the leeks over a low',
      'heat until they are soft.',
      '2. Add the barley and bring all of it slowly to the boil, un-',
      'covered.',
    ]),
  ).toEqual([
    '1. Heat the oil in a large pan and cook the leeks over a low heat until they are soft.',
    '2. Add the barley and bring all of it slowly to the boil, uncovered.',
  ]);
});

it('leaves lines apart that end without a full stop', () => {
  const lines = ['stir the batter until smooth and leave it to rest for 20 minutes', 'fry in butter'];
  expect(withBrokenLinesJoined(lines)).toEqual(lines);
});
