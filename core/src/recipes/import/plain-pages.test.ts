import { expect, test } from 'vitest';
import { importRecipe } from '../import-recipe.ts';

const recipeOf = (html: string, url = 'https://kitchen.example/recipes/leek-soup.html') => {
  const result = importRecipe(html, url);
  return result.ok ? result.recipe : null;
};
const titled = (head: string, body: string, url?: string) =>
  recipeOf(`<html><head>${head}</head><body>${body}</body></html>`, url)?.title;
const LIST =
  '<ul><li>2 leeks</li><li>500 ml stock</li><li>50 g butter</li><li>1 tsp salt</li><li>2 tbsp cream</li></ul>';
const METHOD = '<h3>Method</h3><ol><li>Slice the leeks and soften them.</li><li>Add the stock and simmer.</li></ol>';

test('all items of a numbered list below the ingredients are steps, however short they are', () => {
  const steps = [
    'Heat the oven to 180C',
    'Slice the leeks into rings',
    'Melt the butter in a pan',
    'Wait',
    'Add the leeks, salt and stock to the pan',
    'Bake for 30 minutes',
    'Serve',
  ];
  const page = (heading: string) =>
    `<h1>Leek soup</h1>${LIST}${heading}<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`;
  expect(recipeOf(page(''))?.instructions).toEqual(steps);
  expect(recipeOf(page('<h2>Recipe</h2>'))?.instructions).toEqual(steps);
});

test('short sentences before the first longer one begin a method that nothing names', () => {
  const steps = [
    'Heat the oven to 180°.',
    'Grease a dish.',
    'Slice the leeks and lay them into the dish, then bake it all.',
  ];
  const page = `<h1>Leek bake</h1><div>${LIST}${steps.map((step) => `<p>${step}</p>`).join('')}</div>`;
  expect(recipeOf(page)?.instructions).toEqual(steps);
});

test('a list of numbers below the ingredients that holds ingredients is no method', () => {
  const more = '<ol><li>200 g flour</li><li>2 eggs</li><li>100 ml milk, whisked well with the flour</li></ol>';
  const page = `<h1>Leek bake</h1>${LIST}${more}<p>Whisk the batter, pour it over the leeks and bake it.</p>`;
  expect(recipeOf(page)?.instructions).toEqual(['Whisk the batter, pour it over the leeks and bake it.']);
});

test('amounts in boxes of their own belong to the name in the same item, in a list that nothing names', () => {
  const items = [
    ['4', 'Ripe plums'],
    ['1 pkg.', 'Chopped walnuts'],
    ['1 1/3 c.', 'Flour'],
    ['1/2 tsp.', 'Salt'],
    ['1 c.', 'Sugar'],
  ];
  const list = items.map(([amount, name]) => `<li><div>${amount}</div>${name}</li>`).join('');
  const page = `<h1>Plum loaf</h1><ul>${list}</ul><p>Mix flour, salt and sugar, fold in plums and walnuts and bake for 1 hr.</p>`;
  const recipe = recipeOf(page);
  expect(recipe?.ingredientLines).toEqual(items.map((parts) => parts.join(' ')));
  expect(recipe?.instructions).toHaveLength(1);
});

test('a number that is an amount in a box of its own does not end the list', () => {
  const items = [
    ['Chickpeas', '200g'],
    ['Oil', '1cs'],
    ['Lemon', '2cs'],
    ['Garlic', '1'],
    ['Salt', '0.25cc'],
    ['Water', '3cs'],
  ];
  const rows = items
    .map(([name, amount]) => `<div><div><a href="/f">${name}</a></div><div>${amount}</div></div>`)
    .join('');
  const page = `<h1>Hummus</h1><div><h5>Ingredients</h5>${rows}</div><h5>Steps</h5><p>Chop the garlic, then blend it all until smooth.</p>`;
  expect(recipeOf(page)?.ingredientLines).toEqual(items.map((parts) => parts.join(' ')));
});

