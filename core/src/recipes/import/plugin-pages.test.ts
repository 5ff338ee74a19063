import { describe, expect, it } from 'vitest';
import { importRecipe } from '../import-recipe.ts';

const items = (lines: readonly string[]) => lines.map((line) => `<li>${line}</li>`).join('');
const STEPS = ['Chop the turnips and the leek.', 'Fry them slowly in the oil.', 'Season with salt and serve hot.'];
const METHOD = `<h2>Method</h2><ol>${items(STEPS)}</ol>`;
const LIST = '<h2>Ingredients</h2><ul><li>200 g turnips</li><li>1 leek</li><li>2 tbsp oil</li></ul>';

function read(body: string, head = '') {
  const page = `<html><head>${head}</head><body>${body}</body></html>`;
  const result = importRecipe(page, 'https://cook.example/turnips');
  if (!result.ok) throw new Error(result.reason);
  return result.recipe;
}
const listOf = (body: string) => read(`<h1>Turnip fry</h1>${body}${METHOD}`).ingredientLines;
const methodOf = (body: string) => read(`<h1>Turnip fry</h1>${LIST}${body}`).instructions;

describe('ingredients that a page shows (API-33)', () => {
  it('stand without their price', () => {
    const list = items(['200 g turnips ($0.80)', '1 leek (1,20 €)', '2 tbsp oil (about 3)', '1 pinch salt ($0.02*)']);
    expect(listOf(`<h2>Ingredients</h2><ul>${list}</ul>`)).toEqual([
      '200 g turnips',
      '1 leek',
      '2 tbsp oil (about 3)',
      '1 pinch salt',
    ]);
  });

  it('are rows of a table, whatever stands in the first cell', () => {
    const row = (amount: string, name: string) => `<tr><td>${amount}</td><td>${name}</td></tr>`;
    const first = row('250&nbsp;g', 'Rüben') + row('1&nbsp;große', 'Zwiebel') + row('', 'Salz');
    const second = row('300&nbsp;g', 'Pilze') + row('n.&nbsp;B.', 'Kerbel');
    const head = (name: string) => `<thead><tr><th colspan="2">${name}</th></tr></thead>`;
    const recipe = read(
      `<h1>Rübenpfanne</h1><h2>Zutaten</h2><table>${head('Für die Pfanne:')}<tbody>${first}</tbody></table>
       <table>${head('Für die Soße:')}<tbody>${second}</tbody></table><h2>Zubereitung</h2><p>Alles würfeln und langsam braten.</p>`,
    );
    expect(recipe.ingredientLines).toEqual(['250 g Rüben', '1 große Zwiebel', 'Salz', '300 g Pilze', 'n. B. Kerbel']);
    expect(new Set(recipe.ingredientGroups)).toEqual(new Set(['Für die Pfanne', 'Für die Soße']));
  });

  it('come before their amounts in a table of names', () => {
    const rows = [
      ['Rape', '250 g'],
      ['Uova', '4'],
      ['Sale', 'un pizzico'],
    ].map(([name, amount]) => `<tr><td>${name}</td><td>${amount}</td></tr>`);
    expect(listOf(`<h3>Ingredienti</h3><table>${rows.join('')}</table>`)).toEqual([
      '250 g Rape',
      '4 Uova',
      'un pizzico Sale',
    ]);
  });

  it('are those of the number of people that is shown, of several lists', () => {
    const list = (names: string, factor: number) =>
      `<ul class="${names}">${items([`${100 * factor} g turnips`, `${factor} leeks`, `${factor} tbsp oil`])}</ul>`;
    const lists = `${list('list', 2)}${list('list is-active', 4)}${list('list', 6)}`;
    expect(listOf(`<h2>Ingredients</h2><div>${lists}</div>`)).toEqual(['400 g turnips', '4 leeks', '4 tbsp oil']);
  });

  it('and the method stay where they are the panels of tabs, of which one is shown', () => {
    const panel = (state: string, body: string) => `<div class="tab-pane ${state}">${body}</div>`;
    const recipe = read(`<h1>Turnip fry</h1><div>${panel('active', LIST)}${panel('hidden', METHOD)}</div>`);
    expect(recipe.ingredientLines).toHaveLength(3);
    expect(recipe.instructions).toEqual(STEPS);
  });

  it('are set apart by marks in one line', () => {
    expect(listOf('<p>Ingredients</p><p>2 fennels · 3 oranges · 80 g olives · oil · salt</p>')).toEqual([
      '2 fennels',
      '3 oranges',
      '80 g olives',
      'oil',
      'salt',
    ]);
  });

  it('have groups whose class or use names them, and a last group of one item', () => {
    const group = (name: string, lines: readonly string[]) => `<h4>${name}</h4><ul>${items(lines)}</ul>`;
    const body = `<h3>Ingredients</h3>${group('Stew', ['200 g turnips', '1 leek'])}${group('To serve', ['chives'])}`;
    expect(listOf(body)).toEqual(['200 g turnips', '1 leek', 'chives']);
    const recipe = read(
      `<h1>Sopa</h1><h2>Ingredientes</h2><ol>${items(['3 nabos', '1 puerro', 'Para servir', '2 rebanadas de pan'])}</ol>
       <h2>Cómo cocinar</h2><ol><li>Corta los nabos y el puerro.</li><li>Cuece todo 20 minutos.</li></ol>`,
    );
    expect(recipe.ingredientLines).toEqual(['3 nabos', '1 puerro', '2 rebanadas de pan']);
    expect(recipe.ingredientGroups).toEqual([null, null, 'Para servir']);
  });

  it('have no line of times, servings, energy or tools among them', () => {
    const list = `<ul>${items(['200 g turnips', '1 leek', '2 tbsp oil'])}</ul>`;
    const body = `<h2>Ingredients</h2><p>45 min 4 servings</p>${list}<p>Per serving: 410 calories; 12 grams fat</p>`;
    const recipe = read(`<h1>Turnip fry</h1>${body}${METHOD}`);
    expect(recipe.ingredientLines).toEqual(['200 g turnips', '1 leek', '2 tbsp oil']);
    expect([recipe.servings, recipe.totalMinutes]).toEqual([4, 45]);
  });
});

