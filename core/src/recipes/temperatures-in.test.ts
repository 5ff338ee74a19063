import { describe, expect, test } from 'vitest';
import { temperaturesIn } from './temperatures-in.ts';

describe('temperatures of a text', () => {
  test.each([
    ['Heat the oven to 350°F.', 'Heat the oven to 180 °C.'],
    ['Preheat to 400 degrees F and roast.', 'Preheat to 200 °C and roast.'],
    ['Bake at 375 F for 20 minutes.', 'Bake at 190 °C for 20 minutes.'],
    ['Bake at 350-375°F.', 'Bake at 180-190 °C.'],
    ['until it reaches 165°F inside', 'until it reaches 74 °C inside'],
    ['Heat the oil to 360°F', 'Heat the oil to 180 °C'],
    ['Heat the oven to gas mark 6.', 'Heat the oven to 200 °C.'],
    ['Heat to 180°C (350°F/gas 4).', 'Heat to 180°C (350°F/gas 4).'],
    ['Heat to 350°F (180°C).', 'Heat to 350°F (180°C).'],
    ['Heat to 200C/180C fan/gas 6.', 'Heat to 200C/180C fan/gas 6.'],
    ['Heat to 180 °C.', 'Heat to 180 °C.'],
    ['Turn by 90 degrees.', 'Turn by 90 degrees.'],
    ['Add 200 carrots and vitamin C.', 'Add 200 carrots and vitamin C.'],
    ['Simmer 12 minutes', 'Simmer 12 minutes'],
  ])('in Celsius: %s', (written, shown) => {
    expect(temperaturesIn(written, 'metric')).toBe(shown);
  });

  test.each([
    ['Heat the oven to 200°C.', 'Heat the oven to 400 °F.'],
    ['Den Ofen auf 180 Grad vorheizen.', 'Den Ofen auf 350 °F vorheizen.'],
    ['bei 160–180 °C backen', 'bei 325–350 °F backen'],
    ['Bis 65 °C im Kern', 'Bis 149 °F im Kern'],
    ['Heat to 200C/180C fan/gas 6.', 'Heat to 400 °F/350 °F fan/400 °F.'],
    ['Heat to 180°C (350°F).', 'Heat to 180°C (350°F).'],
    ['Heat to 350°F.', 'Heat to 350°F.'],
    ['Heat to 175°C', 'Heat to 345 °F'],
  ])('in Fahrenheit: %s', (written, shown) => {
    expect(temperaturesIn(written, 'us')).toBe(shown);
  });

  test('as written it is not touched', () => {
    expect(temperaturesIn('Heat to 350°F.', 'written')).toBe('Heat to 350°F.');
  });

  test('a text of a hostile writer is read in time', () => {
    const text = '180°C ('.repeat(3000);
    const start = performance.now();
    temperaturesIn(text, 'us');
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
