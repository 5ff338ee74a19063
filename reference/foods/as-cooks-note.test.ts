import type { Language } from '@sorrel/core/ingredients/languages/language';
import { describe, expect, test } from 'vitest';
import { readLine } from './testing/read-line.ts';

describe('a second food with an amount of its own is none of the first', () => {
  test.each<[Language, string, string, number]>([
    ['it', 'Panna 3 cucchiai, 2 tuorli', 'whipping cream', 45 + 34],
    ['it', '2 uova - pangrattato 2 cucchiai', 'egg', 100 + 14],
    ['it', 'Merluzzo 60 g, olio 10 g, patate 50 g, sedano', 'cod', 120],
    ['fr', '1 oignon, 1 carotte', 'onion', 171],
    ['fr', '1 tasse de farine, 1/2 tasse de sucre', 'plain flour', 225],
    ['fr', '1 poivron rouge, 1 vert', 'red bell pepper', 300],
    ['es', '2 tomates, 1 cebolla', 'tomato', 330],
    ['de', '2 EL Öl, 1 TL Senf', 'vegetable oil', 32],
    ['nl', '1 ui, 2 wortels', 'onion', 232],
    // other measures and pieces of the first
    ['fr', '1 ananas, 8 tranches', 'pineapple', 900],
    ['es', '1 pechuga de pollo, 2 filetes', 'chicken breast', 200],
    ['es', '1 kg de papas, 6 grandes', 'potato', 1000],
    ['es', '1 sobre de levadura, 16 g de polvo', 'baking powder', 16],
    ['it', '300 g di pasta, 80 g a testa', 'pasta', 300],
  ])('%s: %s', (language, line, food, grams) => {
    const read = readLine(language, line);
    expect(read.food).toBe(food);
    expect(Math.abs((read.grams ?? 0) - grams)).toBeLessThan(2);
  });

  test.each<[Language, string, string]>([
    ['it', 'Panna 3 cucchiai, 2 tuorli', 'egg'],
    ['it', '2 uova - pangrattato 2 cucchiai', 'gluten'],
    ['es', '1 taza de leche, 2 huevos', 'egg'],
  ])('%s: and its allergen is named: %s', (language, line, warning) => {
    expect(readLine(language, line).diets.warnings).toContain(warning);
  });
});

test.each<[string]>([['100 g de manteca'], ['1 cucharada de manteca'], ['manteca para el molde']])(
  '%s may be butter or lard, by the country',
  (line) => {
    const { warnings, unjudged } = readLine('es', line).diets;
    expect(warnings).toEqual(['not vegan']);
    expect(unjudged).toEqual(['not vegetarian', 'dairy']);
  },
);

test.each<[Language, string, string]>([
  ['es', '100 g de manteca de cerdo', 'lard'],
  ['es', '100 g de manteca pomada', 'butter'],
  ['es', '1 pisca de sal', 'salt'],
  ['es', '2 cdras de azúcar', 'sugar'],
  ['es', 'rayadura de 1 limón', 'lemon zest'],
  ['es', '100 g de queso rayado', 'cheese'],
  ['es', '300 g de arina leudante', 'self raising flour'],
  ['es', '1 raja de canela', 'cinnamon stick'],
  ['es', '2 elotitos', 'sweetcorn'],
  ['es', '1 cebolla partida en cuatro', 'onion'],
  ['es', '3 tallos de apio en trozos anchos', 'celery'],
  ['es', '1 mango manila', 'mango'],
  ['fr', '400 g de pommes de terre jaunes', 'potato'],
  ['fr', '100 g de chocolat mi-sucré', 'dark chocolate'],
  ['fr', '50 g de cheddar fort râpé', 'cheddar cheese'],
  ['fr', '1/4 tasse de persil italien', 'parsley'],
  ['fr', '400 g de bœuf en gros cubes', 'stewing beef'],
  ['it', '50 g di parmigiano grattato', 'parmesan'],
  ['it', '1 bacello di vaniglia', 'vanilla pod'],
])('%s: %s is %s', (language, line, food) => {
  expect(readLine(language, line).food).toBe(food);
});

test('an amount in words may stand behind a bracket', () => {
  expect(readLine('it', 'Vino bianco (o prosecco) un bicchiere')).toMatchObject({ food: 'white wine', grams: 175 });
});

test('a bay leaf without an amount weighs nothing', () => {
  expect(readLine('it', 'Alloro').grams).toBe(0);
});

test('an amount within a list of seasonings hides none of them', () => {
  expect(readLine('fr', "sel, huile, 2 gousses d'ail, parmesan").diets.warnings).toContain('dairy');
});