describe('what stands beside the ingredients is none of them (API-33)', () => {
  const LINES = ['200 g turnips', '1 leek', '2 tbsp oil', '1 tsp salt'];
  const list = (lines: readonly string[]) => `<ul>${items(lines)}</ul>`;

  it.each([['Special equipment'], ['Besonderes Zubehör'], ['Ustensiles']])('the things below %j', (name) => {
    const body = `<h2>Ingredients</h2>${list(LINES)}<div>${name}</div>${list(['Dish (24 x 19 cm)'])}`;
    expect(listOf(`<section class="recipe-ingredients">${body}</section>`)).toEqual(LINES);
  });

  it('the heading, where it is set in two elements', () => {
    const body = `<div>fresh</div><div>ingredients</div>${list(LINES)}`;
    expect(listOf(`<section class="recipe-ingredients">${body}</section>`)).toEqual(LINES);
  });

  it('the name of a group that its class alone tells from the items beside it', () => {
    const rows = LINES.map((line) => `<li>${line}</li>`).join('');
    const body = `<ul><li class="headline">Turnip and leek</li>${rows}<li class="headline">Mustard &amp; dill</li><li>1 tsp mustard</li><li>dill</li></ul>`;
    const recipe = read(`<h1>Turnip fry</h1><h2>Ingredients</h2>${body}${METHOD}`);
    expect(recipe.ingredientLines).toEqual([...LINES, '1 tsp mustard', 'dill']);
    expect(new Set(recipe.ingredientGroups)).toEqual(new Set(['Turnip and leek', 'Mustard & dill']));
  });

  it('the name of a group that an editor sets in bold letters by their weight alone', () => {
    const bold = (name: string) => `<p><span style="font-weight:700"><span>${name}</span></span></p>`;
    const [pan, sauce] = [list(LINES), list(['100 g yoghurt', '1 tsp mustard', '1 tbsp honey', 'dill'])];
    const body = `<h2>Ingredients</h2>${bold('Turnips')}${pan}${bold('Sauce')}${sauce}`;
    const recipe = read(`<h1>Turnip fry</h1>${body}${METHOD}`);
    expect(recipe.ingredientLines).toEqual([...LINES, '100 g yoghurt', '1 tsp mustard', '1 tbsp honey', 'dill']);
    expect(new Set(recipe.ingredientGroups)).toEqual(new Set(['Turnips', 'Sauce']));
    const pasted = `<b style="font-weight:normal;">${LINES.map((line) => `<p>${line}</p>`).join('')}</b>`;
    expect(listOf(`<h2>Ingredients</h2>${pasted}`)).toEqual(LINES);
  });

  it('the panel of the other units, of two tabs of which one is shown', () => {
    const panel = (state: string, lines: readonly string[]) =>
      `<div class="tab-pane fade ${state}" role="tabpanel">${lines.map((line) => `<p>${line}</p>`).join('')}</div>`;
    const us = ['7 oz turnips', '1 leek', '2 tbsp oil', '1 tsp salt'];
    const panels = (usState: string, state: string) =>
      `<h3>Ingredients</h3><div>${panel(usState, us)}${panel(state, LINES)}</div>`;
    expect(listOf(panels('', 'show active'))).toEqual(LINES);
    expect(listOf(panels('show active', ''))).toEqual(us);
  });
});

