import { describe, expect, it } from 'vitest';
import { importRecipe } from '../import-recipe.ts';

const items = (lines: readonly string[]) => lines.map((line) => `<li>${line}</li>`).join('');
const LINES = ['200 g turnips', '1 leek', '2 tbsp oil', '50 g butter', '1 tsp salt'];
const FIRST = ['Chop the turnips and the leek.', 'Fry them slowly in the oil.'];
const SECOND = ['Melt the butter in a pan.', 'Stir in the salt and serve hot.'];
const LIST = `<h2>Ingredients</h2><ul>${items(LINES)}</ul>`;
const METHOD = `<h2>Method</h2><ol>${items([...FIRST, ...SECOND])}</ol>`;

function read(body: string, head = '', language = 'en') {
  const page = `<html lang="${language}"><head>${head}</head><body>${body}</body></html>`;
  const result = importRecipe(page, 'https://cook.example/turnips');
  if (!result.ok) throw new Error(result.reason);
  return result.recipe;
}
const jsonLd = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Recipe', name: 'Turnip fry', ...data })}</script>`;

describe('names of parts of a method that hold a word for the method (API-33)', () => {
  const NAMES = [
    ['Rüben braten kochen', 'Butter schmelzen und kochen', 'de'],
    ['Soep koken', 'Boter bakken', 'nl'],
    ['Preparare la base', 'Preparare il condimento', 'it'],
    ['Préparation de la base', 'Préparation de la sauce', 'fr'],
  ] as const;

  it.each(NAMES)('%j stays a name in the page', (one, other, language) => {
    const part = (name: string, steps: readonly string[]) => `<h4>${name}</h4><ol>${items(steps)}</ol>`;
    const body = `<div class="recipe-instructions"><h3>Instructions</h3>${part(one, FIRST)}${part(other, SECOND)}</div>`;
    expect(read(`<h1>Turnip fry</h1>${LIST}${body}`, '', language).instructions).toEqual([
      `${one}:`,
      ...FIRST,
      `${other}:`,
      ...SECOND,
    ]);
  });

  it.each(NAMES)('%j stays a name in the data', (one, other, language) => {
    const section = (name: string, steps: readonly string[]) => ({
      '@type': 'HowToSection',
      name,
      itemListElement: steps.map((text) => ({ '@type': 'HowToStep', text })),
    });
    const data = { recipeIngredient: LINES, recipeInstructions: [section(one, FIRST), section(other, SECOND)] };
    expect(read('<h1>Turnip fry</h1>', jsonLd(data), language).instructions).toEqual([
      `${one}:`,
      ...FIRST,
      `${other}:`,
      ...SECOND,
    ]);
  });

  it('stand between the items of a list in elements that only a class tells', () => {
    const part = (name: string, steps: readonly string[]) =>
      `<div class="instruction-label">${name}</div>${steps.map((step) => `<li itemprop="recipeInstructions">${step}</li>`).join('')}`;
    const list = LINES.map((line) => `<li itemprop="ingredients">${line}</li>`).join('');
    const body = `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Turnip fry</h1><ul>${list}</ul><ol>${part('Soep koken', FIRST)}${part('Saus', SECOND)}</ol></div>`;
    expect(read(body).instructions).toEqual(['Soep koken:', ...FIRST, 'Saus:', ...SECOND]);
  });

  it('are none where two words name the method', () => {
    const body = `<ul class="directions-list"><li><strong>Elaboración paso a paso</strong></li>${items(FIRST)}${items(SECOND)}</ul>`;
    expect(read(`<h1>Nabos</h1>${LIST}${body}`).instructions).toEqual([...FIRST, ...SECOND]);
  });
});

