import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DURATION_MINUTES_MAX, parseDuration, parseSpokenDuration } from './parse-duration.ts';

describe('parseDuration', () => {
  it.each([
    ['1 ora e 20', 80],
    ['1 heure et 15', 75],
    ['1 hora y media', 90],
    ['ninety minutes', 90],
    ['forty-five minutes', 45],
    ['two hours', 120],
    ['zwei bis drei Stunden', 180],
    ['deux heures', 120],
    ['une heure trente', 90],
    ['un quart d’heure', 15],
    ['una hora', 60],
    ['tre quarti d’ora', 45],
    ['drie kwartier', 45],
    ['1 heure et demie', 90],
    ['1 ora e mezza', 90],
    ['45’', 45],
    ['half an hour', 30],
    ['eine halbe Stunde', 30],
    ['mezz’ora', 30],
    ['une demi-heure', 30],
    ['media hora', 30],
    ['anderthalb Stunden', 90],
    ['une heure et demie', 90],
    ['anderhalf uur', 90],
    ['un’ora', 60],
    ['een half uur', 30],
    ['about an hour', 60],
    ['One hour and a half', 90],
    ['PT30M', 30],
    ['PT1H30M', 90],
    ['PT90M', 90],
    ['PT1.5H', 90],
    ['P0DT0H40M0S', 40],
    ['P1DT2H', 1560],
    ['P0Y0M0DT0H20M0S', 20],
    ['PT 15 M', 15],
    ['P30M', 30],
    ['1H30M', 90],
    ['PT60S', 1],
    ['PT1H30', 90],
    ['PT45', 45],
    ['30 mins to 1 hour', 60],
    ['30 Minuten bis 1 Stunde 15 Minuten', 75],
    ['1 hour to 30 minutes', 60],
    ['PTH25MS', 25],
    ['pt20m', 20],
    ['45', 45],
    [45, 45],
    ['1:30', 90],
    ['01:30:00', 90],
    ['20 min', 20],
    ['PT20 minutes', 20],
    [['PT10M', 'PT20M'], 10],
    [{ '@type': 'Duration', maxValue: 'PT25M' }, 25],
  ])('reads %j as %i minutes', (value, minutes) => {
    expect(parseDuration(value)).toBe(minutes);
  });

  it.each([
    ['PT0M'],
    ['PT-20M'],
    ['-PT1H'],
    ['-15'],
    ['PT'],
    ['P'],
    [''],
    ['a while'],
    [null],
    [undefined],
    [0],
    [-5],
    [Number.NaN],
    [{}],
    [[]],
    ['P1Y'],
    [DURATION_MINUTES_MAX + 1],
  ])('finds no time in %j', (value) => {
    expect(parseDuration(value)).toBeNull();
  });

  it('gives whole minutes within the limit or null, whatever it is given', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.jsonValue()), (value) => {
        const minutes = parseDuration(value);
        if (minutes !== null) {
          expect(Number.isInteger(minutes)).toBe(true);
          expect(minutes).toBeGreaterThan(0);
          expect(minutes).toBeLessThanOrEqual(DURATION_MINUTES_MAX);
        }
      }),
    );
  });
});

describe('parseSpokenDuration', () => {
  it.each([
    ['1 hr 20 min', 80],
    ['1 hour and 5 minutes', 65],
    ['30-40 Minuten', 40],
    ['1½ Stunden', 90],
    ['1h30', 90],
    ['1:15 h', 75],
    ['2 heures', 120],
    ['1 uur en 10 minuten', 70],
    ['25 λεπτά', 25],
    ['1 час 30 мин', 90],
    ['40分', 40],
    ['45 perc', 45],
    ['8 hours on low or 4 hours on high', 480],
    ['20 min, plus 2 hours chilling', 20],
  ])('reads %j as %i minutes', (text, minutes) => {
    expect(parseSpokenDuration(text)).toBe(minutes);
  });

  it.each([['200 g'], ['no time at all'], ['12 muffins']])('finds no time in %j', (text) => {
    expect(parseSpokenDuration(text)).toBeNull();
  });
});
