import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importRecipe } from '../import-recipe.ts';

/** Ways in which pages show a recipe, each with invented words in any number and order. */
const FOODS = ['turnips', 'barley', 'leeks', 'walnuts', 'dill', 'millet', 'plums', 'cocoa'];
const UNITS = ['g', 'ml', 'tbsp', 'cups'];
const line = fc.record({
  amount: fc.integer({ min: 1, max: 900 }),
  unit: fc.constantFrom(...UNITS),
  food: fc.constantFrom(...FOODS),
});
const list = fc.uniqueArray(line, { minLength: 4, maxLength: 8, selector: ({ food }) => food });
const BARE = ['fresh rosemary', 'salt', 'pepper', 'chopped parsley'];
const bare = fc.subarray(BARE, { minLength: 1 });
const TOLD = [
  'Chop everything on a large board.',
  'Warm the oil in a deep pan.',
  'Add the rest and stir it slowly.',
  'Cook it under a lid until soft.',
];

const written = ({ amount, unit, food }: { amount: number; unit: string; food: string }) => `${amount} ${unit} ${food}`;
const steps = (told: readonly string[]) => told.map((step) => `<li>${step}</li>`).join('');

function read(ingredients: string, method = `<ol>${steps(TOLD)}</ol>`) {
  const page = `<html><body><h1>Turnip stew</h1><h2>Ingredients</h2>${ingredients}<h2>Method</h2>${method}</body></html>`;
  const result = importRecipe(page, 'https://cook.example/stew');
  if (!result.ok) throw new Error(result.reason);
  return result.recipe;
}

