import { describe, expect, test } from 'vitest';
import { lexiconOf } from '../ingredients/languages/lexicon.ts';
import { createFoodIndex } from './food-index.ts';
import { matchFood } from './match-food.ts';
import { countingWords, lookUp, namesInLanguage } from './names-in-language.ts';
import { resolveFood } from './resolve-food.ts';
import { foodsNamed } from './small-catalogue.ts';

const { byId, inLanguage } = createFoodIndex(foodsNamed('pear', 'chard', 'bean', 'cup', 'plate', 'rice', 'pea'), [], {
  de: { pear: ['birne', 'nashi'], rice: ['reis'] },
  fr: { pear: ['poire'] },
});
const french = lexiconOf('fr')!;
const german = lexiconOf('de')!;
const ask = (names: Record<string, string[]>, text: string, lexicon = french) => {
  const words = countingWords(text, lexicon);
  const found = lookUp(namesInLanguage(names, byId, lexicon), words, lexicon);
  return found === null ? null : `${found.food.id}${found.isMain ? '' : ' (alias)'}`;
};

describe('a name that is looked up', () => {
  const names = {
    pear: ['poire', 'poire williams'],
    bean: ['haricot vert', 'gros haricot sec'],
    rice: ['riz au lait'],
    cup: ['soucoupe'],
  };

  test.each<[string, string | null]>([
    ['poire', 'pear'],
    ['Poires', 'pear'],
    ['poires Williams', 'pear (alias)'],
    ['haricots verts', 'bean'],
    ['vert haricot', 'bean'],
    ['haricotvert', 'bean'],
    ['sou coupe', 'cup'],
    ['sou-coupe', 'cup'],
    ['sou coupes', null],
    ['haricots-verts', 'bean'],
    ['gros haricots secs', 'bean (alias)'],
    ['secs gros haricots', 'bean (alias)'],
    ['riz lait', 'rice'],
    ['riz de lait', 'rice'],
    ['haricot', null],
    ['haricot noir', null],
    ['pommes', null],
  ])('%s: %s', (text, food) => {
    expect(ask(names, text)).toBe(food);
  });

  test('what is no food of the catalogue, and a name without a word, are left out', () => {
    expect(ask({ quince: ['coing'], pear: ['?', 'poire'] }, 'coing')).toBeNull();
    expect(ask({ quince: ['coing'], pear: ['?', 'poire'] }, 'poire')).toBe('pear (alias)');
  });
});

describe('an accent on the last letter makes another word of one that has accents', () => {
  const names = { plate: ['terrine', 'pâté'], rice: ['pâtes'], cup: ['café'], pea: ['caffè'] };

  test.each<[string, string | null]>([
    ['pâté', 'plate (alias)'],
    ['pâte', 'rice'],
    ['pâtes', 'rice'],
    ['pates', 'rice'],
    ['pate', 'plate (alias)'],
    ['cafe', 'cup'],
    ['caffé', 'pea'],
    ['caffe', 'pea'],
  ])('%s: %s', (text, food) => {
    expect(ask(names, text)).toBe(food);
  });
});

describe('a form that two foods share', () => {
  test.each<[string, Record<string, string[]>, string, string | null]>([
    ['without accents it is the food that has none', { chard: ['poirée'], pear: ['poiree'] }, 'POIREE', 'pear'],
    ['whichever is listed first', { pear: ['poiree'], chard: ['poirée'] }, 'POIREE', 'pear'],
    ['as it is written it is that food', { chard: ['poirée'], pear: ['poiree'] }, 'poirée', 'chard'],
    [
      'what is written just so goes before another form',
      { cup: ['bol', 'pot'], plate: ['pots'] },
      'POT',
      'cup (alias)',
    ],
    ['of equal names neither', { cup: ['pâté'], plate: ['pàte'] }, 'pate', null],
    ['and no third one', { cup: ['pâté'], plate: ['pàte'], pea: ['pâte'] }, 'pate', null],
    ['two names of one food are one', { cup: ['pâté', 'pàte'] }, 'pate', 'cup'],
    ['an own name goes before an alias', { cup: ['tasse', 'pâté'], plate: ['pàte'] }, 'pate', 'plate'],
    ['whichever of these is listed first', { plate: ['pàte'], cup: ['tasse', 'pâté'] }, 'pate', 'plate'],
    ['the first of two that write the same', { cup: ['pâte'], plate: ['pâte'] }, 'pâte', 'cup'],
  ])('%s: %o', (_, names, text, food) => {
    expect(ask(names, text)).toBe(food);
  });
});

describe('the words that count', () => {
  test.each([
    ['Jus de la Poire', ['jus', 'poire']],
    ['l’huile d’olive', ['huile', 'olive']],
    // nothing else is there
    ['de la', ['de', 'la']],
    ['', []],
  ])('%s', (text, words) => {
    expect(countingWords(text, french)).toEqual(words);
  });

  test('a German small word counts in a French name', () => {
    expect(countingWords('der Reis', german)).toEqual(['reis']);
    expect(countingWords('der Reis', french)).toEqual(['der', 'reis']);
  });
});

describe('the languages of an index', () => {
  test('are those that names were given for, English aside', () => {
    expect(inLanguage.size).toBe(2);
    expect(['en', 'de', 'fr', 'it'].map((language) => inLanguage.has(language as 'en'))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(inLanguage.get('it')).toBeUndefined();
    expect(inLanguage.get('en')).toBeUndefined();
    expect(inLanguage.get('de')).toBe(inLanguage.get('de'));
  });

  test('a food has its own name in each, and all of its names together', () => {
    expect(inLanguage.ownName('pear', 'de')).toBe('birne');
    expect(inLanguage.ownName('pear', 'it')).toBeUndefined();
    expect(inLanguage.ownName('pear', 'en')).toBeUndefined();
    expect(inLanguage.ownName('rice', 'fr')).toBeUndefined();
    expect(inLanguage.allNames('pear')).toEqual(['birne', 'nashi', 'poire']);
    expect(inLanguage.allNames('pea')).toEqual([]);
  });
});

test.each([
  ['petitpoit', 'pea'],
  ['poiriez', 'pear'],
  ['platteau', 'plate'],
  ['rissotto', 'rice'],
])('every name of one word may be what a misspelt one means: %s', (text, food) => {
  const index = createFoodIndex(foodsNamed('pea', 'pear', 'plate', 'rice'), [], {
    fr: { pea: ['petitpois', 'petits fours'], pear: ['poirier'], plate: ['plateau'], rice: ['risotto'] },
  });
  expect(resolveFood(index, { name: text }, 'fr')).toMatchObject({ foodId: food, isSure: false });
});

test.each([
  ['light beer', 'ale'],
  ['beer, light', 'ale'],
  ['dark beer', 'porter'],
  ['beer dark', 'stout'],
  ['cornsyrup', 'golden syrup'],
  ['corn syrup', 'corn syrup'],
])('the first food that lists a name keeps it, as it is written before any other order: %s', (text, food) => {
  const index = createFoodIndex(
    foodsNamed(
      'ale | light beer',
      'stout | light beer | beer dark',
      'porter | dark beer',
      'corn syrup',
      'golden syrup | cornsyrup',
    ),
  );
  expect(matchFood(index, text)?.food.name).toBe(food);
});
