import { describe, expect, test } from 'vitest';
import type { Language } from '../ingredients/languages/language.ts';
import { createFoodIndex } from './food-index.ts';
import { resolveFood } from './resolve-food.ts';
import { foodsNamed } from './small-catalogue.ts';

const catalogue = foodsNamed(
  'almond',
  'almond flour',
  'almond butter',
  'beef mince | ground beef',
  'beef stock',
  'butter',
  'vegan butter',
  'carrot',
  'cheese',
  'cherry',
  'cherry jam',
  'chestnut',
  'chicken breast | breast',
  'chicken stock',
  'coriander leaf',
  'cream',
  'creme fraiche',
  'double cream',
  'egg',
  'flour',
  'garlic',
  'gnocchi',
  'hazelnut',
  'kidney bean | red bean',
  'lemon',
  'lemon juice',
  'lettuce',
  'milk',
  'mint',
  'mustard',
  'oil',
  'onion',
  'orange',
  'orange juice',
  'panko',
  'pear',
  'potato',
  'pumpkin | squash',
  'red onion',
  'rice',
  'rice flour',
  'brown bean',
  'bean',
  'salt',
  'sauerkraut',
  'sesame',
  'smoked salmon',
  'salmon',
  'soya milk',
  'stock',
  'swiss chard',
  'tomato',
  'dried tomato',
  'vegan mince',
  'walnut',
  'wheat flour',
  'yeast',
);
const index = createFoodIndex(
  { foods: catalogue.foods.map((food) => (food.id === 'salmon' ? { ...food, diet: [] } : food)) },
  [],
  {
    de: {
      almond: ['mandel'],
      'beef-mince': ['rinderhackfleisch'],
      butter: ['butter'],
      carrot: ['karotte'],
      cheese: ['käse'],
      cherry: ['kirsche'],
      'chicken-stock': ['hühnerbrühe'],
      cream: ['sahne'],
      egg: ['ei'],
      flour: ['mehl'],
      garlic: ['knoblauch'],
      lemon: ['zitrone'],
      'lemon-juice': ['zitronensaft'],
      mint: ['minze'],
      mustard: ['senf'],
      oil: ['öl'],
      onion: ['zwiebel', 'küchenzwiebel'],
      orange: ['orange', 'apfelsine'],
      pear: ['birne'],
      potato: ['kartoffel'],
      pumpkin: ['kürbis'],
      rice: ['reis'],
      'rice-flour': ['reismehl'],
      salmon: ['lachs'],
      salt: ['salz'],
      tomato: ['tomate'],
      walnut: ['walnuss'],
      'vegan-mince': ['veganes hackfleisch'],
    },
    nl: {
      almond: ['amandel'],
      bean: ['boon', 'bonen'],
      carrot: ['wortel'],
      'chicken-stock': ['kippenbouillon'],
      egg: ['ei'],
      gnocchi: ['gnocchi'],
      'kidney-bean': ['rode boon'],
      lemon: ['citroen'],
      onion: ['ui'],
      orange: ['sinaasappel'],
      potato: ['aardappel'],
      tomato: ['tomaat'],
    },
    fr: {
      almond: ['amande'],
      butter: ['beurre'],
      carrot: ['carotte'],
      cheese: ['fromage'],
      chestnut: ['marron'],
      'chicken-breast': ['blanc de poulet'],
      cream: ['crème'],
      'creme-fraiche': ['crème fraîche', 'crème fraîche épaisse'],
      'double-cream': ['crème double'],
      garlic: ['ail'],
      hazelnut: ['noisette'],
      lemon: ['citron'],
      'lemon-juice': ['jus de citron'],
      milk: ['lait'],
      onion: ['oignon'],
      orange: ['orange'],
      pear: ['poire'],
      'swiss-chard': ['poirée', 'blette'],
      potato: ['pomme de terre'],
      salmon: ['saumon'],
      tomato: ['tomate'],
      walnut: ['noix'],
    },
    es: {
      almond: ['almendra'],
      onion: ['cebolla'],
      orange: ['naranja'],
      rice: ['arroz'],
      salmon: ['salmón'],
      tomato: ['tomate'],
    },
    it: {
      almond: ['mandorla'],
      garlic: ['aglio'],
      lemon: ['limone'],
      rice: ['riso'],
      tomato: ['pomodoro'],
    },
  },
);

