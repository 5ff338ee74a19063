import { expect, test } from 'vitest';
import { classifyDish } from './classify-dish.ts';

/** What a name alone tells: the kind and the meals. */
const read = (name: string) => {
  const { kind, meals } = classifyDish({ name });
  return [kind, ...meals].join(' ');
};

test.each([
  ['Elderflower Iced Tea', 'drink'],
  ['The Frozen Peach Margaritas', 'drink'],
  ['Rosemary Butter Sauce', 'sauce'],
  ['Wild Garlic Pesto', 'sauce'],
  ['Lemon Drizzle Cake', 'sweet snack'],
  ['Peanut Cookies', 'sweet snack'],
  ['Plum Tart', 'sweet snack'],
  ['Seeded Rye Bread', 'bread'],
  ['Overnight Oats with Figs', 'meal breakfast'],
  ['Chive Omelette', 'meal breakfast lunch'],
  ['Leek Frittata', 'meal breakfast lunch dinner'],
  ['Carrot Dip', 'snack snack'],
  ['Oven Fries', 'side'],
  ['Mashed Potatoes', 'side'],
  ['Lamb Stew', 'meal lunch dinner'],
])('%s is %s', (name, expected) => {
  expect(read(name)).toBe(expected);
});

test.each([
  ['Trout with Horseradish Sauce', 'meal lunch dinner'],
  ['Sausages and Gravy', 'meal lunch dinner'],
  ['Leek and Goat’s Cheese Tart', 'meal lunch dinner'],
  ['Fish Pie', 'meal lunch dinner'],
  ['Sweet Potato Pie', 'sweet snack'],
  ['Turkey Pittas', 'meal lunch dinner'],
  ['French Toast with Pears', 'meal breakfast'],
  ['Turkey & Biscuits', 'meal lunch dinner'],
  ['Bean and Beet Brownies', 'sweet snack'],
  ['Filets de dinde à la crème', 'meal lunch dinner'],
  ['Gratin de poulet à la crème', 'meal lunch dinner'],
  ['Crispy Spiced Chickpeas', 'snack snack'],
])('what a dish is counts, not what comes with it: %s', (name, expected) => {
  expect(read(name)).toBe(expected);
});

test.each([
  ['Pizza Dough', 'bread'],
  ['Masa para pizza', 'bread'],
  ['Pâte à crêpes', 'bread'],
  ['Chicken Pittas', 'meal lunch dinner'],
  ['Arroz con leche', 'sweet snack'],
  ['Pollo con arroz', 'meal lunch dinner'],
  ['Riz au lait', 'sweet snack'],
  ['Toad in the Hole', 'meal lunch dinner'],
  ['Haddock Romesco', 'meal lunch dinner'],
  ['Romesco', 'sauce'],
  ['Chicken Gravy', 'sauce'],
  ['Gemüsereis', 'meal lunch dinner'],
  ['Milchreis', 'meal breakfast'],
])('a phrase of several words is read whole, a named sauce says how a dish is made: %s', (name, expected) => {
  expect(read(name)).toBe(expected);
});

test.each([
  ['Coq au vin', 'meal lunch dinner'],
  ['Kartoffelpuffer', 'meal lunch dinner'],
  ['Croquetas de setas', 'meal lunch dinner'],
  ['Vitello tonnato', 'meal lunch dinner'],
  ['Nasi Goreng', 'meal lunch dinner'],
  ['Besciamella', 'sauce'],
  ['Apfelschorle', 'drink'],
  ['Zimtsterne', 'sweet snack'],
])('dishes known by a name of their own: %s', (name, expected) => {
  expect(read(name)).toBe(expected);
});

test('what is mixed of spirits is a drink, unless something fills or is baked', () => {
  const kindOf = (ingredients: string[]) => classifyDish({ name: 'Nonna’s Best', ingredients }).kind;
  expect(kindOf(['gin', 'lemon', 'sugar'])).toBe('drink');
  expect(kindOf(['vodka', 'cream', 'penne'])).toBe('meal');
  expect(kindOf(['rum', 'flour', 'butter', 'sugar'])).toBe('sweet');
});

test.each([
  ['Zwetschgenkuchen vom Blech', 'sweet snack'],
  ['Linsensuppe mit Würstchen', 'meal lunch dinner'],
  ['Erdbeermarmelade', 'sauce'],
  ['Velouté de potiron', 'meal lunch dinner'],
  ['Gâteau au yaourt', 'sweet snack'],
  ['Ensalada de garbanzos', 'meal lunch dinner'],
  ['Insalata di farro', 'meal lunch dinner'],
  ['Appeltaart', 'sweet snack'],
  ['Kersenvlaai', 'sweet snack'],
  ['Zwiebel-Tarte', 'meal lunch dinner'],
  ['Birnen-Tarte', 'sweet snack'],
  ['Tarte flambée', 'meal lunch dinner'],
  ['Stamppot boerenkool', 'meal lunch dinner'],
])('in its own language: %s', (name, expected) => {
  expect(read(name)).toBe(expected);
});