describe('a method that a page shows (API-33)', () => {
  it('ends with its list, whose items may hold paragraphs', () => {
    const list = STEPS.map((step) => `<li><p>${step}</p></li>`).join('');
    expect(methodOf(`<p><strong>METHOD</strong></p><ol>${list}</ol><p>It keeps for a day</p>`)).toEqual(STEPS);
  });

  it('begins below the times of the recipe', () => {
    const times = '<div><span>Vorbereitungszeit: 20 Min.</span> <span>Backzeit: 25 Min.</span></div>';
    const more = '<div><p>Weitere Ideen:</p><a href="/x">10 Suppen</a></div>';
    const method = `<section class="recipe-preparation"><h2>Zubereitung</h2>${times}<ol>${items(STEPS)}</ol>${more}</section>`;
    const recipe = read(`<h1>Turnip fry</h1>${LIST}${method}`);
    expect(recipe.instructions).toEqual(STEPS);
    expect([recipe.prepMinutes, recipe.cookMinutes]).toEqual([20, 25]);
  });

  it('ends where other recipes are led to, in whatever element they stand', () => {
    const told = STEPS.map((step) => `<p>${step}</p>`).join('');
    const more =
      '<h3>Hungry for breakfasts that travel well?</h3><p><a href="/a">Oat buns</a></p><p><a href="/b">Rye rolls</a></p>';
    expect(methodOf(`<h2>Method</h2><div class="recipe-preparation">${told}${more}</div>`)).toEqual(STEPS);
  });

  it.each([
    ['Anleitungen'],
    ['Anweisungen'],
    ['Comment faire :'],
    ['Método'],
    ['Procedimiento'],
    ['Come fare la zuppa di rape'],
    ['Hoe maak je het?'],
    ['Instrukcje'],
  ])('stands below %j', (heading) => {
    expect(methodOf(`<p><strong>${heading}</strong></p>${STEPS.map((step) => `<p>${step}</p>`).join('')}`)).toEqual(
      STEPS,
    );
  });

  it('has the names of its steps as headings, though only a style sheet sets them apart', () => {
    const step = (name: string, text: string) =>
      `<li><span class="step-title">${name}</span><span class="step-text">${text}</span></li>`;
    const body = `<h2>Method</h2><ol>${step('Chop', STEPS[0]!)}${step('Fry well', STEPS[1]!)}</ol>`;
    expect(methodOf(body)).toEqual(['Chop:', STEPS[0], 'Fry well:', STEPS[1]]);
  });

  it('ends with the last numbered step', () => {
    const told = STEPS.map((step, place) => `<p><b>${place + 1}.</b> ${step}</p>`).join('');
    expect(methodOf(`<h2>Method</h2>${told}<p><em>First printed in the spring of last year.</em></p>`)).toEqual(STEPS);
  });

  it('has parts under headings that name no section, and no farewell or time behind it', () => {
    const TOP = 'Beat the eggs and spread them over it.';
    const list = items(['200 g turnips', '3 eggs', '50 g butter']);
    const parts = `<h3>To make the base</h3><ol>${items(STEPS)}</ol><h3>To make the top</h3><ol>${items([TOP])}</ol>`;
    const told = read(`<h1>Turnip pie</h1><h3>For the pie</h3><ul>${list}</ul>${parts}`).instructions;
    expect(told.filter((step) => !step.endsWith(':'))).toEqual([...STEPS, TOP]);
    const paragraphs = [...STEPS, 'Cooking time: about 40 min'].map((step) => `<p>${step}</p>`).join('');
    const recipe = read(`<h1>Turnip fry</h1>${LIST}<h2>Method</h2>${paragraphs}`);
    expect([recipe.instructions, recipe.cookMinutes]).toEqual([STEPS, 40]);
    const farewell = [...STEPS, 'Un abbraccio e alla prossima!'].map((step) => `<p>${step}</p>`).join('');
    expect(methodOf(`<h2>Procedimento</h2>${farewell}`)).toEqual(STEPS);
  });

  it('has no captions and no line of several times', () => {
    const facts = '<p>Prep time 10 minutes Cooking time 1 hour 5 minutes</p>';
    const told = STEPS.map((step) => `<img src="/s.jpg"><p class="wp-caption-text">A pan</p><p>${step}</p>`).join('');
    const recipe = read(`<h1>Turnip fry</h1>${LIST}<h2>Method</h2>${facts}${told}`);
    expect(recipe.instructions).toEqual(STEPS);
    expect([recipe.prepMinutes, recipe.cookMinutes]).toEqual([10, 65]);
  });

  it('is missing where the page only sells it, and that is said', () => {
    const measured = `<h2>Ingredients</h2><ul>${items(['200 g turnips', '2 tbsp oil', '1 tsp salt', '100 ml milk'])}</ul>`;
    const recipe = read(`<h1>Turnip fry</h1>${measured}<h2>Method</h2><p>Subscribe now to read how it is done.</p>`);
    expect(recipe.instructions).toEqual([]);
    expect(recipe.doubts.map(({ kind }) => kind)).toContain('steps-incomplete');
  });
});

