import type { MealPlan, WeekQuality } from '@sorrel/contract/plans';
import { slotsOf } from '@sorrel/core/plans/week-plan';
import { noWishes } from '@sorrel/core/plans/wishes';
import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipeCalls } from '../../testing/recipe-calls.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { ALWAYS, ONE_OF_EACH } from '../../testing/week-samples.ts';

let t: TestApp;
const calls = recipeCalls(() => t);
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const EATS = { colour: 'sky', goal_kcal: null, excluded_foods: [] as string[], portion: 1, away: [] as string[] };
const asked = { structure: ONE_OF_EACH, repeat: ALWAYS, variation: 1, persons: true };

const person = async (user: TestUser, changes: object = {}, id?: string): Promise<string> => {
  const body = { ...EATS, name: 'Mia', ...changes };
  const reply =
    id === undefined
      ? await t.send('POST', '/api/household/persons', { user, body })
      : await t.send('PUT', `/api/household/persons/${id}`, { user, body });
  expect(reply.status).toBe(200);
  return reply.body.at(-1).id;
};
const generate = async (user: TestUser, body: object = {}): Promise<MealPlan> => {
  const reply = await t.send('POST', '/api/plans/generate', { user, body: { ...asked, ...body } });
  expect(reply.status).toBe(200);
  return reply.body;
};
const meals = (plan: MealPlan) => slotsOf(plan).filter(({ meal }) => meal.id !== null);

/** A recipe of each meal type, with this many kcal. */
async function book(
  user: TestUser,
  kcal = 500,
  name = 'Leek stew',
  ingredient = 'leek',
  cookTime = '0',
): Promise<void> {
  for (const type of MEAL_TYPES) {
    const id = await calls.added(user, {
      recipeName: `${name} ${type}`,
      type,
      serves: '2',
      cookTime,
      ingredients: JSON.stringify([{ id: 'a', name: ingredient, quantity: 400, unit: 'g', possibleUnits: ['g'] }]),
    });
    await t.services.pool.query(
      `update recipes set calories = $2, protein = 20, carbohydrates = 50, fat = 20, fiber = 5, sugar = 5,
         nutrients = jsonb_build_object('calories', $2::float8, 'protein', 20, 'carbohydrates', 50, 'fat', 20, 'fiber', 5, 'sugar', 5),
         cooked_grams = 900 where id = $1`,
      [id, kcal],
    );
  }
}

test('each eats by their own goal, a child its usual portion; the plates say who, and a serving says its grams', async () => {
  const user = await t.makeUser({ premium: true });
  await book(user);
  await person(user, { goal_kcal: 2500 }, user.id);
  const small = await person(user, { name: 'Ann', goal_kcal: 1500 });
  const child = await person(user, { portion: 0.75 });
  const plan = await generate(user);
  const sums = new Map<string, number>();
  for (const { meal } of meals(plan)) {
    expect(meal.serving_grams).toBe(450);
    for (const plate of meal.plates ?? []) sums.set(plate.person, (sums.get(plate.person) ?? 0) + plate.portion * 500);
  }
  expect((sums.get(user.id) ?? 0) / 7).toBeCloseTo(2500, -2);
  expect((sums.get(small) ?? 0) / 7).toBeCloseTo(1500, -2);
  expect((sums.get(child) ?? 0) / 7).toBe(1500);
  expect(meals(plan).every(({ meal }) => meal.plates?.find((plate) => plate.person === child)?.portion === 0.75)).toBe(
    true,
  );
});

test('no plate is heavier than a person can eat, however little is in the dish', async () => {
  const user = await t.makeUser({ premium: true });
  await book(user, 250, 'Courgette soup', 'courgette');
  await t.services.pool.query(`update recipes set cooked_grams = 1200 where household_id = $1`, [user.householdId]);
  await person(user, { goal_kcal: 2800 }, user.id);
  await person(user, { name: 'Ann', goal_kcal: 1500 });
  const plates = meals(await generate(user)).flatMap(({ mealType, meal }) =>
    (meal.plates ?? []).map(({ portion }) => ({ mealType, grams: portion * (meal.serving_grams ?? 0) })),
  );
  expect(plates.length).toBeGreaterThan(40);
  for (const { mealType, grams } of plates) {
    expect(grams).toBeLessThanOrEqual(mealType === 'snack' ? 500 : mealType === 'breakfast' ? 800 : 1000);
  }
});

