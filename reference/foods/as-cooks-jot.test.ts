import { foodsSaidWith } from '@sorrel/core/foods/said-with';
import type { Language } from '@sorrel/core/ingredients/languages/language';
import { computeNutrition } from '@sorrel/core/nutrition/compute-nutrition';
import { judgeDiets } from '@sorrel/core/nutrition/judge-diets';
import { describe, expect, test } from 'vitest';
import { readLine } from './testing/read-line.ts';
import { index } from './testing/whole-index.ts';

describe('what cooks call it at home', () => {
  test.each<[Language, string, string]>([
    ['de', '80 g Käsewürfeli', 'cheese'],
    ['de', '2 EL Schinkenwürfeli', 'ham'],
    ['de', '200 g Kartoffelwürfeli', 'potato'],
    ['de', '60 g Mostbröckli', 'dried beef'],
    ['de', '3 EL Semmelmehl', 'breadcrumb'],
    ['de', '1 Glas Selters', 'water'],
    ['de', '2 Kohlraben', 'kohlrabi'],
    ['de', '200 g Mi-Nudeln', 'egg noodle'],
    ['de', '500 ml heiße Boullion', 'stock'],
    ['de', '1 TL Gulaschcreme', 'ajvar'],
    ['de', '50 g salzige Erdnüsse', 'peanut'],
    ['de', '500 g 40%iger Quark', 'cream quark'],
    ['de', '400 ml Gemüse oder Fleischbrühe', 'vegetable stock'],
    ['de', '1 EL Backkakao ungezuckert', 'cocoa powder'],
    ['de', '100 g Zartbitterschokolade 85 % Kakao', 'dark chocolate'],
    ['de', '1 Zwiebel hacken', 'onion'],
    ['nl', "75 g zoute pinda's", 'peanut'],
    ['nl', '200 g vega shoarma', 'vegan chicken'],
    ['nl', '200 g vegetarische kipreepjes', 'vegan chicken'],
    ['nl', '125 ml haverfraiche', 'oat cream'],
    ['nl', '250 g mini tomaatjes', 'cherry tomato'],
    ['nl', '1 fles Spa rood', 'water'],
    ['nl', '200 ml visbouillon Maggi', 'fish stock'],
    ['nl', '3 tl Maggi', 'seasoning sauce'],
    ['nl', '1 flesje trappisten bier', 'beer'],
    ['nl', '500 g verschillende soorten paddenstoelen', 'mushroom'],
    ['en', '1 kg diced lamb chuck', 'lamb shoulder'],
    ['en', '2 tbsp lamb fat', 'beef dripping'],
    ['en', '2 tbsp sambhar powder', 'curry powder'],
    ['en', '½ cup doodh', 'milk'],
    ['en', '1 cup pani', 'water'],
    ['en', '4 roti pancakes', 'chapati'],
    ['en', '200 g vegan sour cream', 'plant cream'],
    ['en', '100 g Lurpak butter, cold', 'butter'],
    ['en', '300 g fresh or 5 cubes of frozen spinach', 'spinach'],
    ['en', '3 tbsp whole-egg mayonnaise', 'mayonnaise'],
    ['en', '1 tsp red chilly powder', 'chilli powder'],
    ['en', '2 tsp split black lentils', 'urad dal'],
    ['en', '¼ cup pickle juice', 'water'],
    ['nl', '1 kg stevige zoetzure appels', 'apple'],
    ['nl', '60 g abrikozenpuree', 'apricot'],
    ['de', '300 g Kalbsbug', 'veal'],
    ['de', '4 EL Mandelblätter', 'almond'],
    ['de', '300 g Roggenvollkorn', 'rye flour'],
    ['de', '1 TL Mayoran', 'dried marjoram'],
    ['de', '400 ml Kokosmilch Ayam', 'coconut milk'],
    ['nl', '3 el bonito flakes', 'bonito flake'],
    ['nl', '9 pastavellen', 'lasagne sheet'],
    ['nl', '200 g havermoutvlokken', 'rolled oat'],
    ['nl', '100 g notenmix, gemalen', 'mixed nut'],
    ['nl', 'paprika (kruid)', 'paprika'],
    ['de', 'viel Paprika (Gewürz)', 'paprika'],
    ['de', 'Zwiebeln (Pulver)', 'onion powder'],
    ['de', '100 g Nussmischung (gemahlen)', 'mixed nut'],
    ['en', '100 g nuts (ground)', 'mixed nut'],
    ['nl', '2 dubbele kipfilets', 'chicken breast'],
    ['de', '8 sonnengetrocknete Tomaten', 'sun dried tomato'],
    ['de', '4 TL Sanapart', 'cream stabiliser'],
    ['nl', '200 g vega kruimgehakt', 'vegan mince'],
    ['nl', '2 el okonomiyakisaus', 'stir fry sauce'],
    ['en', '20 ml creme de mure', 'liqueur'],
    ['en', '20 g ginger (you can use dried)', 'ginger'],
    ['en', '30 g galangal (dried is fine too)', 'galangal'],
    ['en', '20 g ginger (dried)', 'ground ginger'],
    ['en', '250 g peas (use frozen)', 'pea'],
  ])('%s: %s is %s', (language, line, food) => {
    expect(readLine(language, line).food).toBe(food);
  });

  test.each<[Language, string]>([
    ['de', '2 Strohhalme'],
    ['de', '1 Röhrli'],
    ['nl', '2 rietjes'],
    ['en', '4 paper straws'],
    ['en', '3 sterilised jam jars'],
    ['de', '6 Marmeladengläser'],
    ['nl', '4 jampotjes'],
  ])('%s: %s is a tool', (language, line) => {
    expect(readLine(language, line).gramsRule).toBe('tool');
  });
});

