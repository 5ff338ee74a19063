import { describe, expect, it } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import type { PlanCandidate } from './candidates.ts';
import { defaultPlanSettings, NO_GOALS } from './plan-settings.ts';
import { respin } from './respin.ts';
import { noWishes, type PlanWishes } from './wishes.ts';

const recipe = (id: string, calories: number | null, change: Partial<PlanCandidate> = {}): PlanCandidate => ({
  id,
  type: 'lunch',
  tags: [],
  isFavorite: false,
  nutrients: calories === null ? null : { ...NO_GOALS, calories },
  ...change,
});
const settings = { ...defaultPlanSettings(), nutGoals: { ...NO_GOALS, calories: 2000 } };
const book = [recipe('a', 600), recipe('b', 500), recipe('c', 900), recipe('d', 510, { type: 'dinner' })];
const dayTotals = { ...NO_GOALS, calories: 1480 };
const idOf = (result: ReturnType<typeof respin>) => (result.ok ? result.recipe.id : result.reason);
const spin = (context: Partial<Parameters<typeof respin>[2]>, change = {}, seed = 1) =>
  idOf(respin(book, { ...settings, ...change }, { mealType: 'lunch', ...context }, seededRandom(seed)));

it('PLAN-10 a re-roll gives the recipe that keeps the day closest to its goals', () => {
  expect(spin({ dayTotals })).toBe('b');
  expect(spin({ dayTotals: { ...dayTotals, calories: 1050 } })).toBe('c');
});

it('a re-roll never gives the recipe that is shown', () => {
  expect(spin({ dayTotals, shownId: 'b' })).toBe('a');
  expect(idOf(respin([book[0]!], settings, { mealType: 'lunch', shownId: 'a' }, seededRandom(1)))).toBe('no_other');
});

it('a re-roll goes on to recipes the slot has not shown yet, and begins again when all were seen', () => {
  expect(spin({ dayTotals, shownId: 'a', seenIds: ['b', 'a'] })).toBe('c');
  expect(spin({ dayTotals, shownId: 'c', seenIds: ['b', 'a', 'c'] })).toBe('b');
});

it("a recipe in the plan is given again only where its type's and the slot's repeats are on", () => {
  const planMeals = [{ id: 'b', mealType: 'lunch' as const }];
  expect(spin({ dayTotals, planMeals })).toBe('a');
  expect(spin({ dayTotals, planMeals }, { repeat: { ...settings.repeat, lunch: true } })).toBe('b');
  const anyBook = [recipe('x', 500, { type: 'any' }), recipe('y', 900)];
  const lunchOff = { ...settings, repeat: { ...settings.repeat, any: true } };
  const elsewhere = { mealType: 'lunch' as const, dayTotals, planMeals: [{ id: 'x', mealType: 'dinner' as const }] };
  expect(idOf(respin(anyBook, lunchOff, elsewhere, seededRandom(1)))).toBe('x');
});

it('a recipe of the same day, and one without nutrition, come last', () => {
  const repeats = { repeat: { ...settings.repeat, lunch: true } };
  expect(spin({ dayTotals, dayIds: ['b'] }, repeats)).toBe('a');
  const unknown = [recipe('n', null), recipe('m', 4000)];
  expect(idOf(respin(unknown, settings, { mealType: 'lunch', dayTotals }, seededRandom(1)))).toBe('m');
});

it('without goals chance decides, the same way for the same seed', () => {
  const drawn = Array.from({ length: 20 }, (_, seed) => spin({}, { nutGoals: NO_GOALS }, seed));
  expect(new Set(drawn).size).toBe(3);
  expect(spin({}, { nutGoals: NO_GOALS }, 4)).toBe(spin({}, { nutGoals: NO_GOALS }, 4));
});

it('says whether the book has no such recipe or the filters leave none', () => {
  expect(spin({ mealType: 'snack' })).toBe('no_recipes');
  expect(spin({}, { favourites: true })).toBe('filtered_out');
});

it('where cheaper meals are preferred, one of the cheaper half of those that are as near is given, and none that is further off', () => {
  const priced = [
    recipe('dear', 500, { costHundredths: 900 }),
    recipe('cheap', 505, { costHundredths: 100 }),
    recipe('unknown', 510),
    recipe('far', 900, { costHundredths: 1 }),
  ];
  const drawn = (cheaper: boolean) =>
    new Set(
      Array.from({ length: 40 }, (_, seed) =>
        idOf(
          respin(
            priced,
            { ...settings, wishes: { ...noWishes(), cheaper } },
            { mealType: 'lunch', dayTotals },
            seededRandom(seed),
          ),
        ),
      ),
    );
  expect(drawn(false)).toEqual(new Set(['dear', 'cheap', 'unknown']));
  expect(drawn(true).has('dear')).toBe(false);
  expect(drawn(true).has('far')).toBe(false);
});

