import { describe, expect, test } from 'vitest';
import type { Language } from '../ingredients/languages/language.ts';
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
    // in a phrase of its own
    ['butter, vegan', ['vegan']],
    ['Butter (vegan)', ['vegan']],
    ['oats (gluten-free, if you can find them)', ['no gluten']],
    ['vegan butter, plus extra for the tin', ['vegan']],
    ['gluten-free flour, or plain if you can have it', ['no gluten']],
    ['dairy-free milk of your choice', ['no dairy']],
    // on a condition, or as another possibility
    ['flour (use gluten-free if needed)', []],
    ['chicken (sub tofu for vegan)', []],
    ['egg (leave out for vegan)', []],
    ['feta, omit for vegan', []],
    ['honey (maple syrup for vegan)', []],
    ['milk, plant-based works too', []],
    ['milk (dairy or plant-based)', []],
    ['milk (dairy/plant-based)', []],
    ['not vegan', []],
    ['Butter, ggf. vegan', []],
    ['Butter (alternativ vegan)', []],
    ['Butter (für die vegane Variante Margarine)', []],
    ['Hackfleisch (auch vegan)', []],
    ['Sahne, vegan möglich', []],
    ['farine (sans gluten si besoin)', []],
    ['parmesan (facultatif pour la version végétalienne)', []],
    ['harina (sin gluten si es necesario)', []],
    ['huevo (para la versión vegana, chía)', []],
    ['latte (anche vegano)', []],
    ['uova (per la versione vegana semi di lino)', []],
    ['room (plantaardig kan ook)', []],
    ['kaas, eventueel vegan', []],
  ])('%s', (text, claims) => {
    expect(CLAIMS.filter((claim) => claimsOne(text, [claim], 'en'))).toEqual(claims);
  });

  test.each<[Language | null, boolean]>([
    ['nl', false],
    [null, false],
    ['en', true],
  ])("the Dutch 'or' is an English word: %s", (language, isClaim) => {
    expect(claimsOne('melk of plantaardige melk', ['vegan'], language)).toBe(isClaim);
    expect(claimsOne('vegan cheese', ['vegan'], language)).toBe(true);
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
