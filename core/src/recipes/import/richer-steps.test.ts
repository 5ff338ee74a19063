import { describe, expect, it } from 'vitest';
import { readPage } from './page.ts';
import { pageLines } from './page-lines.ts';
import { withStepsOfPage } from './richer-steps.ts';

const linesOf = (html: string) => pageLines(readPage(html, 'https://kitchen.example/'));
const items = (...steps: string[]) => steps.map((step) => `<li>${step}</li>`).join('');
const steps = [
  'Slice the leeks into thin rings.',
  'Heat the oil in a wide pan.',
  'Fry the leeks until they are soft.',
  'Season them and serve with bread.',
];

describe('withStepsOfPage', () => {
  it('goes on with the steps that the page has behind the last one', () => {
    expect(withStepsOfPage(steps.slice(0, 2), linesOf(`<ol>${items(...steps)}</ol>`))).toEqual(steps);
  });

  it('takes the items that the data has in one step', () => {
    const data = ['Leeks:', `${steps[0]} ${steps[1]}`, `${steps[2]} ${steps[3]}`];
    const lines = linesOf(`<ol>${items(steps[0]!, steps[1]!)}</ol><ol>${items(steps[2]!, steps[3]!)}</ol>`);
    expect(withStepsOfPage(data, lines)).toEqual(['Leeks:', ...steps]);
  });

  it('leaves lines of one item together, and what is no step where it is', () => {
    expect(
      withStepsOfPage([`${steps[0]} ${steps[1]}`], linesOf(`<ol><li>${steps[0]}<br>${steps[1]}</li></ol>`)),
    ).toEqual([`${steps[0]} ${steps[1]}`]);
    const page = `<ol>${items(...steps)}</ol><ul>${items('Leeks keep for a week in a cool and dark place.')}</ul>`;
    expect(withStepsOfPage(steps, linesOf(page))).toEqual(steps);
    for (const call of [
      'Cook smarter with our own app. Download it now.',
      'Follow us on every network for more soups.',
    ])
      expect(withStepsOfPage(steps, linesOf(`<ol>${items(...steps, call)}</ol>`))).toEqual(steps);
    const links = '<li><a href="/a">The best of all soups with leeks and potatoes</a></li>';
    expect(withStepsOfPage(steps, linesOf(`<ol>${items(...steps)}${links}</ol>`))).toEqual(steps);
    expect(withStepsOfPage(steps.slice(0, 2), linesOf(steps.map((step) => `<p>${step}</p>`).join('')))).toHaveLength(2);
  });
});
