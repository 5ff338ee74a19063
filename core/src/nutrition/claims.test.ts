import { describe, expect, test } from 'vitest';
import { namesAllergen } from './allergen-words.ts';
import { type Claim, claimsOne } from './claims.ts';

const CLAIMS: readonly Claim[] = [
  'vegetarian',
  'vegan',
  'no gluten',
  'no dairy',
  'no egg',
  'no nuts',
  'no peanuts',
  'no soya',
  'no fish',
  'no shellfish',
];

describe('what a line says of itself', () => {
  test.each<[string, Claim[]]>([
    ['vegan butter', ['vegan']],
    ['vegane Butter', ['vegan']],
    ['beurre végétalien', ['vegan']],
    ['mantequilla vegana', ['vegan']],
    ['burro vegano', ['vegan']],
    ['plantaardige boter', ['vegan']],
    ['plant-based mince', ['vegan']],
    ['vegetarian sausages', ['vegetarian']],
    ['vegetarische Wurst', ['vegetarian']],
    ['saucisse végétarienne', ['vegetarian']],
    ['salchicha vegetariana', ['vegetarian']],
    ['salsiccia vegetariana', ['vegetarian']],
    ['vegetarische worst', ['vegetarian']],
    ['gluten-free flour', ['no gluten']],
    ['GF oats', ['no gluten']],
    ['glutenfreies Mehl', ['no gluten']],
    ['farine sans gluten', ['no gluten']],
    ['harina sin gluten', ['no gluten']],
    ['farina senza glutine', ['no gluten']],
    ['glutenvrije bloem', ['no gluten']],
    ['dairy-free spread', ['no dairy']],
    ['non-dairy creamer', ['no dairy']],
    ['milchfreie Schokolade', ['no dairy']],
    ['chocolat sans lait', ['no dairy']],
    ['chocolate sin leche', ['no dairy']],
    ['cioccolato senza latte', ['no dairy']],
    ['zuivelvrije chocolade', ['no dairy']],
    ['eggless noodles', ['no egg']],
    ['Nudeln ohne Ei', ['no egg']],
    ['pâtes sans œufs', ['no egg']],
    ['pasta sin huevo', ['no egg']],
    ['pasta senza uova', ['no egg']],
    ['pasta zonder eieren', ['no egg']],
    ['soy-free sauce', ['no soya']],
    ['sojafreie Soße', ['no soya']],
    ['fish-free sauce', ['no fish']],
    ['sauce sans poisson', ['no fish']],
    ['salsa sin mariscos', ['no shellfish']],
    ['peanut-free granola', ['no peanuts']],
    ['nut-free granola', ['no nuts', 'no peanuts']],
    // free of something else, and said of another thing
    ['lactose-free milk', []],
    ['laktosefreie Milch', []],
    ['sugar-free jam', []],
    ['free-range eggs', []],
    ['milk, or a vegan one', []],
    ['Butter oder vegane Margarine', []],
    ['burro o margarina vegana', []],
    ['beurre ou margarine végétalienne', []],
    ['flour', []],
  ])('%s', (text, claims) => {
    expect(CLAIMS.filter((claim) => claimsOne(text, [claim]))).toEqual(claims);
  });

  test('is asked of any of several claims, and of none there is none', () => {
    expect(claimsOne('vegan butter', ['no egg', 'vegan'])).toBe(true);
    expect(claimsOne('vegan butter', ['no egg', 'no fish'])).toBe(false);
    expect(claimsOne('vegan butter', [])).toBe(false);
  });
});

test.each([
  ['celery salt', 'celery', true],
  ['Suppengrün', 'celery', true],
  ['sel de céleri', 'celery', true],
  ['apio', 'celery', true],
  ['costa di sedano', 'celery', true],
  ['selderij', 'celery', true],
  ['honey mustard', 'mustard', true],
  ['süßer Senf', 'mustard', true],
  ['moutarde de Dijon', 'mustard', true],
  ['mostaza', 'mustard', true],
  ['senape', 'mustard', true],
  ['grove mosterd', 'mustard', true],
  ['Sesamöl', 'sesame', true],
  ['houmous', 'sesame', true],
  ['ajonjolí', 'sesame', true],
  ['sesamzaad', 'sesame', true],
  ['Lupinenmehl', 'lupin', true],
  ['farine de lupin', 'lupin', true],
  // other words, and what is said not to be there
  ['tapioca', 'celery', false],
  ['ohne Senf', 'mustard', false],
  ['senza sedano', 'celery', false],
  ['sans moutarde', 'mustard', false],
  ['sin sésamo', 'sesame', false],
  ['zonder selderij', 'celery', false],
  ['sesame-free bun', 'sesame', false],
  ['celery salt', 'mustard', false],
] as const)('%s names %s: %s', (name, allergen, isNamed) => {
  expect(namesAllergen(name, allergen)).toBe(isNamed);
});