test('a name that tells nothing leaves it to the category, then to the ingredients, and is not sure', () => {
  expect(classifyDish({ name: 'Nonna’s Best', category: 'Dessert' })).toMatchObject({
    kind: 'sweet',
    meals: ['snack'],
  });
  expect(
    classifyDish({ name: 'Nonna’s Best', ingredients: ['flour', 'sugar', 'butter', 'vanilla extract'] }),
  ).toMatchObject({ kind: 'sweet', isSure: false });
  expect(
    classifyDish({ name: 'Nonna’s Best', ingredients: ['chicken thighs', 'rice'], energyKcal: 500 }),
  ).toMatchObject({ kind: 'meal', isSure: false });
  expect(classifyDish({ name: 'Nonna’s Best' })).toEqual({ kind: 'unknown', meals: [], isSure: false });
});

test('any name is read, also an empty and an endless one', () => {
  for (const name of ['', '()', ' with ', 'cake '.repeat(4000), '🍲', 'a'.repeat(100_000)])
    expect(classifyDish({ name }).kind).toBeTypeOf('string');
});

test.each([
  // the noun in front says what it is, in the languages where it stands there
  ['Mermelada de fresa', 'sauce'],
  ['Sugo di carne', 'sauce'],
  ['Bouillon de poulet', 'sauce'],
  ['Crostata di marmellata', 'sweet snack'],
  ['Crostata di verdure', 'meal lunch dinner'],
  ['Sopa de tomate', 'meal lunch dinner'],
  // what it is for is not what it is
  ['Tomatensaus voor pasta', 'sauce'],
  ['Masa para empanadas', 'bread'],
  ['Pasta per pizza', 'bread'],
  ['Pasta al pesto', 'meal lunch dinner'],
  ['Pasta pesto met kip', 'meal lunch dinner'],
  // letters that are two
  ['Œufs brouillés', 'meal breakfast'],
  ['Sauté de bœuf', 'meal lunch dinner'],
  // cakes that are none, and cheese that is sweet
  ['Cake salé au jambon', 'meal lunch dinner'],
  ['Tarta de queso al horno', 'sweet snack'],
  ['Tortitas de calabacín', 'meal breakfast lunch dinner'],
  ['Pâtes à la crème', 'meal lunch dinner'],
  ['Thé glacé à la pêche', 'drink'],
  // the Swedish gratin is no end of a Spanish word
  ['Korvlåda', 'meal lunch dinner'],
])('%s is %s, where the noun stands in front', (name, expected) => {
  expect(read(name)).toBe(expected);
});

test('a broth that is a soup elsewhere is asked about', () => {
  expect(classifyDish({ name: 'Caldo de pollo' })).toEqual({ kind: 'sauce', meals: [], isSure: false });
});

