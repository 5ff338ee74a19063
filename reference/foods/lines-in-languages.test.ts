import { classifyAisle } from '@sorrel/core/foods/classify-aisle';
import { resolveFood, resolveName } from '@sorrel/core/foods/resolve-food';
import type { Language } from '@sorrel/core/ingredients/languages/language';
import { parseIngredient } from '@sorrel/core/ingredients/parse-ingredient';
import { boughtAs } from '@sorrel/core/lists/shopping-name';
import { computeNutrition } from '@sorrel/core/nutrition/compute-nutrition';
import { describe, expect, test } from 'vitest';
import { index } from './testing/whole-index.ts';

/** Lines of our own: what is grown together, bent, in a part, or easily taken for another food. */
const LINES: readonly (readonly [Language, string, string])[] = [
  ['it', '2 peperoncini privati dei semi', 'chilli'],
  ['it', '4 pomodori privati della pelle e dei semi', 'tomato'],
  ['it', '120 g di dadolata di carote', 'carrot'],
  ['it', '1 trito di cipolla', 'onion'],
  ['it', '2 spruzzi di limone', 'lemon'],
  ['fr', '2 poivrons vidés de leurs graines', 'red-bell-pepper'],
  ['de', '200 g Möhrenjulienne', 'carrot'],
  ['de', 'Julienne von Karotten', 'carrot'],
  ['nl', 'julienne van wortel', 'carrot'],
  ['de', 'das Weiße von 1 Lauch', 'leek'],
  ['fr', 'le blanc de 2 poireaux', 'leek'],
  ['fr', 'le blanc de 2 oeufs', 'egg-white'],
  ['nl', 'het wit van 2 preien', 'leek'],
  ['es', 'la parte blanca de 1 puerro', 'leek'],
  ['it', 'la parte verde di 2 porri', 'leek'],
  // what liqueurs are made with is twice as strong as one
  ['it', '1 litro di alcool a 95°', 'pure-alcohol'],
  ['de', '0,5 l Weingeist (95 %)', 'pure-alcohol'],
  ['de', '200 ml Primasprit', 'pure-alcohol'],
  ['fr', "50 cl d'alcool à fruits 40°", 'spirit'],
  ['de', '1 kg Rinderhackfleisch', 'beef-mince'],
  ['de', '500 g Rindshackfleisch', 'beef-mince'],
  ['de', '100 g Puderzucker', 'icing-sugar'],
  ['de', '200 g saure Sahne', 'soured-cream'],
  ['de', '200 ml Sahne', 'whipping-cream'],
  ['de', '1 gelbe Paprikaschote', 'yellow-bell-pepper'],
  ['de', 'ein wenig Paprika', 'paprika'],
  ['de', '2 TL Majoran', 'dried-marjoram'],
  ['it', '700 g di polpo già pulito', 'octopus'],
  ['it', '500 g di polpa di manzo', 'stewing-beef'],
  ['es', '500 g de carne vacuna picada', 'beef-mince'],
  ['es', '1 kg de falda', 'stewing-beef'],
  ['fr', '100 g de fourme de Montbrison', 'bleu-d-auvergne'],
  ['fr', '50 cl de bouillon de canard', 'chicken-stock'],
  ['fr', '4 cuisses de pintade', 'guinea-fowl'],
  ['fr', '1 bavette de bœuf', 'flank-steak'],
  ['fr', '500 g de paleron de bœuf', 'stewing-beef'],
  ['nl', 'verse Italiaanse kruidenmix', 'herb'],
  ['nl', '1 el Italiaanse kruidenmix', 'italian-seasoning'],
  ['de', 'Abrieb und Saft von 2 Orangen', 'orange-juice'],
  ['fr', "le zeste et le jus d'une orange", 'orange-juice'],
  ['fr', "100 g de sardines à l'huile d'olive", 'sardine'],
  ['fr', '16 filets d’anchois au sel', 'anchovy'],
  ['fr', '2 c. à soupe de câpres au vinaigre', 'caper'],
  ['es', '6 anchoas en aceite de oliva', 'anchovy'],
  ['es', '100 g de mejillones en aceite de oliva', 'mussel'],
  ['it', "4 acciughe in olio d'oliva", 'anchovy'],
  ['de', '1 TL Paprikapulver', 'paprika'],
  ['de', '3 Knoblauchzehen, gepresst', 'garlic'],
  ['de', '12 Salbeiblätter', 'sage'],
  ['de', '100 g getrocknete Aprikosen', 'dried-apricot'],
  ['de', '300 g TK-Erbsen', 'pea'],
  ['de', 'abgeriebene Schale von 1 Orange', 'orange-zest'],
  ['de', '1/2 Würfel frische Hefe', 'fresh-yeast'],
  ['de', '1 Dose Mais', 'canned-sweetcorn'],
  ['fr', '200 g de farine complète', 'wholemeal-flour'],
  ['fr', '100 g de poudre d’amandes', 'almond-flour'],
  ['fr', '3 jaunes d’œufs', 'egg-yolk'],
  ['fr', '50 g de crème fraîche épaisse', 'creme-fraiche'],
  ['fr', '1 poivron rouge', 'red-bell-pepper'],
  ['fr', '1 sachet de levure chimique', 'baking-powder'],
  ['fr', '1 sachet de levure de boulanger', 'yeast'],
  ['fr', '200 g de petits pois', 'pea'],
  ['fr', '50 g de cerneaux de noix', 'walnut'],
  ['fr', '100 g de noix de cajou', 'cashew'],
  ['fr', '1 citron vert', 'lime'],
  ['fr', '2 tomates', 'tomato'],
  ['de', '400 g Thunfisch in Öl', 'tuna-in-oil'],
  ['fr', '4 poires', 'pear'],
  ['fr', '1 gousse de vanille', 'vanilla-pod'],
  ['fr', '300 g de noix décortiquées', 'walnut'],
  ['fr', '1 gousse de vanille, fendue et grattée', 'vanilla-pod'],
  ['es', '1 sobre de levadura de panadería o 20 g de levadura fresca', 'yeast'],
  ['es', '4 doradas', 'sea-bass'],
  ['es', '12 obleas de empanadillas', 'empanada-wrapper'],
  ['es', '300 g de pan rallado sin gluten', 'gluten-free-breadcrumb'],
  ['it', '1 bustina di lievito per dolci', 'baking-powder'],
  ['it', 'succo d’arancia 100 g', 'orange-juice'],
  ['nl', '300 g rundergehakt', 'beef-mince'],
  ['nl', '300 g vegetarisch gehakt', 'vegan-mince'],
  ['nl', '2 paksoi', 'bok-choy'],
  ['nl', '200 g pak choi', 'bok-choy'],
  ['nl', '450 g rode/bruine bonen', 'kidney-bean'],
  ['nl', '2 rode paprika’s', 'red-bell-pepper'],
  ['nl', '1 tl paprikapoeder', 'paprika'],
  ['nl', '2 laurierblaadjes', 'bay-leaf'],
  ['nl', '500 g verse abrikozen', 'apricot'],
  ['nl', '1 el gedroogde oregano', 'dried-oregano'],
  ['nl', '2 eierdooiers', 'egg-yolk'],
  ['nl', '250 g volkoren spaghetti', 'wholewheat-pasta'],
  ['nl', 'sap van 1 citroen', 'lemon-juice'],
  // of two the first, and which of them is said before a noun that both share
  ['de', '200 g Hackfleisch oder Tofu', 'beef-mince'],
  ['de', '200 g gemischtes Hackfleisch oder veganes Hack', 'beef-and-pork-mince'],
  ['nl', '200 g gehakt of tofu', 'beef-mince'],
  ['fr', '200 g de viande hachée ou de tofu', 'beef-mince'],
  ['es', '200 g de carne picada o tofu', 'beef-mince'],
  ['en', '200 g beef mince or tofu', 'beef-mince'],
  ['de', '1 rote oder gelbe Paprikaschote', 'red-bell-pepper'],
  ['nl', '1 rode of gele paprika', 'red-bell-pepper'],
  ['de', '100 g weiße oder dunkle Schokolade', 'white-chocolate'],
  ['en', '1 l low salt or homemade chicken or vegetable stock', 'chicken-stock'],
  ['en', '2 tbsp low sugar or regular jam', 'jam'],
  ['es', '200 g de garbanzos crudos', 'dried-chickpea'],
  ['nl', '250 g trostomaatjes', 'tomato'],
  ['nl', '200 g garnaaltjes', 'prawn'],
  ['nl', '200 g matjes', 'matjes'],
  ['es', '200 g de gambitas', 'prawn'],
  ['es', '4 muslos o contramuslos de pollo cortados en trozos', 'chicken-leg'],
  ['fr', '4 cuisses ou pilons de poulet', 'chicken-leg'],
  ['it', '4 cosce o sovracosce di pollo', 'chicken-leg'],
  ['fr', '150 g de feta de brebis', 'feta'],
  ['fr', '200 g de fromage râpé (emmental)', 'gruyere'],
  ['it', '100 g di formaggio grattugiato tipo grana padano', 'parmesan'],
  ['es', '100 g de queso rallado Grana Padano', 'parmesan'],
  ['de', '200 g Käse (Gouda oder Emmentaler)', 'gouda'],
  ['de', '200 g Käse, gerieben', 'cheese'],
  ['es', '30 g de proteína en polvo sabor chocolate', 'protein-powder'],
  ['es', '1 lámina de pasta quebrada', 'shortcrust-pastry'],
  ['de', '1 Dose Mandarinen', 'canned-mandarin'],
  ['es', '1 barra de pan del día anterior', 'baguette'],
];

