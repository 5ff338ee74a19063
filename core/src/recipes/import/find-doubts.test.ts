import { describe, expect, it } from 'vitest';
import { findDoubts } from './find-doubts.ts';
import { emptyFinding, type Finding } from './finding.ts';
import type { ShownSections } from './read-sections.ts';

const WHOLE: Finding = {
  ...emptyFinding(),
  ingredientLines: ['2 leeks', '500 ml stock', '1 tbsp oil', 'salt'],
  steps: ['Slice the leeks and fry them gently in the oil.', 'Add the stock, simmer for 20 minutes and season.'],
  servings: 4,
  prepMinutes: 10,
  cookMinutes: 20,
  totalMinutes: 30,
};
const shownList = (...lines: string[]): ShownSections => ({
  ingredients: null,
  ingredientLists: [{ lines, worth: 1, index: 0, end: 0 }],
  steps: () => null,
});
const doubts = (part: Partial<Finding>, shown = shownList()) => findDoubts({ ...WHOLE, ...part }, shown);
const kinds = (part: Partial<Finding>) => doubts(part).map((doubt) => doubt.kind);

describe('findDoubts', () => {
  it('has none about a whole recipe, a short one, or one with salt and pepper to taste', () => {
    expect(kinds({})).toEqual([]);
    expect(kinds({ ingredientLines: ['2 ripe bananas', '2 eggs'] })).toEqual([]);
    expect(kinds({ ingredientLines: ['1 chicken', '2 lemons', 'salt', 'pepper'] })).toEqual([]);
  });

  it('names the lines that the page shows and the recipe lacks', () => {
    const shown = shownList(...WHOLE.ingredientLines, '200 g potatoes', '100 ml cream');
    expect(doubts({}, shown)).toEqual([
      { kind: 'ingredients-incomplete', missing: ['200 g potatoes', '100 ml cream'] },
    ]);
  });

  it('misses nothing where the page only tells about the ingredients', () => {
    const told = ['Leeks: 2 slender ones have more flavour.', 'Stock: 500 ml of a homemade kind. Cubes do too.'];
    expect(doubts({}, shownList(...WHOLE.ingredientLines, ...told))).toEqual([]);
  });

  it.each<[string, Partial<Finding>]>([
    ['servings-unknown', { servings: null }],
    ['amounts-missing', { ingredientLines: ['leeks', 'stock', 'oil', '1 tsp salt'] }],
    ['steps-incomplete', { steps: [] }],
    ['steps-incomplete', { steps: ['Soup:'] }],
    [
      'steps-incomplete',
      {
        ingredientLines: Array.from({ length: 12 }, (_, place) => `${place + 1} g of something`),
        steps: ['Whisk the juice and the oil in a glass cup, then add the salt and the pepper.'],
      },
    ],
    ['steps-incomplete', { steps: [WHOLE.steps[0]!, 'Add the stock, simmer for…'] }],
    ['implausible-amount', { ingredientLines: ['14 cups cranberries', '1 orange', '100 g sugar'] }],
    ['implausible-amount', { ingredientLines: ['undefined leeks', '500 ml stock', '1 tbsp oil'] }],
    [
      'implausible-amount',
      { ingredientLines: ['0.5 stick celery', '0.5 carrot', '0.25 leek', '0.5 clove garlic', '0.25 onion', 'salt'] },
    ],
    ['implausible-time', { cookMinutes: 120, totalMinutes: 30 }],
    ['implausible-time', { prepMinutes: null, cookMinutes: null, totalMinutes: 1 }],
    ['ingredients-incomplete', { ingredientLines: [] }],
    ['ingredients-incomplete', { ingredientLines: ['2 leeks', 'FOR THE SAUCE:'] }],
  ])('says %s', (kind, part) => {
    expect(kinds(part)).toEqual([kind]);
  });
});
