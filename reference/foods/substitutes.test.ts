import { readFileSync } from 'node:fs';
import type { Food } from '@sorrel/core/foods/food';
import { isAsSafe, readSubstitutes, standIn } from '@sorrel/core/nutrition/substitutes';
import { describe, expect, it } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const { foods } = JSON.parse(read('foods.json')) as { foods: Food[] };
const table = readSubstitutes(read('substitutes.tsv'), foods);
const foodOf = (name: string) => foods.find((food) => food.name === name)!;
const there = (...names: string[]) => names.map((name) => ({ name, food: foodOf(name) }));

describe('what stands in for a food', () => {
  it('brings no allergen along and takes no promise of a diet away', () => {
    const harmful = [...table].flatMap(([id, { foods: instead }]) => {
      const needed = foods.find((food) => food.id === id)!;
      return instead.filter((food) => !isAsSafe(food, needed)).map((food) => `${food.name} for ${needed.name}`);
    });
    expect(harmful).toEqual([]);
  });

  it('is never the food itself, and stands once', () => {
    const odd = [...table].filter(
      ([id, { foods: instead }]) => instead.some((food) => food.id === id) || new Set(instead).size < instead.length,
    );
    expect(odd.map(([id]) => id)).toEqual([]);
  });

  it('is the nearest that is there', () => {
    const [needed] = there('spring onion');
    expect(standIn(table, needed!, there('onion', 'shallot'))?.name).toBe('shallot');
    expect(standIn(table, needed!, there('carrot'))).toBeUndefined();
  });

  it('is a kind of the same food where kinds stand in for one another', () => {
    const ofPasta = (name: string) => ({ name, food: foodOf('pasta') });
    expect(standIn(table, ofPasta('penne'), [ofPasta('fusilli')])?.name).toBe('fusilli');
    const ofSpirit = (name: string) => ({ name, food: foodOf('spirit') });
    expect(standIn(table, ofSpirit('gin'), [ofSpirit('rum')])).toBeUndefined();
  });

  it('is no food that somebody could not eat who can eat the other', () => {
    const [honey, maple, milk, almond] = there('honey', 'maple syrup', 'milk', 'almond milk');
    expect(isAsSafe(maple!.food, honey!.food)).toBe(true);
    expect(isAsSafe(honey!.food, maple!.food)).toBe(false);
    expect(isAsSafe(almond!.food, milk!.food)).toBe(false);
    expect(isAsSafe(foodOf('celery'), foodOf('fennel'))).toBe(false);
  });
});

describe('the table of substitutes', () => {
  it.each([
    ['a line of one column', 'onion'],
    ['a line of three', 'onion\tshallot\tleek'],
    ['a food nobody knows', 'onion\tglimmerroot'],
    ['a food that stands twice', 'onion\tshallot\nonion\tleek'],
  ])('says what is wrong with %s', (_what, text) => {
    expect(() => readSubstitutes(text, foods)).toThrow(SyntaxError);
  });
});
