import { describe, expect, test } from 'vitest';
import { parseIngredient } from '../parse-ingredient.ts';
import { guessLanguage, guessLineLanguage, readLanguage, tellLanguage } from './guess-language.ts';
import type { Language, ToldLanguage } from './language.ts';

/** Lines of our own, as pages print them: language, line, quantity, unit, name. */
const LINES: readonly (readonly [Language, string, number | null, string | null, string])[] = [
  ['de', '2 EL Rapsöl', 2, 'tbsp', 'Rapsöl'],
  ['de', 'ein halbes Dutzend Eier', 6, null, 'Eier'],
  // what stands between a measure and its food
  ['es', '2 rodajas finas de tomate', 2, 'slice', 'tomate'],
  ['es', '1 cucharada mediana de aceite de oliva', 1, 'tbsp', 'aceite de oliva'],
  ['it', '2 fette sottili di prosciutto', 2, 'slice', 'prosciutto'],
  ['de', '2 dünne Scheiben Schinken', 2, 'slice', 'Schinken'],
  ['nl', '2 dunne plakken ham', 2, 'slice', 'ham'],
  // how wide a piece is
  ['it', '4 tortillas da 20 cm di diametro', 4, null, 'tortillas'],
  ['it', '12 tortillas del diametro di 18 cm', 12, null, 'tortillas'],
  ['fr', 'vin blanc de 12°', null, null, 'vin blanc'],
  // an amount in words behind its food, and a measure in front of its number
  ['it', 'Vino bianco un bicchiere', 1, 'glass', 'Vino bianco'],
  ['it', 'farina due etti', 200, 'g', 'farina'],
  ['it', 'brodo litri 1 e ½', 1.5, 'l', 'brodo'],
  ['de', 'Zucker drei Esslöffel', 3, 'tbsp', 'Zucker'],
  ['es', 'Aceite un vaso', 1, 'glass', 'Aceite'],
  ['de', 'Brot vom zweiten Tag', null, null, 'Brot'],
  // what all of a list share comes last
  ['de', '500 ml Hühner-, Rinder- oder Gemüsebrühe', 500, 'ml', 'Hühner-, Rinder- oder Gemüsebrühe'],
  ['nl', '2 el zonnebloem-, olijf- of rijstolie', 2, 'tbsp', 'zonnebloem-, olijf- of rijstolie'],
  ['de', '200 g abgezogene, gehobelte Mandeln', 200, 'g', 'abgezogene, gehobelte Mandeln'],
  ['de', '1 Zwiebel, geschälte', 1, null, 'Zwiebel'],
  ['de', '3 eier, Größe M', 3, null, 'eier'],
  // the first part of one word in brackets, and a word of its own in them
  ['nl', '2 el (olijf)olie', 2, 'tbsp', 'olijfolie'],
  ['nl', '1 (bos)ui', 1, null, 'bosui'],
  ['de', '500 ml (Voll-)Milch', 500, 'ml', 'Voll-Milch'],
  ['de', '1 TL (Meer)salz', 1, 'tsp', 'Meersalz'],
  ['de', '3 (große)Eier', 3, null, 'Eier'],
  ['nl', '1 (rode) paprika', 1, null, 'paprika'],
  ['fr', '200 g de (petits)pois', 200, 'g', 'pois'],
  ['es', 'un par de dientes de ajo', 2, 'clove', 'ajo'],
  ['it', 'un paio di uova', 2, null, 'uova'],
  ['fr', 'une paire de saucisses', 2, null, 'saucisses'],
  ['de', 'die Hälfte einer Zwiebel', 0.5, null, 'Zwiebel'],
  ['fr', 'la moitié d’un oignon', 0.5, null, 'oignon'],
  ['fr', 'la moitié du beurre', null, null, 'la moitié du beurre'],
  ['es', 'la mitad de una cebolla', 0.5, null, 'cebolla'],
  ['it', 'la metà di una cipolla', 0.5, null, 'cipolla'],
  ['nl', 'de helft van een ui', 0.5, null, 'ui'],
  ['de', 'max. 200 ml Milch', 200, 'ml', 'Milch'],
  ['fr', 'min. 200 ml de lait', 200, 'ml', 'lait'],
  ['es', 'máx. 200 ml de leche', 200, 'ml', 'leche'],
  ['it', 'max 200 ml di latte', 200, 'ml', 'latte'],
  ['nl', 'max 200 ml melk', 200, 'ml', 'melk'],
  ['de', '100 g Butter o. Margarine', 100, 'g', 'Butter'],
  ['es', '1 cucharada generosa de miel', 1, 'tbsp', 'miel'],
  ['es', '2 cuch. soperas de azúcar', 2, 'tbsp', 'azúcar'],
  ['fr', '1 c. à café bien pleine de sel', 1, 'tsp', 'sel'],
  ['fr', 'une demi-douzaine d’œufs', 6, null, 'œufs'],
  ['es', 'media docena de huevos', 6, null, 'huevos'],
  ['it', 'mezza dozzina di uova', 6, null, 'uova'],
  ['nl', 'een half dozijn eieren', 6, null, 'eieren'],
  ['es', 'una decena de tomates', 10, null, 'tomates'],
  ['it', 'una ventina di olive', 20, null, 'olive'],
  ['nl', 'een tiental olijven', 10, null, 'olijven'],
  ['es', 'kilo y medio de patatas', 1.5, 'kg', 'patatas'],
  ['es', 'taza y media de harina', 1.5, 'cup', 'harina'],
  ['it', 'due etti e mezzo di farina', 250, 'g', 'farina'],
  ['de', '2 Esslöfel Öl', 2, 'tbsp', 'Öl'],
  ['fr', '2 cuillières à soupe de sucre', 2, 'tbsp', 'sucre'],
  ['es', '1 cucharda de aceite', 1, 'tbsp', 'aceite'],
  ['it', '2 cucciai di olio', 2, 'tbsp', 'olio'],
  ['nl', '2 eetlepls olie', 2, 'tbsp', 'olie'],
  ['es', '1 c/s de aceite', 1, 'tbsp', 'aceite'],
  ['es', '¾ tza de azúcar', 0.75, 'cup', 'azúcar'],
  ['fr', 'un bon filet d’huile', 1, 'drizzle', 'huile'],
  ['es', 'un buen chorro de aceite', 1, 'splash', 'aceite'],
  ['es', 'unas aceitunas', null, null, 'aceitunas'],
  ['es', 'unas 3 aceitunas', 3, null, 'aceitunas'],
  ['es', 'un poquito de aceite', null, null, 'aceite'],
  ['it', 'un pochino d’olio', null, null, 'olio'],
  ['it', 'un po’ di prezzemolo', null, null, 'prezzemolo'],
  ['it', 'n. 3 uova', 3, null, 'uova'],
  ['it', '2 scatole da 400 g di pomodori', 2, 'can', 'pomodori'],
  ['it', '300 g tra pomodori e peperoni', 300, 'g', 'pomodori e peperoni'],
  ['nl', 'ong. 200 ml melk', 200, 'ml', 'melk'],
  ['nl', 'een stuk of 10 olijven', 10, null, 'olijven'],
  ['nl', 'elk 1 tl komijn en kaneel', 1, 'tsp', 'komijn en kaneel'],
  ['nl', 'Ter garnering: peterselie', null, null, 'peterselie'],
  ['nl', '3 eieren maat L', 3, null, 'eieren'],
  ['es', '3 huevos talla M', 3, null, 'huevos'],
  ['de', '1 gr. Zwiebel', 1, null, 'Zwiebel'],
  ['de', '2 gr. Dosen Tomaten', 2, 'can', 'Tomaten'],
  ['de', '2 gr. Safran', 2, 'g', 'Safran'],
  ['de', '250 gr. Tomaten', 250, 'g', 'Tomaten'],
  ['de', '1 kleine bis mittelgroße Zwiebel', 1, null, 'Zwiebel'],
  ['de', 'Eier (Größe M) 3', 3, null, 'Eier'],
  ['de', 'je 1 rote, gelbe und grüne Paprika', 1, null, 'rote, gelbe und grüne Paprika'],
  ['nl', '1 rode, gele en groene paprika', 1, null, 'rode, gele en groene paprika'],
  ['de', 'Mark einer Vanilleschote', 1, null, 'Vanilleschote'],
  ['fr', 'les graines d’une gousse de vanille', 1, 'clove', 'vanille'],
  ['it', 'i semi di una bacca di vaniglia', 1, null, 'bacca di vaniglia'],
  ['fr', '1 morceau de gingembre de 3 cm', 1, 'piece', 'gingembre'],
  ['nl', '1 stuk gember van 3 cm', 1, 'piece', 'gember'],
  ['fr', '1 c. à café de chacun : cumin, aneth', 1, 'tsp', 'cumin'],
  ['es', '1 cucharadita de cada: comino, eneldo', 1, 'tsp', 'comino'],
  ['it', '1 cucchiaino ciascuno di cumino e aneto', 1, 'tsp', 'cumino e aneto'],
  ['nl', '1 tl elk: komijn, dille', 1, 'tsp', 'komijn'],
  ['de', '1 Msp. Backpulver', 1, 'pinch', 'Backpulver'],
  ['de', '0,5 Bd. Dill, fein gehackt', 0.5, 'bunch', 'Dill'],
  ['de', '300 g g Mehl', 300, 'g', 'Mehl'],
  ['de', 'etwas Muskat', null, null, 'Muskat'],
  ['de', '1 gestrichener TL Natron', 1, 'tsp', 'Natron'],
  ['de', 'Saft von 2 Limetten', 2, null, 'Limetten'],
  ['de', '1 Pfund Quark', 500, 'g', 'Quark'],
  ['de', 'zwei kleine Schalotten', 2, null, 'Schalotten'],
  ['de', '3 - 4 EL Milch zum Bestreichen', 3, 'tbsp', 'Milch'],
  ['de', '1.500 g Kartoffeln', 1500, 'g', 'Kartoffeln'],
  ['de', '0,125 l Milch', 0.125, 'l', 'Milch'],
  ['de', '20 dag Zucker', 200, 'g', 'Zucker'],
  ['de', '1 Fläschchen Rumaroma', 2, 'ml', 'Rumaroma'],
  ['it', '1 bicchierino di rum', 1, 'shot', 'rum'],
  ['de', 'Dose Mais', null, 'can', 'Mais'],
  ['de', '1 große oder 2 kleine Zwiebeln', 1, null, 'Zwiebeln'],
  ['de', '1 rote oder gelbe Paprika', 1, null, 'rote oder gelbe Paprika'],
  ['de', '100 g Speck oder Schinken', 100, 'g', 'Speck'],
  ['nl', 'blikje gepelde tomaten', null, 'can', 'gepelde tomaten'],
  ['nl', '1 bussel peterselie', 1, 'bunch', 'peterselie'],
  ['fr', 'poivre 5 baies', null, null, 'poivre 5 baies'],
  ['fr', 'sucre 5 c. à soupe', 5, 'tbsp', 'sucre'],
  ['fr', '1 boîte 4/4 de tomates', 1, 'can', 'tomates'],
  ['fr', '1 petite boîte (1/4) de maïs', 1, 'can', 'maïs'],
  ['fr', '1 filet de poulet', 1, null, 'filet de poulet'],
  ['fr', '2 filets de sole', 2, null, 'filets de sole'],
  ['fr', 'un filet d’huile', 1, 'drizzle', 'huile'],
  ['fr', '100 g de dés de pain', 100, 'g', 'dés de pain'],
  ['es', '1 vaso pequeño de leche', 1, 'glass', 'leche'],
  ['es', '1 copa grande de vino tinto', 1, 'glass', 'vino tinto'],
  ['es', '1 taza más 2 cucharadas de harina', 1.125, 'cup', 'harina'],
  ['it', 'un filo d’olio', 1, 'drizzle', 'olio'],
  ['nl', '½ theel. zout', 0.5, 'tsp', 'zout'],
  // parts in words
  ['fr', 'un quart de brie', 0.25, null, 'brie'],
  ['fr', '1 quart de litre de lait', 0.25, 'l', 'lait'],
  ['fr', 'un demi-litre de lait', 0.5, 'l', 'lait'],
  ['fr', 'une demi-cuillère à soupe de miel', 0.5, 'tbsp', 'miel'],
  ['it', 'un quarto di zucca', 0.25, null, 'zucca'],
  ['it', 'tre quarti di tazza di latte', 0.75, 'cup', 'latte'],
  ['es', 'tres cuartos de litro de leche', 0.75, 'l', 'leche'],
  ['es', 'un tercio de taza de leche', 1 / 3, 'cup', 'leche'],
  ['es', '1 tercio de cerveza', 1, 'bottle', 'cerveza'],
  ['nl', 'driekwart liter melk', 0.75, 'l', 'melk'],
  // plurals, vines, ladles
  ['nl', '2 handen spinazie', 2, 'handful', 'spinazie'],
  ['nl', '4 schijven ananas', 4, 'slice', 'ananas'],
  ['nl', '1 blok tofu', 1, 'block', 'tofu'],
  ['nl', '1 blokje tofu', 1, 'cube', 'tofu'],
  ['de', '1 Rispe Tomaten', 1, 'bunch', 'Tomaten'],
  ['de', '1 Staude Sellerie', 1, 'head', 'Sellerie'],
  ['de', '1 kleine Dose Mais', 1, 'can', 'Mais'],
  ['fr', '1 grappe de tomates', 1, 'bunch', 'tomates'],
  ['fr', '2 carrés de chocolat', 2, 'square', 'chocolat'],
  ['it', '1 ramaiolo di brodo', 1, 'scoop', 'brodo'],
  ['de', 'Zum Servieren: Brot', null, null, 'Brot'],
  ['de', 'Für die Deko: 2 EL Mandeln', 2, 'tbsp', 'Mandeln'],
  ['de', 'Garnitur: Schnittlauch', null, null, 'Schnittlauch'],
  ['fr', 'Pour la garniture : persil haché', null, null, 'persil'],
  ['it', 'Per guarnire: 4 foglie di basilico', 4, 'leaf', 'basilico'],
  ['es', 'Para decorar: perejil', null, null, 'perejil'],
  ['nl', 'Voor de garnering: 2 takjes peterselie', 2, 'sprig', 'peterselie'],
  ['de', '1,125 Tassen Reis', 1.125, 'cup', 'Reis'],
  ['it', '1,200 kg di patate', 1.2, 'kg', 'patate'],
  ['de', '1 kl. Dose Mais', 1, 'can', 'Mais'],
  ['de', '1 TL, gestr. Salz', 1, 'tsp', 'Salz'],
  ['de', 'Saft einer Orange', 1, null, 'Orange'],
  ['de', '2 Dosen (à 400 g) Bohnen', 2, 'can', 'Bohnen'],
  ['it', 'farina 00 300 g', 300, 'g', 'farina'],
  ['it', '100 g circa di parmigiano', 100, 'g', 'parmigiano'],
  ['fr', '25 g + 10 g de beurre', 35, 'g', 'beurre'],
  ['fr', '2 c. à s. de moutarde', 2, 'tbsp', 'moutarde'],
  ['fr', '1 càc de curry', 1, 'tsp', 'curry'],
  ['fr', 'Lait : 25 cl', 25, 'cl', 'Lait'],
  ['fr', '20 cl de crème liquide', 20, 'cl', 'crème'],
  ['fr', "3 gousses d'ail", 3, 'clove', 'ail'],
  ['fr', '4x gousse d’ail (16g)', 4, 'clove', 'ail'],
  ['fr', '1 càs et demie de sucre', 1.5, 'tbsp', 'sucre'],
  ['fr', '1/4 de botte de menthe', 0.25, 'bunch', 'menthe'],
  ['fr', 'une douzaine d’huîtres', 12, null, 'huîtres'],
  ['fr', '10 noix', 10, null, 'noix'],
  ['fr', '1 noix de beurre', 1, 'knob', 'beurre'],
  ['es', '2 dientes de ajo picados', 2, 'clove', 'ajo'],
  ['es', '1,5 kg de patatas', 1.5, 'kg', 'patatas'],
  ['es', 'sal al gusto', null, null, 'sal'],
  ['es', '1/2 cucharadita de comino', 0.5, 'tsp', 'comino'],
  ['es', 'media cebolla', 0.5, null, 'cebolla'],
  ['es', '2count Limones', 2, 'piece', 'Limones'],
  ['it', 'q.b. sale fino', null, null, 'sale'],
  ['it', 'zucchero 80 g', 80, 'g', 'zucchero'],
  ['it', '1 cucchiaio raso di farina', 1, 'tbsp', 'farina'],
  ['it', "2 spicchi d'aglio", 2, 'clove', 'aglio'],
  ['it', 'mezza mela', 0.5, null, 'mela'],
  ['it', 'limoni 3', 3, null, 'limoni'],
  ['it', '2 etti di prosciutto', 200, 'g', 'prosciutto'],
  ['nl', '2 eetlepels mosterd', 2, 'tbsp', 'mosterd'],
  ['nl', '1 teentje knoflook, geperst', 1, 'clove', 'knoflook'],
  ['nl', '½ el ketjap', 0.5, 'tbsp', 'ketjap'],
  ['nl', '1 blikje mais', 1, 'can', 'mais'],
  ['nl', '2 ons kaas', 200, 'g', 'kaas'],
  ['nl', 'scheutje melk', null, 'splash', 'melk'],
  ['nl', '50 + 150 g suiker', 200, 'g', 'suiker'],
];