describe('other facts of a page (API-33)', () => {
  it('a post has its own name where the main heading is that of the blog', () => {
    const head = '<title>The Blue Pot: Turnip fry</title><meta property="og:title" content="Turnip fry">';
    const body = `<h1>The Blue Pot</h1><h3 class="post-title">Turnip fry</h3>${LIST}${METHOD}`;
    expect(read(body, head).title).toBe('Turnip fry');
  });

  it('the name of the recipe is that of its card, below an article of a longer one', () => {
    const card = (name: string) => `<h1>The Best Turnip Fry (Easy!)</h1><h2 class="cook-recipe-name">${name}</h2>`;
    expect(read(`${card('Turnip Fry')}${LIST}${METHOD}`).title).toBe('Turnip Fry');
    expect(read(`${card('Mustard sauce')}${LIST}${METHOD}`).title).toBe('The Best Turnip Fry (Easy!)');
  });

  it('of several numbers to choose from the chosen one is that of servings', () => {
    const choice = `<div>For <div>4</div><ul>${items(['2', '4', '6', '8'])}</ul><p>servings</p></div>`;
    expect(read(`<h1>Turnip fry</h1>${choice}${LIST}${METHOD}`).servings).toBe(4);
  });

  it('what is not said stays unknown', () => {
    const { servings, prepMinutes, cookMinutes, totalMinutes } = read(`<h1>Turnip fry</h1>${LIST}${METHOD}`);
    expect([servings, prepMinutes, cookMinutes, totalMinutes]).toEqual([null, null, null, null]);
  });
});