describe('a list of ingredients', () => {
  it('keeps an item whole that has its amount in a block of its own, among others that have not', () => {
    const items = ['<li>200 g turnips</li>', '<li><b>6 Tbsp.</b> <p>dill</p></li>', '<li>3 plums</li>'];
    expect(read(`<ul>${items.join('')}</ul>`).ingredientLines).toEqual(['200 g turnips', '6 Tbsp. dill', '3 plums']);
  });

  it('keeps amount and name apart where only a style sheet does', () => {
    fc.assert(
      fc.property(
        list,
        fc.constantFrom('span', 'strong', 'b', 'em', 'i'),
        fc.constantFrom('span', ''),
        (lines, outer, inner) => {
          const name = (food: string) => (inner === '' ? food : `<${inner}>${food}</${inner}>`);
          const shown = lines.map(
            ({ amount, unit, food }) => `<div class="row"><${outer}>${amount} ${unit}</${outer}>${name(food)}</div>`,
          );
          expect(read(shown.join('')).ingredientLines).toEqual(lines.map(written));
        },
      ),
    );
  });

  it('has the lines without an amount too, where a class marks the others', () => {
    fc.assert(
      fc.property(list, bare, (lines, names) => {
        const measured = lines.map((one) => `<li><span class="ingredient-amount">${written(one)}</span></li>`);
        const shown = `<ul>${[...measured, ...names.map((name) => `<li>${name}</li>`)].join('')}</ul>`;
        expect(read(shown).ingredientLines).toEqual([...lines.map(written), ...names]);
      }),
    );
  });

  it('may begin with the name of its first group, in a heading of the same rank', () => {
    fc.assert(
      fc.property(list, bare, (lines, names) => {
        const [first = '', ...rest] = lines.map(written);
        const items = [first, ...names, ...rest];
        const shown = `<h2>Skewers</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
        expect(read(shown).ingredientLines).toEqual(items);
      }),
    );
  });
});

describe('a method', () => {
  const LIST = '<ul><li>300 g turnips</li><li>1 onion</li><li>2 tbsp oil</li></ul>';

  it('has the names that stand above the texts of cards as headings', () => {
    const cards = (inner: (place: number) => string) =>
      TOLD.map((step, place) => `<div class="step">${inner(place)}<p>${step}</p></div>`).join('');
    const names = ['Chop', 'Warm the oil', 'Stir it', 'Cook it'];
    const named = names.flatMap((name, place) => [`${name}:`, TOLD[place]]);
    const numbered = cards((place) => `<div class="number">${place + 1}</div><h4>${names[place]}</h4>`);
    expect(read(LIST, numbered).instructions).toEqual(named);
    expect(
      read(
        LIST,
        cards((place) => `<h4>${names[place]}</h4>`),
      ).instructions,
    ).toEqual(named);
  });

  it('has the numbered names of its steps as headings', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(['Roast the roots', 'Make the dressing', 'Serve it', 'Soak the barley'], { minLength: 2 }),
        (names) => {
          const shown = names.map((name, place) => `<div>${place + 1} ${name}</div><p>${TOLD[place]}</p>`).join('');
          const told = read(LIST, shown).instructions;
          expect(told.filter((step) => !step.endsWith(':'))).toEqual(TOLD.slice(0, names.length));
          expect(told.filter((step) => step.endsWith(':'))).toEqual(names.map((name) => `${name}:`));
        },
      ),
    );
  });

  it('ends before the links to other recipes', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...FOODS), { minLength: 1 }), (others) => {
        const links = others.map((food) => `<p><a href="/${food}">Grandmother’s pie with ${food}</a></p>`).join('');
        const shown = `${TOLD.map((step) => `<p>${step}</p>`).join('')}${links}`;
        expect(read(LIST, shown).instructions).toEqual(TOLD);
      }),
    );
  });

  it('keeps a step that is told by a link and ends as a sentence', () => {
    const shown = `${TOLD.map((step) => `<p>${step}</p>`).join('')}<p><a href="/rest">Let it rest for ten minutes.</a></p>`;
    expect(read(LIST, shown).instructions).toEqual([...TOLD, 'Let it rest for ten minutes.']);
  });

  const sentences = TOLD.map((step) => `<li>${step}</li>`).join('');

  it.each([
    [
      'lines that are no items',
      '<p>Posted on Monday</p><p>Tagged as stew</p><p>Leave a word</p><p>So far 5 of 5</p><ul><li>Made with: turnips.</li></ul>',
    ],
    ['a heading with none below it', '<h3>How I came to it</h3><p>My aunt cooked it for us every winter.</p>'],
  ])('that is a list ends before %s', (_, behind) => {
    expect(read(LIST, `<ol>${sentences}</ol>${behind}`).instructions).toEqual(TOLD);
  });

  it('goes on in a list behind the heading of its next part', () => {
    const more =
      '<h3>For the dressing</h3><p>Step 2</p><ol><li>Whisk the oil with some dill.</li><li>Pour it over all of the roots.</li></ol>';
    expect(read(LIST, `<ol>${sentences}</ol>${more}`).instructions).toContain('Whisk the oil with some dill.');
  });

  it('is told by the numbers that stand beside its steps, and ends with the last of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: TOLD.length }), fc.boolean(), (count, isInItems) => {
        const shown = TOLD.slice(0, count).map((step, place) =>
          isInItems ? `<div><b>${place + 1}</b><p>“${step}</p></div>` : `<p>${place + 1}</p><p>“${step}</p>`,
        );
        const told = read(LIST, `${shown.join('')}<p>Keep it in a cold place for a week.</p>`).instructions;
        expect(told).toEqual(TOLD.slice(0, count).map((step) => `“${step}`));
      }),
    );
  });

  it('that stands right below the ingredients comes before one text of an article far below', () => {
    const told = [
      'Wash all of the turnips, peel them with a sharp knife and chop them on a large board. Chop the onion as finely as you can.',
      'Warm the oil in a deep pan over a low fire. Add the turnips and the onion, and cook them under a lid until they are soft.',
    ];
    const page = `<h1>Turnip stew</h1><h2>Ingredients</h2>${LIST}${told.map((step) => `<p>${step}</p>`).join('')}
      <h2>About turnips</h2><p>They are roots.</p><h2>How to cook</h2><p>Turnips can be cooked or eaten as they are.</p>`;
    const result = importRecipe(page, 'https://cook.example/stew');
    expect(result.ok && result.recipe.instructions).toEqual(told);
  });

  it('may be told in parts, each below its own ingredients', () => {
    const page = `<h1>Turnip stew</h1><h2>Ingredients for the stew:</h2><ul class="ingredients"><li>300 g turnips</li><li>1 onion</li></ul>
      <p>Chop the turnips and the onion on a large board.</p><h2>Ingredients for the dressing:</h2>
      <ul class="ingredients"><li>2 tbsp oil</li><li>1 tbsp dill</li></ul><p>Stir the oil with the dill and pour it over all.</p>`;
    const result = importRecipe(page, 'https://cook.example/stew');
    expect(result.ok && result.recipe.instructions).toEqual([
      'Chop the turnips and the onion on a large board.',
      'Stir the oil with the dill and pour it over all.',
    ]);
  });
});

describe('a list beside which other words stand', () => {
  it('has no words between its items, which name its parts', () => {
    const shown =
      '<ul><li>300 g turnips</li><li>1 onion</li></ul><div class="loud">to serve</div><ul><li>2 tbsp oil</li><li>dill</li><li>pepper</li></ul><p>See the notes</p>';
    expect(read(shown).ingredientLines).toEqual(['300 g turnips', '1 onion', '2 tbsp oil', 'dill', 'pepper']);
  });

  it('names its parts with their article, and keeps what only begins like it', () => {
    const items = [
      'Pour la garniture',
      '300 g navets',
      'Für den Teig',
      'Voor 2 taarten',
      '2 Eier',
      'natka pietruszki',
      'for serving: dill',
    ];
    const shown = `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
    expect(read(shown).ingredientLines).toEqual(['300 g navets', '2 Eier', 'natka pietruszki', 'for serving: dill']);
  });

  it('takes what a class of amounts leaves out from the rows around them', () => {
    const row = ([amount, name]: readonly string[]) =>
      `<tr><td class="${amount === '' ? 'cell' : 'ingredient-amount'}">${amount}</td><td>${name}</td></tr>`;
    const rows = [
      ['150 g', 'barley'],
      ['2 tbsp', 'oil'],
      ['', 'dill for the top'],
      ['3 dl', 'stock'],
      ['', 'pepper'],
    ];
    expect(read(`<table class="ingredients">${rows.map(row).join('')}</table>`).ingredientLines).toEqual([
      '150 g barley',
      '2 tbsp oil',
      'dill for the top',
      '3 dl stock',
      'pepper',
    ]);
  });
});

it('leaves out what the page sets among the items: advertisements, presses, the number of servings', () => {
  const items = ['300 g turnips', 'Advertisement', 'Servings 4', '1 onion', 'Add all to shopping list', '2 tbsp oil'];
  const told = [TOLD[0]!, 'Advertisement - Continue Reading Below', TOLD[1]!, 'Show more', TOLD[2]!];
  const recipe = read(`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`, `<ol>${steps(told)}</ol>`);
  expect(recipe.ingredientLines).toEqual(['300 g turnips', '1 onion', '2 tbsp oil']);
  expect(recipe.instructions).toEqual(TOLD.slice(0, 3));
});

it('knows an amount with a full stop in a cell of a table for one', () => {
  const rows = [
    ['300 g', 'turnips'],
    ['1 tsp.', 'dill'],
    ['2 c.', 'of stock'],
    ['125 g', 'barley'],
    ['3 plums', ''],
    ['1 sprig', 'of thyme'],
  ];
  const shown = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  expect(read(`<table>${shown}</table>`).ingredientLines).toEqual(rows.map((cells) => cells.join(' ').trim()));
});

it.each([
  ['Zutaten für 12 Stück', 12],
  ['Ingredients (for 2 loaves)', 2],
  ['Ingrédients pour 24 biscuits', 24],
])('%j says how much the list makes', (heading, made) => {
  const list = '<ul><li>300 g turnips</li><li>1 onion</li><li>2 tbsp oil</li></ul>';
  const page = `<h1>Turnip stew</h1><h2>${heading}</h2>${list}<h2>Method</h2><ol>${steps(TOLD)}</ol>`;
  const result = importRecipe(page, 'https://cook.example/stew');
  expect(result.ok && result.recipe).toMatchObject({ servings: made, ingredientLines: { length: 3 } });
});

it('takes no time out of a method that no heading names', () => {
  const told = TOLD.map((step) => `${step.slice(0, -1)} as you like it best.`);
  told.push('Cook for 45 minutes under a lid until soft.');
  const page = `<h1>Turnip stew</h1><p>My aunt made it each winter, and so do I.</p>
    <ul><li>300 g turnips</li><li>100 ml stock</li><li>2 tbsp oil</li></ul><ol>${steps(told)}</ol>`;
  const result = importRecipe(page, 'https://cook.example/stew');
  expect(result.ok && result.recipe).toMatchObject({ instructions: told, cookMinutes: null, totalMinutes: null });
});

it('takes no time out of a second copy of the method, such as the one for paper', () => {
  const told = [...TOLD.slice(0, 3), 'Cook for 45 minutes under a lid until soft.'];
  const shown = `<h2>Ingredients</h2><ul><li>300 g turnips</li><li>1 onion</li></ul><h2>Method</h2><ol>${steps(told)}</ol>`;
  const result = importRecipe(`<h1>Turnip stew</h1>${shown}<div>${shown}</div>`, 'https://cook.example/stew');
  expect(result.ok && result.recipe).toMatchObject({ instructions: told, cookMinutes: null, totalMinutes: null });
});

it('reads a page of a language that sets no spaces', () => {
  const rows = [
    ['鸡胸肉', '150克'],
    ['胡萝卜', '半根'],
    ['盐', '适量'],
    ['洋葱', '一个'],
  ];
  const page = `<h1>焗饭</h1><h2>用料</h2><table>${rows.map(([name, amount]) => `<tr><td>${name}</td><td>${amount}</td></tr>`).join('')}</table>
    <h2>焗饭的做法</h2><ol><li>番茄切丁，洋葱切丝备用</li><li>锅中放适量黄油或者任何食用油都可以</li></ol>`;
  const result = importRecipe(page, 'https://cook.example/rice');
  expect(result.ok && result.recipe).toMatchObject({
    ingredientLines: ['150克 鸡胸肉', '半根 胡萝卜', '适量 盐', '一个 洋葱'],
    instructions: ['番茄切丁，洋葱切丝备用', '锅中放适量黄油或者任何食用油都可以'],
  });
});

it('takes preparation and cooking from the page where they add up to the total of its data', () => {
  const data = JSON.stringify({
    '@type': 'Recipe',
    name: 'Turnip stew',
    totalTime: 'PT35M',
    recipeYield: '4',
    recipeIngredient: ['300 g turnips', '1 onion'],
    recipeInstructions: TOLD,
  });
  const times = (prep: number) =>
    `<p>Prep: ${prep} min</p><p>Cook: 15 min</p><ul><li>300 g turnips</li><li>1 onion</li></ul>`;
  const readPage = (prep: number) =>
    importRecipe(
      `<script type="application/ld+json">${data}</script><h2>Ingredients</h2>${times(prep)}`,
      'https://cook.example/',
    );
  const [agreeing, other] = [readPage(20), readPage(40)];
  expect(agreeing.ok && agreeing.recipe).toMatchObject({ prepMinutes: 20, cookMinutes: 15, totalMinutes: 35 });
  expect(other.ok && other.recipe).toMatchObject({ prepMinutes: null, cookMinutes: null, totalMinutes: 35 });
});