describe('ingredient lines in other languages', () => {
  test.each(LINES)('%s: %s', (language, line, quantity, unit, name) => {
    const parsed = parseIngredient(line, language);
    expect([parsed.quantity, parsed.unit, parsed.name]).toEqual([quantity, unit, name]);
  });

  test('what is done to a food stands in the preparation, what is remarked in the comment', () => {
    const parsed = parseIngredient('2 Möhren, geschält und gewürfelt (ersatzweise Kürbis)', 'de');
    expect(parsed.preparation).toBe('geschält und gewürfelt');
    expect(parsed.comment).toBe('ersatzweise Kürbis');
    expect(parseIngredient('beurre pour le moule', 'fr').comment).toBe('pour le moule');
  });

  test.each([
    ['de', '2 Stangen Porree, in Ringen', 'Porree', 'in Ringen'],
    ['nl', '1 rode peper, zonder zaadjes', 'rode peper', 'zonder zaadjes'],
    ['es', '200 g de jamón serrano en taquitos', 'jamón serrano', 'en taquitos'],
    ['it', '300 g di salsiccia sbriciolata', 'salsiccia', 'sbriciolata'],
    ['fr', '2 gousses d’ail dégermées', 'ail', 'dégermées'],
  ] as const)('%s: %s is a food and its preparation', (language, line, name, preparation) => {
    expect(parseIngredient(line, language)).toMatchObject({ name, preparation });
  });

  test('octopus is a food, though the word for flesh only describes one', () => {
    expect(parseIngredient('700 g di polpo già pulito', 'it')).toMatchObject({ name: 'polpo', comment: 'già pulito' });
  });

  test('a package that says what it holds keeps that', () => {
    expect(parseIngredient('1 Rolle Blätterteig (275 g, Kühlregal)', 'de').packageSize).toEqual({
      quantity: 275,
      unit: 'g',
    });
    expect(parseIngredient('2 Dosen stückige Tomaten à 400 g', 'de')).toMatchObject({
      packageSize: { quantity: 400, unit: 'g' },
      comment: null,
    });
    expect(parseIngredient('1 sachet de 50 g de levure', 'fr').packageSize).toEqual({ quantity: 50, unit: 'g' });
  });

  test('a weight in brackets is the weight of all, or of each where it says so', () => {
    expect(parseIngredient('8x pomme de terre (1,76kg)', 'fr').equivalent).toEqual({ quantity: 1.76, unit: 'kg' });
    expect(parseIngredient('4 Hähnchenfilets (à ca. 140 g)', 'de').packageSize).toEqual({ quantity: 140, unit: 'g' });
    expect(parseIngredient('1 cebolla (150 g)', 'es').equivalent).toEqual({ quantity: 150, unit: 'g' });
  });

  test('what may be left out is optional', () => {
    expect(parseIngredient('1 tl sambal (optioneel)', 'nl').isOptional).toBe(true);
    expect(parseIngredient('Eventuell Salz', 'de').isOptional).toBe(true);
  });

  test('without being told, a line is read by its own words, and English stays English', () => {
    expect(parseIngredient('1 cuillère à soupe de miel').unit).toBe('tbsp');
    expect(parseIngredient('1 Messerspitze Zimt').unit).toBe('pinch');
    expect(parseIngredient('150ml/5fl oz water').name).toBe('water');
  });
});

