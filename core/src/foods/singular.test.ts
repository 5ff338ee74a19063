import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { singular, singularWord } from './singular.ts';

describe('singularWord', () => {
  test.each([
    ['Tomatoes', 'tomato'],
    ['leaves', 'leaf'],
    ['berries', 'berry'],
    ['cookies', 'cookie'],
    ['bunches', 'bunch'],
    ['boxes', 'box'],
    ['radishes', 'radish'],
    ['glasses', 'glass'],
    ['olives', 'olive'],
    ['slices', 'slice'],
    ['cheeses', 'cheese'],
    ['anchovies', 'anchovy'],
    ['chillies', 'chilli'],
    ['eggs', 'egg'],
    ['peas', 'pea'],
    ['cups', 'cup'],
    ['chapatis', 'chapati'],
    ['kiwis', 'kiwi'],
    ['chestnuts', 'chestnut'],
    ['mustards', 'mustard'],
    ['essences', 'essence'],
    ['assets', 'asset'],
    ['lunches', 'lunch'],
    ['dishes', 'dish'],
    ['bosses', 'boss'],
    ['fizzes', 'fizz'],
    ['potatoes', 'potato'],
    ['mangoes', 'mango'],
    ['pastries', 'pastry'],
    ['keksen', 'keksen'],
    ['eisbergs', 'eisberg'],
    ['HALVES', 'half'],
  ])('LIST-25 %s becomes %s', (word, one) => {
    expect(singularWord(word)).toBe(one);
  });

  test.each([
    'basmatireis',
    'dosenmais',
    'hokkaidokürbis',
    'räucherlachs',
    'ananas',
    'asparagus',
    'couscous',
    'hummus',
    'molasses',
    'watercress',
    'bass',
    'des',
    'los',
    'swiss',
    'lemongrass',
    'kiss',
    'cactus',
    'constructor',
    'g',
    'us',
    '',
  ])('%s is no plural and stays', (word) => {
    expect(singularWord(word)).toBe(word);
  });

  test('a second time changes nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{0,9}(s|es|ies|ves|oes)?$/), (word) => {
        const once = singularWord(word);
        expect(singularWord(once)).toBe(once);
      }),
    );
  });
});

describe('singular', () => {
  test('only the head of a name is changed, and spaces and case are evened out', () => {
    expect(singular('  Chopped   Tomatoes ')).toBe('chopped tomato');
    expect(singular('Cloves of garlic')).toBe('clove of garlic');
    expect(singular('Tomatoes in juice')).toBe('tomato in juice');
    expect(singular('Olives with stones')).toBe('olive with stones');
    expect(singular('quesitos en porciones')).toBe('quesitos en porciones');
    expect(singular('pasta de colores')).toBe('pasta de colores');
    expect(singular('Mixed greens')).toBe('mixed greens');
    expect(singular('Green beans')).toBe('green bean');
    expect(singular('of cloves')).toBe('of clove');
    expect(singular('with tins of peas')).toBe('with tin of peas');
    expect(singular('with cloves')).toBe('with clove');
    expect(singular('in cloves')).toBe('in clove');
    expect(singular('Tins of peas in cans')).toBe('tin of peas in cans');
    expect(singular('pears for poachings')).toBe('pears for poaching');
    expect(singular('')).toBe('');
  });
});
