import { describe, expect, it } from 'vitest';
import { readPage } from './page.ts';
import { pageLines } from './page-lines.ts';
import { findIngredientRun, findStepsBelow } from './read-clusters.ts';
import { readSections } from './read-sections.ts';

function sectionsOf(html: string) {
  const page = readPage(html, 'https://cook.example/');
  const { ingredients, steps } = readSections(page, pageLines(page));
  return { ingredients: ingredients?.lines ?? null, steps: steps()?.lines ?? null };
}

const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

describe('ingredients under a heading', () => {
  it.each([
    ['a list', `<h2>Ingredients</h2>${list('2 eggs', '1 dl milk')}`],
    ['lines with breaks', '<h2>Ingredients</h2><p>2 eggs<br>1 dl milk</p>'],
    ['a bold line as heading', '<p><b>Ingredients:</b></p><p>2 eggs</p><p>1 dl milk</p>'],
    [
      'a table',
      '<h2>Ingredients</h2><table><tr><td>2</td><td>eggs</td></tr><tr><td>1 dl</td><td>milk</td></tr></table>',
    ],
    [
      'blocks of amount and name',
      '<h2>Ingredients</h2><div><div><p>2</p><p>eggs</p></div><div><p>1 dl</p><p>milk</p></div></div>',
    ],
    ['a definition list', '<h2>Ingredients</h2><dl><dt>2</dt><dd>eggs</dd><dt>1 dl</dt><dd>milk</dd></dl>'],
    [
      'groups',
      `<h2>Ingredients</h2><h3>Dough</h3>${list('2 eggs')}<h3>Glaze</h3>${list('1 dl milk', '10 g sugar')}`,
      ['2 eggs', '1 dl milk', '10 g sugar'],
    ],
    [
      'only names, in a list',
      `<h2>Ingredients</h2>${list('chicken wings', 'teriyaki sauce')}`,
      ['chicken wings', 'teriyaki sauce'],
    ],
    ['names before amounts', '<h2>Ingredients</h2><p>eggs</p><p>2</p><p>milk</p><p>1 dl</p>', ['eggs 2', 'milk 1 dl']],
  ])('are read from %s', (_, html, lines = ['2 eggs', '1 dl milk']) => {
    expect(sectionsOf(`${html}<h2>Notes</h2><p>Keeps for 2 days.</p>`).ingredients).toEqual(lines);
  });

  it('are not looked for in navigation, footer or comments', () => {
    const wanted = `<h2>Ingredients</h2>${list('2 eggs', '1 dl milk')}`;
    expect(
      sectionsOf(
        `<nav>${wanted}</nav><footer>${wanted}</footer><div class="comments-area">${wanted}</div><p>a</p><p>b</p>`,
      ).ingredients,
    ).toBeNull();
  });
});

describe('steps under a heading', () => {
  const ingredients = `<h2>Ingredients</h2>${list('2 eggs', '1 dl milk')}`;

  it('have the headings of their parts with a colon, so that none is taken for a step', () => {
    const parts =
      '<h3>Make the batter</h3><p>Whisk the eggs until they foam.</p><h3>Bake it</h3><p>Bake for an hour.</p>';
    expect(sectionsOf(`${ingredients}<h2>Method</h2>${parts}`).steps).toEqual([
      'Make the batter:',
      'Whisk the eggs until they foam.',
      'Bake it:',
      'Bake for an hour.',
    ]);
  });

  it('end with their list', () => {
    const method = `${list('Whisk the eggs well.', 'Add the milk slowly.')}<p>Did you know that we wrote a book about eggs?</p>`;
    expect(sectionsOf(`${ingredients}<h2>Method</h2>${method}`).steps).toEqual([
      'Whisk the eggs well.',
      'Add the milk slowly.',
    ]);
  });

  it('are those right below the ingredients where an article tells them too', () => {
    const telling =
      '<h2>How to make it</h2><p>First whisk the eggs, as I always do on Sundays.</p><p>Then add the milk, and mind the cat.</p>';
    const card = `${ingredients}<h3>Instructions</h3>${list('Whisk the eggs until they foam.', 'Add the milk in a thin stream.')}`;
    expect(sectionsOf(`${telling}${card}`).steps).toEqual([
      'Whisk the eggs until they foam.',
      'Add the milk in a thin stream.',
    ]);
  });
});

describe('lists that nothing names', () => {
  const html = `<h1>Carrots</h1><p>I like them a lot.</p>${list('3 large carrots', '1/4 tsp salt', '1 tbsp soy sauce', '2 dl juice')}
    <h2>Carrots in juice</h2><p>Cut the carrots and put them into a pan.</p><p>Cook them in the juice until they are tender.</p><h2>Comments</h2>`;

  it('are found by their measures, with the steps below them', () => {
    const lines = pageLines(readPage(html, 'https://cook.example/'));
    const run = findIngredientRun(lines);
    expect(run?.lines).toEqual(['3 large carrots', '1/4 tsp salt', '1 tbsp soy sauce', '2 dl juice']);
    expect(findStepsBelow(lines, run?.end ?? 0)?.lines).toEqual([
      'Cut the carrots and put them into a pan.',
      'Cook them in the juice until they are tender.',
    ]);
  });

  it('are not made of numbers that measure nothing of a kitchen', () => {
    const versions = list('1.0.0 · Source', '32 bits', '64 bits', '2.1 adds support', '3 modes');
    expect(findIngredientRun(pageLines(readPage(versions, 'https://cook.example/')))).toBeNull();
  });
});
