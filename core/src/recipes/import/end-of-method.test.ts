import { describe, expect, it } from 'vitest';
import { withoutNamesBehind, withoutNotesBehind } from './end-of-method.ts';
import { readPage } from './page.ts';
import { pageLines } from './page-lines.ts';

const steps = ['Slice the leeks.', 'Fry them in oil.', 'Serve with bread.'];

describe('withoutNamesBehind', () => {
  const lines = pageLines(
    readPage(
      '<p><a href="/a">Leek soup</a></p><p><a href="/b">Leek pie</a></p><p>Enjoy</p>',
      'https://kitchen.example/',
    ),
  );

  it('leaves out the names of other recipes and what only names a part', () => {
    expect(withoutNamesBehind([...steps, 'More with leeks:', 'Leek soup', 'Leek pie'], lines)).toEqual(steps);
    expect(withoutNamesBehind([...steps, 'To serve:'], lines)).toEqual(steps);
  });

  it('keeps what the page does not link to, and a method without sentences', () => {
    expect(withoutNamesBehind([...steps, 'Enjoy'], lines)).toEqual([...steps, 'Enjoy']);
    expect(withoutNamesBehind(['Boil the leeks', 'Leek soup'], lines)).toEqual(['Boil the leeks', 'Leek soup']);
    expect(withoutNamesBehind([], lines)).toEqual([]);
  });
});

describe('withoutNotesBehind', () => {
  it('leaves out notes and how the dish keeps, where they stand at the end', () => {
    const behind = ['Notes: Leeks are best in winter.', 'How to store: In a tin.', 'Reheat: In a pan.'];
    expect(withoutNotesBehind([...steps, ...behind])).toEqual(steps);
    const calls = ['Leave me a comment below!', 'Tag us on Instagram with your soup.'];
    expect(withoutNotesBehind([...steps, ...calls])).toEqual(steps);
    expect(withoutNotesBehind(['Tip: Wash the leeks.', ...steps])).toEqual(['Tip: Wash the leeks.', ...steps]);
  });
});

describe('withoutNotesBehind', () => {
  it.each([
    [['Guten Appetit!']],
    [['Ich wünsche euch einen guten Appetit!', 'Eure Jule']],
    [['Bon appétit !', 'À bientôt', 'Zoé']],
    [['¡Buen provecho!']],
    [['Buon appetito!']],
    [['Eet smakelijk!']],
    [['Приятного аппетита!']],
  ])('ends before %j', (wish) => {
    expect(withoutNotesBehind([...steps, ...wish])).toEqual(steps);
  });

  it('keeps steps behind a wish that stands far above, and steps with its words', () => {
    const told = ['Guten Appetit!', ...steps, ...steps];
    expect(withoutNotesBehind(told)).toEqual(told);
    expect(withoutNotesBehind([...steps, 'Serve, and bon appétit'])).toEqual([...steps, 'Serve, and bon appétit']);
  });
});
