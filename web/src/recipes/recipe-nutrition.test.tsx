import { correctFood, searchIngredients } from '@sorrel/contract/foods';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aRecipe, aUser } from '../../testing/samples.ts';
import { BASE, heading, open, panel } from './testing/open-recipe.tsx';

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
    const allergens = { ...BASE.allergens, contains, unknown: ['zorblatt'], kindNotSaid: ['stock'] };
    open(aRecipe({ tags: [], dietHints: ['Vegetarian'], diet_warnings: ['not vegan', 'dairy', 'egg'], allergens }));
    await heading();
    expect(screen.getByText('Vegetarian')).toBeTruthy();
    expect(screen.getByText('Contains milk: butter and feta')).toBeTruthy();
    expect(screen.getByText('Contains egg: egg')).toBeTruthy();
    expect(screen.getByText('Not known: zorblatt')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Allergens found' })).toBeTruthy();
    expect(screen.getByText('Which kind is not said: stock')).toBeTruthy();
    expect(screen.getByText(/This is no list of all allergens/)).toBeTruthy();
    expect(screen.queryByText(/free (of|from)|may contain/i)).toBeNull();
    expect(screen.queryByText(/probably/i)).toBeNull();
  });

  it('finds no allergen where nothing is known, and says so of nothing', async () => {
    open(aRecipe({ allergens: { ...BASE.allergens, unknown: ['zorblatt'] } }));
    await heading();
    expect(screen.getByRole('heading', { name: 'Allergens' })).toBeTruthy();
    expect(screen.getByText('Not known: zorblatt')).toBeTruthy();
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
      const allergens = { ...BASE.allergens, unknown, kindNotSaid };
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