describe('times and servings of cards (API-33)', () => {
  const facts = (...rows: string[]) =>
    read(`<h1>Soep</h1>${rows.map((row) => `<p>${row}</p>`).join('')}${LIST}${METHOD}`);

  it('the Dutch time of the making is that of the cooking where the preparation stands beside it', () => {
    const all = facts('Voorbereidingstijd: 15 min', 'Bereidingstijd: 30 min', 'Totale tijd: 45 min');
    expect([all.prepMinutes, all.cookMinutes, all.totalMinutes]).toEqual([15, 30, 45]);
    const two = facts('Voorbereidingstijd: 15 min', 'Bereidingstijd: 30 min');
    expect([two.prepMinutes, two.cookMinutes]).toEqual([15, 30]);
    expect(facts('Bereidingstijd: 45 min').totalMinutes).toBe(45);
  });

  it('the number before the factor of a scale is no number of servings', () => {
    const row = '<span>Hoeveelheid:</span> <span><span>4</span> personen <span><span>1</span>x</span></span>';
    expect(read(`<h1>Soep</h1><ul><li>${row}</li></ul>${LIST}${METHOD}`).servings).toBe(4);
  });

  it('those of other posts in a widget are not the recipe’s', () => {
    const widget =
      '<div class="widget PopularPosts"><ul><li><a href="/x">Stew</a> 2 servings in 20 minutes</li></ul></div>';
    const recipe = read(`<h1>Turnip fry</h1>${LIST}${METHOD}${widget}`);
    expect([recipe.servings, recipe.totalMinutes]).toEqual([null, null]);
  });

  it('pieces below the word for servings are no ingredient', () => {
    const table =
      '<table><tr><td>Raciones</td><td>Tiempo de preparación</td></tr><tr><td>24 croquetas</td><td>30 minutos</td></tr></table><div>Croquetas cremosas por dentro y crujientes por fuera.</div>';
    const steps = [...FIRST, ...SECOND].map((step) => `<li><div><div><span>${step}</span></div></div></li>`).join('');
    const list = `<div class="ingredients"><span>Ingredientes</span><span>Para la masa</span><ul>${items(LINES)}</ul></div>`;
    const recipe = read(
      `<h1>Croquetas</h1>${table}${list}<div class="instructions"><span>Elaboración</span><ol>${steps}</ol></div>`,
    );
    expect(recipe.ingredientLines).toEqual(LINES);
    expect(recipe.instructions).toEqual([...FIRST, ...SECOND]);
  });
});

describe('ingredients of cards (API-33)', () => {
  const bold =
    '<li><span>200 g</span> <strong>turnips</strong>, diced</li><li><span>1</span> <strong>leek</strong></li>';
  const BOLD = ['200 g turnips, diced', '1 leek', 'salt and pepper'];

  it('one without an amount is all bold where the foods of the others are', () => {
    const list = `<h2>Ingredients</h2><ul>${bold}<li><strong>salt and pepper</strong></li></ul>`;
    expect(read(`<h1>Turnip fry</h1>${list}${METHOD}`).ingredientLines).toEqual(BOLD);
    const data = { recipeIngredient: BOLD, recipeInstructions: [...FIRST, ...SECOND] };
    expect(read(`<h1>Turnip fry</h1>${list}${METHOD}`, jsonLd(data)).ingredientLines).toEqual(BOLD);
  });

  it('have no counter of what is done and no field for the servings among them', () => {
    const counter =
      '<div><span>0</span><span>/5 Zutaten</span></div><div>Portionen anpassen <input type="number" value="4"></div>';
    const body = `<div id="recipe-ingredients"><h4>Zutaten</h4>${counter}<ul>${items(LINES)}</ul></div>`;
    expect(read(`<h1>Rüben</h1>${body}${METHOD}`, '', 'de').ingredientLines).toEqual(LINES);
  });

  it('have no name of a group among them that a class names', () => {
    const item = (text: string) =>
      `<li class="ingredient-item"><span></span><p class="ingredient-item-name">${text}</p></li>`;
    const name =
      '<li class="ingredient-item ingredient-item-group"><span></span><strong class="ingredient-item-group-title">Al rebozar</strong></li>';
    const list = `${LINES.slice(0, 3).map(item).join('')}${name}${LINES.slice(3).map(item).join('')}`;
    const recipe = read(
      `<h1>Nabos</h1><div><h3>Ingredientes</h3><ul class="ingredients-list">${list}</ul></div>${METHOD}`,
    );
    expect(recipe.ingredientLines).toEqual(LINES);
    expect(recipe.ingredientGroups).toEqual([null, null, null, 'Al rebozar', 'Al rebozar']);
  });

  it('have names of groups in the one cell of a row above rows of two', () => {
    const row = (line: string) =>
      `<tr><td>${line.split(' ').slice(0, -1).join(' ')}</td><td>${line.split(' ').at(-1)}</td></tr>`;
    const name = (text: string) => `<tr><td colspan="2"><div>${text}</div></td></tr>`;
    const table = `${name('Base')}${LINES.slice(0, 3).map(row).join('')}${name('Al rebozar')}${LINES.slice(3).map(row).join('')}`;
    const recipe = read(`<h1>Nabos</h1><h3>Ingredientes</h3><table>${table}</table>${METHOD}`);
    expect(recipe.ingredientLines).toEqual(LINES);
    expect(new Set(recipe.ingredientGroups)).toEqual(new Set(['Base', 'Al rebozar']));
  });
});

