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
    ['Heat to 350 or 375°F.', 'Heat to 180 or 190 °C.'],
    ['Preheat the oven to 350°.', 'Preheat the oven to 180 °C.'],
    ['Heat to 425 degrees in the oven', 'Heat to 220 °C in the oven'],
    ['Keep warm in a 200 degree oven', 'Keep warm in a 200 degree oven'],
    ['Turn the baking tin by 180 degrees.', 'Turn the baking tin by 180 degrees.'],
    ['Chill to 40°F.', 'Chill to 4 °C.'],
    ['Whisk in 12 c milk', 'Whisk in 12 c milk'],
    ['Enfournez à thermostat 6.', 'Enfournez à 180 °C.'],
    ['Heat to 350℉.', 'Heat to 180 °C.'],
    ['Bake at 350 for 5 more minutes.', 'Bake at 180 °C for 5 more minutes.'],
    ['Preheat oven to 425.', 'Preheat oven to 220 °C.'],
    [
      'Bake at 425 for 15 minutes; reduce to 350 and bake on.',
      'Bake at 220 °C for 15 minutes; reduce to 180 °C and bake on.',
    ],
    ['Bake, then simmer and reduce to 350 ml.', 'Bake, then simmer and reduce to 350 ml.'],
    ['Bake with less: reduce the milk to 350ml.', 'Bake with less: reduce the milk to 350ml.'],
    ['Preheat the oven. Reduce the sugar to 350g.', 'Preheat the oven. Reduce the sugar to 350g.'],
    ['Bake at 180 for 20 minutes.', 'Bake at 180 for 20 minutes.'],
    ['Bake at 350 (180°C) for 20 minutes.', 'Bake at 350 (180°C) for 20 minutes.'],
    ['Bake at 350-375 degrees.', 'Bake at 180-190 °C.'],
    ['Bake to 300 cookies', 'Bake to 300 cookies'],
    ['Bread in the oven: turn to page 350.', 'Bread in the oven: turn to page 350.'],
  ])('in Celsius: %s', (written, shown) => {
    expect(temperaturesIn(written, 'metric')).toBe(shown);
  });

  test.each([
    ['Heat the oven to 200°C.', 'Heat the oven to 400 °F.'],
    ['Den Ofen auf 180 Grad vorheizen.', 'Den Ofen auf 350 °F vorheizen.'],
    ['bei 160–180 °C backen', 'bei 325–350 °F backen'],
    ['Bis 65 °C im Kern', 'Bis 149 °F im Kern'],
    ['Heat to 200C/180C fan/gas 6.', 'Heat to 400 °F/350 °F fan/gas 6.'],
    ['Préchauffez le four à 180° (th. 6).', 'Préchauffez le four à 350 °F (th. 6).'],
    ['Préchauffer le four à 200 degrés', 'Préchauffer le four à 400 °F'],
    [
      'Backofen auf 200° Ober-/Unterhitze (Umluft: 180°) heizen',
      'Backofen auf 400 °F Ober-/Unterhitze (Umluft: 350 °F) heizen',
    ],
    [
      'Das Blech um 180 Grad drehen, wenden und 90 Grad drehen.',
      'Das Blech um 180 Grad drehen, wenden und 90 Grad drehen.',
    ],
    ['Freeze at -18 °C.', 'Freeze at -18 °C.'],
    ['Horno a 160-180 °C', 'Horno a 325-350 °F'],
    ['Use oven 2 and 180 °C', 'Use oven 2 and 350 °F'],
    ['Heat to 180°C (350°F).', 'Heat to 180°C (350°F).'],
    ['Heat to 350°F.', 'Heat to 350°F.'],
    ['Heat to 175°C', 'Heat to 350 °F'],
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

test.each([
  ['Bei Gas: Stufe 3 backen.', 'Bei 200 °C backen.'],
  ['Backofen auf Gas 2 stellen.', 'Backofen auf 175 °C stellen.'],
  ['E-Herd: 200 °C/Umluft: 175 °C/Gas: Stufe 3', 'E-Herd: 200 °C/Umluft: 175 °C/Gas: Stufe 3'],
  ['Auf Gas 5 Minuten backen.', 'Auf Gas 5 Minuten backen.'],
  ['Gas: Stufe 9', 'Gas: Stufe 9'],
  ['Faites cuire au four Th 6/7.', 'Faites cuire au four 180–210 °C.'],
  ['Réglez le four sur th. 5', 'Réglez le four sur 150 °C'],
  ['Enfournez à 200 °C (thermostat 6/7).', 'Enfournez à 200 °C (thermostat 6/7).'],
  ['Bake at gas mark 4–5.', 'Bake at 180–190 °C.'],
])('a knob without degrees, of a German, French or British oven: %s', (written, shown) => {
  expect(temperaturesIn(written, 'metric')).toBe(shown);
});