test.each([
  // a cake, mousse, flan or cream of what is eaten salted
  ['Salmon Cakes', 'meal lunch dinner'],
  ['Lentil Cakes', 'meal lunch dinner'],
  ['Carrot Cake', 'sweet snack'],
  ['Potato Pancakes', 'meal breakfast lunch dinner'],
  ['Courgette Cake', 'sweet snack'],
  ['Gemüseküchle', 'meal lunch dinner'],
  ['Apfelküchle', 'sweet snack'],
  ['Zwiebeltarte', 'meal lunch dinner'],
  ['Preitaart', 'meal lunch dinner'],
  ['Perentaart', 'sweet snack'],
  ['Viskoekjes', 'meal lunch dinner'],
  ['Flan de courgettes', 'meal lunch dinner'],
  ['Flan de café', 'sweet snack'],
  ['Beignets de courgettes', 'meal lunch dinner'],
  ['Beignets aux pommes', 'sweet snack'],
  ['Gâteau de pommes de terre', 'meal lunch dinner'],
  ['Gâteau aux carottes', 'sweet snack'],
  ['Crème d’asperges', 'meal lunch dinner'],
  ['Crème brûlée', 'sweet snack'],
  ['Crema de calabaza', 'meal lunch dinner'],
  ['Mousse di tonno', 'meal lunch dinner'],
  ['Pain de viande', 'meal lunch dinner'],
  ['Pain de campagne', 'bread'],
  ['Budín de atún', 'meal lunch dinner'],
  ['Crespelle ai funghi', 'meal lunch dinner'],
  // what is pressed is drunk, of meat it is a gravy
  ['Jus de pomme', 'drink'],
  ['Jus d’orange', 'drink'],
  ['Jus de veau', 'sauce'],
  ['Lait d’amande', 'drink'],
  ['Agua de sandía', 'drink'],
  // a whole word knows better than the end of a compound
  ['Obstsalat', 'snack snack'],
  ['Eierkuchen', 'meal breakfast'],
  ['Marillenknödel', 'sweet snack'],
  ['Apfelauflauf', 'sweet snack'],
  // what a sweet in front tastes of
  ['Torta mimosa', 'sweet snack'],
  ['Gâteau cappuccino', 'sweet snack'],
  ['Pechuga en salsa de almendras', 'meal lunch dinner'],
  // in French a sauce stands behind what it goes with
  ['Filet de dinde sauce chasseur', 'meal lunch dinner'],
  ['Pâtes sauce au basilic', 'meal lunch dinner'],
  ['Dos de cabillaud sauce à l’aneth', 'meal lunch dinner'],
  ['Sauce chasseur', 'sauce'],
  ['Spaghetti sauce', 'sauce'],
  ['Cupcakes mojito', 'sweet snack'],
  ['Biscuits chocolat et bacon', 'sweet snack'],
  ['Biscuits and gravy', 'meal breakfast'],
  ['Rosca de Reyes', 'sweet snack'],
  ['Torrejas', 'sweet snack'],
  ['Champús', 'drink'],
])('%s is %s, salted or sweet', (name, expected) => {
  expect(read(name)).toBe(expected);
});

test.each([
  ['Onion Soup Mix', 'sauce'],
  ['Pumpkin Pie Spice', 'sauce'],
  ['Hähnchengewürz', 'sauce'],
  ['Gemüsebrühpulver', 'sauce'],
  ['Épices à poulet', 'sauce'],
  ['Mélange d’épices à burger', 'sauce'],
  ['Mezcla de especias para fajitas', 'sauce'],
  ['Marinata per pollo', 'sauce'],
  ['Gehaktkruiden', 'sauce'],
  ['Five Spice Duck', 'meal lunch dinner'],
  ['Pumpkin Spice Cake', 'sweet snack'],
  ['Poulet aux épices', 'meal lunch dinner'],
  ['Kruidensoep', 'meal lunch dinner'],
])('a seasoning is no meal, whatever it is for: %s', (name, expected) => {
  expect(read(name)).toBe(expected);
});

test.each([
  ['Crêpes au jambon et au fromage', 'meal lunch dinner'],
  ['Sourdough Croissants', 'meal breakfast'],
  ['Cornetti sfogliati', 'meal breakfast'],
  ['Blätterteigstangen mit Käse', 'snack snack'],
  ['Parmesanstangen', 'snack snack'],
  ['Spinach Pancakes with Feta', 'meal breakfast lunch dinner'],
  ['Pfannkuchen mit Spinat und Lachs', 'meal breakfast lunch dinner'],
  ['Pannenkoeken met spek', 'meal breakfast lunch dinner'],
  ['Crêpes au sucre', 'meal breakfast'],
  ['Cottage Cheese Pancakes', 'meal breakfast'],
  ['Blueberry Pancakes', 'meal breakfast'],
])('pancakes with what is never sweet are a lunch too: %s', (name, expected) => {
  expect(read(name)).toBe(expected);
});

test.each([
  ['Merluzzo al forno', 'meal lunch dinner'],
  ['Langostinos a la plancha', 'meal lunch dinner'],
  ['Blackened Catfish', 'meal lunch dinner'],
  ['Gänseschmalz', 'sauce'],
  ['Sardellenpaste', 'unknown'],
])('a name of no more than meat or fish is a lunch and a dinner: %s', (name, expected) => {
  expect(read(name)).toBe(expected);
});

test.each([
  ['Breakfast Casserole', 'meal breakfast'],
  ['Breakfast Pizza', 'meal breakfast'],
  ['Breakfast Muffins', 'sweet breakfast snack'],
  ['Ontbijtkoek', 'sweet breakfast snack'],
  ['French Toast Bake', 'meal breakfast'],
  ['Breakfast Smoothie', 'drink snack'],
  ['Okonomiyaki-Style Cabbage Pancake', 'meal breakfast lunch dinner'],
  ['Carrot Cake Pancakes', 'meal breakfast'],
  ['Mushroom Omelette', 'meal breakfast lunch'],
  ['Mushrooms on Toast', 'meal breakfast lunch'],
  ['Sardines on Toast', 'meal lunch dinner'],
  ['Peking Duck Pancakes', 'meal lunch dinner'],
  ['Frühstücksbrei mit Beeren', 'meal breakfast'],
  ['Schokomuffins', 'sweet snack'],
  ['Gemüsemuffins', 'meal lunch dinner'],
  ['Breakfast Potatoes', 'side'],
  ['Shrimp and Grits', 'meal breakfast lunch dinner'],
  ['Chicken and Waffles', 'meal breakfast lunch dinner'],
])('what is said of the morning is no dinner, and what meat comes with is: %s', (name, expected) => {
  expect(read(name)).toBe(expected);
});