const partsOf = (language: Language, line: string) =>
  computeNutrition(index, [line], 4, { language }).lines[0]?.parts.map(({ resolved }) => resolved.food.name);

describe('foods that a line lists without amounts, each of which may be an allergen', () => {
  test.each<[Language, string, string[]]>([
    ['de', 'Zucker, Zimt, gehackte Haselnüsse', ['sugar', 'cinnamon', 'hazelnut']],
    ['de', 'Senf, Currypulver (mildes und scharfes), Semmelmehl', ['mustard', 'curry powder', 'breadcrumb']],
  ])('%s: %s', (language, line, foods) => {
    expect(partsOf(language, line)).toEqual(foods);
  });

  test.each<[Language, string, string[]]>([
    ['en', '120 g seeds (pumpkin, sunflower and sesame)', ['pumpkin seed', 'sunflower seed', 'sesame seed']],
    ['en', '60 g mixed nuts - almonds, cashews', ['almond', 'cashew']],
    ['de', '80 g Saaten (Leinsamen, Sesam)', ['flaxseed', 'sesame seed']],
    ['de', '300 g Gemüse (Karotten, Sellerie, Lauch)', ['carrot', 'celeriac', 'leek']],
    ['nl', '50 g noten (amandelen, walnoten)', ['almond', 'walnut']],
    // nobody knows how much of each
    ['en', '1 bunch herbs (parsley, dill)', []],
    ['en', '60 g nuts (toasted, chopped)', []],
    // which it is, and no second one
    ['de', 'Essig (Himbeeressig)', []],
    ['de', 'Kümmel (Gewürz)', []],
    ['en', 'Coriander (seeds)', []],
  ])('which kinds a mix is of: %s: %s', (language, line, foods) => {
    expect(partsOf(language, line)).toEqual(foods);
  });

  test('how large a piece of a food is names no other food', () => {
    expect(partsOf('en', 'Tamarind - small lime size')).toEqual([]);
  });
});

describe('what a recipe makes itself is judged by what it makes it of', () => {
  const warningsOf = (lines: string[]) =>
    judgeDiets(index, computeNutrition(index, lines, 4, { language: 'de' }).lines).warnings;

  test('a dough of flour and yeast has no egg and no milk', () => {
    const dough = ['400 g Mehl', '1 Würfel Hefe', '200 ml Wasser'];
    expect(warningsOf(['600 g Hefeteig', '3 Birnen', 'Für den Hefeteig:', ...dough])).toEqual(['gluten']);
    expect(warningsOf(['600 g Hefeteig', '3 Birnen'])).toEqual(expect.arrayContaining(['gluten', 'egg']));
  });
});

test('flakes are no garlic, though the end of the word is', () => {
  expect(readLine('nl', '50 g kamutvlokken').food).not.toBe('garlic');
});

describe('what a food is said to be with', () => {
  test.each<[Language, string, string[]]>([
    ['de', 'Brötchen, mit Sesam', ['sesame seed']],
    ['de', 'Schokolade, mit Mandeln und Rosinen', ['almond', 'raisin']],
    ['nl', 'ontbijtkoek, met mosterd', ['mustard']],
    ['en', 'crackers with sesame seeds', ['sesame seed']],
    ['fr', 'pain aux noix', ['walnut']],
    ['en', 'yogurt with no nuts', []],
    ['de', 'Nudeln, mit oder ohne Ei', []],
    ['de', 'Lachs, mit Haut', []],
    ['de', 'Eis, mit Sahne wenn gewünscht', []],
  ])('%s: %s', (language, text, foods) => {
    expect(foodsSaidWith(index, text, language).map(({ food }) => food.name)).toEqual(foods);
  });
});

describe('a title over what is made', () => {
  test.each<[Language, string]>([
    ['en', 'HERB DRESSING (MAKES ABOUT 250ML)'],
    ['en', 'Herb dressing (makes 1 cup)'],
    ['de', 'Evtl. noch da:'],
    ['en', 'Filling'],
    ['en', 'Garnish'],
    ['de', 'Füllung'],
    ['de', 'Zum Garnieren'],
    ['nl', 'Vulling'],
    ['nl', 'ter garnering'],
  ])('%s: %s', (language, line) => {
    expect(readLine(language, line).gramsRule).toBe('heading');
  });

  test.each(['ROSEMARY-SALT PASTRY', 'LEEK-TOP PASTRY'])('%s', (line) => {
    expect(readLine('en', line).gramsRule).toBe('heading');
  });
});
