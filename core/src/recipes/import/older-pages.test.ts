import { describe, expect, it } from 'vitest';
import { importRecipe } from '../import-recipe.ts';

function read(body: string, head = '') {
  const result = importRecipe(`<html><head>${head}</head><body>${body}</body></html>`, 'https://kitchen.example/leeks');
  if (!result.ok) throw new Error(result.reason);
  return result.recipe;
}
const METHOD =
  '<h2>Method</h2><ol><li>Wash the leeks and slice them.</li><li>Stew them slowly in the butter.</li></ol>';

describe('lists that tables and terms show', () => {
  it('a list of terms gives each name the amount beside it, whatever its unit', () => {
    const pairs = [
      ['Leeks', '4'],
      ['Butter', '80 g'],
      ['Garlic', '1 clove'],
      ['Cream', '200 ml'],
      ['Oil', 'q.b.'],
    ];
    const list = pairs.map(([name, amount]) => `<dt>${name}</dt><dd>${amount}</dd>`).join('');
    expect(read(`<h1>Leeks</h1><h2>Ingredients</h2><dl>${list}</dl>${METHOD}`).ingredientLines).toEqual(
      pairs.map(([name, amount]) => `${amount} ${name}`),
    );
  });

  it('the head of a table is no ingredient, and a row of it over others names their group', () => {
    const row = (amount: string, name: string) => `<tr><td>${amount}</td><td>${name}</td></tr>`;
    const table = `<table><thead><tr><th>Amount</th><th>Ingredient</th></tr></thead><tbody>
      <tr><th colspan="2">Stew</th></tr>${row('4', 'leeks')}${row('80 g', 'butter')}
      <tr><th colspan="2">Sauce</th></tr>${row('200 ml', 'cream')}${row('', 'nutmeg')}</tbody></table>`;
    const recipe = read(`<h1>Leeks</h1><h2>Ingredients</h2>${table}${METHOD}`);
    expect(recipe.ingredientLines).toEqual(['4 leeks', '80 g butter', '200 ml cream', 'nutmeg']);
    expect(recipe.ingredientGroups).toEqual(['Stew', 'Stew', 'Sauce', 'Sauce']);
  });

  it('the first cell of a row may be the name as well', () => {
    const row = (name: string, amount: string) => `<tr><th>${name}</th><td>${amount}</td></tr>`;
    const table = `<table>${row('Leeks', '4 g')}${row('Butter', '80 g')}${row('Cream', '200 ml')}</table>`;
    expect(read(`<h1>Leeks</h1><h2>Ingredients</h2>${table}${METHOD}`).ingredientLines).toEqual([
      '4 g Leeks',
      '80 g Butter',
      '200 ml Cream',
    ]);
  });
});

describe('pages without headings for their lists', () => {
  const lists = `<p><strong>Base</strong></p><ul><li>1 cup flour</li><li>125 g butter</li></ul>
    <p><strong>Topping</strong></p><ul><li>2 tbsp honey</li><li>1/2 cup lemon juice</li><li>pulp of 3 plums</li></ul>`;

  it('names in bold between lists are groups, and the last item is one though it begins with a word', () => {
    const recipe =
      read(`<h1>Slice</h1>${lists}<p><strong>Method</strong></p><p>Press the base into a tin and bake it.</p>
      <p>Pour the topping over it and chill it.</p><p><strong>Cuts into 20 pieces.</strong></p>`);
    expect(recipe.ingredientLines).toEqual([
      '1 cup flour',
      '125 g butter',
      '2 tbsp honey',
      '1/2 cup lemon juice',
      'pulp of 3 plums',
    ]);
    expect(recipe.ingredientGroups).toEqual(['Base', 'Base', 'Topping', 'Topping', 'Topping']);
    expect(recipe.servings).toBe(20);
    expect(recipe.instructions).toHaveLength(2);
  });

  it('a preformatted text is read as a text', () => {
    const text =
      'Title: LEEK PIE\nYield: 6 servings\n\n  2    c  Flour\n  1/2  c  Butter\n  4       Leeks\n\nRub the butter into the flour. Add water.\nLine a tin with the dough.\n\nFill it with the leeks and bake it at 180C, and leave it\n  to cool a little.\n';
    const recipe = read(`<center><h2>LEEK PIE</h2></center><pre>${text}</pre>`, '<title>Recipes: leek pie</title>');
    expect(recipe.title).toBe('LEEK PIE');
    expect(recipe.ingredientLines).toEqual(['2 c Flour', '1/2 c Butter', '4 Leeks']);
    expect(recipe.servings).toBe(6);
    expect(recipe.instructions.at(-1)).toBe(
      'Fill it with the leeks and bake it at 180C, and leave it to cool a little.',
    );
  });

  it('preformatted code is no recipe', () => {
    const code = 'const a = 1;\nconst b = 2;\nfor (const c of d) {\n  print(c);\n}\n'.repeat(5);
    const result = importRecipe(`<h1>Loops</h1><pre>${code}</pre>`, 'https://code.example/loops');
    expect(result.ok).toBe(false);
  });
});