test('who eats elsewhere has no plate, and a meal that nobody eats at home stays empty and says so', async () => {
  const user = await t.makeUser({ premium: true });
  await book(user);
  await person(user, { away: ['0-lunch', '1-lunch'] }, user.id);
  const child = await person(user, { away: ['0-lunch'] });
  const plan = await generate(user);
  expect(plan[0]?.lunch[0]).toMatchObject({ id: null, why: 'Nobody of your kitchen eats this meal at home.' });
  expect(plan[1]?.lunch[0]?.plates?.map((plate) => plate.person)).toEqual([child]);
  expect(plan[2]?.lunch[0]?.plates).toHaveLength(2);
});

test('who does not eat a dish gets another one where the book has it; where it has none, that is said', async () => {
  const user = await t.makeUser({ premium: true });
  await book(user, 500, 'Liver and onions', 'liver');
  const child = await person(user, { excluded_foods: ['liver'] });
  const [monday] = await generate(user);
  expect(meals([monday] as MealPlan).every(({ meal }) => !meal.plates?.some((plate) => plate.person === child))).toBe(
    true,
  );
  const reasons = (monday as unknown as { quality: { reasons: { code: string; sentence: string }[] } }).quality.reasons;
  expect(reasons.map(({ code }) => code)).toContain('person_unfed');
  expect(reasons.map(({ sentence }) => sentence).join()).toContain('Mia does not eat 28 of the meals');

  await book(user, 500, 'Leek stew', 'leek');
  const plan = await generate(user);
  for (const { meal } of meals(plan)) {
    const own = [meal, meal.second].find((dish) => dish?.plates?.some((plate) => plate.person === child));
    expect(own?.name).toMatch(/^Leek stew/);
  }
});

test('a free household has its usual portions; alone the week is what it always was', async () => {
  const user = await t.makeUser();
  await book(user);
  const alone = await generate(user);
  expect(meals(alone).every(({ meal }) => meal.plates === undefined && meal.second === undefined)).toBe(true);
  await person(user, { goal_kcal: 4000, portion: 1.5 }, user.id);
  await person(user, { portion: 0.5 });
  const plan = await generate(user);
  expect(meals(plan).length).toBe(28);
  for (const { meal } of meals(plan)) expect(meal.plates?.map((plate) => plate.portion).toSorted()).toEqual([0.5, 1.5]);
});

test('what is locked keeps its plates to the digit, without who is away since, and with who came', async () => {
  const user = await t.makeUser({ premium: true });
  await book(user);
  const child = await person(user, { portion: 0.5 });
  const plan = await generate(user);
  const lunch = { ...plan[0]?.lunch[0], plates: [{ person: user.id, portion: 2 }] };
  const again = await generate(user, { lockedMeals: { '0-lunch-0': lunch } });
  expect(again[0]?.lunch[0]).toMatchObject({
    id: plan[0]?.lunch[0]?.id,
    plates: [
      { person: user.id, portion: 2 },
      { person: child, portion: 0.5 },
    ],
  });
  await person(user, { away: ['0-lunch'] }, user.id);
  const left = await generate(user, { lockedMeals: { '0-lunch-0': lunch } });
  expect(left[0]?.lunch[0]?.plates).toEqual([{ person: child, portion: 0.5 }]);
});

test('a recipe to avoid is not chosen, so that one slot can be asked for anew', async () => {
  const user = await t.makeUser({ premium: true });
  await book(user);
  await book(user, 480, 'Bean stew', 'beans');
  await person(user);
  const plan = await generate(user);
  const shown = plan[0]?.dinner[0];
  const locked = Object.fromEntries(
    slotsOf(plan).flatMap(({ day, mealType, index, meal }) =>
      day === 0 && mealType === 'dinner' ? [] : [[`${day}-${mealType}-${index}`, meal]],
    ),
  );
  const again = await generate(user, { lockedMeals: locked, avoid: [shown?.id] });
  expect(again[0]?.dinner[0]?.id).not.toBe(shown?.id);
  expect(again[0]?.dinner[0]?.plates).toHaveLength(2);
  expect(again[1]?.dinner[0]).toMatchObject({ id: plan[1]?.dinner[0]?.id, plates: plan[1]?.dinner[0]?.plates });
});