describe('what site systems set around a recipe (API-33)', () => {
  const edit = '<span class="mw-editsection"><span>[</span><a href="/e">edit</a><span>]</span></span>';

  it('a wiki’s space before the name and links behind headings are left out', () => {
    const title =
      '<h1><span class="mw-page-title-namespace">Cookbook</span><span class="mw-page-title-separator">:</span><span class="mw-page-title-main">Turnip fry</span></h1>';
    const list = `<h2>Ingredients${edit}</h2><h3>Base${edit}</h3><ul>${items(LINES.slice(0, 3))}</ul><h3>Sauce${edit}</h3><ul>${items(LINES.slice(3))}</ul>`;
    const recipe = read(`${title}${list}<h2>Method${edit}</h2><ol>${items([...FIRST, ...SECOND])}</ol>`);
    expect(recipe.title).toBe('Turnip fry');
    expect(recipe.ingredientGroups).toEqual(['Base', 'Base', 'Base', 'Sauce', 'Sauce']);
    expect(read(`<h1>Kochbuch/ Rübenpfanne</h1>${LIST}${METHOD}`).title).toBe('Rübenpfanne');
  });

  it('signs that lead to a heading are no part of a name', () => {
    const list = `<h2>Ingredients <a href="#i">#</a></h2><h3>Base <a href="#b">#</a></h3><ul>${items(LINES.slice(0, 3))}</ul><h3>Sauce <a href="#s">#</a></h3><ul>${items(LINES.slice(3))}</ul>`;
    expect(new Set(read(`<h1>Turnip fry</h1>${list}${METHOD}`).ingredientGroups)).toEqual(new Set(['Base', 'Sauce']));
  });

  it.each([
    ['Submitted by Ada Lund on Thu, 01/12/2023 - 10:00'],
    ['Gespeichert von Ada Lund am Do., 12.01.2023 - 10:00'],
    ['Soumis par Ada Lund le jeu 12/01/2023 - 10:00'],
    ['Ingediend door Ada Lund op do, 12/01/2023 - 10:00'],
    ['12 gennaio 2023 di Ada Lund'],
    ['January 12, 2023 by Ada Lund'],
  ])('%j is signed by Ada Lund', (line) => {
    expect(read(`<h1>Turnip fry</h1><small>${line}</small>${LIST}${METHOD}`).author).toBe('Ada Lund');
  });

  it('the only picture of a page is the recipe’s, and one in its head is not', () => {
    const picture = '<img src="/files/a1.png" style="width:900px">';
    expect(read(`<h1>Turnip fry</h1><div>${picture}</div>${LIST}${METHOD}`).imageUrl).toBe(
      'https://cook.example/files/a1.png',
    );
    expect(read(`<header>${picture}</header><h1>Turnip fry</h1>${LIST}${METHOD}`).imageUrl).toBeNull();
  });

  it('a method in one paragraph ends before the list of comments and where it was posted', () => {
    const told = `<p><b>Method:</b></p><p>${[...FIRST, ...SECOND].join('<br><br>')}</p>`;
    const behind = `<p class="postmetadata">Posted in <a href="/c">Sides</a> | <a href="#r">2 Comments »</a></p><h3 id="comments">2 Comments</h3><ol class="commentlist"><li><cite>Bo</cite><p>I took 2 leeks, and it was lovely.</p></li></ol>`;
    expect(read(`<h2>Turnip fry</h2>${LIST}${told}${behind}`).instructions).toEqual([...FIRST, ...SECOND]);
  });

  it('a switch beside a step is no word of it', () => {
    const step = (text: string, place: number) =>
      `<tr class="step"><td><span>${place + 1}</span><div class="step-number-controls"><i></i><span>Done</span></div></td><td><p>${text}</p></td></tr>`;
    const table = `<h3>Method</h3><table>${[...FIRST, ...SECOND].map(step).join('')}</table>`;
    expect(read(`<h1>Turnip fry</h1>${LIST}${table}`).instructions).toEqual([...FIRST, ...SECOND]);
  });

  it('a farewell is no author, and a number from zero no word of a step', () => {
    const method = ['0: Soak the leek.', '1: Chop the turnips.', '2: Fry them slowly.'];
    const recipe = read(`<h1>Turnip fry</h1>${LIST}<h2>Method</h2><ol>${items(method)}</ol><p>Von Herzen Eure Ada</p>`);
    expect(recipe.instructions).toEqual(['Soak the leek.', 'Chop the turnips.', 'Fry them slowly.']);
    expect(recipe.author).toBeNull();
  });

  it('a method that says the whole list again has none of it among its steps', () => {
    const again = `<h2>Preparazione</h2><p>Per questo piatto prendete:</p><ul>${items(LINES)}</ul>`;
    const told = [...FIRST, ...SECOND].map((step) => `<p>${step}</p>`).join('');
    const recipe = read(`<h1>Rape</h1><h2>Ingredienti</h2><ul>${items(LINES)}</ul>${again}${told}`, '', 'it');
    expect(recipe.ingredientLines).toEqual(LINES);
    expect(recipe.instructions.filter((step) => !step.endsWith(':'))).toEqual([...FIRST, ...SECOND]);
  });
});
