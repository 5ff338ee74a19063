import type { Language } from '@sorrel/core/ingredients/languages/language';
import type { DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import { describe, expect, test } from 'vitest';
import { readLine } from './testing/read-line.ts';

describe('an amount that leaves something out, or has half more', () => {
  test.each<[Language, string, string, number]>([
    ['en', '1 cup minus 1 tbsp flour', 'plain flour', 117],
    ['en', '2 cups (less 2 tbsp) milk', 'milk', 457],
    ['en', '1 cup flour, minus 1 tbsp', 'plain flour', 117],
    ['en', '1 cup minus 2 tbsp flour plus 2 tbsp cornstarch', 'plain flour', 125],
    ['en', 'a cup and a half of flour', 'plain flour', 187],
    ['de', '1 Tasse Mehl minus 1 EL', 'plain flour', 117],
    ['de', '250 g minus 2 EL Mehl', 'plain flour', 250],
    ['fr', '1 tasse moins 1 c. à soupe de farine', 'plain flour', 117],
    ['fr', '1 kg 500 de pommes de terre', 'potato', 1500],
    ['es', '1 taza menos 1 cucharada de harina', 'plain flour', 117],
    ['it', '1 tazza meno 1 cucchiaio di farina', 'plain flour', 117],
    ['nl', '1 kopje min 1 el bloem', 'plain flour', 117],
    ['en', '2 tbsp less fat milk', 'milk', 30.5],
  ])('%s: %s is %s, %d g', (language, line, food, grams) => {
    const read = readLine(language, line);
    expect(read.food).toBe(food);
    expect(read.grams).toBeCloseTo(grams, -0.3);
  });
});

describe('a line that offers two amounts of one food', () => {
  test.each<[string, string, number]>([
    ['2 large or 4 plum tomatoes', 'tomato', 360],
    ['1 large or 2 red onions', 'red onion', 150],
    ['6 fresh or 3 dried bay leaves', 'bay leaf', 1.8],
    ['1 tbsp fresh or 1 tsp dried thyme', 'thyme', 2.4],
  ])('%s is %s, %d g', (line, food, grams) => {
    const read = readLine('en', line);
    expect(read.food).toBe(food);
    expect(read.grams).toBeCloseTo(grams, 0);
  });
});

describe('a measure or a part by another name', () => {
  test.each<[Language, string, string, number]>([
    ['es', '1 cc de sal', 'salt', 6],
    ['es', '½ c.c. de canela', 'cinnamon', 1.3],
    ['es', '250 cc de leche', 'milk', 258],
    ['en', '1 # ground beef', 'beef mince', 454],
    ['en', '2# potatoes', 'potato', 907],
    ['en', '1 dollop of sour cream', 'soured cream', 15],
    ['en', '15 cm length of cucumber', 'cucumber', 148],
    ['en', '10 cm piece of chorizo', 'chorizo', 67],
    ['de', '1 Klecks Sahne', 'whipping cream', 15],
    ['de', '2 Lagen Blätterteig', 'puff pastry', 460],
    ['de', '1 Zwg. Rosmarin', 'rosemary', 2],
    ['fr', '1 verre (à moutarde) de lait', 'milk', 206],
    ['it', '1 cubetto da 25 g di lievito di birra', 'fresh yeast', 25],
    ['nl', '1 onsje rosbief', 'beef roast', 100],
    ['en', 'yolks of 3 eggs', 'egg yolk', 51],
    ['en', '2 eggs, yolks only', 'egg yolk', 34],
    ['fr', 'le jaune d’un œuf', 'egg yolk', 17],
    ['es', 'la clara de un huevo', 'egg white', 33],
    ['it', 'l’albume di un uovo', 'egg white', 33],
    ['it', 'la buccia di un’arancia', 'orange zest', 12],
    ['de', 'Kerne von 1 Granatapfel', 'pomegranate seed', 155],
    ['fr', 'les grains d’une grenade', 'pomegranate seed', 155],
    ['en', '1 slab bacon', 'bacon', 450],
    ['en', '1 slab of smoked bacon', 'bacon', 450],
    ['en', '3 slabs bacon', 'bacon', 60],
    ['en', '1 ring kielbasa', 'smoked sausage', 350],
    ['en', '1 smoked turkey leg', 'cooked turkey', 350],
    ['en', '1 fillet of beef', 'fillet steak', 200],
    ['en', '2 hearts of romaine', 'romaine lettuce', 400],
    ['es', '1 pan', 'bread', 200],
    ['es', '1 paquete de canela', 'cinnamon', 10],
    ['es', '1 rollo de canela', 'cinnamon roll', 60],
    ['fr', '1 munster', 'muenster cheese', 220],
    ['fr', '1 boule de campagne', 'sourdough bread', 450],
    ['de', '1 Strudelteig', 'strudel pastry', 250],
    ['de', '1 Pck. TK 8-Kräuter-Mischung', 'frozen herb', 40],
  ])('%s: %s is %s, %d g', (language, line, food, grams) => {
    const read = readLine(language, line);
    expect(read.food).toBe(food);
    expect(read.grams).toBeCloseTo(grams, -0.3);
  });

  test('how much of a dish was left nobody says', () => {
    expect(readLine('fr', '1 reste de poulet')).toMatchObject({ food: 'cooked chicken', grams: null });
  });

  test.each<[Language, string, number]>([
    ['fr', '1 sachet de bouillon de légumes', 8],
    ['de', '1 Päckchen Gemüsebrühe', 8],
    ['en', '1 packet vegetable stock', 946],
    ['nl', '1 zakje jus', 25],
    ['nl', '1 pakje pudding', 40],
  ])('%s: %s is %d g: by the packet it is a powder, outside America', (language, line, grams) => {
    expect(readLine(language, line).grams).toBeCloseTo(grams, 0);
  });
});

describe('a food that was not known, or taken for another', () => {
  test.each<[Language, string, string]>([
    ['fr', '4 filets de lieu noir', 'cod'],
    ['fr', '1 boule de campagne', 'sourdough bread'],
    ['fr', '1/2 baguette rassie', 'baguette'],
    ['fr', '1 blanc d’oeuf monté en neige', 'egg white'],
    ['fr', '1 sachet de court-bouillon', 'vegetable stock'],
    ['en', '100 g demerara', 'demerara sugar'],
    ['en', '50 g Dutch-process cocoa', 'cocoa powder'],
    ['en', '2 x 100 g bars Dairy Milk', 'milk chocolate'],
    ['en', '4 plant-based burgers', 'veggie burger'],
    ['en', '1 cup gf oat flour', 'oat flour'],
    ['en', '3 tbsp cilantro leaves and tender stems', 'coriander'],
    ['en', '1 lb meat, cubed', 'meat'],
    ['de', '500 g Fleisch', 'meat'],
    ['de', '2 Fleischtomaten', 'tomato'],
    ['de', '200 g Fleischersatz', 'vegan mince'],
    ['nl', '2 vleestomaten', 'tomato'],
    ['en', '1 cup walnut meats', 'walnut'],
    ['en', '6 tamales', 'tamale'],
    ['es', '20 hojas de tamal', 'corn husk'],
    ['de', '10 gefüllte Weinblätter', 'dolma'],
    ['en', '1 jar vine leaves', 'vine leaf'],
    ['en', '1 portion moussaka', 'moussaka'],
    ['en', '200 g farinheira', 'farinheira'],
    ['en', '1 cup trahana', 'trahana'],
    ['it', '1 crosta di parmigiano', 'parmesan'],
    ['nl', '2 Elstar appels', 'apple'],
  ])('%s: %s is %s', (language, line, food) => {
    expect(readLine(language, line).food).toBe(food);
  });
});

describe('who made a food says nothing of what it is', () => {
  test.each<[Language, string, string]>([
    ['en', '1 cup King Arthur all-purpose flour', 'plain flour'],
    ['en', '2 tbsp Kikkoman soy sauce', 'soy sauce'],
    ['en', '1 can Campbell’s cream of mushroom soup', 'cream of mushroom soup'],
    ['en', '1 tbsp Heinz chili sauce', 'ketchup'],
    ['de', '1 Pck. Dr. Oetker Backpulver', 'baking powder'],
    ['de', '2 EL flüssiger Honig', 'honey'],
    ['fr', '200 g de chocolat Poulain', 'dark chocolate'],
    ['es', '1 lata de leche condensada La Lechera', 'condensed milk'],
    ['it', '320 g di spaghetti Barilla', 'pasta'],
    ['nl', '2 el Conimex ketjap manis', 'sweet soy sauce'],
    ['en', '1 cup Violife mozzarella', 'vegan cheese'],
    ['en', '1 cup Ripple milk', 'plant milk'],
    ['en', '4 Linda McCartney burgers', 'veggie burger'],
    ['en', '200 g Knorr', '?'],
  ])('%s: %s is %s', (language, line, food) => {
    expect(readLine(language, line).food ?? '?').toBe(food);
  });
});

describe('what foods with one amount each are', () => {
  test.each<[Language, string, number]>([
    ['de', 'je 1 TL Kreuzkümmel, Koriander und Paprika', 5.9],
    ['en', '1 tsp each thyme, oregano and basil', 2.7],
    ['en', '1/4 cup each: chopped onion, celery, and green pepper', 102.5],
  ])('%s: %s weighs %d g', (language, line, grams) => {
    expect(readLine(language, line).grams).toBeCloseTo(grams, 0);
  });
});

describe('what a line warns of', () => {
  test.each<[Language, string, DietWarning]>([
    ['en', 'For the topping: almonds', 'nuts'],
    ['de', 'Für die Deko: Mandeln', 'nuts'],
    ['fr', 'Pour la déco : noisettes', 'nuts'],
    ['es', '500 g de carne', 'not vegetarian'],
    ['fr', '500 g de viande', 'not vegetarian'],
    ['en', '12 dolmades and 1 egg', 'egg'],
    ['en', '1/4 cup each: chopped onion, raisins, and walnuts', 'nuts'],
  ])('%s: %s warns of %s', (language, line, warning) => {
    expect(readLine(language, line).diets.warnings).toContain(warning);
  });

  test.each<[Language, string, DietWarning]>([
    ['es', '1 paquete de canela', 'gluten'],
    ['nl', '1 tl koek- en speculaaskruiden', 'gluten'],
    ['nl', 'merg van 1 vanillestokje', 'not vegetarian'],
    ['fr', '3 poivrons (1 vert, 1 rouge, 1 jaune)', 'egg'],
    ['fr', '1 sachet de court-bouillon', 'fish'],
    ['en', '1 cup nut meats', 'not vegetarian'],
  ])('%s: %s says nothing of %s', (language, line, warning) => {
    const { warnings, unjudged } = readLine(language, line).diets;
    expect(warnings).not.toContain(warning);
    expect(unjudged).not.toContain(warning);
  });
});

test.each<[Language, string]>([
  ['en', 'Equipment: 9x13 pan'],
  ['en', '9x13 inch baking dish'],
  ['en', '12-hole muffin tin'],
  ['en', 'birthday candles'],
  ['de', '12 Papierförmchen'],
  ['fr', '1 moule à cake'],
  ['es', '1 molde de bizcocho'],
  ['it', '12 pirottini di carta'],
  ['nl', '12 cupcakevormpjes'],
])('%s: %s is nothing that is eaten', (language, line) => {
  expect(readLine(language, line).gramsRule).toBe('tool');
});