describe('guessLanguage', () => {
  test.each<[Language | null, string[]]>([
    ['en', ['2 cups flour', '1 tsp salt', '3 eggs, beaten']],
    ['de', ['200 g Mehl', '1 Prise Salz', '3 Eier', '100 ml Milch']],
    ['fr', ['200 g de farine', '1 pincée de sel', '3 œufs']],
    ['es', ['200 g de harina', '1 pizca de sal', '3 huevos']],
    ['it', ['200 g di farina', '1 pizzico di sale', '3 uova']],
    ['nl', ['200 g bloem', '1 snufje zout', '3 eieren']],
    [null, ['200 g farinha de trigo', '1 pitada de sal', '3 ovos', '2 colheres de sopa de açúcar']],
    [null, ['2 dl mjölk', '3 dl vetemjöl', '1 krm salt', '2 ägg']],
    [null, ['2 szklanki mąki', 'szczypta soli', '3 jajka']],
    [null, ['牛乳 200ml', '卵 3個']],
    [null, []],
  ])('%s: %j', (language, lines) => {
    expect(guessLanguage(lines)).toBe(language);
  });

  test('the first 120 lines tell it, of each the first 200 letters', () => {
    const nothing = (count: number) => Array.from({ length: count }, () => 'zorblax');
    expect(guessLanguage([...nothing(119), 'Zwiebel'])).toBe('de');
    expect(guessLanguage([...nothing(120), 'Zwiebel', 'Zwiebel'])).toBeNull();
    expect(guessLanguage([`${'z'.repeat(190)} Zwiebel`])).toBe('de');
    expect(guessLanguage([`${'z'.repeat(200)} Zwiebel`])).toBeNull();
  });

  test.each<[ToldLanguage, string[]]>([
    ['de', ['Frühstück', 'weiß']],
    ['es', ['ñoño', 'piña']],
    ['fr', ['zœrb', 'zêrb']],
    [null, ['zorblax', 'zérb']],
    ['other', ['2 dl mjölk', '1 krm salt', '2 ägg']],
    ['other', ['牛乳 200ml', '卵 3個', '塩']],
    ['de', ['Zwiebel', 'zwiebel', 'onion']],
    // nothing is far enough ahead
    [null, ['Zwiebel', 'onion']],
  ])('letters of its own tell a language as well as words: %s: %j', (told, lines) => {
    expect(tellLanguage(lines)).toBe(told);
  });

  test('a language that is not read is none for a reader', () => {
    expect(readLanguage('other')).toBeNull();
    expect(readLanguage('de')).toBe('de');
    expect(readLanguage(null)).toBeNull();
  });

  test.each<[Language | null, string]>([
    ['de', '2 Zwiebeln, gehackt'],
    ['fr', '2 gousses d’ail'],
    ['en', '2 onions, chopped'],
    // as much English as anything else
    [null, 'Zwiebel onion'],
    // a single letter is little
    [null, '2 y'],
  ])('a line by itself: %s: %s', (language, line) => {
    expect(guessLineLanguage(line)).toBe(language);
  });

  test('a line whose words tell nothing has none', () => {
    expect(guessLineLanguage('200 g tofu')).toBeNull();
  });
});

