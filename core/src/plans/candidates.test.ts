import { describe, expect, it, test } from 'vitest';
import { MEAL_TYPES } from '../recipes/meal-type.ts';
import {
  type CandidateFilter,
  countNotJudged,
  PLATE_KCAL,
  type PlanCandidate,
  passesFilter,
  slotFit,
} from './candidates.ts';
import { NO_GOALS } from './plan-settings.ts';

const dish = (change: Partial<PlanCandidate> = {}): PlanCandidate => ({
  id: 'dish',
  type: 'any',
  tags: [],
  isFavorite: false,
  nutrients: { ...NO_GOALS, calories: 500 },
  ...change,
});
const ALL: CandidateFilter = { favourites: false, tagsInclude: [], tagsExclude: [] };

test.each<
  [string, Partial<PlanCandidate>, Partial<typeof ALL> & { tagsInclude?: string[]; tagsExclude?: string[] }, boolean]
>([
  ['any, where nothing is asked', {}, {}, true],
  ['one without the heart, of favourites', {}, { favourites: true }, false],
  ['one with the heart, of favourites', { isFavorite: true }, { favourites: true }, true],
  ['one with every wanted tag', { tags: ['Quick', 'Vegan'] }, { tagsInclude: ['Quick', 'Vegan'] }, true],
  ['one with one of two wanted tags', { tags: ['Quick'] }, { tagsInclude: ['Quick', 'Vegan'] }, false],
  ['one with an unwanted tag', { tags: ['Spicy', 'Quick'] }, { tagsExclude: ['Hot', 'Spicy'] }, false],
  ['one with other tags than the unwanted', { tags: ['Quick'] }, { tagsExclude: ['Spicy'] }, true],
  ['one against a dietary need', { diets: 'against' }, {}, false],
  ['one that could not be judged', { diets: 'not judged' }, {}, false],
])('%s, passes or not', (_, change, filter, expected) => {
  expect(passesFilter(dish(change), { ...ALL, ...filter })).toBe(expected);
});

it('those are counted that nothing keeps out but that nobody could judge them', () => {
  const book = [
    dish({ diets: 'not judged' }),
    dish({ diets: 'not judged', isFavorite: true }),
    dish({ diets: 'against', isFavorite: true }),
    dish({ isFavorite: true }),
  ];
  expect(countNotJudged(book, ALL)).toBe(2);
  expect(countNotJudged(book, { ...ALL, favourites: true })).toBe(1);
  expect(countNotJudged(book.slice(2), ALL)).toBe(0);
});

describe('a recipe in a slot', () => {
  it('of its own type suits whatever it is, and of another never', () => {
    for (const mealType of MEAL_TYPES) {
      const lunch = dish({ type: 'lunch', meals: [], nutrients: { ...NO_GOALS, calories: 9000 } });
      expect(slotFit(lunch, mealType)).toBe(mealType === 'lunch' ? 'suits' : 'never');
    }
  });

  it('that is for any suits where nothing is known of it', () => {
    expect(MEAL_TYPES.map((mealType) => slotFit(dish(), mealType))).toEqual(MEAL_TYPES.map(() => 'suits'));
  });

  it('suits the meals that it serves for; the others only where they are a guess, for want of better', () => {
    const soup = dish({ meals: ['lunch', 'dinner'] });
    expect(MEAL_TYPES.map((mealType) => slotFit(soup, mealType))).toEqual(
      MEAL_TYPES.map((mealType) => (mealType === 'lunch' || mealType === 'dinner' ? 'suits' : 'never')),
    );
    const guess = { ...soup, isGuess: true };
    expect(slotFit(guess, 'lunch')).toBe('suits');
    expect(slotFit(guess, 'breakfast')).toBe('last resort');
  });

  test.each(MEAL_TYPES)('%s, is as much as somebody eats at once, its bounds included', (mealType) => {
    const [least, most] = PLATE_KCAL[mealType];
    const of = (calories: number, isGuess = false) =>
      slotFit(dish({ meals: [mealType], isGuess, nutrients: { ...NO_GOALS, calories } }), mealType);
    expect([of(least), of(most)]).toEqual(['suits', 'suits']);
    expect([of(least - 1), of(most + 1)]).toEqual(['never', 'never']);
    expect(of(most + 1, true)).toBe('last resort');
    expect(slotFit(dish({ meals: [mealType], nutrients: null }), mealType)).toBe('suits');
  });

  test.each(MEAL_TYPES)(
    'that came typed as %s, is the last to come where nobody eats so much of it at once',
    (mealType) => {
      const of = (calories: number, sense: Partial<PlanCandidate> = { mainFood: null }) =>
        slotFit(dish({ type: mealType, nutrients: { ...NO_GOALS, calories }, ...sense }), mealType);
      expect(of(PLATE_KCAL[mealType][1])).toBe('suits');
      expect(of(PLATE_KCAL[mealType][1] + 1)).toBe('last resort');
      // of a book of bare figures nothing is asked
      expect(of(PLATE_KCAL[mealType][1] + 1, {})).toBe('suits');
    },
  );
});