test('a saved week keeps its plates, and its shopping list buys the sum of them, second dishes too', async () => {
  const user = await t.makeUser({ premium: true });
  await book(user);
  const child = await person(user);
  const [lunch] = meals(await generate(user)).map(({ meal }) => meal);
  const empty = () => Object.fromEntries(MEAL_TYPES.map((type) => [type, [] as object[]]));
  const week = Array.from({ length: 7 }, empty);
  const { second: _, ...dish } = lunch ?? {};
  week[0] = {
    ...empty(),
    lunch: [
      {
        ...dish,
        plates: [{ person: user.id, portion: 1.25 }],
        second: { ...dish, plates: [{ person: child, portion: 0.75 }] },
      },
    ],
  };
  const { mealPlanId } = (await t.send('POST', '/api/plans/save', { user, body: { name: 'Ours', plan: week } })).body;
  await t.send('DELETE', `/api/household/persons/${child}`, { user });
  const saved = (await t.send('GET', `/api/plans/load/${mealPlanId}`, { user })).body.mealPlan[0].lunch[0];
  expect(saved).toMatchObject({ plates: [{ portion: 1.25 }], second: { plates: [{ person: child, portion: 0.75 }] } });
  const list = (await t.send('GET', `/api/lists/get-list/${mealPlanId}`, { user })).body;
  // two servings of a dish that takes 400 g for two
  expect(JSON.stringify(list)).toMatch(/"name":"leeks?"/);
  expect(JSON.stringify(list)).toContain('400');
});

test('two who make a week at once both get one, and the last that is saved under a name stays', async () => {
  const user = await t.makeUser({ premium: true });
  await book(user);
  await person(user);
  const weeks = await Promise.all([generate(user), generate(user)]);
  for (const week of weeks) expect(meals(week).every(({ meal }) => meal.plates?.length === 2)).toBe(true);
});

test('whose goal no mix of the book meets is told which meals to add, as one who eats alone is', async () => {
  const user = await t.makeUser({ premium: true });
  await book(user, 300);
  await person(user, { goal_kcal: 6000 });
  const [monday] = (await generate(user)) as unknown as [{ quality: WeekQuality }];
  const { reasons } = monday.quality;
  const ofMia = reasons.find(({ code }) => code === 'person_goal');
  expect(ofMia?.sentence).toContain('Mia: Calories');
  expect(ofMia?.add).toEqual({ nutrient: 'calories', mealType: 'dinner', amount: 'more' });
});

test('wishes hold for several too: what is to be used up comes, and what takes too long does not', async () => {
  const user = await t.makeUser({ premium: true });
  await book(user, 500, 'Leek stew', 'leek', '15');
  await book(user, 500, 'Carrot stew', 'carrot', '60');
  await person(user);
  const quick = { ...noWishes(), minutesOfDay: [20, 20, 20, 20, 20, 20, 20] };
  const week = await generate(user, { wishes: quick });
  expect(meals(week).filter(({ meal }) => meal.name.startsWith('Carrot'))).toEqual([]);
  const used = await generate(user, { wishes: { ...noWishes(), useUp: ['carrots'] } });
  expect(meals(used).some(({ meal }) => meal.name.startsWith('Carrot'))).toBe(true);
});

