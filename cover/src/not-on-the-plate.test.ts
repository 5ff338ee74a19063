import { describe, expect, it } from 'vitest';
import { readRecipe } from './read-recipe.ts';

const top = (name: string, ...ingredients: string[]) =>
  readRecipe({ name, ingredients }).top.map((look) => look.picture);

describe('what is in a dish and not to be seen on it', () => {
  it.each([
    ['Pepper fried chicken', 'chicken thigh', 'lettuce', 'potato starch', 'egg'],
    ['Crêpe savoyarde', 'plain flour', 'egg', 'potato', 'lardon'],
    ['Köttbullar med potatismos', 'nötfärs', 'ströbröd', 'ägg', 'potatis', 'gurka'],
    ['Wiener Schnitzel mit Kartoffeln', 'Kalbsschnitzel', 'Mehl', 'Semmelbrösel', 'Eier', 'Kartoffeln'],
  ])('the egg of a batter, of mince or of a coating: %s', (name, ...ingredients) => {
    expect(top(name, ...ingredients)).not.toContain('egg');
  });

  it.each([
    ['Salade niçoise', 'lettuce', 'egg', 'tuna'],
    ['Potatoes with egg and mustard sauce', 'potato', 'egg', 'plain flour'],
    ['Potatoes and spinach', 'potato', 'spinach', 'egg'],
  ])('an egg by itself is seen: %s', (name, ...ingredients) => {
    expect(top(name, ...ingredients)).toContain('egg');
  });
});

it('a serrano chilli is no ham', () => {
  const { top: seen, garnish } = readRecipe({ name: 'Guacamole', ingredients: ['avocado', 'serrano chilli'] });
  expect([...seen, ...garnish].map(({ picture }) => picture)).toEqual(['food/avocado', 'greenChilli']);
});
