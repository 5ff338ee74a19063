import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImportedRecipe } from './import/imported-recipe.ts';
import { importRecipe } from './import-recipe.ts';

const URL = 'https://cook.example/recipes/soup';

function page(body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
}

function ld(data: unknown): string {
  return `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`;
}

function imported(html: string): ImportedRecipe {
  const result = importRecipe(html, URL);
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  return result.recipe;
}

const SOUP = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeIngredient: ['2 leeks', '500 ml stock'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Slice the leeks.' },
    { '@type': 'HowToStep', text: 'Simmer in the stock.' },
  ],
  recipeYield: ['4', '4 bowls'],
  prepTime: 'PT10M',
  cookTime: 'PT20M',
  image: '/leek.jpg',
  suitableForDiet: 'https://schema.org/VeganDiet',
  nutrition: { '@type': 'NutritionInformation', calories: '120 kcal', sodiumContent: '0.5 g', fatContent: '2,5 g' },
  author: { '@type': 'Person', name: 'A. Cook' },
};

describe('a page with JSON-LD', () => {
  it('FORM-02 gives every field that the recipe names, with the total time added up and the picture absolute', () => {
    expect(imported(page('', ld(SOUP)))).toMatchObject({
      title: 'Leek soup',
      ingredientLines: ['2 leeks', '500 ml stock'],
      instructions: ['Slice the leeks.', 'Simmer in the stock.'],
      servings: 4,
      yieldText: '4 bowls',
      prepMinutes: 10,
      cookMinutes: 20,
      totalMinutes: 30,
      imageUrl: 'https://cook.example/leek.jpg',
      nutrition: { calories: 120, sodium: 500, fat: 2.5 },
      dietHints: ['vegetarian', 'vegan'],
      author: 'A. Cook',
      language: 'en',
    });
  });

  it('says what is in doubt, and nothing where nothing is', () => {
    expect(imported(page('', ld(SOUP))).doubts).toEqual([]);
    expect(imported(page('', ld({ ...SOUP, recipeYield: undefined }))).doubts).toEqual([{ kind: 'servings-unknown' }]);
  });

  it('takes the amounts and the lines that the page shows and the data lacks', () => {
    const rows = ['2', 'leeks', '500 ml', 'stock', '1 tbsp', 'oil', '200 g', 'potatoes'];
    const cells = rows.map((text, place) => (place % 2 === 0 ? `<li><b>${text}</b> ` : `<span>${text}</span></li>`));
    const body = `<h1>Leek soup</h1><ul>${cells.join('')}</ul>`;
    const recipe = imported(page(body, ld({ ...SOUP, recipeIngredient: ['leeks', 'stock', 'oil', 'potatoes'] })));
    expect(recipe.ingredientLines).toEqual(['2 leeks', '500 ml stock', '1 tbsp oil', '200 g potatoes']);
  });

  it('leaves out the names of groups that the page shows as headings', () => {
    const recipeIngredient = ['Soup', '2 leeks', '500 ml stock', 'Topping', '1 slice of bread'];
    const body = '<h3>Soup</h3><p>2 leeks</p><p>500 ml stock</p><h3>Topping</h3><p>1 slice of bread</p>';
    expect(imported(page(body, ld({ ...SOUP, recipeIngredient }))).ingredientLines).toEqual([
      '2 leeks',
      '500 ml stock',
      '1 slice of bread',
    ]);
  });

  it.each([
    ['in a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite', name: 'Site' }, SOUP] }],
    ['in a list', [{ '@type': 'Organization', name: 'Site' }, SOUP]],
    ['within a page', { '@type': 'WebPage', mainEntity: SOUP }],
    ['with several types', { ...SOUP, '@type': ['Recipe', 'NewsArticle'] }],
    ['with the type as an address', { ...SOUP, '@type': 'http://schema.org/Recipe' }],
  ])('is read %s', (_, data) => {
    expect(imported(page('', ld(data))).ingredientLines).toEqual(['2 leeks', '500 ml stock']);
  });

  it('keeps the names of the parts of a method before their steps', () => {
    const recipeInstructions = [
      {
        '@type': 'HowToSection',
        name: 'The base',
        itemListElement: [{ '@type': 'HowToStep', text: 'Melt the butter.' }],
      },
      { '@type': 'HowToStep', name: 'Step 2', text: 'Stir.' },
    ];
    expect(imported(page('', ld({ ...SOUP, recipeInstructions }))).instructions).toEqual([
      'The base:',
      'Melt the butter.',
      'Stir.',
    ]);
  });

  it('takes the steps from the page where the data has none', () => {
    const { recipeInstructions: _, ...withoutSteps } = SOUP;
    const body =
      '<h2>Method</h2><ol><li>Slice the leeks very thinly.</li><li>Simmer them in the stock for a while.</li></ol>';
    expect(imported(page(body, ld(withoutSteps))).instructions).toEqual([
      'Slice the leeks very thinly.',
      'Simmer them in the stock for a while.',
    ]);
  });
});

