import type { Language } from '@sorrel/core/ingredients/languages/language';
import { computeNutrition } from '@sorrel/core/nutrition/compute-nutrition';
import { judgeDiets } from '@sorrel/core/nutrition/judge-diets';
import { describe, expect, test } from 'vitest';
import { index } from './testing/whole-index.ts';

function lineOf(text: string, language: Language) {
  const [line] = computeNutrition(index, [text], 1, { language }).lines;
  if (line === undefined) throw new Error(`${text} was not read`);
  return line;
}

/** The least and the most kcal that the national tables give for a line. */
const KCAL: readonly (readonly [Language, string, number, number])[] = [
  ['en', '100 g salmon', 135, 150],
  ['fr', '100 g de saumon', 185, 220],
  ['de', '100 g Wildlachs', 130, 160],
  ['en', '100 g bacon', 400, 430],
  ['fr', '100 g de lardons', 250, 330],
  ['nl', '100 g spekreepjes', 250, 330],
  ['de', '100 g Schweinebauch', 240, 300],
  ['de', '100 g Kochschinken', 100, 130],
  ['it', '100 g di prosciutto cotto', 100, 140],
  ['de', '1 Hähnchen (1,5 kg)', 1500, 1900],
  ['de', '100 g Schweineschnitzel', 100, 130],
  ['de', '100 g Kotelett', 130, 175],
  ['es', '100 g de filetes de cerdo', 100, 130],
  ['en', '100 g pork chops', 180, 210],
  // the same figures in every language
  ['en', '100 g duck breast', 190, 230],
  ['fr', '100 g de magret de canard', 190, 230],
  ['en', '100 g fillet steak', 135, 160],
  ['en', '100 g plaice fillet', 75, 95],
];

describe('what 100 g have in the country of the recipe', () => {
  test.each(KCAL)('%s: %s', (language, text, least, most) => {
    const { calories } = lineOf(text, language);
    expect(calories).toBeGreaterThanOrEqual(least);
    expect(calories).toBeLessThanOrEqual(most);
  });
});

/** Lines and the food and grams that they are counted as. */
const COUNTED: readonly (readonly [Language, string, food: string, least: number, most: number])[] = [
  // made of powder, and the powder
  ['de', '1 l Gemüsebrühe (Instant)', 'vegetable stock', 980, 1040],
  ['nl', '750 ml kippenbouillon van blokje', 'chicken stock', 730, 780],
  ['es', '500 ml de caldo de verduras en polvo', 'vegetable stock', 490, 520],
  ['en', '4 cups chicken bouillon', 'chicken stock', 930, 1000],
  ['en', '1 tbsp chicken bouillon', 'chicken stock cube', 8, 16],
  ['de', '2 EL Gemüsebrühe (Instant)', 'vegetable stock cube', 16, 32],
  ['de', '1 TL Gemüsebrühe', 'vegetable stock cube', 3, 6],
  ['de', '1 Würfel Gemüsebrühe', 'vegetable stock cube', 5, 12],
  ['en', '2 tbsp chicken stock', 'chicken stock', 28, 32],
  // a bird stays one, whatever is said of it
  ['de', '½ küchenfertiges, zerteiltes Hähnchen (ca. 800 g)', 'whole chicken', 500, 600],
  ['fr', '1 poulet fermier de 1,5 kg coupé en morceaux', 'whole chicken', 950, 1100],
  ['fr', '1 blanc de poulet coupé en dés', 'chicken breast', 150, 220],
  // half of a fish that is counted as it was caught is eaten
  ['fr', '4 dorades de 400 g', 'sea bass', 780, 820],
  ['fr', '2 bars de 500 g vidés', 'sea bass', 480, 520],
  ['de', '4 Forellen (à ca. 300 g)', 'trout', 580, 620],
  ['en', '2 sea bass (about 300g each)', 'sea bass', 290, 310],
  ['fr', '4 filets de dorade de 150 g', 'sea bass', 600, 600],
  ['en', '2 trout fillets (250 g)', 'trout', 250, 250],
  // pieces that weigh otherwise there
  ['fr', '2 magrets de canard', 'duck breast', 600, 800],
  ['en', '2 duck breasts', 'duck breast', 340, 400],
  ['fr', '4 entrecôtes', 'ribeye steak', 800, 1000],
  ['de', '4 Rumpsteaks', 'steak', 720, 880],
  ['fr', '1 pintade', 'guinea fowl', 750, 950],
  ['en', '4 poussins', 'poussin', 1150, 1400],
  ['en', '4 poussins (about 450g each)', 'poussin', 1200, 1300],
  // most of it stays in the pan, and of a crust of salt nearly all
  ['es', '250 ml de aceite de oliva (para freír)', 'olive oil', 28, 40],
  ['it', 'olio di semi di arachide per friggere', 'peanut oil', 28, 28],
  ['de', 'Butter zum Ausbacken', 'butter', 28, 28],
  ['de', '2 EL Öl zum Braten', 'vegetable oil', 25, 30],
  ['fr', "1 l d'huile pour la friture", 'vegetable oil', 90, 130],
  ['es', '2 kg de sal gorda', 'salt', 15, 25],
  // nests of noodles are counted, and no single strands
  ['de', '4 Nester Tagliatelle', 'pasta', 100, 150],
  ['fr', '4 nids de tagliatelles', 'pasta', 100, 150],
  ['it', '8 nidi di tagliatelle', 'pasta', 200, 300],
  ['nl', '2 nestjes mie', 'egg noodle', 90, 140],
  ['es', '4 nidos de tallarines', 'pasta', 100, 150],
  ['it', 'Grana Padano oltre 20 mesi 200 g', 'parmesan', 200, 200],
  ['fr', '4 pavés de saumon de 150 g sans peau', 'salmon', 600, 600],
];

test('stock that is made of cubes is judged by them: they may have gluten', () => {
  const line = lineOf('1 l beef stock (from a cube)', 'en');
  expect([line.food?.name, line.countedAs?.name]).toEqual(['beef stock cube', 'beef stock']);
  expect(judgeDiets(index, [line]).warnings).toContain('gluten');
});

describe('what a line is counted as', () => {
  test.each(COUNTED)('%s: %s', (language, text, food, least, most) => {
    const line = lineOf(text, language);
    expect((line.countedAs ?? line.food)?.name).toBe(food);
    expect(line.grams).toBeGreaterThanOrEqual(least);
    expect(line.grams).toBeLessThanOrEqual(most);
  });
});
