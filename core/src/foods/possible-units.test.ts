import { describe, expect, test } from 'vitest';
import { UNITS } from '../ingredients/units.ts';
import { possibleUnits } from './possible-units.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

const unitsOf = (name: string): string[] => possibleUnits(SMALL_CATALOGUE.foods.find((food) => food.name === name)!);

describe('possibleUnits', () => {
  test('API-29 what is counted comes first, then mass, then spoons and cups', () => {
    expect(unitsOf('garlic')).toEqual(['', 'clove', 'g', 'kg', 'oz', 'lb', 'tsp', 'tbsp', 'cup']);
  });

  test('a liquid is poured first', () => {
    expect(unitsOf('vegetable stock')).toEqual(['ml', 'l', 'tsp', 'tbsp', 'cup', 'fl oz', 'g', 'kg', 'oz', 'lb']);
    expect(unitsOf('water')[0]).toBe('ml');
  });

  test('what no cup measures is weighed', () => {
    expect(unitsOf('lemon')).toEqual(['', 'g', 'kg', 'oz', 'lb']);
    expect(unitsOf('butter')).toEqual(['stick', 'knob', 'g', 'kg', 'oz', 'lb', 'tsp', 'tbsp', 'cup']);
  });

  test('every unit is one that ingredients are read in', () => {
    for (const food of SMALL_CATALOGUE.foods) {
      for (const unit of possibleUnits(food)) expect(['', ...UNITS]).toContain(unit);
    }
  });
});