describe('a page with marked-up text', () => {
  it('is read from microdata', () => {
    const body = `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Toast</h1>
      <ul><li itemprop="recipeIngredient">1 slice of bread</li><li itemprop="recipeIngredient">10 g butter</li></ul>
      <time itemprop="totalTime" datetime="PT5M">5 minutes</time><span itemprop="recipeYield">Serves 1</span>
      <div itemprop="recipeInstructions"><ol><li>Toast the bread.</li><li>Butter it.</li></ol></div></div>`;
    expect(imported(page(body))).toMatchObject({
      title: 'Toast',
      ingredientLines: ['1 slice of bread', '10 g butter'],
      instructions: ['Toast the bread.', 'Butter it.'],
      servings: 1,
      totalMinutes: 5,
    });
  });

  it('is read from RDFa', () => {
    const body = `<div vocab="https://schema.org/" typeof="Recipe"><h1 property="name">Toast</h1>
      <p property="recipeIngredient">1 slice of bread</p><p property="recipeInstructions">Toast the bread.</p></div>`;
    expect(imported(page(body))).toMatchObject({
      title: 'Toast',
      ingredientLines: ['1 slice of bread'],
      instructions: ['Toast the bread.'],
    });
  });
});

describe('a page without data', () => {
  it('is read from a recipe card by its class names, amount, unit and name joined', () => {
    const item = (amount: string, unit: string, name: string) =>
      `<li class="card-ingredient"><span class="card-ingredient-amount">${amount}</span><span class="card-ingredient-unit">${unit}</span><span class="card-ingredient-name">${name}</span></li>`;
    const body = `<h1>Pancakes</h1><div class="card-prep-time">Prep: 1 hr 5 mins</div><div class="card-servings">Serves 4-6</div>
      <ul class="card-ingredients">${item('200', 'g', 'flour')}${item('2', '', 'eggs')}${item('3', 'dl', 'milk')}</ul>
      <div class="card-instructions"><div class="card-instruction">Whisk everything together well.</div>
      <div class="card-instruction">Fry thin pancakes in butter.</div></div>`;
    expect(imported(page(body))).toMatchObject({
      title: 'Pancakes',
      ingredientLines: ['200 g flour', '2 eggs', '3 dl milk'],
      instructions: ['Whisk everything together well.', 'Fry thin pancakes in butter.'],
      prepMinutes: 65,
      servings: 6,
    });
  });

  it.each([
    ['de', 'Zutaten für 4 Personen', 'Zubereitung', '200 g Mehl', '2 Eier', 'Alles gut verrühren.'],
    ['fr', 'Ingrédients (4 personnes)', 'Préparation', '200 g de farine', '2 œufs', 'Mélanger tous les ingrédients.'],
    ['el', 'Υλικά για 4 άτομα', 'Εκτέλεση', '200 γρ. αλεύρι', '2 αυγά', 'Ανακατεύουμε όλα τα υλικά.'],
    ['ru', 'Ингредиенты на 4 порции', 'Приготовление', '200 г муки', '2 яйца', 'Хорошо всё перемешать.'],
    ['ja', '材料 4人分', '作り方', '小麦粉 200g', '卵 2個', 'すべての材料をよく混ぜ合わせます。'],
  ])('is read from headings and lists: %s', (_, ingredients, method, flour, eggs, step) => {
    const body = `<h1>X</h1><h3>${ingredients}</h3><ul><li>${flour}</li><li>${eggs}</li></ul><h3>${method}</h3><p>${step}</p>`;
    expect(imported(page(body, '<title>X</title>'))).toMatchObject({
      ingredientLines: [flour, eggs],
      instructions: [step],
    });
  });

  it('is read from the state of a web application', () => {
    const state = {
      props: {
        recipe: {
          title: 'Salad',
          ingredients: [{ amount: 2, unit: 'dl', name: 'beans' }, { name: 'salt' }],
          steps: [{ text: 'Mix.' }],
          servings: 2,
        },
      },
    };
    const body = `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(state)}</script>`;
    expect(imported(page(body))).toMatchObject({
      title: 'Salad',
      ingredientLines: ['2 dl beans', 'salt'],
      instructions: ['Mix.'],
      servings: 2,
    });
  });
});

describe('a page without a recipe', () => {
  it.each([
    ['nothing at all', '', 'empty_page'],
    ['an article', page('<h1>News</h1><p>Nothing was cooked today.</p><ul><li>One</li><li>Two</li></ul>'), 'no_recipe'],
    ['an article in JSON-LD', page('<h1>News</h1>', ld({ '@type': 'Article', headline: 'News' })), 'no_recipe'],
    ['a recipe that is only a name', page('<h1>Soup</h1>', ld({ '@type': 'Recipe', name: 'Soup' })), 'no_recipe'],
    ['a wall against robots', page('<h1>Just a moment...</h1><div class="cf-chl"></div>'), 'bot_wall'],
  ])('is refused: %s', (_, html, reason) => {
    expect(importRecipe(html, URL)).toEqual({ ok: false, reason });
  });
});