const read = (name: string, language: Language, preparation: string | null = null) => {
  const { food, rule } = resolveFood(index, { name, preparation }, language);
  return food === null ? null : `${food.name}, ${rule}`;
};

describe('a German name', () => {
  test.each([
    ['Zwiebel', 'onion, exact'],
    ['Küchenzwiebeln', 'onion, alias'],
    ['große Zwiebeln', 'onion, without descriptors'],
    ['rote Zwiebeln', 'red onion, without descriptors'],
    ['2 frische Eier', 'egg, without descriptors'],
    // a part of it
    ['Knoblauchzehen', 'garlic, without descriptors'],
    ['Zitronenscheiben', 'lemon, without descriptors'],
    // a noun that makes a food of another
    ['Mandelmehl', 'almond flour, without descriptors'],
    ['Orangensaft', 'orange juice, without descriptors'],
    ['Apfelsinensaft', 'orange juice, without descriptors'],
    ['Kirschmarmelade', 'cherry jam, without descriptors'],
    ['Rinderbrühe', 'beef stock, without descriptors'],
    ['Weizenmehl', 'wheat flour, without descriptors'],
    // a kind of a food
    ['Räucherlachs', 'smoked salmon, without descriptors'],
    ['Hokkaidokürbis', 'pumpkin, head noun'],
    ['Basmatireis', 'rice, head noun'],
    ['Cocktailtomaten', 'tomato, head noun'],
    // two foods make a third, and the table has it or not
    ['Mandelbutter', 'almond butter, without descriptors'],
    ['Senfbutter', null],
    ['Tomatenreis', null],
    // the noun comes last
    ['Bamberger Zwiebeln', 'onion, head noun'],
    ['Zwiebeln Stuttgarter', 'onion, head noun'],
    ['Zwiebeln Marke Stuttgarter', 'onion, head noun'],
    ['Bautzner Mandelmehl', 'almond flour, without descriptors'],
    ['Kartoffeln Linda Vierling', 'potato, head noun'],
    // nothing is called so without an animal
    ['vegane Butter', 'vegan butter, without descriptors'],
    ['veganer Lachs', null],
    ['vegane Walnüsse', 'walnut, without descriptors'],
    ['glutenfreies Öl', null],
    // English stands in recipes of every language
    ['Panko', 'panko, without descriptors'],
    ['Lieblings Panko', 'panko, head noun'],
    // one letter is wrong in seven to ten, two in more; shorter words have to be right
    ['Kartofel', 'potato, not sure'],
    ['Kartofl', null],
    ['Knoblaugh', 'garlic, not sure'],
    ['Knbolaguh', null],
    ['Brine', null],
    ['Rinderhackfleihsc', 'beef mince, not sure'],
    ['Frobnikat', null],
    ['', null],
  ])('%s: %s', (name, food) => {
    expect(read(name, 'de')).toBe(food);
  });

  test.each([
    ['Mandel- oder Reismehl', 'almond flour, without descriptors'],
    ['Reis- und Mandelmehl', 'rice flour, exact'],
    ['Zitronen- oder Orangensaft', 'lemon juice, exact'],
    ['Minz- und Korianderblätter', 'mint, exact'],
    ['Salz- oder Pfefferkörner', 'salt, exact'],
    ['Zwiebeln oder Karotten', 'onion, exact'],
    ['Zwiebeln/Karotten', 'onion, exact'],
    ['Karotten und Zwiebeln', 'carrot, exact'],
    ['Frobnikate oder Zwiebeln', null],
    ['frische oder große Zwiebeln', 'onion, without descriptors'],
    ['rote oder gelbe Zwiebeln', 'red onion, without descriptors'],
  ])('of a choice or a list the first counts, with the end that all share: %s', (name, food) => {
    expect(read(name, 'de')).toBe(food);
  });
});

describe('a Dutch name', () => {
  test.each([
    ['uien', 'onion, alias'],
    ['tomaten', 'tomato, exact'],
    ['rode uien', 'red onion, without descriptors'],
    ['rode/bruine bonen', 'kidney bean, exact'],
    ['amandelmeel', 'almond flour, without descriptors'],
    ['sinaasappelsap', 'orange juice, without descriptors'],
    ['citroenschijf', 'lemon, without descriptors'],
    ['kippenbouillon', 'chicken stock, exact'],
    ['runderbouillon', 'beef stock, without descriptors'],
    ['gnocchi Trattoria', 'gnocchi, head noun'],
    ['aardappelen Opperdoezer', 'potato, without descriptors'],
    ['vegetarische wortel', null],
  ])('%s: %s', (name, food) => {
    expect(read(name, 'nl')?.replace('alias', 'exact') ?? null).toBe(food?.replace('alias', 'exact') ?? null);
  });
});

