import type { Language } from '@sorrel/core/ingredients/languages/language';
import type { DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import { describe, expect, test } from 'vitest';
import { readLine } from './testing/read-line.ts';

describe('a line as a site prints it', () => {
  test.each<[Language, string, string, number]>([
    // the measure in front of its number
    ['it', 'Farina gr.500', 'plain flour', 500],
    ['it', 'Farina di tipo 00 g 250', 'plain flour', 250],
    ['it', 'gr. 200 di burro', 'butter', 200],
    ['it', 'kg. 1,5 di pomodori', 'tomato', 1500],
    ['it', 'hg 2 di prosciutto', 'ham', 200],
    ['it', 'Uova n. 2', 'egg', 100],
    ['it', 'patate medie n. 4', 'potato', 680],
    // of several the slash is between two numbers
    ['it', '2/3 cucchiai di latte', 'milk', 38],
    ['it', '2/3 tazza di latte', 'milk', 163],
    ['it', 'qualche cucchiaio di latte', 'milk', 15],
    ['en', 'a few tablespoons of milk', 'milk', 15],
    ['es', 'cuarto y mitad de carne picada', 'beef mince', 375],
    ['es', '200 ml. nata líquida 35% M.G.', 'whipping cream', 201],
    // weighed without what is thrown away
    ['it', '300 g di zucca (al netto degli scarti)', 'pumpkin', 300],
    ['it', 'Zucca (già pulita) 500 g', 'pumpkin', 500],
    ['de', '800 g Kürbis, geputzt gewogen', 'pumpkin', 800],
    ['it', '500 g di zucca', 'pumpkin', 350],
    // spoken measures
    ['de', '1 Zeherl Knoblauch', 'garlic', 3],
    ['de', '1 Büscheli Peterli', 'parsley', 60],
    ['de', '1 Hauch Zimt', 'cinnamon', 0],
    ['de', '1 Klacks Senf', 'mustard', 15],
    ['de', '1 Ampulle Vanillearoma', 'vanilla extract', 2],
    ['de', '2 St. Galler Bratwürste', 'bratwurst', 260],
    ['it', '1 pizz. di noce moscata', 'nutmeg', 0],
    ['nl', '1 koffiel. paprikapoeder', 'paprika', 2],
    ['nl', '1 schaaltje Griekse yoghurt', 'greek yogurt', 150],
    // what is pressed into a cube is fresh
    ['it', 'mezzo cubetto di lievito di birra', 'fresh yeast', 12.5],
    ['it', '1 panetto di lievito di birra', 'fresh yeast', 25],
    ['fr', '1 cube de levure de boulanger', 'fresh yeast', 42],
    ['de', '1 Stück Kurkuma', 'fresh turmeric', 10],
  ])('%s: %s is %s, %d g', (language, line, food, grams) => {
    const found = readLine(language, line);
    expect(found.food).toBe(food);
    expect(found.grams).toBeCloseTo(grams, 0);
  });
});

describe('what is bought of a thing', () => {
  test.each<[Language, string, string, number]>([
    ['nl', '1 pak volle melk', 'whole milk', 1000],
    ['nl', '1 pak sojamelk', 'soya milk', 1000],
    ['es', '1 brick de leche', 'milk', 1000],
    ['nl', '1 pak vanillevla', 'vla', 1000],
    ['nl', '1 pak puree', 'instant mashed potato', 125],
    ['es', '1 sobre de pudín de vainilla', 'pudding mix', 40],
    ['fr', '1 boîte de vache qui rit', 'american cheese', 140],
    ['it', '1 bustina di cremor tartaro', 'cream of tartar', 8],
    ['en', '1 packet food colouring', 'food colouring', 5],
    ['de', '1 Pck. Oblaten', 'wafer paper', 50],
    ['de', '1 Kästchen Kresse', 'watercress', 30],
    ['de', '4 Fleischtomaten', 'tomato', 800],
    ['de', '6 Nürnberger Rostbratwürste', 'breakfast sausage', 138],
    ['de', '1 Rehrücken', 'venison', 1200],
    ['fr', '1 côte de boeuf', 'ribeye steak', 800],
    ['fr', '1 jarret de veau', 'veal shank', 900],
    ['en', '2 wood pigeon breasts', 'pigeon', 120],
    ['en', '2 baby marrows', 'courgette', 240],
    ['en', '6 dried anchovies', 'dried fish', 6],
    ['en', '1 goose egg', 'duck egg', 130],
    ['en', '1 espresso', 'coffee', 30],
    ['it', '1 cestino di lamponi', 'raspberry', 150],
    ['it', '1 quadratino di cioccolato', 'dark chocolate', 10],
    ['it', '1 riccio di burro', 'butter', 15],
    ['it', '1 pagnotta', 'bread', 450],
    ['it', '1 bustina di te', 'tea bag', 2],
    ['fr', '1 cube Maggi', 'stock cube', 10],
    ['fr', '2 sachets de riz', 'rice', 250],
    ['fr', '1 morceau de lard', 'bacon', 100],
    ['fr', '1 abaisse de pâte feuilletée', 'puff pastry', 230],
    ['es', '1 paquete de arroz', 'rice', 500],
    ['es', '1 pastilla de mantequilla', 'butter', 250],
    ['es', '1 malla de naranjas', 'orange', 1100],
    ['es', '1 tortilla francesa', 'egg', 50],
    ['en', '1 roll puff pastry', 'puff pastry', 245],
    ['en', '4 rolls', 'bun', 208],
    ['en', '6 Jaffa Cakes', 'sponge cake', 72],
    ['en', '1 tin new potatoes', 'canned potato', 345],
    ['en', '1 turkey crown', 'whole turkey', 2000],
    ['en', '1 head chicory', 'endive', 130],
    ['de', '1 Stange Vanille', 'vanilla pod', 2.5],
    ['de', '1 Pck. Helle Soße', 'sauce mix', 35],
    ['de', '1 Pck. Bratensoße', 'gravy granule', 25],
    ['de', '100 g Mehl und 50 g Stärke', 'plain flour', 150],
    ['en', 'Egg wash (1 egg beaten with 1 tbsp water)', 'egg', 25],
    ['en', 'beaten egg, to glaze', 'egg', 0],
  ])('%s: %s is %s, %d g', (language, line, food, grams) => {
    const found = readLine(language, line);
    expect(found.food).toBe(food);
    expect(found.grams).toBeCloseTo(grams, 0);
  });
});

describe('a food by a name that was not known', () => {
  test.each<[Language, string, string]>([
    ['en', '100 g chicken of the woods', 'mushroom'],
    ['en', '100g maitake', 'shiitake mushroom'],
    ['en', '100g sloes', 'sloe'],
    ['en', '1 lb brains', 'brain'],
    ['en', '1 lb chicken feet', 'chicken foot'],
    ['en', '1 tbsp shacha sauce', 'shacha sauce'],
    ['en', "2 tbsp Patak's curry paste", 'indian curry paste'],
    ['en', '2 sheets shortcrust', 'shortcrust pastry'],
    ['en', '1 packet bread sauce mix', 'sauce mix'],
    ['en', '1 can coconut whipped cream', 'coconut cream'],
    ['en', "1 cup Bob's Red Mill 1-to-1 flour", 'gluten free flour'],
    ['de', '500 g Suppenfleisch vom Rind', 'stewing beef'],
    ['de', '4 Pouletbrüstchen', 'chicken breast'],
    ['de', '1 Pck. Knorr Fix für Bolognese', 'recipe mix'],
    ['nl', '1 pakje mix voor lasagne', 'recipe mix'],
    ['nl', '250 g mix van paddenstoelen', 'mushroom'],
    ['de', '1 Pck. glutenfreies Backpulver', 'baking powder'],
    ['de', '100 g glutenfreie Speisestärke', 'cornflour'],
    ['fr', '1 morceau de poitrine demi-sel', 'gammon'],
    ['fr', '1 paquet de Thé Brun', 'butter biscuit'],
    ['es', '500 g de sesos', 'brain'],
    ['es', '1 atado de verdeo', 'spring onion'],
    ['it', '1 kg di spezzatino di cinghiale', 'wild boar'],
    ['nl', '8 volkoren wraps', 'wholemeal tortilla'],
    // mushrooms, cheeses and fish that were taken for other foods
    ['fr', '200 g de pieds bleus', 'mushroom'],
    ['fr', '200 g de pieds-de-mouton', 'mushroom'],
    ['fr', "100 g de boulette d'Avesnes", 'camembert'],
    ['it', '100 g di fiore sardo', 'pecorino'],
    ['it', '100 g di salva cremasco', 'fontina'],
    ['it', '50 g di noci brasiliane', 'brazil nut'],
    ['es', '4 piezas de pata y muslo', 'chicken leg'],
    ['es', '200 g de queso doble crema', 'queso fresco'],
    ['de', '500 g Rindermett', 'beef mince'],
    ['de', '100 g Knochenschinken', 'prosciutto'],
    ['de', '1 Schleie', 'carp'],
    ['nl', '100 g rambol', 'cream cheese'],
    ['nl', '300 g jodenhaas', 'flank steak'],
    ['nl', '10 g Oost-Indische kers', 'watercress'],
    ['nl', "3 gekleurde paprika's", 'red bell pepper'],
    ['fr', '1 tasse de guimauves miniatures', 'marshmallow'],
  ])('%s: %s is %s', (language, line, food) => {
    expect(readLine(language, line).food).toBe(food);
  });
});

describe('what a line says of allergens', () => {
  test('a word that is beans and clams is neither', () => {
    expect(readLine('it', '300 g di lupini').food).toBe(undefined);
    expect(readLine('it', '300 g di lupini').diets.unjudged).toContain('shellfish');
    expect(readLine('it', '300 g di lupini in salamoia').food).toBe('lupin bean');
    expect(readLine('es', '2 tunas').food).toBe(undefined);
  });

  test.each<[Language, string]>([
    ['fr', '100 g de dragées'],
    ['it', '100 g di confetti'],
    ['de', '1 Pck. Toffifee'],
  ])('%s: %s has nuts in it', (language, line) => {
    expect(readLine(language, line).diets.warnings).toContain('nuts');
  });

  // names that stood in the row of a food without what they name
  test.each<[Language, string, DietWarning]>([
    ['en', '1 can pork and beans', 'not vegetarian'],
    ['fr', '500 g de fèves au lard', 'not vegetarian'],
    ['de', '4 Speckknödel', 'not vegetarian'],
    ['de', '2 Käsekrainer', 'dairy'],
    ['de', '450 g Rahmspinat', 'dairy'],
    ['de', '50 g Trüffelbutter', 'dairy'],
    ['de', '4 Scheiben Buttertoast', 'dairy'],
    ['de', '4 Scheiben Milchbrot', 'dairy'],
    ['es', '200 g de pasta de tinta de calamar', 'shellfish'],
    ['es', '500 g de conchas negras', 'shellfish'],
    ['en', '100 g frozen edamame beans', 'soya'],
    ['en', '1 cup barley tea', 'gluten'],
  ])('%s: %s has %s', (language, line, warning) => {
    expect(readLine(language, line).diets.warnings).toContain(warning);
  });

  test.each<[Language, string, DietWarning]>([
    ['nl', '1 blik tomatenroomsoep', 'dairy'],
    ['en', '2 slices bread soaked in milk', 'dairy'],
    ['de', '1 Dose Heringsfilet in Sahnesauce', 'dairy'],
    ['de', '100 g Mandelspekulatius', 'nuts'],
    ['en', '100 g edamame pasta', 'soya'],
  ])('%s: %s is not called free of %s', (language, line, warning) => {
    const { warnings, unjudged } = readLine(language, line).diets;
    expect([...warnings, ...unjudged]).toContain(warning);
  });

  test('a French roast is no bread of India', () => {
    expect(readLine('fr', '1 rôti').diets.unjudged).toContain('not vegetarian');
    expect(readLine('fr', '1 rôti de porc').diets.warnings).toContain('not vegetarian');
    expect(readLine('en', '4 roti').food).toBe('chapati');
  });

  test('a fish of one country that is pork in the next is neither', () => {
    expect(readLine('nl', '500 g spiering').food).toBe(undefined);
    expect(readLine('nl', '4 spieringkoteletten').diets.warnings).toContain('not vegetarian');
  });

  test('a drink of whey has milk in it', () => {
    expect(readLine('de', '1 Flasche Rivella').diets.warnings).toContain('dairy');
  });

  test('Just Egg is a brand of beans, and nobody says that it is egg', () => {
    expect(readLine('en', '1/2 cup JUST Egg').diets.warnings).not.toContain('egg');
    expect(readLine('en', '2 just egg whites').diets.warnings).toContain('egg');
  });

  test('what has gluten is not free of it by another name', () => {
    expect(readLine('de', '1 EL glutenfreie Sojasauce').food).toBe('tamari');
    expect(readLine('de', '200 g glutenfreie Maultaschen').food).toBe(undefined);
  });

  test('what was chopped is no mince', () => {
    expect(readLine('fr', '2 c. à s. de cornichons hachés').diets.unjudged).toEqual([]);
    expect(readLine('fr', '200 g de tofu ou haché').diets.unjudged).toContain('not vegetarian');
  });

  test('two words with a comma between them are no name', () => {
    expect(readLine('de', '1 EL Kräuter, gemischte, gehackt (Petersilie, Schnittlauch)').diets.unjudged).toEqual([]);
  });

  test('wood that smokes is nothing to eat', () => {
    expect(readLine('en', '2 cups wood chips').gramsRule).toBe('tool');
  });

  test('a seasoning mix for a dish leaves open what is in it', () => {
    const { diets } = readLine('de', '1 Beutel Fix für Lasagne');
    expect(diets.unjudged).toEqual(['not vegetarian', 'not vegan', 'gluten', 'dairy', 'egg', 'soya']);
  });
});
