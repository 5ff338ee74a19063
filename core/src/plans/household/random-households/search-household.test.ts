import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byGoalNutrient } from '../../../foods/nutrients.ts';
import { seededRandom } from '../../../seeded-random.ts';
import { GOALS, seeds, whole } from '../../../testing/by-lot.ts';
import { expectKept, expectTrue, fillSimply, randomCase, randomDish } from '../../../testing/random-household.ts';
import { defaultPlanSettings } from '../../plan-settings.ts';
import { eatsDish } from '../household.ts';
import { compileHouseholdProblem, NONE } from '../household-problem.ts';
import { HouseholdState } from '../household-state.ts';
import { HouseholdSearch } from '../search-household.ts';

describe('a search for a household', () => {
  it('breaks no rule, leaves no worse week and keeps its sums true', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const testCase = randomCase(seed);
        const { week } = testCase;
        fillSimply(testCase);
        const before = week.score();
        const search = new HouseholdSearch(week, seededRandom(seed));
        search.anneal(15_000, 0.02, 0.002);
        const annealed = week.score();
        expect(annealed).toBeLessThanOrEqual(before + 1e-3);
        expectTrue(testCase);
        expectKept(testCase);
        search.polish(15_000, 0.02);
        expect(week.score()).toBeLessThanOrEqual(annealed + 1e-3);
        expectTrue(testCase);
        expectKept(testCase);
      }),
      { numRuns: 40 },
    );
  });

  it('wanders below its bound only', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const testCase = randomCase(seed);
        const { week } = testCase;
        fillSimply(testCase);
        const bound = week.score() + 0.3;
        new HouseholdSearch(week, seededRandom(seed)).wander(10_000, 0.3, { bound, isEnough: () => false });
        expect(week.score()).toBeLessThanOrEqual(bound + 1e-3);
        expectTrue(testCase);
        expectKept(testCase);
      }),
      { numRuns: 30 },
    );
  });

  it('knows what a dish or an exchange would cost at most, and leaves the rest of the week as it is', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const testCase = randomCase(seed);
        const { week, problem } = testCase;
        fillSimply(testCase);
        const random = seededRandom(seed + 1);
        const search = new HouseholdSearch(week, random);
        if (search.open.length < 2) return;
        search.portion();
        const pairs = search.open.flatMap((one) => search.open.map((two) => [one, two] as const));
        const [place, other] =
          pairs.find(([one, two]) => random() < 0.5 && search.maySwap(one, two)) ??
          pairs[whole(random, 0, pairs.length - 1)]!;
        if (search.maySwap(place, other)) {
          expect(problem.slots[place]!.day).not.toBe(problem.slots[other]!.day);
          const cost = search.costOfExchange(place, other);
          const before = { distance: week.distance(), mains: [week.main[place]!, week.main[other]!] };
          search.exchangeDishes(place, other);
          expect([week.main[other], week.main[place]]).toEqual(before.mains);
          const exchanged = week.distance();
          search.portion();
          expect(week.distance()).toBeCloseTo(exchanged, 8);
          if (cost !== null && cost > -100) expect(week.distance() - before.distance).toBeLessThanOrEqual(cost + 1e-8);
          expectTrue(testCase);
          expectKept(testCase);
        }
        const main = problem.fits[problem.slots[place]!.type]!.at(-1);
        if (main !== undefined && week.isFree(main, problem.slots[place]!.type)) {
          const cost = search.costOfDish(place, main, NONE);
          const before = { score: week.score(), distance: week.distance() };
          const isEqual = week.defectsOf(place, main, NONE) === week.defectsOf(place, week.main[place]!, NONE);
          search.putDish(place, main);
          expect(week.main[place]).toBe(main);
          const put = week.distance();
          search.portion();
          // its day had the best portions already
          expect(week.distance()).toBeCloseTo(put, 8);
          if (cost === null) expect(week.score()).toBeGreaterThan(before.score);
          else if (isEqual) expect(week.distance() - before.distance).toBeLessThanOrEqual(cost + 1e-8);
          else expect(cost).toBeLessThan(-100);
          expectTrue(testCase);
        }
      }),
    );
  });

  it('wanders somewhere, unless it is enough at once', () => {
    let changed = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const testCase = randomCase(seed);
      const { week } = testCase;
      fillSimply(testCase);
      const before = [...week.main];
      const search = new HouseholdSearch(week, seededRandom(seed));
      const bound = week.score() + 2;
      search.wander(10_000, 1, { bound, isEnough: () => true });
      expect([...week.main]).toEqual(before);
      search.wander(10_000, 1, { bound, isEnough: () => false });
      if (week.main.some((dish, place) => dish !== before[place])) changed++;
    }
    expect(changed).toBeGreaterThan(8);
  });

  it('leaves hardly a dish that another one would better, once it has polished all', () => {
    let [tried, better] = [0, 0];
    for (let seed = 1; seed <= 60; seed++) {
      const testCase = randomCase(seed);
      const { week, problem } = testCase;
      fillSimply(testCase);
      const search = new HouseholdSearch(week, seededRandom(seed));
      search.polish(2_000_000, 0.02);
      expectKept(testCase);
      for (const place of search.open) {
        const defects = week.defectsOf(place, week.main[place]!, week.second[place]!);
        for (const recipe of problem.fitsAll[place]!) {
          const { type } = problem.slots[place]!;
          if (recipe === week.main[place] || !week.isFree(recipe, type) || week.second[place] !== NONE) continue;
          if (week.defectsOf(place, recipe, NONE) !== defects) continue;
          tried++;
          if (search.costOfDish(place, recipe, NONE)! < -1e-6) better++;
        }
      }
    }
    expect(tried).toBeGreaterThan(100);
    expect(better).toBeLessThan(tried / 50);
  });

  it('gives no cost to what the rules mind more of, nor to one second dish too many', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const testCase = randomCase(seed);
        const { week, problem, household } = testCase;
        fillSimply(testCase);
        const random = seededRandom(seed + 1);
        const search = new HouseholdSearch(week, random);
        for (const place of search.open.slice(0, 8)) {
          const { type } = problem.slots[place]!;
          const now = week.defectsOf(place, week.main[place]!, week.second[place]!);
          for (const recipe of problem.fits[type]!) {
            const second = search.secondFor(place, recipe);
            const isWorse = week.defectsOf(place, recipe, second) > now + problem.secondCost;
            const used = week.seconds - (week.second[place] === NONE ? 0 : 1) + (second === NONE ? 0 : 1);
            const cost = search.costOfDish(place, recipe, second);
            if (isWorse || used > household.secondDishes) expect(cost).toBeNull();
            else if (second === NONE) expect(cost).not.toBeNull();
          }
        }
      }),
    );
  });

  it('finds a second dish for those only who do not eat the first, which somebody of them eats, and no more than are wished', () => {
    let found = 0;
    for (let seed = 1; seed <= 120; seed++) {
      const testCase = randomCase(seed);
      const { week, problem, household } = testCase;
      fillSimply(testCase);
      const search = new HouseholdSearch(week, seededRandom(seed));
      const room = household.secondDishes - week.seconds;
      for (const place of search.open) {
        const slot = problem.slots[place]!;
        for (const main of problem.fits[slot.type]!) {
          const second = search.secondFor(place, main);
          const needing = household.persons.filter(
            (person) => !person.away.includes(slot.key) && !eatsDish(person, problem.recipes[main]!),
          );
          if (second === NONE) continue;
          found++;
          expect(room).toBeGreaterThan(0);
          expect(second).not.toBe(main);
          expect(needing.some((person) => eatsDish(person, problem.recipes[second]!))).toBe(true);
          const isHere = second === week.main[place] || second === week.second[place];
          expect(isHere || week.isFree(second, slot.type)).toBe(true);
        }
      }
    }
    expect(found).toBeGreaterThan(50);
  });

  it('puts a dish where there is room for it, and leaves the day as it was where there is not', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 8 }), (seed, tenths) => {
        const testCase = randomCase(seed);
        const { week, problem } = testCase;
        fillSimply(testCase);
        const search = new HouseholdSearch(week, seededRandom(seed));
        const [place] = search.open;
        if (place === undefined) return;
        search.portion();
        const { day, type } = problem.slots[place]!;
        const main = problem.fits[type]!.find(
          (recipe) => week.defectsOf(place, recipe, NONE) === week.defectsOf(place, week.main[place]!, NONE),
        );
        if (main === undefined || main === week.main[place]) return;
        const room = tenths / 10;
        const before = { distance: week.distanceOfDay(day), plate: [...week.plate], main: [...week.main] };
        const isKept = search.putWithin(place, main, room);
        if (isKept) {
          expect(week.main[place]).toBe(main);
          expect(week.distanceOfDay(day)).toBeLessThanOrEqual(before.distance + room + 1e-8);
        } else
          expect({ plate: [...week.plate], main: [...week.main] }).toEqual({ plate: before.plate, main: before.main });
        expectTrue(testCase);
      }),
    );
  });

  it('finds the best of all weeks where there are few', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const random = seededRandom(seed);
      const candidates = Array.from({ length: 6 }, (_, index) => ({
        ...randomDish(random, `r${index}`),
        type: 'dinner' as const,
        tags: index % 2 === 0 ? ['Vegetarian'] : [],
      }));
      const settings = defaultPlanSettings();
      settings.structure = settings.structure.map((_, day) => ({
        breakfast: 0,
        lunch: 0,
        dinner: day < 2 ? 1 : 0,
        snack: 0,
      }));
      const person = (id: string, tagsInclude: string[]) => ({
        id,
        nutGoals: byGoalNutrient((nutrient) => GOALS[nutrient] / 3),
        priorityNutrients: [],
        diet: { tagsInclude, tagsExclude: [] },
        away: [],
      });
      const household = { persons: [person('ada', []), person('ben', ['Vegetarian'])], secondDishes: 1 };
      const problem = compileHouseholdProblem(candidates, household, settings, {});
      const week = new HouseholdState(problem);
      const testCase = { candidates, settings, household, isSensed: false, locked: {}, problem, week };
      fillSimply(testCase);
      const search = new HouseholdSearch(week, seededRandom(seed));
      search.anneal(30_000, 0.02, 0.002);
      search.polish(10_000, 0.02);
      const found = week.score();
      expectKept(testCase);
      const menus = candidates.flatMap((_, main) =>
        [NONE, ...candidates.keys()].flatMap((second) =>
          second !== main && (second === NONE || (main % 2 === 1 && second % 2 === 0)) ? [{ main, second }] : [],
        ),
      );
      let best = Number.POSITIVE_INFINITY;
      for (const one of menus) {
        for (const two of menus) {
          const dishes = [one.main, one.second, two.main, two.second].filter((dish) => dish !== NONE);
          if (new Set(dishes).size < dishes.length || (one.second !== NONE && two.second !== NONE)) continue;
          week.setDishes(0, one.main, one.second);
          week.setDishes(1, two.main, two.second);
          search.portion();
          best = Math.min(best, week.score());
        }
      }
      expect(found).toBeLessThanOrEqual(best + 0.02);
    }
  });
});
