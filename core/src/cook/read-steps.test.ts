import { describe, expect, it } from 'vitest';
import { kitchenFraction, readSteps } from './read-steps.ts';

const item = (name: string, quantity: number, unit = '') => ({ name, quantity, unit });
const read = (desc: string) =>
  readSteps({
    ingredients: [item('edamame', 120, 'g'), item('lime', 1), item('butter', 2, 'tbsp')],
    method: [{ desc }],
  })[0];
const pieces = (desc: string) => read(desc)?.sentences.flat() ?? [];

describe('a step that is read for cooking', () => {
  it.each([
    'Cook the edamame in boiling water for 3 minutes. Squeeze over half of the lime. Serve at once!',
    'Melt 1 tbsp of the butter.\n\nFry 4 minutes per side (2 minutes for thin ones). Then rest.',
    'Rest 5 min. for each; add approx. 1½ hours more.',
    '3 minutes',
    '',
  ])('loses no letter of its text: %s', (text) => {
    expect(
      pieces(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
    let at = 0;
    for (const piece of pieces(text)) {
      expect(piece.start).toBe(at);
      at += piece.text.length;
    }
  });

  it('has its times and the shares it names as pieces', () => {
    const step = 'Cook the edamame for 3 minutes. Squeeze over half of the lime.';
    expect(pieces(step).filter(({ kind }) => kind !== 'words')).toMatchObject([
      { kind: 'time', text: '3 minutes', time: { fromSeconds: 180, kind: 'timer' } },
      { kind: 'amount', text: 'half of the lime' },
    ]);
    expect(pieces('Melt 1 tbsp of the butter.')).toContainEqual(
      expect.objectContaining({ kind: 'amount', text: '1 tbsp of the butter' }),
    );
  });

  it('is cut into the sentences that a voice reads', () => {
    expect(read('Cook it for 3 minutes. Slice the lime. Serve.')?.sentences).toHaveLength(3);
    expect(read('Add 1.5 tbsp of butter.')?.sentences).toHaveLength(1);
  });

  it('takes the printed line where there is one, and the parts of it otherwise', () => {
    const [step] = readSteps({
      ingredients: [{ ...item('salt', 0), original: 'a pinch of salt' }, item('flour', 200, 'g')],
      method: [{ desc: 'Mix the flour with half of the salt.' }],
    });
    expect(step?.links.map(({ ingredient }) => ingredient)).toEqual([0, 1]);
  });

  it('is shown and not read where all steps together are longer than any recipe', () => {
    const long = { desc: 'Stir the butter for 3 minutes. '.repeat(1400) };
    const [first, second, third] = readSteps({
      ingredients: [item('butter', 2, 'tbsp')],
      method: [{ desc: 'Melt the butter for 3 minutes.' }, long, { desc: 'Add the butter.' }],
    });
    expect(first).toMatchObject({ times: [{ fromSeconds: 180 }], links: [{ ingredient: 0 }] });
    expect(second).toMatchObject({ text: long.desc.trim(), times: [], links: [] });
    expect(third).toMatchObject({ text: 'Add the butter.', links: [] });
  });
});

describe('an amount in a kitchen', () => {
  it.each([
    [0.5, '', '½'],
    [1.5, 'tbsp', '1 ½'],
    [0.334, 'cup', '⅓'],
    [2.75, '', '2 ¾'],
    [0.5, 'kg', null],
    [250.5, 'ml', null],
    [3, '', null],
    [0.4, '', null],
    [12.5, '', null],
  ])('%d %s is %s', (amount, unit, text) => {
    expect(kitchenFraction(amount, unit)).toBe(text);
  });
});

it.each([
  ['Let the dough rest 30 minutes.', 'After 30 minutes, roll it out for 5 minutes.', [300]],
  ['Hornea 45 minutos.', 'Despues de los 45 minutos dale la vuelta.', []],
  ['Laissez cuire 15 min.', 'Au bout des 15 min, couvrez.', []],
  ['Let the dough rest.', 'After 30 minutes, roll it out.', [1800]],
  ['Let the dough rest 30 minutes.', 'Bake for 30 minutes.', [1800]],
])('a wait that the next step tells again has one timer: %s %s', (first, second, seconds) => {
  const steps = readSteps({ ingredients: [], method: [{ desc: first }, { desc: second }] });
  expect(steps[1]?.times.map(({ fromSeconds }) => fromSeconds)).toEqual(seconds);
});