test.each([
  ['1 i 1/2 łyżeczki kurkumy', 1.5, 'kurkumy'],
  ['2 e ½ xícaras de farinha', 2.5, 'farinha'],
  ['1 og 1/2 dl mælk', 1.5, 'mælk'],
  ['1 och ½ dl mjölk', 1.5, 'mjölk'],
  ['1 a 1/2 lyžičky soli', 1.5, 'soli'],
  ['3 és 1/4 dl tej', 3.25, 'tej'],
  ['1 и 1/2 ст.л. муки', 1.5, 'муки'],
  ['1 en 1/2 el olie', 1.5, 'olie'],
])(
  'a whole number and a part of one are one amount, in a language whose words are not read too: "%s"',
  (text, quantity, name) => {
    const line = parseIngredient(text);
    expect(line.quantity).toBeCloseTo(quantity, 10);
    expect(line.name).toContain(name);
  },
);

test.each([
  ['2 a 3 dl mleka', 2],
  ['1 e 2 xícaras', 1],
])('but two whole numbers are not: "%s"', (text, quantity) => expect(parseIngredient(text).quantity).toBe(quantity));

test.each([
  ['2 κ.σ. ζάχαρη', 'tbsp', 'ζάχαρη'],
  ['1 κ.γ. αλάτι', 'tsp', 'αλάτι'],
  ['½ φλ. ελαιόλαδο', 'cup', 'ελαιόλαδο'],
  ['1 ματσ. δυόσμο', 'bunch', 'δυόσμο'],
  ['1 csésze liszt', 'cup', 'liszt'],
  ['2 стакана муки', 'cup', 'муки'],
  ['1 hrnek mouky', 'cup', 'mouky'],
  ['2 šálky múky', 'cup', 'múky'],
  ['1 šalica šećera', 'cup', 'šećera'],
  ['1 čajová lyžička soli', 'tsp', 'soli'],
  ['2 polévkové lžíce cukru', 'tbsp', 'cukru'],
  ['2 linguri ulei', 'tbsp', 'ulei'],
  ['1 linguriță sare', 'tsp', 'sare'],
  ['1 rkl sokeria', 'tbsp', 'sokeria'],
  ['2 båter hvitløk', 'clove', 'hvitløk'],
  ['1 chávena de arroz', 'cup', 'arroz'],
])('a measure of a language whose other words are not read is a measure: "%s"', (text, unit, name) =>
  expect(parseIngredient(text)).toMatchObject({ unit, name }),
);

test.each([
  ['de', 'Wer mag: 1 TL Chili', 'Chili'],
  ['de', '1 EL Honig (wer mag)', 'Honig'],
  ['de', '1 EL Honig bei Bedarf', 'Honig'],
  ['fr', 'Si besoin : 1 c. à s. de miel', 'miel'],
  ['fr', '1 c. à s. de miel (en option)', 'miel'],
  ['es', 'Si quieres: 1 cda de miel', 'miel'],
  ['es', '1 cda de miel si quieres', 'miel'],
  ['it', '1 cucchiaio di miele se piace', 'miele'],
  ['nl', '1 el honing desgewenst', 'honing'],
] as const)('%s: "%s" may be left out', (language, line, name) => {
  expect(parseIngredient(line, language)).toMatchObject({ quantity: 1, name, isOptional: true });
});
