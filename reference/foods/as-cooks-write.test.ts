import type { Language } from '@sorrel/core/ingredients/languages/language';
import { namesAllergen } from '@sorrel/core/nutrition/allergen-words';
import type { DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import { describe, expect, test } from 'vitest';
import { readLine } from './testing/read-line.ts';

describe('what was soaked was dry', () => {
  test.each<[Language, string, string]>([
    ['en', '300 g chickpeas, soaked overnight', 'dried chickpea'],
    ['en', '2 cups black beans (soaked for 6 hours)', 'dried black bean'],
    ['de', '300 g eingeweichte Kichererbsen', 'dried chickpea'],
    ['de', '25 g Steinpilze, eingeweicht', 'dried porcini'],
    ['fr', '300 g de pois chiches (à tremper la veille)', 'dried chickpea'],
    ['it', '300 g di ceci, in ammollo dalla sera prima', 'dried chickpea'],
    ['es', '300 g de garbanzos, en remojo desde la víspera', 'dried chickpea'],
    ['nl', '300 g kikkererwten, een nacht geweekt', 'dried chickpea'],
    ['en', '300 g cooked chickpeas, soaked in lemon juice', 'chickpea'],
    ['en', '2 cans chickpeas, soaked', 'chickpea'],
    ['de', '1 Dose Kichererbsen, eingeweicht', 'chickpea'],
    ['en', '300 g spinach, soaked and drained', 'spinach'],
  ])('%s: %s is %s', (language, line, food) => {
    expect(readLine(language, line).food).toBe(food);
  });
});

describe('salt that was taken out is known', () => {
  test.each<[Language, string]>([
    ['es', '350 g de bacalao desalado'],
    ['it', '350 g di baccalà dissalato'],
    ['fr', '350 g de morue dessalée'],
    ['de', '350 g entsalzter Stockfisch'],
  ])('%s: %s', (language, line) => {
    expect(readLine(language, line).food).toBe('desalted cod');
  });
});

describe('an allergen that a name does not settle is none', () => {
  test.each<[Language, string, DietWarning]>([
    ['de', '200 g Blutwurst', 'gluten'],
    ['fr', '2 boudins noirs', 'gluten'],
    ['es', '150 g de morcilla de cebolla', 'gluten'],
    ['nl', '3 plakken bloedworst', 'gluten'],
    ['de', '1 Fladenbrot', 'dairy'],
    ['en', '8 gyoza', 'egg'],
    ['en', '6 har gow', 'soya'],
    ['en', '2 eccles cakes', 'dairy'],
    ['en', '2 tbsp sunflower spread', 'dairy'],
  ])('%s: %s leaves open: %s', (language, line, warning) => {
    const { diets } = readLine(language, line);
    expect(diets.unjudged).toContain(warning);
    expect(diets.warnings).not.toContain(warning);
  });

  test.each<[Language, string, DietWarning]>([
    ['en', '2 cups poha', 'gluten'],
    ['de', '80 g Reisflocken', 'gluten'],
    ['de', '3 EL Kürbiskernöl', 'nuts'],
    ['de', '1 EL Schwarzkümmelöl', 'nuts'],
    ['en', '1 packet vanilla pudding powder', 'dairy'],
    ['en', '1 tbsp vegetarian oyster sauce', 'shellfish'],
    ['nl', '300 g kip (vega)', 'not vegetarian'],
    ['de', '50 g Erdnüsse, gehackt', 'not vegetarian'],
    ['fr', '3 tiges de citronnelle, hachées', 'not vegetarian'],
    ['it', '40 g di zenzero, affettato', 'not vegetarian'],
    ['es', '80 g de aceitunas sin hueso', 'not vegetarian'],
  ])('%s: %s has nothing to do with: %s', (language, line, warning) => {
    const { diets } = readLine(language, line);
    expect([...diets.warnings, ...diets.unjudged]).not.toContain(warning);
  });

  test.each<[Language, string, DietWarning]>([
    ['en', '200 g black pudding', 'gluten'],
    ['en', '6 har gow', 'shellfish'],
    ['en', '6 siu mai', 'not vegetarian'],
    ['en', '1 vanilla slice', 'dairy'],
    ['en', '4 potato scones', 'gluten'],
    ['es', '1 litro de caldo de huesos', 'not vegetarian'],
  ])('%s: %s speaks against: %s', (language, line, warning) => {
    expect(readLine(language, line).diets.warnings).toContain(warning);
  });

  test('mince beside a food is not overlooked', () => {
    expect(readLine('de', '200 g Tofu, mit Hackfleisch').diets.unjudged).toContain('not vegetarian');
  });

  test('a ring of bread that is strewn with it', () => {
    expect(['2 simit', 'koulouri'].filter((name) => namesAllergen(name, 'sesame'))).toEqual(['2 simit', 'koulouri']);
    expect(namesAllergen('simitsized rolls', 'mustard')).toBe(false);
  });
});

describe('a title in capitals is no food', () => {
  test.each<[Language, string]>([
    ['de', 'ZITRONEN-TEIG'],
    ['de', 'NUSSFÜLLUNG'],
    ['de', 'ZUM GARNIEREN'],
    ['en', 'CHICKEN MARINADE'],
    ['en', 'TOPPING'],
    ['fr', 'GARNITURE'],
    ['it', 'RIPIENO'],
    ['nl', 'VULLING'],
    ['de', '— Zum Servieren —'],
    ['en', '== Crust =='],
  ])('%s: %s', (language, line) => {
    expect(readLine(language, line).gramsRule).toBe('heading');
  });

  test.each<[Language, string, string]>([
    ['en', 'SALT', 'salt'],
    ['en', 'TOMATO SAUCE', 'tomato sauce'],
    ['de', 'SALZ', 'salt'],
    ['de', 'BLÄTTERTEIG', 'puff pastry'],
    ['fr', 'SAUCE SOJA', 'soy sauce'],
    ['it', 'PASTA SFOGLIA', 'puff pastry'],
    ['en', '*Salt*', 'salt'],
  ])('%s: %s is %s', (language, line, food) => {
    expect(readLine(language, line).food).toBe(food);
  });
});

describe('a measure and a size of the country', () => {
  test.each<[Language, string, number]>([
    ['nl', 'plm. 300 gram bloem', 300],
    ['nl', '± 300 g bloem', 300],
    ['en', '± 300 g flour', 300],
    ['nl', '3 blikjes tomatenpuree', 210],
    ['de', '2 Gläser Kalbsfond', 800],
    ['de', '1 Becher gemahlene Haselnüsse', 106],
    ['de', '4 Schnitzel vom Rind', 600],
    ['es', '20 pimientos de padrón', 180],
    ['en', '4 bird’s eye chillies', 8],
    ['es', '2 pimentones', 300],
    ['es', '100 cc de leche', 103],
    ['it', 'Zafferano (3 bustine da 0,1 g) 0,3 g', 0.3],
    ['nl', '1, 5 l melk', 1547],
    ['de', '1 Paar Wiener Würstchen', 100],
    ['it', '2 paia di würstel', 200],
    ['en', 'a pair of kippers', 300],
    ['nl', '2 bouillonblokjes', 20],
    ['es', '1 pastilla de caldo de verduras', 10],
    ['en', '1 chicken stock cube', 5],
    ['fr', '1 botte d’asperges', 450],
    ['en', '1 bunch asparagus', 250],
    ['es', '1 brik de tomate frito', 350],
    ['de', '2 Süßkartoffeln', 440],
    ['en', '2 sweet potatoes', 300],
    ['nl', '1 winterpeen', 150],
    ['it', '3 zucchine con il fiore', 600],
  ])('%s: %s weighs %d g', (language, line, grams) => {
    expect(readLine(language, line).grams).toBeCloseTo(grams, grams < 1 ? 1 : 0);
  });

  test('how it is mixed is no amount', () => {
    expect(readLine('de', 'Gelierzucker (3:1)').grams).not.toBe(500);
    expect(readLine('de', '400 g Gelierzucker 2:1').grams).toBe(400);
  });
});

describe('names that any shop has', () => {
  test.each<[Language, string, string]>([
    ['nl', '3 el gembersiroop', 'sugar syrup'],
    ['nl', '3 bolletjes gember op siroop', 'stem ginger'],
    ['fr', '2 c. à s. de sirop de gingembre', 'sugar syrup'],
    ['fr', '3 boules de gingembre au sirop', 'stem ginger'],
    ['it', '6 fiori di zucca', 'squash blossom'],
    ['es', '1 cucharadita de café', 'coffee'],
    ['es', '1 cucharadita de café de canela', 'cinnamon'],
    ['it', '3 cucchiai di olio di semi di sesamo', 'sesame oil'],
    ['it', '3 mandaranci', 'mandarin'],
    ['it', 'mezzo bicchiere di vino Marsala', 'fortified wine'],
    ['it', '3 pere sode', 'pear'],
    ['fr', '6 poivrons piquillos', 'roasted red pepper'],
    ['es', '3 huevos de corral', 'egg'],
    ['es', '60 g de brandy de Jerez', 'spirit'],
    ['de', '200 g breite Reisnudeln', 'rice noodle'],
    ['de', '5 Kaffernlimettenblätter', 'kaffir lime leaf'],
    ['nl', '3 pangafilets', 'catfish'],
    ['en', '2 preserved lemons', 'preserved lemon'],
    ['en', '5 dry red chillies', 'dried chilli'],
    ['en', '1 tsp red yeast rice', 'red yeast rice'],
    ['es', '2 arepas', 'arepa'],
  ])('%s: %s is %s', (language, line, food) => {
    expect(readLine(language, line).food).toBe(food);
  });
});

describe('a measure in front of its number, in between and at the end', () => {
  test.each<[Language, string, number]>([
    ['it', 'Zucchero gr. 150', 150],
    ['it', 'farina kg 1', 1000],
    ['it', 'Burro g 80 / sale', 80],
    ['de', 'Zucker g 250', 250],
    ['en', '2½ (500 g) cups sugar', 500],
    ['fr', 'Vin rouge 2 verres', 350],
  ])('%s: %s weighs %d g', (language, line, grams) => {
    expect(readLine(language, line).grams).toBeCloseTo(grams, -1);
  });

  test.each<[Language, string]>([
    ['it', 'Uvetta (tenuta a bagno per 2 ore)'],
    ['de', 'Rosinen (3 Stunden in Rum)'],
    ['en', 'raisins (in rum for 3 hours)'],
  ])('%s: how long it takes is no amount: %s', (language, line) => {
    expect(readLine(language, line).grams ?? 0).toBe(0);
  });

  test.each<[Language, string]>([
    ['de', '150 g Tofu oder Gehacktes'],
    ['nl', '150 g tofu of gehakt'],
    ['fr', '150 g de tofu ou haché'],
  ])('%s: what may be taken instead is not described away: %s', (language, line) => {
    expect(readLine(language, line).diets.unjudged).toContain('not vegetarian');
  });

  test('what only describes is no food beside it', () => {
    expect(readLine('it', '100 g di tofu, crudo').diets.unjudged).not.toContain('not vegetarian');
    expect(readLine('es', '200 g de arroz redondo').diets.unjudged).not.toContain('not vegetarian');
  });
});

describe('of a list that ends in a choice the first counts, with the noun that they share', () => {
  test.each<[string, string]>([
    ['1 lb shrimp, chicken or tofu', 'prawn'],
    // the first, with a noun that both share, and not what the two make together
    ['rice or noodles, to serve', 'rice'],
    ['custard or double cream, to serve', 'custard'],
    ['200 ml coconut or almond milk', 'coconut milk'],
    ['for serving: flour tortillas, lettuce cups, rice or quinoa', 'flour tortilla'],
    ['50 g butter, lard or oil', 'butter'],
    ['1 cup chicken, beef or vegetable stock', 'chicken stock'],
    ['2 tbsp rice, cider or white wine vinegar', 'rice vinegar'],
    ['1 cup goat, sheep or cow cheese', 'goat cheese'],
    ['1 cup walnuts, chopped or halved', 'walnut'],
  ])('%s is %s', (line, food) => {
    expect(readLine('en', line).food).toBe(food);
  });

  test('shrimp of a choice are told as an allergen', () => {
    expect(readLine('en', '1 lb shrimp, chicken or tofu').diets.warnings).toContain('shellfish');
  });
});

describe('spoons of Québec', () => {
  test.each<[string, number]>([
    ['3 c. tab. beurre doux', 42.6],
    ['1 c. table de beurre', 14.2],
    ['2 c. thé de sel', 12.2],
    ['1 c. Thé de vanille', 4.3],
    ['1 cuillerée à table de miel', 21.2],
    ['1 cuil. à thé de miel', 7.1],
    ['1 c. de cumin', 6],
    ['1 c. dessert de miel', 14.1],
  ])('%s weighs %d g', (line, grams) => {
    expect(readLine('fr', line).grams).toBeCloseTo(grams, 0);
  });
});

describe('what may be taken instead is not known to be free of anything', () => {
  test.each<[Language, string, DietWarning]>([
    ['en', '2 cups rice or naan', 'gluten'],
    ['en', '1 cup almond or soy milk', 'soya'],
    ['en', '1 tbsp olive oil or butter', 'dairy'],
    ['en', '1 lb chicken, shrimp or tofu', 'shellfish'],
    ['de', '100 g Reis oder Naan', 'gluten'],
  ])('%s: %s leaves open: %s', (language, line, warning) => {
    expect(readLine(language, line).diets.unjudged).toContain(warning);
  });

  test.each<string>([
    '1 tsp sweet or smoked paprika',
    '1 can butter or lima beans',
    '2 red or green peppers',
    '1 tbsp lemon or lime juice',
  ])('%s leaves nothing open', (line) => {
    expect(readLine('en', line).diets.unjudged).toEqual([]);
  });
});

describe('mince is of the meats that its line tells', () => {
  test.each<[Language, string, string]>([
    ['de', '500g Hackfleisch (halb Rind, halb Schwein)', 'beef and pork mince'],
    ['de', '500 g Hackfleisch vom Rind und Schwein', 'beef and pork mince'],
    ['de', '500 g Hackfleisch vom Schwein', 'pork mince'],
    ['de', '500 g Hackfleisch', 'beef mince'],
    ['de', '500g Hackfleisch (Kalb oder Schwein)', 'beef mince'],
    ['en', '1 lb ground meat (beef and pork)', 'beef and pork mince'],
    ['en', '1 lb ground beef, pork or turkey', 'beef mince'],
    ['fr', '500 g viande hachée moitié moitié', 'beef and pork mince'],
    ['it', '400 g di macinato di manzo e maiale', 'beef and pork mince'],
    ['es', '500 g de carne picada (ternera y cerdo)', 'beef and pork mince'],
    ['nl', '500 g half om half gehakt', 'beef and pork mince'],
  ])('%s: %s is %s', (language, line, food) => {
    expect(readLine(language, line).food).toBe(food);
  });
});

describe('what is cooked already weighs what it took up', () => {
  test.each<[string, string, number]>([
    ['2 cups boiled penne pasta', 'cooked pasta', 280],
    ['200 g leftover spaghetti', 'cooked pasta', 200],
    ['200 g uncooked penne pasta', 'pasta', 200],
  ])('%s is %s', (line, food, grams) => {
    const read = readLine('en', line);
    expect(read.food).toBe(food);
    expect(read.grams).toBeCloseTo(grams, 0);
  });
});

describe('compounds that are written apart are known in their forms', () => {
  test.each<[Language, string, string]>([
    ['nl', '2 kip schnitzels', 'chicken breast'],
    ['nl', '500 g kip gehakt', 'chicken mince'],
    ['de', '1 Bund Frühlings Zwiebeln', 'spring onion'],
    ['de', '200 g Kirsch Tomaten', 'cherry tomato'],
    ['de', '2 Zwiebeln, gehackt', 'onion'],
  ])('%s: %s is %s', (language, line, food) => {
    expect(readLine(language, line).food).toBe(food);
  });
});

describe('small ones are small', () => {
  test.each<[Language, string, string, number]>([
    ['en', '16 cocktail sausages', 'cocktail sausage', 224],
    ['en', '12 chipolatas', 'chipolata', 420],
    ['de', '20 Mini-Würstchen', 'cocktail frankfurter', 240],
    ['en', '2 cloves (laung)', 'ground clove', 0.2],
    ['en', '2 cloves (garlic)', 'garlic', 6],
  ])('%s: %s', (language, line, food, grams) => {
    const read = readLine(language, line);
    expect(read.food).toBe(food);
    expect(read.grams).toBeCloseTo(grams, 1);
  });
});

describe('a name that nobody has heard of is what its bracket says', () => {
  test.each<[Language, string, string | null]>([
    ['en', '1 tsp Raii (black mustard seeds)', 'mustard seed'],
    ['en', '2 cups Ndengoo (Green Grams)', 'mung bean'],
    ['es', '200 g de bajoketa (judía verde plana)', 'green bean'],
    ['en', '1 tsp Xyzzy (or butter)', null],
    ['en', '1 packet Xyzzy (optional)', null],
    ['en', '2 tbsp Blorp sauce (tomato)', null],
  ])('%s: %s', (language, line, food) => {
    expect(readLine(language, line).food ?? null).toBe(food);
  });
});

describe('what says nothing of a food is left out, and spoons are read as countries write them', () => {
  test.each<[Language, string, string | null, number | null]>([
    ['it', '320g spaghetti di grano duro trafilati al bronzo crudi', 'pasta', 320],
    ['it', '500 g di rigatoni di semola di grano duro', 'pasta', 500],
    ['it', '300 g di semola di grano duro', 'semolina', 300],
    ['it', '300 g di farina di semola di grano duro', 'semolina', 300],
    ['de', '1 KL Salz', 'salt', 6.1],
    ['de', '18 leicht gehäufte EL Zucker', 'sugar', 225],
    ['de', '12 Anissterne', 'star anise', 12],
    ['fr', '1 pcs Tomates', 'tomato', 110],
    ['nl', '30+ kaas', 'reduced fat cheddar', null],
    ['nl', '800 gram pompoenblokjes', 'pumpkin', 800],
    ['es', '2 gaseosas de papelillos', 'baking powder', 32],
    ['de', 'Gusseisentopf', null, 0],
  ])('%s: %s', (language, line, food, grams) => {
    const read = readLine(language, line);
    expect(read.food ?? null).toBe(food);
    if (grams === null || read.grams === null) expect(read.grams).toBe(grams);
    else expect(read.grams).toBeCloseTo(grams, 0);
  });
});

describe('a spoon without a number is one, and of several nobody knows how many', () => {
  test.each<[Language, string, string, number | null]>([
    ['en', 'teaspoon salt', 'salt', 6.1],
    ['en', 'tablespoon of olive oil', 'olive oil', 13.5],
    ['en', 'clove garlic', 'garlic', 3],
    ['de', 'TL Salz', 'salt', 6.1],
    ['fr', 'cuillère à café de sel', 'salt', 6.1],
    ['es', 'cucharada de aceite de oliva', 'olive oil', 13.5],
    ['it', 'cucchiaino di sale', 'salt', 6.1],
    ['nl', 'theelepel komijnzaad', 'cumin', 2],
  ])('%s: %s', (language, line, food, grams) => {
    const read = readLine(language, line);
    expect(read.food).toBe(food);
    expect(read.grams).toBeCloseTo(grams ?? 0, 0);
  });

  test.each<[Language, string]>([
    ['en', 'tablespoons olive oil'],
    ['it', 'cucchiai di olio'],
    ['es', 'cucharadas de aceite'],
  ])('%s: %s', (language, line) => {
    expect(readLine(language, line).gramsRule).not.toBe('volume');
  });
});

describe('what is said of a food makes no other one of it', () => {
  test.each<[Language, string, string, number]>([
    ['fr', '5 œufs, séparés (jaunes + blancs)', 'egg', 250],
    ['es', '500 g de ternera en cubos', 'stewing beef', 500],
    ['es', '150g Pollo en cubos', 'chicken breast', 150],
    ['es', '1 cubo de pollo', 'chicken stock cube', 10],
    ['fr', "150 ml vin blanc d'Alsace", 'white wine', 149],
    ['fr', '150 ml vin blanc de Savoie (Apremont)', 'white wine', 149],
    ['it', '100 ml di vino rosso di Sicilia', 'red wine', 99],
    ['en', 'just under 500 g flour', 'plain flour', 500],
  ])('%s: %s', (language, line, food, grams) => {
    const read = readLine(language, line);
    expect(read.food).toBe(food);
    expect(Math.abs((read.grams ?? 0) - grams)).toBeLessThan(2);
  });
});
