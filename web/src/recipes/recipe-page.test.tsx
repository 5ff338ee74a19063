// In one file beyond the usual length: each file loads the page with the whole application anew, which takes longer than its tests.
import { ERRORS } from '@sorrel/contract/errors';
import { correctFood, searchIngredients } from '@sorrel/contract/foods';
import { finishCheck, listChecks } from '@sorrel/contract/many-imports';
import { deleteRecipe, getRecipe, recipeCount, toggleFave, userRecipes } from '@sorrel/contract/recipes';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { renderApp, signedInApi } from '../testing/render-app.tsx';
import { aRecipe, aUser } from '../testing/samples.ts';
import { setWindowWidth } from '../testing/window-width.ts';
import { recipesNamedQuery } from './queries.ts';

const BASE = aRecipe();
const PATH = `/app/recipes/${BASE.id}/green-shakshuka`;

function open(recipe = BASE, user = aUser()) {
  const api = signedInApi(user).on(getRecipe, () => recipe);
  return renderApp(PATH, { api });
}
const heading = () => screen.findByRole('heading', { level: 1, name: 'Green shakshuka' });
const panel = (name: string) => within(screen.getByRole('region', { name }));

describe('the page of a recipe', () => {
  it('DET-01 DET-02 DET-03 DET-06 has back, breadcrumb, date, name, caption, tags and meal type', async () => {
    open();
    await heading();
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Recipes' })).toHaveProperty('pathname', '/app/recipe-book');
    expect(crumbs.getByText('Green shakshuka')).toBeTruthy();
    expect(screen.getByText('Added 12-04-2025')).toBeTruthy();
    expect(screen.getByText('Eggs in spinach and herbs.')).toBeTruthy();
    expect(screen.getByText('Vegetarian')).toBeTruthy();
    expect(screen.getByText('Breakfast')).toBeTruthy();
  });

  it('says what speaks against it for this person, and on what ground', async () => {
    open(aRecipe({ diet_warnings: ['egg', 'nuts'] }), aUser({ allergens: ['nuts'] }));
    expect(await screen.findByText('Contains nuts.')).toBeTruthy();
    expect(screen.getByText(/Judged from the ingredients/)).toBeTruthy();
  });

  it('says what its import was not sure of where it stands, each with a way to mend it, until it is answered', async () => {
    let doubts = [
      { kind: 'ingredients-incomplete' as const, lines: ['2 carrots', '1 onion'] },
      { kind: 'steps-incomplete' as const, lines: [] },
    ];
    const api = signedInApi(aUser())
      .on(getRecipe, () => BASE)
      .on(listChecks, () => (doubts.length === 0 ? [] : [{ id: BASE.id, name: BASE.name, doubts }]))
      .on(finishCheck, ({ query }) => {
        doubts = doubts.filter(({ kind }) => kind !== query.kind);
        return { left: 1 };
      });
    const { user } = renderApp(PATH, { api });
    await heading();
    const ingredients = within(await screen.findByRole('complementary', { name: 'In doubt about the ingredients' }));
    expect(ingredients.getByText('1 onion')).toBeTruthy();
    const mend = ingredients.getByRole<HTMLAnchorElement>('link', { name: 'Add these 2' });
    expect([mend.pathname, mend.hash]).toEqual([`/app/recipes/${BASE.id}/edit`, '#doubt-ingredients-incomplete']);
    await user.click(screen.getByRole('button', { name: 'Is the method whole?' }));
    expect(document.activeElement?.id).toBe('doubt-steps-incomplete');
    const method = within(screen.getByRole('complementary', { name: 'In doubt about the method' }));
    await user.click(method.getByRole('button', { name: 'It is right as it is' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Is the method whole?' })).toBeNull());
    expect(screen.getByRole('button', { name: 'More ingredients?' })).toBeTruthy();
  });

  it('asks about an amount that can hardly be meant once, and says above how much there is to look at', async () => {
    const implausible = [{ line: 0, reason: 'amount' as const }];
    const ingredients = BASE.ingredients.with(0, { ...BASE.ingredients[0]!, quantity: 11_500 });
    const nutritionLines = BASE.nutritionLines.with(0, { ...BASE.nutritionLines[0]!, grams: 11_500 });
    const doubts = [
      { kind: 'implausible-time' as const, lines: [] },
      { kind: 'implausible-amount' as const, lines: ['200 g spinach'] },
    ];
    let open = doubts;
    const api = signedInApi(aUser())
      .on(getRecipe, () => aRecipe({ calories: 3400, implausible, ingredients, nutritionLines }))
      .on(listChecks, () => [{ id: BASE.id, name: BASE.name, doubts: open }])
      .on(finishCheck, () => {
        open = doubts.slice(0, 1);
        return { left: 1 };
      });
    const { user } = renderApp(PATH, { api });
    await heading();
    const asked = await screen.findByRole('complementary', { name: 'In doubt about the ingredients' });
    expect(screen.queryByText(/That is a lot for/)).toBeNull();
    // and not as servings either
    expect(screen.queryByText(/is a lot for one serving/)).toBeNull();
    const summary = screen.getByText(/^The import of this recipe was not sure|not sure/);
    const times = screen.getByRole('complementary', { name: 'In doubt about the times' });
    expect(summary.compareDocumentPosition(times) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.click(within(asked).getByRole('button', { name: 'It is right as it is' }));
    expect(await screen.findByText(/^11\.5 kg of spinach\? That is a lot for/)).toBeTruthy();
  });

  it('is added to the week in the slot that is chosen', async () => {
    const { user } = open();
    await heading();
    await user.click(screen.getByRole('button', { name: 'Add to plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to plan' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Day' }), 'Tuesday');
    expect(dialog.getByRole('combobox', { name: 'Slot' })).toHaveProperty('value', '1-breakfast-0');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Added to Tuesday, breakfast')).toBeTruthy();
    const week = JSON.parse(sessionStorage.getItem('mealPlan') ?? '[]');
    expect(week[1].breakfast[0]).toMatchObject({ id: BASE.id, name: 'Green shakshuka' });
  });

  it('groups of ingredients and parts of the method stand under their names', async () => {
    const [first] = BASE.ingredients;
    if (!first) throw new Error('the sample has ingredients');
    const sauce = 'For the <i>sauce</i>';
    const method = [
      { step: 1, desc: 'Boil.' },
      { step: 2, desc: 'Stir.', group: sauce },
    ];
    open(aRecipe({ ingredients: [first, { ...first, name: 'cream', group: sauce }], method }));
    await heading();
    const ingredients = panel('Ingredients');
    expect(ingredients.getByRole('heading', { level: 3, name: sauce })).toBeTruthy();
    const group = within(ingredients.getByRole('list', { name: sauce }));
    expect(group.getAllByRole('listitem').map((item) => item.textContent)).toEqual([expect.stringContaining('cream')]);
    expect(screen.getAllByRole('heading', { level: 3, name: sauce })).toHaveLength(2);
  });

  it('DET-18 shows a spinner, then the content', async () => {
    open();
    expect(await screen.findByText('Loading...')).toBeTruthy();
    await heading();
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  it('while it is on its way there are a heading, a way back, and no end of a path', async () => {
    const api = signedInApi().on(getRecipe, () => new Promise<never>(() => undefined));
    renderApp(PATH, { api });
    expect((await screen.findByRole('navigation', { name: 'Breadcrumb' })).textContent).toBe('Recipes');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
  });

  it('on a phone Edit is in the menu, and leaves the name of the recipe its room', async () => {
    setWindowWidth(390);
    const { user } = open();
    await heading();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveProperty(
      'pathname',
      expect.stringMatching(/\/edit$/),
    );
  });

  it('DET-07 ENT-23 shows the times in minutes', async () => {
    open();
    await heading();
    expect([screen.getByText('10 min'), screen.getByText('15 min')]).toHaveLength(2);
  });

  it("DET-07 a time of zero is '-'", async () => {
    open(aRecipe({ prep_time: 0, cook_time: 0 }));
    await heading();
    for (const name of ['Prep', 'Cook']) {
      expect(screen.getByText(name, { selector: 'dt' }).parentElement?.textContent).toBe(`${name}-`);
    }
  });

  it('DET-08 ENT-27 shows the steps, and the picture of the one that has one', async () => {
    open(
      aRecipe({
        method: [
          { step: 1, desc: 'Wilt.', image_url: '/images/s/1000.webp', image_key: 's' },
          { step: 2, desc: 'Crack.', image_url: null, image_key: null },
        ],
      }),
    );
    await heading();
    expect(screen.getByText('Wilt.')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Step 1' }).getAttribute('src')).toBe('/images/s/1000.webp');
    expect(screen.queryByRole('img', { name: 'Step 2' })).toBeNull();
  });

  it("DET-09 DET-10 says 'No Method' and 'No Notes'", async () => {
    open(aRecipe({ method: [], notes: ' ' }));
    await heading();
    expect(screen.getByText('No Method')).toBeTruthy();
    expect(screen.getByText('No Notes')).toBeTruthy();
  });

  it('DET-11 says where it was found', async () => {
    open();
    await heading();
    expect(screen.getByText(/Recipe sourced from/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'example.com' });
    expect(link.getAttribute('href')).toBe('https://example.com/shakshuka');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it.each(['admin', ''])('DET-12 ROLE-19 the source "%s" has no line', async (source) => {
    open(aRecipe({ source }));
    await heading();
    expect(screen.queryByText(/Recipe sourced from/)).toBeNull();
  });

  it('a source that is no web page is words, never a link', async () => {
    open(aRecipe({ source: 'javascript:alert(1)' }));
    await heading();
    expect(screen.getByText(/javascript:alert/).closest('a')).toBeNull();
  });

  it('DET-04 has an image slider with thumbnails', async () => {
    const { user } = open(aRecipe({ image_urls: ['/images/a/1000.webp', '/images/b/1000.webp'] }));
    await heading();
    const images = within(screen.getByRole('region', { name: 'Images' }));
    const thumbs = images.getAllByRole('button', { name: /^Image \d of 2$/ });
    expect(thumbs.map((thumb) => thumb.getAttribute('aria-current'))).toEqual(['true', 'false']);
    await user.click(images.getByRole('button', { name: 'Next image' }));
    expect(thumbs.map((thumb) => thumb.getAttribute('aria-current'))).toEqual(['false', 'true']);
    await user.click(images.getByRole('button', { name: 'Next image' }));
    await user.click(images.getByRole('button', { name: 'Previous image' }));
    expect(document.querySelector('article picture img')?.getAttribute('src')).toBe('/images/b/1000.webp');
  });

  it('DET-05 without images there is the generated cover', async () => {
    open();
    await heading();
    expect(document.querySelector('article .recipe-cover')).toBeTruthy();
    expect(document.querySelector('article img')).toBeNull();
  });

  it('ERR-21 a recipe that cannot be loaded leads to the recipe book', async () => {
    const api = signedInApi()
      .fail(getRecipe, 'recipe_not_found')
      .on(userRecipes, () => ({ results: [], maxPage: 1, total: 0, notJudged: 0 }))
      .on(recipeCount, () => ({ count: 0 }));
    const { pathname } = renderApp(PATH, { api });
    await waitFor(() => expect(pathname()).toBe('/app/recipe-book'));
  });
});

describe('serves', () => {
  it('DET-13 DET-20 DET-21 NUM-47 NUM-48 scales amounts and calories, starting at the recipe’s own', async () => {
    const { user } = open();
    await heading();
    const ingredients = panel('Ingredients');
    expect(within(ingredients.getByRole('group', { name: 'Serves' })).getByText('2')).toBeTruthy();
    expect(ingredients.getByText('200 g')).toBeTruthy();
    expect(ingredients.getByText('47 kcal')).toBeTruthy();
    await user.click(ingredients.getByRole('button', { name: 'More: Serves' }));
    expect(ingredients.getByText('300 g')).toBeTruthy();
    expect(ingredients.getByText('4.5')).toBeTruthy();
    expect(ingredients.getByText('70 kcal')).toBeTruthy();
  });

  it('a unit that is a word takes a plural with more than one of it', async () => {
    const garlic = { id: 'i1', name: 'garlic', quantity: 2, unit: 'clove', possibleUnits: [], calories: 4 };
    const { user } = open(aRecipe({ ingredients: [garlic] }));
    await heading();
    const ingredients = panel('Ingredients');
    expect(ingredients.getByText('2 cloves')).toBeTruthy();
    await user.click(ingredients.getByRole('button', { name: 'Fewer: Serves' }));
    expect(ingredients.getByText('1 clove')).toBeTruthy();
  });

  it.each([
    [1, 'Fewer: Serves'],
    [30, 'More: Serves'],
    [80, 'More: Serves'],
  ])('DET-21 NUM-23 from %d there is no further with %s', async (serves, name) => {
    open(aRecipe({ serves }));
    await heading();
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
  });
});

describe('nutrition', () => {
  it('DET-14 ENT-30 ENT-31 ENT-32 ENT-33 NUM-39 shows macros and extras in whole numbers, alcohol never', async () => {
    open(aRecipe({ nutrients: [...BASE.nutrients, { name: 'Alcohol', amount: 12, unit: 'g' }] }));
    await heading();
    const nutrition = panel('Nutrition per serving');
    expect(
      nutrition.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`),
    ).toEqual([
      'Protein 22 g',
      'Carbs 8 g',
      'Fat 21 g',
      'Fibre 4 g',
      'Sugar 2 g',
      'Sodium 512 mg',
      'Cholesterol -',
      'Calcium -',
      'Iron -',
    ]);
    expect(nutrition.queryByText(/alcohol/i)).toBeNull();
  });

  it('opens to what each ingredient was taken for, and names what was not counted', async () => {
    const { user } = open(
      aRecipe({
        nutritionCoverage: 0.5,
        nutritionLines: [
          BASE.nutritionLines[0]!,
          {
            ingredient: 'moon dust',
            food: null,
            foodId: null,
            grams: null,
            gramsRule: 'no food',
            confidence: '',
            calories: null,
            matched: false,
          },
        ],
      }),
    );
    await heading();
    expect(panel('Nutrition per serving').getByText('Not counted: moon dust.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'How this was worked out' }));
    const table = within(await screen.findByRole('table'));
    const cells = table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells[1]?.slice(0, 4)).toEqual(['spinach', 'Spinach, raw', '200 g', '24 kcal']);
    expect(cells[2]?.slice(0, 4)).toEqual(['moon dust', 'not counted', '-', '-']);
  });

  const UNCOUNTED = {
    ingredient: 'moon dust',
    food: null,
    foodId: null,
    grams: null,
    gramsRule: 'not counted: no food was found for it',
    confidence: '',
    calories: null,
    matched: false,
  };

  it('amounts of a part of the dish are at least so much, and no figure', async () => {
    open(
      aRecipe({
        calories: null,
        nutritionPartial: true,
        nutritionCoverage: 1 / 3,
        nutrients: [
          { name: 'Calories', amount: 19.2, unit: 'kcal' },
          { name: 'Protein', amount: 2.4, unit: 'g' },
          { name: 'Fat', amount: 0.1, unit: 'g' },
        ],
        nutritionLines: [BASE.nutritionLines[0]!, UNCOUNTED, { ...UNCOUNTED, ingredient: 'star dust' }],
      }),
    );
    await heading();
    const nutrition = panel('Nutrition per serving');
    expect(nutrition.getByText('at least 20 kcal')).toBeTruthy();
    expect(nutrition.getByText(/1 of 3 counted/)).toBeTruthy();
    expect(nutrition.getByText('at least 2 g')).toBeTruthy();
    expect(nutrition.queryByRole('img')).toBeNull();
    expect(screen.getByText('Calories', { selector: 'dt' }).nextElementSibling?.textContent).toBe('-');
  });

  it('where nothing was counted it does not ask to switch on what is on', async () => {
    open(
      aRecipe({ nutrients: [], calories: null, nutritionLines: [UNCOUNTED], calculate_nut: true }),
      aUser({ premium: true }),
    );
    await heading();
    const nutrition = panel('Nutrition per serving');
    expect(nutrition.getByText(/None of the ingredients could be counted/)).toBeTruthy();
    expect(nutrition.queryByText(/switch on/)).toBeNull();
    expect(nutrition.getByRole('button', { name: 'How this was worked out' })).toBeTruthy();
  });

  it('the calories are the same number wherever they stand, with thousands apart', async () => {
    open(aRecipe({ calories: 1341.2, nutrients: [{ name: 'Calories', amount: 1341.2, unit: 'kcal' }] }));
    await heading();
    expect(screen.getByText('Calories', { selector: 'dt' }).nextElementSibling?.textContent).toBe('1,342');
    expect(panel('Nutrition per serving').getByText('1,342')).toBeTruthy();
  });

  it('a serving that can hardly be meant asks for how many the recipe is', async () => {
    open(aRecipe({ serves: 1, calories: 3394, nutrients: [{ name: 'Calories', amount: 3394, unit: 'kcal' }] }));
    await heading();
    expect(
      panel('Nutrition per serving').getByText(/3,394 kcal is a lot for one serving. Does this recipe really serve 1/),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change the number' })).toBeTruthy();
  });

  it('a recipe without nutrition says why, and never shows zeros', async () => {
    open(aRecipe({ nutrients: [], calories: null, nutritionLines: [], calculate_nut: false }));
    await heading();
    const nutrition = panel('Nutrition per serving');
    expect(nutrition.getByText(/Premium works out calories and macros/)).toBeTruthy();
    expect(nutrition.queryByText(/^0/)).toBeNull();
  });
});

describe('diets and allergens', () => {
  it('says what is known of diets, and never probably', async () => {
    const contains = [
      { allergen: 'eggs' as const, of: ['egg'] },
      { allergen: 'milk' as const, of: ['butter', 'feta'] },
    ];
    const allergens = { contains, unknown: ['zorblatt'], kindNotSaid: ['stock'] };
    open(aRecipe({ tags: [], dietHints: ['Vegetarian'], diet_warnings: ['not vegan', 'dairy', 'egg'], allergens }));
    await heading();
    expect(screen.getByText('Vegetarian')).toBeTruthy();
    expect(screen.getByText('Contains milk: butter and feta')).toBeTruthy();
    expect(screen.getByText('Contains egg: egg')).toBeTruthy();
    expect(screen.getByText('Not known: zorblatt')).toBeTruthy();
    expect(screen.getByText('Which kind is not said: stock')).toBeTruthy();
    expect(screen.getByText(/This is no list of all allergens/)).toBeTruthy();
    expect(screen.queryByText(/free (of|from)|may contain/i)).toBeNull();
    expect(screen.queryByText(/probably/i)).toBeNull();
  });

  it('says to a person what cannot be told of it', async () => {
    open(
      aRecipe({ diet_unjudged: ['not vegan', 'egg', 'nuts'] }),
      aUser({ diets: ['Vegan'], allergens: ['nuts', 'egg'] }),
    );
    await heading();
    expect(await screen.findByText(/we cannot tell whether it is vegan, or contains egg or nuts/)).toBeTruthy();
  });

  it('names what leaves it open', async () => {
    const of = (unknown: string[], kindNotSaid: string[]) => {
      const allergens = { contains: [], unknown, kindNotSaid };
      open(aRecipe({ diet_unjudged: ['not vegetarian'], allergens }), aUser({ diets: ['Vegetarian'] }));
    };
    of([], ['Brühe']);
    const kind = 'The recipe does not say which kind it means: Brühe. So we cannot tell whether it is vegetarian.';
    expect(await screen.findByText(kind)).toBeTruthy();
    cleanup();
    of(['zorblatt'], ['Brühe']);
    expect(await screen.findByText(/^Sorrel does not know zorblatt and Brühe, so we cannot tell/)).toBeTruthy();
  });
});

test('a recipe that is deleted on its page is not asked for once more', async () => {
  const api = signedInApi()
    .on(getRecipe, () => BASE)
    .on(deleteRecipe, () => ({ message: 'Deleted.' }))
    .on(userRecipes, () => ({ results: [], maxPage: 1, total: 0, notJudged: 0 }));
  const { user } = renderApp(PATH, { api });
  await heading();
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByRole('heading', { level: 1, name: 'Your Recipes' });
  expect(api.calls(getRecipe)).toHaveLength(1);
});

describe('the favourite toggle', () => {
  it('DET-15 DET-19 flips, then the recipe is reloaded', async () => {
    let recipe = BASE;
    const api = signedInApi()
      .on(getRecipe, () => recipe)
      .on(toggleFave, () => {
        recipe = { ...recipe, is_favorite: true };
        return { is_favorite: true };
      });
    const { user } = renderApp(PATH, { api });
    await heading();
    const toggle = screen.getByRole('button', { name: 'Favourite' });
    expect(toggle.getAttribute('aria-pressed')).toBe('false');
    await user.click(toggle);
    await waitFor(() => expect(toggle.getAttribute('aria-pressed')).toBe('true'));
    await waitFor(() => expect(api.calls(getRecipe)).toHaveLength(2));
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
  });

  it('flips although recipes to choose from by name are kept beside the lists', async () => {
    const api = signedInApi()
      .on(getRecipe, () => BASE)
      .on(toggleFave, () => ({ is_favorite: true }));
    const { user, queryClient } = renderApp(PATH, { api });
    await heading();
    queryClient.setQueryData(recipesNamedQuery(['pesto']).queryKey, []);
    await user.click(screen.getByRole('button', { name: 'Favourite' }));
    await waitFor(() => expect(api.calls(toggleFave)).toHaveLength(1));
  });

  it('goes back when the server does not take it, and says so', async () => {
    const api = signedInApi()
      .on(getRecipe, () => BASE)
      .fail(toggleFave, 'internal');
    const { user } = renderApp(PATH, { api });
    await heading();
    await user.click(screen.getByRole('button', { name: 'Favourite' }));
    expect(await screen.findByText(ERRORS.internal.message)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Favourite' }).getAttribute('aria-pressed')).toBe('false');
  });

  it('of a recipe that was deleted in another tab says so, and leads to the book', async () => {
    const api = signedInApi()
      .on(getRecipe, () => BASE)
      .on(userRecipes, () => ({ results: [], maxPage: 1, total: 0, notJudged: 0 }))
      .fail(toggleFave, 'recipe_not_found');
    const { user } = renderApp(PATH, { api });
    await heading();
    api.fail(getRecipe, 'recipe_not_found');
    await user.click(screen.getByRole('button', { name: 'Favourite' }));
    expect(await screen.findByText(ERRORS.recipe_not_found.message)).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: 'Your Recipes' })).toBeTruthy();
  });
});

describe('corrections', () => {
  const openTable = async (user = aUser({ premium: true })) => {
    const view = open(BASE, user);
    await heading();
    await view.user.click(screen.getByRole('button', { name: 'How this was worked out' }));
    await view.user.click(await screen.findByRole('button', { name: 'Correct spinach' }));
    return view;
  };

  it('a premium user says what a food is and weighs, and the recipe is counted anew', async () => {
    const { user, api } = await openTable();
    api
      .on(searchIngredients, () => [{ id: 'kale', name: 'kale', possibleUnits: ['g'], own: false }])
      .on(correctFood, () =>
        Object.assign(
          aRecipe({
            nutritionLines: [{ ...BASE.nutritionLines[0]!, food: 'Kale', grams: 180, confidence: 'corrected' }],
          }),
          { renamed: { from: 'spinach', to: 'kale', aisle: 'produce' as const, meals: ['Green shakshuka'] } },
        ),
      );
    await user.type(screen.getByRole('textbox', { name: 'Food' }), 'kale');
    await user.click(await screen.findByRole('button', { name: 'kale' }));
    await user.type(screen.getByRole('spinbutton', { name: 'Weight' }), '180');
    await user.click(screen.getByRole('button', { name: 'Save correction' }));
    expect(await screen.findByText('corrected by you')).toBeTruthy();
    expect(api.calls(correctFood)[0]?.body).toEqual({ ingredient: 'spinach', foodId: 'kale', grams: 180 });
    // for the list on this screen, when it is opened next
    expect(JSON.parse(sessionStorage.getItem('foodRenames') ?? '[]')).toMatchObject([{ from: 'spinach', to: 'kale' }]);
  });

  it('an ingredient without an amount shows no figure, not a zero', async () => {
    const [spinach] = BASE.ingredients;
    const salt = { ...spinach!, id: 'i9', name: 'salt', quantity: 0, unit: '', calories: 0 };
    open(aRecipe({ ingredients: [spinach!, salt] }));
    await heading();
    expect(panel('Ingredients').getAllByText(/kcal/)).toHaveLength(1);
    expect(panel('Ingredients').queryByText('0 kcal')).toBeNull();
  });

  const ASKED = aRecipe({
    nutritionRanges: { calories: [262, 351], protein: [18, 25], carbohydrates: [7, 10], fat: [17, 23] },
    nutritionQuestions: [
      {
        line: 1,
        plusMinusKcal: 38.4,
        asks: 'weight',
        sizeSaid: false,
        choices: [
          { size: 'small', grams: 120, taken: false },
          { size: 'medium', grams: 150, taken: true },
          { size: 'large', grams: 186, taken: false },
        ],
      },
      { line: 0, plusMinusKcal: 6, asks: 'food', sizeSaid: false, choices: [] },
    ],
  });

  it('says between what the energy lies, and one press answers what was assumed', async () => {
    const { user, api } = open(ASKED, aUser({ premium: true }));
    await heading();
    expect(screen.getByText('between 260 and 355 kcal')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'How this was worked out' }));
    const section = within(await screen.findByRole('region', { name: 'Assumed' }));
    expect(section.getByText('No size given. We took medium, 50 g each.')).toBeTruthy();
    expect(section.getByText('± 39 kcal')).toBeTruthy();
    expect(section.getByText('We took this for Spinach, raw. Is that right?')).toBeTruthy();
    api.on(correctFood, () =>
      Object.assign(
        aRecipe({
          nutritionRanges: { calories: [290, 331], protein: [18, 25], carbohydrates: [7, 10], fat: [17, 23] },
          nutritionQuestions: [],
        }),
        { renamed: null },
      ),
    );
    await user.click(section.getByRole('button', { name: 'Large 62 g' }));
    expect(await screen.findByText(/Now between 290 and 335 kcal\./)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Assumed' }));
    expect(api.calls(correctFood)[0]?.body).toEqual({ ingredient: 'egg', foodId: null, grams: 186 });
  });

  it('does not say that no size is given where one is', async () => {
    const [question] = ASKED.nutritionQuestions;
    const { user } = open(
      { ...ASKED, nutritionQuestions: [{ ...question!, sizeSaid: true }] },
      aUser({ premium: true }),
    );
    await heading();
    await user.click(screen.getByRole('button', { name: 'How this was worked out' }));
    expect(await screen.findByText('The recipe says medium. We took 50 g each for that.')).toBeTruthy();
  });

  it('a label that wants an ingredient names it, and one press opens its form', async () => {
    const [first, second] = ASKED.nutritionLines;
    const nutritionLines = [first!, { ...second!, ingredient: 'noodles', matched: false, grams: null }];
    const { user } = open({ ...ASKED, nutritionLines, labelGaps: [1] }, aUser({ premium: true }));
    await heading();
    await user.click(screen.getByRole('button', { name: 'Label' }));
    expect(await screen.findByText(/There is no label yet: .* Not counted: noodles\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Tell us: noodles' }));
    const form = within(await screen.findByRole('form', { name: 'Correct noodles' }));
    await waitFor(() => expect(document.activeElement).toBe(form.getByRole('spinbutton', { name: 'Weight' })));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('where no answer fits, the form of the line is opened and typed in', async () => {
    const { user } = open(ASKED, aUser({ premium: true }));
    await heading();
    await user.click(screen.getByRole('button', { name: 'How this was worked out' }));
    await user.click(await screen.findByRole('button', { name: 'Another food' }));
    const field = await screen.findByRole('textbox', { name: 'Food' });
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('ROLE-11 who has no Premium sees how sure it is, and nothing to answer', async () => {
    const { user } = open(ASKED, aUser());
    await heading();
    await user.click(screen.getByRole('button', { name: 'How this was worked out' }));
    expect(await screen.findByRole('region', { name: 'How sure this is' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Assumed' })).toBeNull();
  });

  it('ROLE-11 a free user is told that it is part of Premium', async () => {
    await openTable(aUser());
    expect(await screen.findByRole('dialog', { name: 'Upgrade to Premium' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Food' })).toBeNull();
  });
});

describe('taking it along', () => {
  it('copies the recipe as plain words', async () => {
    const { user } = open();
    await heading();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy as text' }));
    expect(await screen.findByText('Copied')).toBeTruthy();
    const text = await navigator.clipboard.readText();
    expect(text).toContain('Serves 2 · Prep 10 min · Cook 15 min');
    expect(text).toContain('- 200 g spinach\n- 3 egg');
    expect(text).toContain('1. Wilt the spinach.');
  });

  it('copies the amounts for the serves that are chosen', async () => {
    const { user } = open();
    await heading();
    await user.click(screen.getByRole('button', { name: 'More: Serves' }));
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy as text' }));
    expect(await screen.findByText('Copied')).toBeTruthy();
    const text = await navigator.clipboard.readText();
    expect(text).toContain('Serves 3 ·');
    expect(text).toContain('- 300 g spinach\n- 4 ½ egg');
  });

  it('copies amounts and temperatures in the units that are chosen', async () => {
    const kitchen = { cupGrams: 244, isLiquid: true, isScooped: false };
    const milk = {
      ...BASE.ingredients[0]!,
      name: 'milk',
      quantity: 2,
      unit: 'cup',
      food: { id: 'milk', name: 'milk', sure: true, kitchen },
    };
    const { user } = open(aRecipe({ serves: 2, ingredients: [milk], method: [{ step: 1, desc: 'Bake at 350°F.' }] }));
    await heading();
    await user.click(screen.getByRole('radio', { name: 'Metric' }));
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy as text' }));
    expect(await screen.findByText('Copied')).toBeTruthy();
    const text = await navigator.clipboard.readText();
    expect(text).toContain('- 480 ml milk');
    expect(text).toContain('1. Bake at 180 °C.');
  });

  it('shows people’s texts in the direction of their language', async () => {
    open(aRecipe({ name: 'מרק עדשים', notes: 'הגישו חם' }));
    const title = await screen.findByRole('heading', { level: 1, name: 'מרק עדשים' });
    expect(title.dir).toBe('auto');
    expect(screen.getByText('הגישו חם').dir).toBe('auto');
  });
});
