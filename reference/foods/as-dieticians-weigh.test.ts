import type { Language } from '@sorrel/core/ingredients/languages/language';
import { computeNutrition } from '@sorrel/core/nutrition/compute-nutrition';
import { describe, expect, test } from 'vitest';
import { index } from './testing/whole-index.ts';

/** What a dietician with a food table makes of lines, where it was made otherwise. */
const linesOf = (language: Language, lines: readonly string[], serves = 4) =>
  computeNutrition(index, lines, serves, { language }).lines;
function lineOf(language: Language, text: string) {
  const [line] = linesOf(language, [text], 1);
  if (line === undefined) throw new Error(`${text} was not read`);
  return line;
}
const gramsOf = (language: Language, text: string) => Math.round(lineOf(language, text).grams ?? Number.NaN);
const foodOf = (language: Language, text: string) => lineOf(language, text).food?.name;

describe('what is eaten of what is bought', () => {
  test.each<[Language, string, number]>([
    // what fills a cup is peeled and cut
    ['en', '1 mango, diced (about 1 cup)', 165],
    ['en', '1 pineapple, cubed (about 4 cups)', 660],
    // and of a mash no air is left in it
    ['en', '3 bananas, mashed (about 1 1/4 cups)', 281],
    // a weight beside it has its peel on
    ['en', '1 mango (about 300 g)', 207],
    ['en', '1 lb snow crab legs', 227],
    ['en', '1 lb crab meat', 454],
    // what a tin holds without its liquid, wherever that stands
    ['de', '1 Dose Kichererbsen, ca. 340 g Abtropfgewicht', 340],
    ['de', '1 Dose Kidneybohnen (250 g ATG)', 250],
    ['nl', '1 blik kikkererwten (265 g uitlekgewicht)', 265],
    ['en', '15 oz canned black beans (Drained. Any other beans will do.)', 255],
  ])('%s: %s', (language, text, grams) => {
    expect(gramsOf(language, text)).toBe(grams);
  });

  test.each<[Language, string, string]>([
    ['en', '12 lb turkey', 'whole turkey'],
    ['de', '5 kg Pute', 'whole turkey'],
    ['en', '2 lb turkey', 'turkey breast'],
  ])('%s: %s', (language, text, food) => {
    expect(foodOf(language, text)).toBe(food);
  });
});

describe('what food lies in', () => {
  test.each<[Language, string, number]>([
    ['de', '200 g Sojasauce für die Marinade', 100],
    ['de', '200 g Öl zum Marinieren', 100],
    ['fr', "200 g d'huile d'olive pour la marinade", 100],
    ['it', "200 g di olio d'oliva per la marinatura", 100],
    ['es', '200 g de aceite para marinar', 100],
    ['nl', '200 g olie voor de marinade', 100],
    ['fr', '200 g de sucre pour la saumure', 20],
    // lying in brine is how it is sold
    ['it', '200 g di feta in salamoia', 200],
  ])('%s: %s', (language, text, grams) => {
    expect(gramsOf(language, text)).toBe(grams);
  });

  const brined = (lines: readonly string[], at: number) => linesOf('en', lines, 8)[at];
  const turkey = ['1 turkey (5 kg)', '300 g salt', '200 g brown sugar', '4 l water'];

  test('the sugar of a brine is left in it, in the sums too', () => {
    const sugar = brined(turkey, 2);
    expect(sugar?.grams).toBeCloseTo(20);
    expect(sugar?.gramsRule).toBe('partly eaten');
    const { perServing, lines } = computeNutrition(index, turkey, 8);
    expect(perServing.calories).toBeCloseTo(lines.reduce((sum, { calories }) => sum + calories, 0));
  });

  test.each<[string, string[], number]>([
    ['a little salt is no brine', ['1 kg pork', '20 g salt', '200 g brown sugar'], 2],
    ['sugar far from it is another', ['300 g salt', '1 kg pork', '10 g pepper', '2 bay leaves', '200 g sugar'], 4],
    ['sugar of another part is another', ['1 kg pork', '300 g salt', 'For the glaze:', '200 g brown sugar'], 3],
    ['a spoon of it seasons', ['1 kg pork', '300 g salt', '30 g brown sugar'], 2],
  ])('%s', (_, lines, at) => {
    expect(brined(lines, at)?.gramsRule).toBe('weighed');
  });
});

describe('what 100 g have in the country of the recipe', () => {
  test.each<[Language, string, number, number]>([
    ['de', '100 g Sahne', 290, 310],
    ['fr', '100 g de crème liquide entière', 290, 310],
    // that of Italy, Spain and the Netherlands is fatter
    ['it', '100 g di panna fresca', 330, 350],
    ['de', '100 g saure Sahne', 110, 140],
    ['de', '100 g Schmand', 230, 250],
    ['it', '100 g di panna acida', 180, 210],
    ['nl', '100 g crème fraîche', 285, 305],
    ['de', '100 g Frischkäse', 235, 270],
    ['en', '100 g cream cheese', 340, 360],
    ['it', '100 g di mozzarella', 240, 275],
    ['es', '100 g de yogur griego', 110, 130],
    ['it', '100 g di yogurt greco', 90, 105],
    ['fr', '100 g de tofu', 115, 145],
    ['de', '100 g Blätterteig', 370, 410],
    ['nl', '100 g braadworst', 280, 310],
    ['en', '100 g canned kidney beans, drained', 110, 130],
    ['en', '100 g canned black beans, drained', 110, 130],
  ])('%s: %s', (language, text, least, most) => {
    const { calories } = lineOf(language, text);
    expect(calories).toBeGreaterThanOrEqual(least);
    expect(calories).toBeLessThanOrEqual(most);
  });
});