test.each([
  ['Chou farci', 'meal lunch dinner'],
  ['Stuffed Sweet Potatoes', 'meal lunch dinner'],
  ['Gevulde speculaas', 'sweet snack'],
  ['Clafoutis aux tomates cerises', 'meal lunch dinner'],
  ['Clafoutis aux cerises', 'sweet snack'],
  ['Beef Turnovers', 'meal lunch dinner'],
  ['Apple Turnovers', 'sweet snack'],
  ['Champignons à la crème', 'unknown'],
  ['Fraises à la crème', 'sweet snack'],
  ['Shrimp Cocktail', 'meal lunch dinner'],
  ['Loaded Fries', 'meal lunch dinner'],
  ['Fischbrötchen', 'meal lunch dinner'],
  ['Schweineohren', 'sweet snack'],
  ['Langues de chat', 'sweet snack'],
  ['Bitterballen', 'snack snack'],
  ['Borrelhapjes van bladerdeeg', 'snack snack'],
  ['Papas rellenas', 'meal lunch dinner'],
  ['Bacon-Wrapped Prunes', 'snack snack'],
  ['Bacon-Wrapped Chicken', 'meal lunch dinner'],
])('vegetables, pastry and what is named after something else are told apart: %s', (name, expected) => {
  expect(read(name)).toBe(expected);
});

test.each([
  ['Cranberry Pretzel Salad', 'No Bake Desserts', [], 'sweet snack'],
  ['Chicken Salad', 'No Bake Desserts', [], 'meal lunch dinner'],
  ['Orzo Rice', 'Side Dish', ['orzo', 'rice', 'butter'], 'side'],
  ['Polenta', 'Beilage', ['Maisgriess', 'Milch'], 'side'],
  ['Chickpea Salad', 'Sides', ['chickpeas', 'cucumber'], 'meal lunch dinner'],
  ['Squash Blossom Quesadillas', 'Side or Main Dish', ['tortillas', 'cheese'], 'meal lunch dinner'],
  ['Honey-Apple Baked Brie', 'autumn,cocktail party,appetizers', ['brie', 'apple'], 'snack snack'],
  ['Crêpe savoyarde', null, ['jambon', 'reblochon', 'oeufs'], 'meal lunch dinner'],
  ['Crêpe savoyarde', null, ['farine', 'sucre', 'oeufs'], 'meal breakfast'],
  ['Bento Filler: Orange Juice Carrots', null, ['carrots', 'orange juice'], 'side'],
  ['Marshmallow Fondant', null, ['marshmallows', 'icing sugar'], 'sauce'],
  ['Pickling Veggies at Home', 'Appetizer', ['carrots', 'vinegar'], 'side'],
])('%s under %s, of %j, is %s', (name, category, ingredients, expected) => {
  const { kind, meals } = classifyDish({ name, category, ingredients });
  expect([kind, ...meals].join(' ')).toBe(expected);
});

test.each([
  ['Homemade Chili Powder', 'sauce'],
  ['Chili Oil', 'sauce'],
  ['Raspberry Vinegar', 'sauce'],
  ['Oat Flour', 'sauce'],
  ['Himbeeressig', 'sauce'],
  ['Huile pimentée', 'sauce'],
  ['Aceite de ajo', 'sauce'],
  ['Strawberry Preserves', 'sauce'],
  ['Berenjenas en vinagre', 'side'],
  ['Fish and Chips, Salt & Vinegar', 'meal lunch dinner'],
  ['Spaghetti aglio e olio', 'meal lunch dinner'],
  ['Dinde sautée', 'meal lunch dinner'],
  ['Sardines in Olive Oil', 'meal lunch dinner'],
  ['Protein Powder Pancakes', 'meal breakfast'],
  ['Kräutertee', 'drink'],
  ['Soft White Sandwich Loaf', 'bread'],
  ['Masa de empanadillas', 'bread'],
  ['Pasta sfoglia', 'bread'],
])('what stands in a larder is no meal: %s', (name, expected) => {
  expect(read(name)).toBe(expected);
});