describe('lines in other languages', () => {
  test.each(LINES)('%s: %s is %s', (language, line, food) => {
    expect(resolveFood(index, parseIngredient(line, language), language).foodId).toBe(food);
  });

  test.each(LINES)('%s: %s is the same food when nobody says the language', (_, line, food) => {
    expect(resolveFood(index, parseIngredient(line), null).foodId).toBe(food);
  });

  test.each([
    ['fr', '16 filets d’anchois au sel'],
    ['fr', 'câpres au vinaigre'],
    ['es', 'mejillones en aceite de oliva'],
    ['it', "pomodori secchi in olio d'oliva"],
  ] as const)('%s: what %s are kept in leaves no doubt of them', (language, line) => {
    expect(resolveFood(index, parseIngredient(line, language), language).isSure).toBe(true);
  });

  test('a German and a French recipe are counted as an English one is', () => {
    const kcal = (lines: string[]) => Math.round(computeNutrition(index, lines, 1).perServing.calories);
    const english = kcal(['200 g plain flour', '100 g butter', '2 eggs', '1 tbsp honey']);
    expect(kcal(['200 g Mehl', '100 g Butter', '2 Eier', '1 EL Honig'])).toBe(english);
    expect(kcal(['200 g de farine', '100 g de beurre', '2 œufs', '1 c. à soupe de miel'])).toBe(english);
    expect(kcal(['200 g bloem', '100 g boter', '2 eieren', '1 el honing'])).toBe(english);
  });

  test('what is bought has one name on the list, whatever the recipe calls it', () => {
    expect(
      ['Zwiebeln', 'oignons', 'uien', 'onions'].map((name) => boughtAs(index, name, resolveName(index, name))),
    ).toEqual(Array(4).fill('onion'));
    expect(boughtAs(index, 'Klopapier', resolveName(index, 'Klopapier'))).toBe('klopapier');
  });

  test.each([
    ['Kartoffeln', 'produce'],
    ['poireaux', 'produce'],
    ['lait', 'dairy and eggs'],
    ['TK-Erbsen', 'frozen'],
    ['petits pois surgelés', 'frozen'],
    ['Reispapier', 'pantry and dry goods'],
    ['papier de riz', 'pantry and dry goods'],
  ])('%s stands where the food stands: %s', (name, aisle) => {
    expect(classifyAisle(index, name)).toBe(aisle);
  });

  test.each([
    ['de', ['Küchenrolle', 'Alufolie', 'Spülmittel', 'Müllbeutel', 'Kerzen']],
    ['fr', ['essuie-tout', 'papier aluminium', 'liquide vaisselle', 'sacs poubelle', 'bougies']],
    ['es', ['papel de cocina', 'papel de aluminio', 'lavavajillas', 'bolsas de basura', 'velas']],
    ['it', ['carta da cucina', 'carta stagnola', 'detersivo per piatti', 'sacchi della spazzatura', 'candele']],
    ['nl', ['keukenrol', 'aluminiumfolie', 'afwasmiddel', 'vuilniszakken', 'kaarsen']],
    ['en', ['kitchen roll', 'foil', 'washing-up liquid', 'bin bags', 'candles']],
  ])('household goods are no food: %s', (_, goods) => {
    for (const name of goods) {
      expect(classifyAisle(index, name), name).toBe('other');
      expect(boughtAs(index, name, resolveName(index, name))[0], name).toBe(name.toLowerCase()[0]);
    }
  });
});

test.each<[Language, string, string]>([
  ['de', 'milk', 'milk'],
  ['de', 'Milken', 'veal-sweetbread'],
  ['de', 'beer', 'beer'],
  ['de', 'Beeren', 'mixed-berry'],
  ['it', 'lard', 'lard'],
  ['it', 'lardo', 'pork-back-fat'],
  ['es', 'jamon', 'ham'],
])('%s: an English word that is written like no name of the language is one: %s', (language, name, id) => {
  expect(resolveFood(index, { name }, language).foodId).toBe(id);
});