test('a food is known by its name in any language: one to be used up, and one that somebody does not eat', async () => {
  const user = await t.makeUser({ premium: true });
  await book(user, 500, 'Leek stew', 'leek');
  await book(user, 500, 'Karottentopf', 'Möhren');
  const child = await person(user);
  const used = await generate(user, { repeat: {}, wishes: { ...noWishes(), useUp: ['carrots'] } });
  const codes = (plan: MealPlan) =>
    (plan as unknown as [{ quality: WeekQuality }])[0].quality.reasons.map(({ code }) => code);
  expect(codes(used)).not.toContain('wish_use_up');
  await person(user, { excluded_foods: ['carrots'] }, child);
  const eaten = meals(await generate(user)).filter(({ meal }) => meal.name.startsWith('Karotten'));
  expect(eaten.flatMap(({ meal }) => meal.plates ?? []).filter((plate) => plate.person === child)).toEqual([]);
});

test('an ingredient that is called as every object’s constructor is keeps no week from using food up', async () => {
  const user = await t.makeUser({ premium: true });
  await book(user, 500, 'Odd stew', 'constructor');
  await book(user, 500, 'Carrot stew', 'carrot');
  const used = await generate(user, { wishes: { ...noWishes(), useUp: ['carrots'] } });
  expect(meals(used).some(({ meal }) => meal.name.startsWith('Carrot'))).toBe(true);
});

test('who eats alone is not served what they do not eat either, by a week or by another meal for a slot', async () => {
  const user = await t.makeUser({ premium: true });
  await book(user, 500, 'Leek stew', 'leek');
  await book(user, 500, 'Karottentopf', 'Möhren');
  const own = (await t.send('GET', '/api/household/persons', { user })).body[0];
  const names = async (body: object) =>
    new Set(meals(await generate(user, body)).map(({ meal }) => meal.name.slice(0, 5)));
  const both = { repeat: {}, structure: ONE_OF_EACH.map((day) => ({ ...day, lunch: 2 })) };
  expect(await names(both)).toEqual(new Set(['Leek ', 'Karot']));
  await person(user, { name: own.name, excluded_foods: ['carrots'] }, own.id);
  expect(await names(both)).toEqual(new Set(['Leek ']));
  expect(await names({ ...both, persons: undefined })).toEqual(new Set(['Leek ']));
  const shown = meals(await generate(user, both)).find(({ mealType }) => mealType === 'lunch')?.meal.id;
  const other = await t.send('GET', `/api/plans/respin?resultsPool=user&type=lunch&shown=${shown}`, { user });
  expect(other.status).toBe(404);
});

test('who eats alone is kept from all that the name of a food may mean: Paprika is a spice, and in German a vegetable', async () => {
  const user = await t.makeUser({ premium: true });
  await book(user, 500, 'Leek stew', 'leek');
  await book(user, 500, 'Pepper stew', 'red bell pepper');
  const own = (await t.send('GET', '/api/household/persons', { user })).body[0];
  await person(user, { name: own.name, excluded_foods: ['Paprika'] }, own.id);
  const names = meals(await generate(user)).map(({ meal }) => meal.name);
  expect(names.filter((name) => name.startsWith('Leek'))).not.toEqual([]);
  expect(names.filter((name) => name.startsWith('Pepper'))).toEqual([]);
});

test('a dish whose ingredients are not known is not said to be one that somebody does not eat', async () => {
  const user = await t.makeUser({ premium: true });
  await book(user, 500, 'Beef stew', 'beef');
  await book(user, 500, 'Grandmother’s pot', 'zzyrkel');
  await t.services.pool.query(
    `update recipes set type = case when name like 'Beef%' then 'lunch' else 'dinner' end where household_id = $1`,
    [user.householdId],
  );
  await person(user, { diets: ['Vegetarian'] });
  const structure = ONE_OF_EACH.map((day) => ({ ...day, breakfast: 0, snack: 0 }));
  const plan = await generate(user, { structure });
  const said = 'Mia does not eat 7 of the meals, and of 7 nobody knows whether they suit';
  const sentences = (quality: WeekQuality) => quality.reasons.map(({ sentence }) => sentence).join();
  expect(sentences((plan as unknown as [{ quality: WeekQuality }])[0].quality)).toContain(said);
  const explained = await t.send('POST', '/api/plans/explain', {
    user,
    body: { ...asked, mealPlan: plan, lockedMeals: {} },
  });
  expect(sentences(explained.body)).toContain(said);
});