describe('what stands around a recipe', () => {
  it('an article is named by its own heading where the window names the site before it', () => {
    const title = '<title>Ada cooks: Stewed leeks as at home</title>';
    const body = `<h3 class="post-title entry-title">Stewed leeks as at home</h3><h2>Ingredients</h2><ul><li>4 leeks</li><li>80 g butter</li></ul>${METHOD}`;
    expect(read(body, title).title).toBe('Stewed leeks as at home');
  });

  it('a time whose numbers and units stand apart is one time', () => {
    const boxes = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');
    const facts = `<div><span>Prep time</span>${boxes('40', 'minutes')}</div><div><span>Cooking time</span>${boxes('1', 'hour', '10', 'minutes')}</div>`;
    const recipe = read(
      `<h1>Leeks</h1>${facts}<h2>Ingredients</h2><ul><li>4 leeks</li><li>80 g butter</li></ul>${METHOD}`,
    );
    expect([recipe.prepMinutes, recipe.cookMinutes, recipe.totalMinutes]).toEqual([40, 70, 110]);
  });

  it('the price of an ingredient is no part of it', () => {
    const list = '<ul><li>4 leeks <span class="product-price">£1.20</span></li><li>80 g butter</li><li>salt</li></ul>';
    expect(read(`<h1>Leeks</h1><h2>Ingredients</h2>${list}${METHOD}`).ingredientLines[0]).toBe('4 leeks');
  });

  it('a note that came in brackets twice has one pair', () => {
    const data = {
      '@type': 'Recipe',
      name: 'Leeks',
      recipeIngredient: ['4 leeks ((washed))', '80 g butter ((soft, salted))'],
      recipeInstructions: 'Stew them.',
    };
    const recipe = read(`<script type="application/ld+json">${JSON.stringify(data)}</script>`);
    expect(recipe.ingredientLines).toEqual(['4 leeks (washed)', '80 g butter (soft, salted)']);
  });

  it('the label of a group counts its place in its id', () => {
    const group = (place: number, name: string) =>
      `<div id="r-ingredient-${place}" class="ingredient-label">${name}</div>`;
    const line = (text: string) => `<li itemprop="recipeIngredient">${text}</li>`;
    const recipe = read(
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Loaf</h1><p>Ingredients</p><ul>${group(0, 'Starter')}${line('100 g rye flour')}${line('100 ml water')}${group(3, 'Dough')}${line('400 g rye flour')}${line('10 g salt')}</ul>${METHOD}</div>`,
    );
    expect(recipe.ingredientGroups).toEqual(['Starter', 'Starter', 'Dough', 'Dough']);
  });
});

describe('cards of older plug-ins and of forums', () => {
  it('separators among lists name groups of ingredients and parts of the method', () => {
    const line = (text: string) => `<li class="ingredient" itemprop="ingredients">${text}</li>`;
    const step = (text: string) => `<li class="instruction" itemprop="recipeInstructions">${text}</li>`;
    const recipe = read(
      `<div itemscope itemtype="https://schema.org/Recipe"><span itemprop="name">Noodles</span><ul>${line('200 g noodles')}</ul><div class="ERSeparator">Sauce</div><ul>${line('3 tbsp nut butter')}${line('1 lime, juiced')}</ul><ol>${step('Boil the noodles until soft.')}</ol><div class="ERSeparator">For the sauce</div><ol>${step('Whisk it all with hot water.')}${step('Toss the noodles in it.')}</ol></div>`,
    );
    expect(recipe.ingredientGroups).toEqual([null, 'Sauce', 'Sauce']);
    expect(recipe.instructions).toEqual([
      'Boil the noodles until soft.',
      'For the sauce:',
      'Whisk it all with hot water.',
      'Toss the noodles in it.',
    ]);
  });

  it('steps that only line breaks set apart stay apart, and the next person says nothing of the recipe', () => {
    const steps = [
      'Melt the butter and soften the leeks.',
      'Add the flour and toast it for a while.',
      'Pour in the milk, stirring all the time.',
      'Let it cool, shape it and fry it in hot oil.',
    ];
    const post = `<div class="post"><div class="content">Hello all, here is mine.<br><br><b>Ingredients (for about 30 croquettes):</b><br>- 100 g butter<br>- 120 g flour<br>- 1 litre milk<br>- 2 leeks<br><br><b>Method:</b><br>${steps.join('<br>')}<br>Bon appétit!<br>Greetings</div></div>`;
    const recipe = read(
      `${post}<div class="post"><div class="content">How nice, I take 200 g of peas instead.</div></div>`,
      '<title>Leek croquettes</title>',
    );
    expect(recipe.instructions).toEqual(steps);
    expect(recipe.servings).toBe(30);
  });

  it('a step whose number stands before its word is not a step', () => {
    const data = {
      '@type': 'Recipe',
      name: 'Kuchen',
      recipeIngredient: ['500 g Mehl', '80 g Zucker'],
      recipeInstructions:
        '<p><b>1. Schritt</b></p><p>Den Teig kneten und gehen lassen.</p><p><b>2. Schritt</b></p><p>Den Kuchen backen.</p>',
    };
    const recipe = read(`<script type="application/ld+json">${JSON.stringify(data)}</script>`);
    expect(recipe.instructions).toEqual(['Den Teig kneten und gehen lassen.', 'Den Kuchen backen.']);
  });
});

describe('what a page raises or hides within a line', () => {
  const list = (items: readonly string[]) =>
    read(`<h1>Leeks</h1><h2>Ingredients</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>${METHOD}`)
      .ingredientLines;

  it('a raised number over a fraction is no end of the number before it, and one behind a word is a footnote', () => {
    const items = [
      '1<sup>1</sup>/<sub>4</sub> kg leeks',
      '1<sup>1/2</sup> cups milk',
      '<sup>1</sup>&frasl;<sub>2</sub> cup cream',
    ];
    const noted = ['80 g butter<sup>1</sup>', 'salt <sup>2</sup>', '3 eggs (large)<sup>[3]</sup>'];
    expect(list([...items, ...noted])).toEqual([
      '1 1/4 kg leeks',
      '1 1/2 cups milk',
      '1⁄2 cup cream',
      '80 g butter',
      'salt',
      '3 eggs (large)',
    ]);
  });

  it('so it is in the data', () => {
    const data = {
      '@type': 'Recipe',
      name: 'Leeks',
      recipeIngredient: ['1<sup>1</sup>/<sub>4</sub> kg leeks', '80 g butter<sup>1</sup>'],
      recipeInstructions: 'Stew them.',
    };
    expect(read(`<script type="application/ld+json">${JSON.stringify(data)}</script>`).ingredientLines).toEqual([
      '1 1/4 kg leeks',
      '80 g butter',
    ]);
  });

  it('the hidden amount of the other system is not shown beside the first', () => {
    const both = (us: string, metric: string) => `<span>${us}</span><span style="display:none">${metric}</span>`;
    expect(list([both('1 cup flour', '120 g flour'), both('1 cup milk', '240 ml milk'), '2 eggs'])).toEqual([
      '1 cup flour',
      '1 cup milk',
      '2 eggs',
    ]);
  });

  it('a letter with a list of counted items and one of steps is a recipe without a heading', () => {
    const recipe = read(
      `<h1>Beans</h1><p>Serves 2 generously</p><ul><li><p>1 (14-ounce) can beans</p></li><li><p>1 cup herbs</p></li><li><p>¼ cup yoghurt</p></li><li><p>1 lemon</p></li></ul><ol><li><p>Blend the herbs with the yoghurt and the lemon juice.</p></li><li><p>Warm the beans in a small pan for five minutes.</p></li></ol>`,
    );
    expect(recipe.ingredientLines).toHaveLength(4);
    expect(recipe.instructions).toHaveLength(2);
    expect(recipe.servings).toBe(2);
  });
});

describe('a recipe in a letter or a post', () => {
  const post = `<title>Best chilli?</title><table><tr><td>joe<br>Posts: 412</td><td>Here is mine, it won a ribbon in 09.<br><br>JOES CHILLI<br><br>900 g minced beef<br>1 large onion<br>3 tbsp chilli powder<br>2 cups stock<br><br>Brown the meat with the onion and add all else.<br>Simmer it for two hours, stirring now and then.<br>Serve with crackers.<br></td></tr></table>`;

  it('has no words from before its list, and the short steps beside the long ones', () => {
    const recipe = read(post);
    expect(recipe.ingredientLines).toEqual([
      '900 g minced beef',
      '1 large onion',
      '3 tbsp chilli powder',
      '2 cups stock',
    ]);
    expect(recipe.instructions).toHaveLength(3);
  });

  it('keeps short items of a list apart that stand in paragraphs', () => {
    const items = (texts: readonly string[]) => texts.map((text) => `<li><p><span>${text}</span></p></li>`).join('');
    const steps = ['Mash the miso into the butter.', 'Boil the corn.', 'Slather and serve.'];
    const recipe = read(
      `<h1>Corn</h1><h3>What you need</h3><ul>${items(['4 ears of corn', '2 tbsp miso', '60 g butter'])}</ul><h3>What to do</h3><ol>${items(steps)}</ol>`,
    );
    expect(recipe.instructions).toEqual(steps);
  });
});