it('of those that are as near the half that costs less is drawn from, the middle one of an odd number with it', () => {
  const drawn = (costs: readonly (number | undefined)[]) => {
    const priced = costs.map((costHundredths, place) =>
      recipe(`r${place}`, 500, costHundredths === undefined ? {} : { costHundredths }),
    );
    const asked = { ...settings, wishes: { ...noWishes(), cheaper: true } };
    const ids = Array.from({ length: 60 }, (_, seed) =>
      idOf(respin(priced, asked, { mealType: 'lunch', dayTotals }, seededRandom(seed))),
    );
    return [...new Set(ids)].toSorted();
  };
  expect(drawn([100, 200, 300, 400])).toEqual(['r0', 'r1']);
  expect(drawn([300, 200, 100])).toEqual(['r1', 'r2']);
  expect(drawn([100])).toEqual(['r0']);
  expect(drawn([100, 100, 100])).toEqual(['r0', 'r1', 'r2']);
  expect(drawn([undefined, undefined])).toEqual(['r0', 'r1']);
  // what nobody knows costs what is usual
  expect(drawn([undefined, 100, 900])).toContain('r1');
  expect(drawn([undefined, 100, 900])).not.toContain('r2');
});

it('a slot that is empty leaves the others that are their share of what the day lacks', () => {
  const offered = (openTypes: readonly ('breakfast' | 'dinner')[]) =>
    idOf(
      respin(
        [recipe('small', 500), recipe('middle', 700), recipe('large', 1500)],
        settings,
        { mealType: 'lunch', dayTotals: { ...dayTotals, calories: 500 }, openTypes },
        seededRandom(1),
      ),
    );
  // of 1500 kcal: all, 6 of 13 parts, and 6 of 17
  expect([offered([]), offered(['dinner']), offered(['dinner', 'breakfast'])]).toEqual(['large', 'middle', 'small']);
});

it('what is eaten elsewhere takes its part of the goals with it', () => {
  const asked = { mealType: 'lunch' as const, dayTotals: { ...dayTotals, calories: 400 } };
  const offered = (dayPart: number) => idOf(respin(book, settings, { ...asked, dayPart }, seededRandom(1)));
  expect([offered(0.45), offered(0.65)]).toEqual(['b', 'c']);
});

describe('a re-roll keeps to what is wished of the week', () => {
  const week = [
    recipe('beef', 500, { foodGroups: ['redMeat'], mainFood: 'beef' }),
    recipe('rice', 900, { mainFood: 'rice' }),
  ];
  const wished = (wishes: Partial<PlanWishes>, change: Partial<PlanCandidate>, context = {}, seed = 1) =>
    idOf(
      respin(
        [...week, recipe('near', 510, change), recipe('far', 1000)],
        { ...settings, wishes: { ...noWishes(), ...wishes } },
        { mealType: 'lunch', dayTotals, day: 2, shownId: 'rice', ...context },
        seededRandom(seed),
      ),
    );
  const beefOnMonday = { planMeals: [{ id: 'beef', mealType: 'dinner' as const, day: 0 }] };

  it('of a food group no more than the rest of the week leaves', () => {
    const atMost = { redMeat: 1, poultry: null, fish: null };
    expect(wished({ atMost }, { foodGroups: ['redMeat'] }, beefOnMonday)).toBe('far');
    expect(wished({ atMost: { ...atMost, redMeat: 2 } }, { foodGroups: ['redMeat'] }, beefOnMonday)).toBe('near');
  });

  it('nothing that was eaten of late', () => {
    expect(wished({ notWithinDays: 14 }, { isRecent: true }, beefOnMonday)).toBe('far');
  });

  it('nothing that is cooked on a day without cooking, where something is not', () => {
    const uncooked = (day: number) =>
      idOf(
        respin(
          [recipe('roast', 510, { isCooked: true }), recipe('salad', 1000, { isCooked: false })],
          { ...settings, wishes: { ...noWishes(), cookOn: [0, 1] } },
          { mealType: 'lunch', dayTotals, day },
          seededRandom(1),
        ),
      );
    expect(uncooked(2)).toBe('salad');
    expect(uncooked(1)).toBe('roast');
  });

  it('no third day of one main food, also where nothing was said of it', () => {
    const planMeals = [0, 1].map((day) => ({ id: 'rice', mealType: 'dinner' as const, day }));
    const repeat = { ...settings.repeat, lunch: true, dinner: true };
    const spun = (day: number) =>
      idOf(
        respin(
          [...week, recipe('pilau', 510, { mainFood: 'rice' }), recipe('far', 1000)],
          { ...settings, repeat },
          { mealType: 'lunch', dayTotals, day, planMeals, shownId: 'beef', seenIds: ['rice'] },
          seededRandom(1),
        ),
      );
    expect(spun(2)).toBe('far');
    expect(spun(4)).toBe('pilau');
  });

  it('what is to be used up comes first, but not again and again', () => {
    const carrots = [recipe('stew', 1400, { usesUp: [0] }), ...book];
    const wishes = { ...noWishes(), useUp: ['carrots'] };
    const spun = (context: object) =>
      idOf(
        respin(carrots, { ...settings, wishes }, { mealType: 'lunch', dayTotals, day: 2, ...context }, seededRandom(1)),
      );
    expect(spun({})).toBe('stew');
    expect(spun({ shownId: 'b', seenIds: ['stew'] })).toBe('a');
    expect(spun({ planMeals: [{ id: 'stew', mealType: 'dinner', day: 0 }] })).not.toBe('stew');
  });
});
