import { describe, expect, it } from 'vitest';
import { showLanguage } from '../language/sentences.ts';
import { goalPercentText, sumText } from './goal-nutrients.ts';

describe('what a day comes to', () => {
  it.each([
    [0, 100, '0%'],
    [85.4, 100, '85%'],
    [85.5, 100, '86%'],
    [200, 100, '200%'],
    [200.4, 100, '200%'],
    [201, 100, '>200%'],
    [5000, 100, '>200%'],
    [50, 0, ''],
  ])('PLAN-47 NUM-38 a total of %d for a goal of %d is shown as %j', (total, goal, text) => {
    expect(goalPercentText(total, goal)).toBe(text);
  });

  it.each([
    [1239.5, false, '1,240 kcal'],
    [1239.5, true, 'at least 1,240 kcal'],
    [0, false, '0 kcal'],
    [0, true, '-'],
  ])('%d kcal of meals, some not known: %s, are shown as %s', (amount, isPart, text) => {
    expect(sumText('calories', amount, isPart)).toBe(text);
  });

  it('is written as Germans write it', async () => {
    await showLanguage('de');
    expect([sumText('calories', 1239.5, true), goalPercentText(85, 100), goalPercentText(300, 100)]).toEqual([
      'mindestens 1.240 kcal',
      '85\u00a0%',
      '>200\u00a0%',
    ]);
  });
});