test('the same list once more on the page is taken once, and not what stands between', () => {
  const list = `<h2>Ingredients</h2><div><div><div>2</div><p>leeks</p></div><div><div>500 ml</div><p>stock</p></div><div><div>4</div><p>eggs</p></div><p>Salt</p></div>`;
  const page = `<h1>Leek soup</h1>${list}<div>TAGS</div><ul><li>SOUP</li><li>30 MINUTE MEALS</li></ul>${list}<h2>Method</h2><ol><li>Soften the leeks in a pan.</li><li>Add the stock and the eggs.</li></ol>`;
  expect(recipeOf(page)?.ingredientLines).toEqual(['2 leeks', '500 ml stock', '4 eggs', 'Salt']);
});

test('line breaks within a sentence of a numbered step part no steps', () => {
  const page = `<h1>Leek soup</h1><h2>Ingredients</h2>${LIST}<h2>Method</h2><ol><li>Slice the leeks and soften them,<br>until they are bright.</li><li>Add the stock.<br>Simmer it all.</li></ol>`;
  expect(recipeOf(page)?.instructions[0]).toBe('Slice the leeks and soften them, until they are bright.');
});

test('a time below the last step ends the method', () => {
  const page = `<h1>Leek soup</h1><h3>Ingredients</h3>${LIST}<h3>Method</h3><p>Slice the leeks and soften them.</p><p>Add the stock and simmer.</p><p>Total time: 30 min</p><p>One pan, little to wash up, and all the joy of a bowl of soup.</p>`;
  expect(recipeOf(page)).toMatchObject({
    instructions: ['Slice the leeks and soften them.', 'Add the stock and simmer.'],
    totalMinutes: 30,
  });
});

test('a sentence leads to ingredients without amounts, and a numbered list says what to do', () => {
  const steps = [
    'Wash and chop the tomatoes and the cucumber',
    'Blend it all with the oil',
    'Chill the soup for two hours',
  ];
  const page = (lead: string, items: readonly string[]) =>
    `<h1>Cold soup</h1><div><p>${lead}</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul><p>Now we have it all, let us begin!</p><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol></div><div>Please do not hesitate to send me your questions about this.</div>`;
  const foods = ['Tomatoes', 'Cucumber (optional)', 'Olive oil', 'Salt'];
  const lead = 'For this cold soup of the south we take nothing more than the following ingredients:';
  expect(recipeOf(page(lead, foods))).toMatchObject({ ingredientLines: foods, instructions: steps });
  const few = ['A short crust', 'About 250g of tomatoes, or a few more', 'Half a cucumber'];
  expect(recipeOf(page('For one soup:', few))).toMatchObject({ ingredientLines: few, instructions: steps });
  expect(recipeOf(page('What you get with us:', ['Friendly staff', 'A free visit', 'Good advice']))).toBeNull();
});

test('a sentence to the reader above the list is no ingredient', () => {
  const page = `<h1>Leek soup</h1><h2>Ingredients</h2><p>Here is all that you need for a pot of this soup.</p>${LIST}${METHOD}`;
  expect(recipeOf(page)?.ingredientLines).toEqual([
    '2 leeks',
    '500 ml stock',
    '50 g butter',
    '1 tsp salt',
    '2 tbsp cream',
  ]);
});

test('what may be added to a dish is listed with its ingredients', () => {
  const extras = (heading: string) => `<h2>${heading}</h2><ul><li>1 tbsp mustard</li></ul>`;
  for (const heading of ['Optional extras', 'Toppings', 'Garnish']) {
    const page = `<h1>Leek soup</h1><h2>Ingredients</h2>${LIST}${extras(heading)}<h2>Method</h2><ol><li>Soften the leeks in the butter.</li><li>Add the stock.</li></ol>`;
    expect(recipeOf(page)?.ingredientLines).toContain('1 tbsp mustard');
  }
});

test('a line that only leads to the method elsewhere is no step', () => {
  const page = `<h1>Leek soup</h1><h2>Ingredients</h2>${LIST}<p>For the method, comments and ratings go to:</p><a href="https://elsewhere.example">Cooking instructions</a>`;
  const recipe = recipeOf(page);
  expect(recipe?.instructions).toEqual([]);
  expect(recipe?.doubts.map(({ kind }) => kind)).toContain('steps-incomplete');
});