describe('which food it is', () => {
  test.each<[Language, string, string]>([
    ['en', '1 cup reduced-calorie mayonnaise', 'light mayonnaise'],
    ['en', '1 cup fat-free mayonnaise', 'light mayonnaise'],
    ['en', '1 cup chopped cooked shrimp meat', 'cooked prawn'],
    ['en', '12 oz tater tots', 'tater tot'],
    ['en', '1 lb frozen shredded hash browns', 'hash brown'],
    ['de', '4 Rösti (TK)', 'tater tot'],
    ['en', '7 oz fresh udon noodles', 'wok noodle'],
    ['en', '7 oz udon noodles', 'udon noodle'],
    ['en', '2 (12 oz) cans tomato-vegetable juice cocktail', 'tomato juice'],
    ['es', '500 g de gnocchi de patata', 'gnocchi'],
    ['fr', '1 bain de friture', 'vegetable oil'],
  ])('%s: %s', (language, text, food) => {
    expect(foodOf(language, text)).toBe(food);
  });
});

describe('what one weighs there', () => {
  test.each<[Language, string, number]>([
    ['en', '2 chicken breasts', 400],
    ['de', '2 Hähnchenbrustfilets', 330],
    ['fr', '2 blancs de poulet', 300],
    ['nl', '2 kipfilets', 320],
    ['de', '4 Wraps', 248],
    ['es', '4 filetes de ternera', 600],
    ['en', '1 rack baby back ribs', 750],
    ['en', '1 can whipped cream', 184],
    ['en', '4 potatoes', 680],
    ['de', '4 Kartoffeln', 440],
    ['fr', '4 pommes de terre', 520],
    ['nl', '4 aardappelen', 400],
    ['de', '4 Bratwürste', 400],
    ['en', '2 cups instant rice', 190],
    ['en', '1 smoked ham hock', 150],
    ['de', '1 Schweinshaxe', 750],
  ])('%s: %s', (language, text, grams) => {
    expect(gramsOf(language, text)).toBe(grams);
  });
});

describe('tins, packets and pouches', () => {
  test.each<[Language, string, number]>([
    // some of the liquid is eaten when nobody pours it off
    ['en', '1 (15 oz) can black beans, drained', 255],
    ['en', '1 (15 oz) can black beans, undrained', 298],
    ['de', '1 Dose Kidneybohnen (400 g) mit Flüssigkeit', 280],
    // fruit is weighed with its juice unless the juice is poured off
    ['en', '1 (15 oz) can mandarin oranges', 425],
    ['en', '1 (15 oz) can mandarin oranges, drained', 264],
    ['en', '1 (20 oz) can pineapple chunks, drained, juice reserved', 567],
    // as many as the packet is said to hold
    ['en', '1 package dinner rolls (12 count)', 420],
    ['en', '1 (8 count) package hot dog buns', 360],
    ['en', '1 package (8 count) hot dog buns', 360],
    ['en', '1 (12 count) package Hawaiian rolls', 336],
    ['en', '2 (8-count) tubes crescent rolls', 448],
    ['en', '1 pack of 4 chicken thighs', 400],
  ])('%s: %s', (language, text, grams) => {
    expect(gramsOf(language, text)).toBe(grams);
  });

  test.each<[Language, string, number, number]>([
    ['en', '1 (250 g) pouch puy lentils', 270, 310],
    ['en', '250 g puy lentils', 820, 920],
    ['en', '1 (8.8 oz) package brown rice', 270, 330],
    ['en', '1 (2 lb) package brown rice', 3000, 3500],
    ['en', '100 g full fat soft cheese', 235, 255],
    ['en', '100 g cream cheese', 340, 355],
    ['en', '100 g all butter puff pastry', 380, 420],
    ['en', '100 g puff pastry', 540, 560],
  ])('%s: %s', (language, text, least, most) => {
    const { calories } = lineOf(language, text);
    expect(calories).toBeGreaterThanOrEqual(least);
    expect(calories).toBeLessThanOrEqual(most);
  });

  test.each<[Language, string, string]>([
    ['en', '300 g straight to wok noodles', 'wok noodle'],
    ['en', '1 (250 g) pouch mixed grains', 'cooked farro'],
    ['nl', '250 g voorgekookte linzen', 'cooked lentil'],
  ])('%s: %s', (language, text, food) => {
    expect(foodOf(language, text)).toBe(food);
  });
});