test.each<[Language, string, string, number]>([
  ['fr', '2 bouillons de volaille', 'chicken stock cube', 20],
  ['es', '1 caldo de pollo', 'chicken stock cube', 10],
  ['fr', '1 l de bouillon de volaille', 'chicken stock', 1014],
  ['fr', '1 bouillon de légumes (500 ml)', 'vegetable stock', 507],
  ['fr', '4 cuisses et hauts de cuisse de poulet', 'bone in chicken thigh', 560],
  ['es', '6 muslos y contramuslos de pollo', 'bone in chicken thigh', 840],
  ['it', '8 cosce e sovracosce di pollo', 'bone in chicken thigh', 1120],
  ['fr', '6 pierres de sucre', 'sugar cube', 18],
  ['fr', '2 c. à soupe de nuoc man', 'fish sauce', 36],
  ['fr', '1 c. à café de 5 parfums', 'five spice', 2],
  ['fr', '2/3 courgettes', 'courgette', 500],
  ['fr', '2/3 tasse de farine', 'plain flour', 83],
  ['fr', '4 tr de jambon', 'ham', 112],
  ['fr', '1 sachet de pignons', 'pine nut', 100],
  ['fr', '400 g de lait de coco non sucré', 'coconut milk', 400],
  ['fr', '1 l de bouillon de bœuf réduit en sel', 'beef stock', 1014],
  ['fr', "3 tranches d'[emmental]", 'gruyere', 84],
  ['fr', '2 [poivrons] rouges', 'red bell pepper', 300],
  ['fr', '2 escalopes de dindonneau', 'turkey breast', 300],
  ['es', '1 cebolla 🧅 picada', 'onion', 110],
  ['es', '1/2 "libra" de arroz', 'rice', 227],
  ['es', '1 cucharada postre de pimentón', 'paprika', 2],
  ['es', '1 piña madura', 'pineapple', 900],
  ['es', '10 pasas rubias', 'raisin', 5],
  ['es', '500 g de papa pastusa', 'potato', 500],
  ['es', '100 g de hojaldrina', 'margarine', 100],
  ['es', '3 lulos', 'naranjilla', 180],
  ['es', '4 cubios', 'mashua', 160],
  ['es', '1 cucharada (de las de café) de comino', 'cumin', 2],
  ['es', '2 cucharadas de las de postre de harina', 'plain flour', 5],
  ['es', '1 cucharada rasada de sal', 'salt', 18],
  ['es', '1 vaso (de los de vino) de leche', 'milk', 103],
  ['es', '1 vaso de vino de caldo', 'stock', 101],
  ['es', '1 vaso de vino tinto', 'red wine', 175],
  ['es', '2 tazones de leche', 'milk', 488],
  ['es', '2 yogures de azúcar', 'sugar', 211],
  ['es', '1 rajita de canela', 'cinnamon stick', 3],
  ['es', '200 g de chorizo de Cantimpalos', 'chorizo', 200],
  ['es', '1/2 cebolla asada', 'onion', 55],
  ['es', '1 vaso, o sea 250 ml de agua', 'water', 250],
  ['es', '200 g de dulce de leche repostero', 'dulce de leche', 200],
  ['fr', '1 sachet soit 8 g de levure boulangère', 'yeast', 8],
  ['fr', '20 mini-feuilles de basilic', 'basil', 7],
  ['fr', "2 saucisses à l'ail", 'continental sausage', 166],
  ['fr', '10 cl de crème à cuisson 35 %', 'whipping cream', 101],
  ['it', '3 cucchai - Zucchero', 'sugar', 38],
  ['it', 'un pompelmo, il succo', 'grapefruit juice', 170],
  ['it', 'una bella anatra', 'duck', 2430],
  ['it', '100/150 gr. zucchero', 'sugar', 125],
  ['it', 'Miele un cucchiaio grande', 'honey', 21],
  ['it', 'Oppure: farina di riso 200 g', 'rice flour', 200],
  ['it', 'un nonnulla di cannella', 'cinnamon', 0],
  ['es', '200 g de jamón york en lonchas', 'ham', 200],
  ['es', '300 g de carne picada de res', 'beef mince', 300],
  ['es', '6 láminas de lasaña precocida', 'lasagne sheet', 120],
  ['it', 'un arancio, la sola scorza grattugiata', 'orange zest', 12],
  ['it', '50 g di ciliegine candite', 'glace cherry', 50],
  ['it', 'marmellata a piacimento', 'jam', 0],
  ['it', '1\\2 kg di farina', 'plain flour', 500],
  ['fr', '3\\4 l de lait', 'milk', 774],
  ['it', '150 g di guanciale di Amatrice', 'guanciale', 150],
  ['it', '100 g di cioccolato fondente min. 70%', 'dark chocolate', 100],
])('%s: %s is %s', (language, line, food, grams) => {
  const read = readLine(language, line);
  expect(read.food).toBe(food);
  expect(Math.abs((read.grams ?? 0) - grams)).toBeLessThan(2);
});

test('what is of an unknown thing is no place of a food', () => {
  expect(readLine('fr', '20 cl de crème de Frobny').food).toBe('?');
});

test.each<[Language, string]>([
  ['fr', '1 yaourt à la noix de coco'],
  ['it', '125 g di yogurt al cocco'],
  ['it', '1 vasetto di yogurt (cocco)'],
  ['es', '1 yogur de coco'],
])('%s: %s is a yogurt of milk with a taste', (language, line) => {
  expect(readLine(language, line).diets.warnings).toContain('dairy');
});

test.each<[Language, string]>([
  ['en', '150 g coconut yogurt'],
  ['de', '150 g Kokosjoghurt'],
  ['nl', '150 g kokosyoghurt'],
])('%s: %s may be of milk', (language, line) => {
  expect(readLine(language, line).diets.unjudged).toContain('dairy');
});

test.each<[Language, string]>([
  ['fr', '1 yaourt au lait de coco'],
  ['it', '125 g di yogurt vegetale al cocco'],
  ['en', '150 g dairy-free coconut yogurt'],
])('%s: %s is without milk', (language, line) => {
  const { warnings, unjudged } = readLine(language, line).diets;
  expect([...warnings, ...unjudged]).not.toContain('dairy');
});

test('fried and golden is no fish', () => {
  expect(readLine('es', '1 bolillo frito y dorado').diets.warnings).not.toContain('fish');
});