test.each([
  [
    'the sign that leads to a heading',
    '',
    `<h1>Leek soup<a href="#leek-soup">¶</a></h1><h2>Ingredients</h2>${LIST}${METHOD}`,
  ],
  [
    'a main heading that leads to the start of the site',
    '<title>My kitchen</title>',
    `<a href="index.html"><h1>My kitchen</h1></a><h2>Leek soup</h2><h3>Ingredients</h3>${LIST}${METHOD}`,
  ],
  [
    'the same, where the page declares its title',
    '<title>Leek soup | Recipes</title><meta property="og:title" content="Leek soup">',
    `<h1><a href="/">Recipes</a></h1><h3>Leek soup</h3>${LIST}<p>Soften the leeks, add the stock and simmer for half an hour.</p>`,
  ],
  [
    'the name of the site as a main heading of its own',
    '<title>Leek - The best dishes of our home</title>',
    `<header><h1>The sweet world of our dishes</h1></header><h1>Leek soup</h1><h2>Ingredients</h2>${LIST}${METHOD}`,
  ],
  [
    'no main heading, and icons beside the name',
    '<title>My kitchen</title>',
    `<h2>Leek soup</h2><h2><a href="/pdf"><span>get_app</span></a></h2><h2>favorite_outline</h2><h4>Ingredients</h4>${LIST}${METHOD}`,
  ],
  ['no name but in the address', '', `<h2>Ingredients:</h2>${LIST}${METHOD}`],
])('the title of a page with %s', (_, head, body) => {
  expect(titled(head, body)).toBe('Leek soup');
});

test('a linked main heading that the page declares too stays the title', () => {
  const head = '<title>Leek soup - My kitchen</title><meta property="og:title" content="Leek soup with cream">';
  const body = `<h1><a href="/">Leek soup</a></h1><h2>Why we love it</h2><h3>Ingredients</h3>${LIST}${METHOD}`;
  expect(titled(head, body)).toBe('Leek soup');
});

test('neither the mark of a network nor the address of the site is the picture of a dish', () => {
  const page = (image: string) =>
    recipeOf(
      `<html><head><meta property="og:image" content="${image}"></head><body><h1>Leek soup</h1><img src="/img/leeksoup.jpg"><h2>Ingredients</h2>${LIST}${METHOD}</body></html>`,
    )?.imageUrl;
  for (const image of [
    'https://kitchen.example/',
    'https://kitchen.example',
    '/i/facebook.png',
    '/og-default.jpg',
    '/assets/partage-defaut.png',
  ])
    expect(page(image)).toBe('https://kitchen.example/img/leeksoup.jpg');
  expect(page('/facebook/leeks.jpg')).toBe('https://kitchen.example/facebook/leeks.jpg');
});

const withData = (data: object) =>
  recipeOf(
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Oats', ...data })}</script>`,
  );

test('a short list in one text comes apart where each of its parts has a measure', () => {
  const lines = (recipeIngredient: string) =>
    withData({ recipeIngredient, recipeInstructions: 'Stir.' })?.ingredientLines;
  expect(lines('1 cup oats, 1 cup milk, 1 tbsp seeds')).toEqual(['1 cup oats', '1 cup milk', '1 tbsp seeds']);
  expect(lines('1 onion, chopped, 2 leeks')).toEqual(['1 onion, chopped, 2 leeks']);
});

test('steps under the numbers of an object are a list', () => {
  const recipeInstructions = {
    0: 'Boil the potatoes.',
    2: 'Heat the grill.',
    6: { '@type': 'HowToStep', text: 'Grill them.' },
  };
  expect(withData({ recipeIngredient: ['500 g potatoes'], recipeInstructions })?.instructions).toEqual([
    'Boil the potatoes.',
    'Heat the grill.',
    'Grill them.',
  ]);
});
