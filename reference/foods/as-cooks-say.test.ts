import type { Language } from '@sorrel/core/ingredients/languages/language';
import type { DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import { describe, expect, test } from 'vitest';
import { readLine } from './testing/read-line.ts';

describe('a plural of the language is no English word', () => {
  test.each<[Language, string, string]>([
    ['fr', '500 g de raisins', 'grape'],
    ['fr', '6 prunes', 'plum'],
    ['fr', '100 g de lards', 'bacon'],
    ['de', '500 g Paprikas', 'red bell pepper'],
    ['de', '3 Paprikas', 'red bell pepper'],
    ['nl', '500 g scampis', 'prawn'],
    ['nl', '4 muffins', 'muffin cake'],
    ['nl', '100 g cookies', 'chocolate chip cookie'],
    ['en', '500 g raisins', 'raisin'],
    ['en', '6 prunes', 'prune'],
  ])('%s: %s is %s', (language, line, food) => {
    expect(readLine(language, line).food).toBe(food);
  });
});

describe('what German cooks shorten in front of a food', () => {
  test.each<[string, string]>([
    ['100 g gem. Haselnüsse', 'hazelnut'],
    ['50 g getr. Tomaten', 'sun dried tomato'],
    ['2 TL getr. Thymian', 'dried thyme'],
    ['100 g ger. Käse', 'cheese'],
    ['500 g pass. Tomaten', 'passata'],
    ['200 g gek. Kartoffeln', 'boiled potato'],
    ['500 g gem. Hackfleisch', 'beef and pork mince'],
    ['1 EL frischgehackter Dill', 'dill'],
  ])('%s is %s', (line, food) => {
    expect(readLine('de', line).food).toBe(food);
  });
});

describe('a measure that cooks say', () => {
  test.each<[Language, string, string, number]>([
    ['en', '1 mug of flour', 'plain flour', 125],
    ['en', '1 teacup of rice', 'rice', 185],
    ['de', '3 Löffel Mehl', 'plain flour', 23],
    ['de', '1 Kaffeetasse Zucker', 'sugar', 200],
    ['nl', '3 lepels suiker', 'sugar', 38],
    ['nl', '1 mok melk', 'milk', 244],
    ['nl', '1 toefje slagroom', 'whipping cream', 15],
    ['it', '2 c. di olio', 'olive oil', 27],
    ['it', '1 c.no di sale', 'salt', 6],
    ['it', '1 mazzolino di timo', 'thyme', 20],
    ['es', '2 c. de azúcar', 'sugar', 25],
    ['es', '1 c. de café de sal', 'salt', 6],
    ['es', '1 cucharada pequeña de sal', 'salt', 6],
    ['es', '1 cuenco de arroz', 'rice', 185],
    ['es', '1 ramo de perejil', 'parsley', 60],
    ['es', 'un trocito de jengibre', 'ginger', 15],
    ['es', '1 nuez de mantequilla', 'butter', 15],
    ['es', '10 nueces de Castilla', 'walnut', 40],
    ['es', '2 onzas de chocolate', 'dark chocolate', 20],
    ['fr', '1 boule de pain de campagne', 'sourdough bread', 450],
    ['de', '1 Bauernbrot', 'bread', 450],
    ['de', '2 Scheiben Bauernbrot', 'bread', 64],
    ['de', '1 Roggenbrot', 'rye bread', 500],
    ['de', '1 Kalbshaxe', 'veal shank', 900],
    ['de', '2 Scheiben Kalbshaxe', 'veal shank', 240],
    ['it', '1 barattolo di ceci', 'chickpea', 240],
    ['en', '1 bag potatoes', 'potato', 2000],
    ['en', '1 tin gungo peas', 'cooked pigeon pea', 240],
    ['en', '1 tsp dashi powder', 'dashi stock powder', 3],
    ['en', '1 tbsp psyllium husk', 'psyllium husk', 5],
    ['en', '4 fish cakes', 'fish cake', 360],
    ['fr', '6 chipolatas', 'continental sausage', 300],
    ['fr', '2 calissons', 'marzipan', 24],
    ['fr', '1 saucisse sèche', 'dry cured sausage', 200],
    ['fr', '1 casseau de bleuets', 'blueberry', 150],
    ['es', '1 pan de manteca', 'butter', 200],
    ['es', '500 g de filet de merluza', 'cod', 500],
    ['en', '1 cup gravy', 'gravy', 240],
    ['en', '1 packet gravy', 'gravy granule', 25],
    ['en', '1 box mac and cheese', 'macaroni cheese mix', 206],
    ['en', '1 can Pringles', 'crisp', 150],
    ['en', '1 spiral ham', 'ham', 3000],
    ['en', '8 slices spiral ham', 'ham', 224],
    ['de', '1 Pck. Sauce Hollandaise', 'hollandaise sauce', 250],
  ])('%s: %s is %s, %d g', (language, line, food, grams) => {
    const found = readLine(language, line);
    expect(found.food).toBe(food);
    expect(found.grams).toBeCloseTo(grams, 0);
  });
});

describe('what one holds, behind a food that an apostrophe is in', () => {
  test.each<[Language, string, string, number]>([
    ['it', "1 confezione di latte d'avena da 200 g", 'oat milk', 200],
    ['it', "2 petti d'anatra da 350 g", 'duck breast', 700],
    ['it', '1 confezione di farina 00 da 500 g', 'plain flour', 500],
    ['it', "1 vasetto di sciroppo d'acero da 250 g", 'maple syrup', 250],
    ['it', '1 brick di panna da 500 ml', 'whipping cream', 503],
    ['fr', "1 bouteille d'huile d'olive de 50 cl", 'olive oil', 456],
    ['fr', "2 magrets d'environ 350 g", 'duck breast', 700],
    ['es', '1 bote de aceite de oliva de 500 ml', 'olive oil', 456],
    ['de', '1 Dose Kokosmilch von 400 ml', 'coconut milk', 382],
    ['nl', '1 pak havermelk van 1 liter', 'oat milk', 1014],
  ])('%s: %s is %s, %d g', (language, line, food, grams) => {
    const found = readLine(language, line);
    expect(found.food).toBe(food);
    expect(found.grams).toBeCloseTo(grams, 0);
  });
});

describe('mince is a noun, whatever is said behind it', () => {
  test.each<[string, string]>([
    ['500 g Hackfleisch vom Metzger', 'beef mince'],
    ['500 g gemischtes Hackfleisch, zimmerwarm', 'beef and pork mince'],
    ['500 g gemischtes Hackfleisch nach Wahl', 'beef and pork mince'],
    ['500 g gemischtes Gehacktes', 'beef and pork mince'],
    ['400 g gehackte Tomaten', 'chopped tomato'],
    ['1 Bund Petersilie, gehackt', 'parsley'],
  ])('%s is %s', (line, food) => {
    expect(readLine('de', line).food).toBe(food);
  });
});

describe('names that any shop has', () => {
  test.each<[Language, string, string]>([
    ['es', '1 copa de anís', 'liqueur'],
    ['es', '1 cucharadita de anís', 'aniseed'],
    ['es', '2 cayenas', 'dried chilli'],
    ['es', '1 pizca de cayena', 'cayenne pepper'],
    ['it', '500 g di pasta per la pizza', 'pizza dough'],
    ['it', '320 g di pasta per la cena', 'pasta'],
    ['it', '2 zucchine tonde', 'courgette'],
    ['it', '200 g di misto mare surgelato', 'mixed seafood'],
    ['de', '4 Rollmöpse', 'pickled herring'],
    ['de', '250 g Harzer Käse', 'sour milk cheese'],
    ['de', '1 Pck. Götterspeise Waldmeister', 'jelly mix'],
    ['nl', '100 g sucade', 'candied peel'],
    ['nl', '2 salamblaadjes', 'bay leaf'],
    ['nl', '4 slavinken', 'slavink'],
    ['en', '1 bunch methi leaves', 'fresh fenugreek leaf'],
    ['en', '2 Polish kielbasa links', 'smoked sausage'],
    ['en', '1 kg chicken curry cut', 'whole chicken'],
    ['en', '1 pkg lime gelatin', 'jelly mix'],
    ['en', '1 cup Egg Beaters', 'liquid egg substitute'],
    ['de', '2 EL Soßenbinder', 'cornflour'],
    ['de', '200 g frische dicke Bohnen', 'broad bean'],
    ['fr', '200 g de mûres fraîches', 'blackberry'],
    ['fr', '500 g de tomates du marché', 'tomato'],
    ['fr', '2 oignons de saison', 'onion'],
    ['es', '2 cebollas de temporada', 'onion'],
    ['it', '2 cipolle di stagione', 'onion'],
    ['it', '200 g di purè biologico', 'mashed potato'],
    ['nl', '500 g gemengd gehakt, op kamertemperatuur', 'beef and pork mince'],
    ['fr', '1/4 tasse de cassonade foncée tassée', 'brown sugar'],
    ['fr', '1 sachet de pouding instantané à la vanille', 'pudding mix'],
    ['fr', '4 pavés de doré', 'pike perch'],
    ['es', '2 chorizos parrilleros', 'continental sausage'],
    ['es', '2 tapas de tarta', 'shortcrust pastry'],
  ])('%s: %s is %s', (language, line, food) => {
    expect(readLine(language, line).food).toBe(food);
  });
});

describe('allergens and diets', () => {
  test.each<[Language, string, DietWarning]>([
    ['fr', '100 g de fèves de soja', 'soya'],
    ['es', '1 nuez de mantequilla', 'dairy'],
    ['de', '1 Pck. Götterspeise Waldmeister', 'not vegetarian'],
  ])('%s: %s has %s', (language, line, warning) => {
    expect(readLine(language, line).diets.warnings).toContain(warning);
  });

  test.each<[Language, string, DietWarning]>([
    ['fr', '6 chipolatas', 'gluten'],
    ['en', '200g longganisa', 'gluten'],
    ['en', '2 lap cheong sausages', 'gluten'],
    ['en', '200g Beyond Meat mince', 'not vegetarian'],
    ['es', '1 nuez de mantequilla', 'nuts'],
    ['de', '2 EL Soßenbinder', 'dairy'],
    ['en', '1 cup gravy', 'not vegetarian'],
    ['en', '1 tbsp non-dairy butter', 'not vegan'],
  ])('%s: %s is not said to have %s', (language, line, warning) => {
    expect(readLine(language, line).diets.warnings).not.toContain(warning);
  });

  test.each<[Language, string]>([
    ['nl', '1 ui, fijn gehakt'],
    ['nl', '2 el peterselie, gehakt'],
    ['nl', '1 ui, gepeld en gehakt'],
    ['nl', '2 wortels, in reepjes'],
    ['de', '1 Zwiebel, gehackte'],
    ['fr', '1 oignon, pelé et haché'],
    ['fr', '3 carottes, rôties'],
    ['it', '1 cipolla, affettata'],
    ['it', '200 g di carote schiacciate'],
  ])('%s: how it is cut leaves nothing open: %s', (language, line) => {
    expect(readLine(language, line).diets).toMatchObject({ warnings: [], unjudged: [] });
  });

  test.each<[Language, string]>([
    ['nl', '200 g tofu, met gehakt'],
    ['nl', '200 g tofu of gehakt'],
    ['nl', '200 g tofu en gehakt'],
    ['de', '200 g Tofu oder Gehacktes'],
    ['fr', '200 g de tofu ou haché'],
  ])('%s: mince beside a food is seen: %s', (language, line) => {
    expect(readLine(language, line).diets.unjudged).toContain('not vegetarian');
  });

  test('a vegan chicken may be of soya and of wheat', () => {
    expect(readLine('en', '200g vegan chicken pieces').diets.unjudged).toEqual(['gluten', 'soya']);
  });
});
