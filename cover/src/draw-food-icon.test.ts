import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCupboard } from './cupboard.ts';
import { drawFillingBowl, MOST_FILLINGS } from './draw-filling-bowl.ts';
import { drawFoodIcon, PANTRY_ICONS } from './draw-food-icon.ts';
import { wordsOf } from './phrases.ts';

const pictureOf = (name: string) => drawFoodIcon(name).match(/href="\/food\/([a-z-]+)\.webp"/)?.[1];

describe('drawFoodIcon', () => {
  it.each([
    ['something unheard of', 'jar'],
    ['sugar snap peas', undefined],
    ['flour tortillas', 'flatbread'],
    ['basmati rice', 'cooked-rice'],
    ['egg noodles', 'spaghetti'],
    ['semi-skimmed milk', 'glass-of-milk'],
    ['2 cloves garlic, crushed', 'garlic'],
    ['avocados', 'avocado'],
    ['bone in chicken thigh', 'poultry-leg'],
    ['wholemeal roll', 'bread'],
    ['gluten free cornflake', 'jar'],
    ['perch', 'fish'],
    ['brunost', 'cheese-wedge'],
    ['cassava', 'potato'],
    ['unsalted butter', undefined],
  ])('pictures "%s" as %s', (name, picture) => {
    expect(pictureOf(name)).toBe(picture);
  });

  it.each([
    ['water', 'jug'],
    ['sparkling water', 'jug'],
    ['2 l kaltes Wasser', 'jug'],
    ['olive oil', 'bottle'],
    ["huile d'olive", 'bottle'],
    ['aceite de oliva', 'bottle'],
    ['Olivenöl', 'bottle'],
    ['dry white wine', 'bottle'],
    ['light soy sauce', 'bottle'],
    ['caster sugar', 'bag'],
    ['plain flour, sifted', 'bag'],
    ['500 ml chicken stock', 'bag'],
    ['2 tbsp Thai green curry paste', 'tub'],
    ['smoked paprika', 'tin'],
    ['rose water', undefined],
    ['dark beer', 'bottle'],
    ['baking powder', 'tin'],
    ['masa harina', 'bag'],
    ['watercress', undefined],
    ['sugar snap peas', undefined],
    ['ice cream', undefined],
    ['sardines', undefined],
  ])('finds in the cupboard for "%s": %s', (name, shape) => {
    const words = wordsOf(name.split(',', 1)[0] ?? '');
    expect(findCupboard(words)?.thing.shape).toBe(shape);
    if (shape) expect(drawFoodIcon(name)).not.toContain('<image');
  });

  it('shows water as water and never as a glass of whisky', () => {
    for (const name of ['water', '1 l water', 'agua', 'eau tiède', 'vatten'])
      expect(drawFoodIcon(name), name).not.toContain('tumbler');
    expect(drawFoodIcon('sardines in olive oil')).toBe(drawFoodIcon('sardines in olive oil'));
    expect(pictureOf('tuna in water')).toBe(undefined);
  });

  it('draws what it can itself', () => {
    expect(drawFoodIcon('cherry tomatoes')).not.toContain('<image');
    expect(drawFoodIcon('tuna in oil')).not.toContain('<image');
  });

  it('draws the same icon of the same name, and states each cupboard phrase once', () => {
    expect(drawFoodIcon('carrots')).toBe(drawFoodIcon('carrots'));
    const phrases = PANTRY_ICONS.flatMap(([text]) => text.split('|'));
    expect(new Set(phrases).size).toBe(phrases.length);
  });

  it('never writes the name', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, id) => {
        const svg = drawFoodIcon(`${name}<script>"' onload=QZX`, { id });
        expect(svg).not.toMatch(/script|QZX|\son[a-z]+=|\sstyle=/i);
        expect(svg.replace(/<[^<>]*>/g, '')).toBe('');
      }),
      { numRuns: 100, seed: 3 },
    );
  });
});

describe('drawFillingBowl', () => {
  it('gains one thing per step and keeps the others where they are', () => {
    const food = (count: number) =>
      drawFillingBowl(count)
        .replace(/<defs>.*<\/defs>/, '')
        .split('<g class="cv-lands">')
        .slice(1);
    for (let count = 0; count < MOST_FILLINGS; count++) {
      expect(food(count)).toHaveLength(count);
      expect(food(count + 1).slice(0, Math.max(0, count - 1))).toEqual(food(count).slice(0, Math.max(0, count - 1)));
    }
    expect(food(99)).toHaveLength(MOST_FILLINGS);
  });
});
