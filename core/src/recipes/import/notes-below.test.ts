import { expect, it } from 'vitest';
import { notesBelow } from './notes-below.ts';
import { readPage } from './page.ts';
import { pageLines } from './page-lines.ts';

const STEPS = ['Wash the leeks and slice them.', 'Stew them slowly in the butter.'];
const METHOD = `<h2>Method</h2><ol>${STEPS.map((step) => `<li>${step}</li>`).join('')}</ol>`;
const read = (html: string) => notesBelow(pageLines(readPage(html, 'https://kitchen.example/')), STEPS);

it.each(['Notes', 'Recipe notes:', 'Tipps', 'Astuce', 'Notas', 'Consigli', 'Opmerkingen'])(
  'what stands under %j below the method are its notes',
  (heading) => {
    const below = `<h2>${heading}</h2><p>Keeps for three days.</p><p>Good with rice.</p><h2>More recipes</h2><p>Soup.</p>`;
    expect(read(METHOD + below)).toBe('Keeps for three days.\nGood with rice.');
  },
);

it('notes end with the part of the page that they stand in', () => {
  const notes = '<section><h3>Notes</h3><p>Keeps for three days.</p></section><p>Call us from nine to five.</p>';
  expect(read(METHOD + notes)).toBe('Keeps for three days.');
});

it('links to shops, presses, and a heading far from the method are no notes', () => {
  expect(read(`${METHOD}<h3>Notes</h3><p>Some links are affiliate links.</p>`)).toBeNull();
  expect(read(`${METHOD}<h3>Notes</h3><p>Print</p>`)).toBeNull();
  expect(read(`${METHOD}${'<p>Something else.</p>'.repeat(9)}<h3>Notes</h3><p>Keeps for three days.</p>`)).toBeNull();
  expect(read('<h3>Notes</h3><p>Keeps for three days.</p>')).toBeNull();
});