describe('a French, Spanish or Italian name', () => {
  test.each<[Language, string, string | null]>([
    ['fr', 'oignons', 'onion, exact'],
    ['fr', 'gros oignons frais', 'onion, without descriptors'],
    ['fr', 'oignon rouge', 'red onion, without descriptors'],
    ['fr', 'oignons de Roscoff', 'onion, head noun'],
    ['fr', 'oignons Bellerive', 'onion, head noun'],
    ['fr', 'Bellerive oignons', 'onion, head noun'],
    ['fr', 'gousses d’ail', 'garlic, without descriptors'],
    ['fr', 'tranches fines de saumon', 'salmon, without descriptors'],
    ['fr', 'saumon fumé', 'smoked salmon, without descriptors'],
    ['fr', 'pommes de terre', 'potato, exact'],
    ['fr', 'pommes de terre nouvelles', 'potato, head noun'],
    ['fr', 'blanc de poulet', 'chicken breast, exact'],
    // 'of' a food makes another food of it, which the table has or not
    ['fr', 'crème de marrons', null],
    ['fr', 'beurre d’ail', null],
    ['fr', 'crème de Bresse', 'cream, head noun'],
    ['fr', 'beurre d’amande', 'almond butter, without descriptors'],
    ['fr', 'farine de riz complet', null],
    ['fr', 'jus d’orange', 'orange juice, without descriptors'],
    ['fr', 'jus d’orange frais', 'orange juice, without descriptors'],
    ['fr', 'crème fraîche', 'creme fraiche, exact'],
    ['fr', 'crème double entière', 'double cream, without descriptors'],
    ['fr', 'beurre végétal', 'vegan butter, without descriptors'],
    ['fr', 'saumon végétal', null],
    // words for a part that are foods too
    ['fr', 'noix concassées', 'walnut, without descriptors'],
    ['fr', 'noix', 'walnut, exact'],
    ['fr', 'noisettes grillées', 'hazelnut, without descriptors'],
    // who writes no accent means the food that has none
    ['fr', 'poires', 'pear, exact'],
    ['fr', 'poiree', 'swiss chard, exact'],
    ['fr', 'CREME FRAICHE', 'creme fraiche, exact'],
    ['fr', 'orange ou citron', 'orange, exact'],
    ['fr', 'panko', 'panko, without descriptors'],
    ['fr', 'panko Bellerive', 'panko, head noun'],
    ['fr', 'panko d’ail', null],
    ['fr', 'noissette', 'hazelnut, not sure'],
    ['fr', 'frobnicat', null],
    ['es', 'cebollas', 'onion, exact'],
    ['es', 'cebolla roja grande', 'red onion, without descriptors'],
    ['es', 'salmón ahumado', 'smoked salmon, without descriptors'],
    ['es', 'harina de almendra', 'almond flour, without descriptors'],
    ['es', 'zumo de naranja', 'orange juice, without descriptors'],
    ['es', 'tomates secos', 'dried tomato, without descriptors'],
    ['es', 'arroz de Calasparra', 'rice, head noun'],
    ['it', 'spicchi d’aglio', 'garlic, without descriptors'],
    ['it', 'farina di mandorle', 'almond flour, without descriptors'],
    ['it', 'succo di limone', 'lemon juice, without descriptors'],
    ['it', 'pomodori secchi', 'dried tomato, without descriptors'],
    ['it', 'riso Carnaroli', 'rice, head noun'],
    ['it', 'riso al pomodoro', 'rice, head noun'],
  ])('%s: %s: %s', (language, name, food) => {
    expect(read(name, language)).toBe(food);
  });

  test.each<[string, string, string]>([
    ['crème fraîche', 'épaisse', 'creme fraiche, alias'],
    ['crème', 'double', 'double cream, exact'],
    ['crème', 'double, froide', 'double cream, exact'],
    ['crème', 'fouettée', 'cream, exact'],
    ['citron', 'le jus de', 'lemon juice, exact'],
  ])('an adjective behind the name may belong to it: %s, %s', (name, preparation, food) => {
    expect(read(name, 'fr', preparation)).toBe(food);
  });
});
