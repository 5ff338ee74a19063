import { expect, it } from 'vitest';
import { readPage } from './page.ts';
import { pageLines } from './page-lines.ts';
import { withPartsOfPage } from './step-parts.ts';

const STEPS = [
  'Rub the butter into the flour.',
  'Chill the dough for an hour.',
  'Stew the plums until they fall apart.',
  'Bake the tart until it is golden.',
];
const [rub, chill, stew, bake] = STEPS;
const read = (html: string, steps: readonly string[] = STEPS) =>
  withPartsOfPage(steps, pageLines(readPage(html, 'https://kitchen.example/')));
const item = (step: string | undefined) => `<li>${step}</li>`;

it.each([
  ['headings', `<h4>Dough</h4><ol>${item(rub)}${item(chill)}</ol><h4>Filling</h4><ol>${item(stew)}${item(bake)}</ol>`],
  [
    'words in bold',
    `<p><b>Dough</b></p><ol>${item(rub)}${item(chill)}</ol><p><b>Filling</b></p><ol>${item(stew)}${item(bake)}</ol>`,
  ],
  [
    'items with a class of their own',
    `<ul><li class="step-group-title">Dough</li>${item(rub)}${item(chill)}<li class="step-group-title">Filling</li>${item(stew)}${item(bake)}</ul>`,
  ],
  [
    'numbered blocks',
    `<div class="heading">Dough</div><div>1</div><p>${rub}</p><div>2</div><p>${chill}</p><div class="heading">Filling</div><div>3</div><p>${stew}</p><div>4</div><p>${bake}</p>`,
  ],
])('the parts that a page names above its steps stand before them: %s', (_, html) => {
  expect(read(`<h2>Method</h2>${html}`)).toEqual(['Dough:', rub, chill, 'Filling:', stew, bake]);
});

it('a part of the page, an advertisement, a time, a sentence and a link are no names of parts', () => {
  for (const between of [
    '<h3>Notes</h3>',
    '<h3>Step 3</h3>',
    '<h3>Advertisement</h3>',
    '<h3>Prep time: 10 minutes</h3>',
    '<h3>It smells so good!</h3>',
    '<h3><a href="/pie">Leek pie</a></h3>',
  ])
    expect(read(`<p>${rub}</p><p>${chill}</p>${between}<p>${stew}</p><p>${bake}</p>`)).toEqual(STEPS);
});

it('steps that have names, that are each named, or that the page does not show in a row stay as they are', () => {
  expect(read(`<h4>Dough</h4>${STEPS.map(item).join('')}`, ['Dough:', ...STEPS])).toEqual(['Dough:', ...STEPS]);
  expect(read(STEPS.map((step) => `<h4>Now this</h4><p>${step}</p>`).join(''))).toEqual(STEPS);
  expect(read(`<p>${rub}</p><h4>Filling</h4><p>${bake}</p>`)).toEqual(STEPS);
});