describe('a hostile page', () => {
  it('never makes the importer throw, whatever its text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.webUrl(), (text, url) => {
        for (const html of [
          text,
          page(text),
          page('', ld(text)),
          page(`<div itemscope itemtype="https://schema.org/Recipe">${text}</div>`),
        ]) {
          expect(importRecipe(html, url)).toHaveProperty('ok');
        }
      }),
      { numRuns: 150 },
    );
  });

  it('never makes the importer throw, whatever its data', () => {
    const field = fc.constantFrom(
      'name',
      'recipeIngredient',
      'recipeInstructions',
      'recipeYield',
      'image',
      'prepTime',
      'nutrition',
      '@id',
      'author',
      'keywords',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(field, fc.jsonValue({ maxDepth: 4 }))), fc.nat(), (fields, cut) => {
        const json = JSON.stringify({ ...SOUP, ...Object.fromEntries(fields) });
        expect(importRecipe(page('', ld(json)), URL)).toHaveProperty('ok');
        expect(importRecipe(page('', ld(json.slice(0, cut % json.length))), URL)).toHaveProperty('ok');
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['elements without end', '<div>'.repeat(300_000)],
    ['elements that were never opened', `${'<div>'.repeat(400)}${'</x>'.repeat(300_000)}`],
    ['data without end', page('', ld(`${'['.repeat(200_000)}`))],
    ['objects without end', page('', ld('{"a":'.repeat(100_000)))],
    ['entities', '&amp;'.repeat(300_000)],
    ['one line of digits', page(`<h2>Ingredients</h2><p>${'1 '.repeat(300_000)}</p>`)],
    ['one line of spaces', page(`<h2>Ingredients</h2><p>x${' '.repeat(1_000_000)}x</p>`)],
    ['quotes', page('', ld(`{"@type":"Recipe","name":"${'" '.repeat(200_000)}`))],
  ])('is answered: %s', (_, html) => {
    expect(importRecipe(html, URL).ok).toBe(false);
  });

  it.each([
    ['properties within properties', '<div itemprop="recipeIngredient">'.repeat(590)],
    ['things within properties', '<div itemprop="recipeInstructions" itemscope>'.repeat(590)],
  ])('is walked a bounded number of times: %s', (_, opening) => {
    const html = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Soup</h1>${opening}${'<li>1 egg</li>'.repeat(80_000)}`;
    expect(importRecipe(page(html), URL)).toHaveProperty('ok');
  });

  it.each([
    ['ingredients', { recipeIngredient: '1 egg\n'.repeat(300_000) }],
    ['steps', { recipeInstructions: 'Boil the egg.\n'.repeat(300_000) }],
    ['keywords', { keywords: 'egg, '.repeat(300_000) }],
    ['calories', { nutrition: { '@type': 'NutritionInformation', calories: '1,'.repeat(400_000) } }],
    ['time', { totalTime: '1,'.repeat(400_000) }],
    ['title', { name: 'a - '.repeat(300_000) }],
  ])('with far too much of one thing is read as far as a recipe goes: %s', (_, fields) => {
    const result = importRecipe(page('', ld(JSON.stringify({ ...SOUP, ...fields }))), URL);
    if (!result.ok) throw new Error(result.reason);
    const { ingredientLines, instructions, keywords, title } = result.recipe;
    expect(ingredientLines.length).toBeGreaterThan(0);
    expect(ingredientLines.length).toBeLessThanOrEqual(500);
    expect(instructions.length).toBeLessThanOrEqual(600);
    expect(keywords.length).toBeLessThanOrEqual(200);
    expect(title.length).toBeLessThanOrEqual(50_000);
  });

  it.each([
    [
      'lines',
      (at: number) => `${at} g flour water salt ${'leek '.repeat(20)}`,
      `<li>7 ml flour water salt ${'kale '.repeat(20)}</li>`,
    ],
    ['pieces', () => '1 egg'.repeat(300), '<li>1 egg</li>'],
  ])('with far too much is compared with the page a bounded number of times: %s', (_, lineOf, item) => {
    const recipeIngredient = Array.from({ length: 500 }, (_line, at) => lineOf(at));
    const list = `<h2>Ingredients</h2><ul class="ingredients">${item.repeat(18_000)}</ul>`;
    expect(importRecipe(page(list, ld(JSON.stringify({ ...SOUP, recipeIngredient }))), URL)).toHaveProperty('ok', true);
  });

  it('with one endless line of ingredients gives no line that a recipe could not keep', () => {
    const result = importRecipe(
      page('', ld(JSON.stringify({ ...SOUP, recipeIngredient: ['1 '.repeat(500_000)] }))),
      URL,
    );
    expect(result.ok && Math.max(...result.recipe.ingredientLines.map((line) => line.length))).toBeLessThanOrEqual(
      2000,
    );
  });
});
