import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPOSITIONS, type CompositionName } from './dishes.ts';
import { drawCover } from './draw-cover.ts';
import { LOOK } from './look-table.ts';
import { type RecipeToDraw, readRecipe } from './read-recipe.ts';

const MISO: RecipeToDraw = {
  name: 'Miso salmon rice bowl',
  ingredients: ['salmon', 'edamame', 'cucumber', 'avocado', 'carrot', 'sesame seeds', 'sushi rice'],
};

/** One name for every layout but the empty plate, which is asked for by its own name. */
const NAMES: Record<Exclude<CompositionName, 'empty'>, string> = {
  plate: 'Bangers and mash',
  served: 'Club sandwich',
  bowl: 'Miso salmon rice bowl',
  salad: 'Greek salad',
  soup: 'Tomato soup',
  curry: 'Thai green curry',
  pasta: 'Tomato and basil spaghetti',
  cream: 'Blueberry overnight oats',
  scoops: 'Mango sorbet',
  pot: 'Beef stew',
  pan: 'Shakshuka',
  tray: 'Lemon chicken traybake',
  bake: 'Vegetable lasagne',
  pie: 'Steak and ale pie',
  pizza: 'Margherita pizza',
  toast: 'Mushrooms on toast',
  burger: 'Turkey burger',
  tacos: 'Fish tacos',
  wrap: 'Cheese quesadilla',
  rolls: 'Chicken burrito',
  bagel: 'Smoked salmon bagel',
  flatbreads: 'Garlic naan',
  tartlets: 'Pastéis de nata',
  steak: 'Ribeye steak with butter',
  encroute: 'Beef Wellington',
  puris: 'Gol gappa',
  risotto: 'Mushroom risotto',
  lentils: 'Mujaddara',
  orzo: 'Orzo with peas',
  sauce: 'Simple tomato sauce',
  cocktail: 'Espresso martini',
  tumbler: 'Caipirinha',
  'covered-pot': 'Baked in the oven',
  'steaming-bowl': 'Grandmother soup',
  'laid-plate': 'Tuesday',
  'plain-glass': 'House drink',
  sushi: 'Salmon sushi rolls',
  skewers: 'Chicken satay skewers',
  parcels: 'Pork dumplings',
  loaf: 'Banana bread',
  cake: 'Carrot cake',
  bites: 'Chocolate chip cookies',
  canapes: 'Prawn canapés',
  bars: 'Chocolate brownies',
  pancakes: 'Buckwheat pancakes',
  glass: 'Strawberry smoothie',
  mug: 'Flat white',
};

/** 60 kB of markup: the most that a card may cost. */
const MOST_BYTES = 60_000;

describe('drawCover', () => {
  it('draws the same picture of the same recipe', () => {
    expect(drawCover(MISO)).toBe(drawCover({ ...MISO, ingredients: [...(MISO.ingredients ?? [])] }));
  });

  it('draws another picture with another salt', () => {
    const ids = { id: 'same' };
    expect(drawCover(MISO, { ...ids, salt: 'b' })).not.toBe(drawCover(MISO, ids));
  });

  it('reads ingredients given as objects as it reads text', () => {
    const objects = { ...MISO, ingredients: MISO.ingredients?.map((name) => ({ name: String(name) })) };
    expect(drawCover(objects, { id: 'a' })).toBe(drawCover(MISO, { id: 'a' }));
  });

  it.each(Object.entries(NAMES))('lays out %s for "%s"', (composition, name) => {
    expect(readRecipe({ name }).composition).toBe(composition);
  });

  it('draws every layout, light on the wire, with every picture it names fetched from one place', () => {
    for (const composition of COMPOSITIONS) {
      const svg = drawCover({ ...MISO, name: composition === 'empty' ? '' : NAMES[composition] }, { composition });
      expect(svg.length, composition).toBeGreaterThan(1500);
      expect(svg.length, composition).toBeLessThan(MOST_BYTES);
      expect(svg, composition).not.toMatch(/NaN|undefined|Infinity/);
      for (const [, href] of svg.matchAll(/<image href="([^"]*)"/g)) expect(href).toMatch(/^\/food\/[a-z-]+\.webp$/);
    }
  });

  it('stays light with every single food in the layouts that show most pieces', () => {
    for (const [phrases] of LOOK) {
      for (const composition of ['tacos', 'tray', 'bites', 'pan', 'pie'] as const) {
        const svg = drawCover({ name: phrases.split('|')[0] ?? '' }, { composition });
        expect(svg.length, `${composition} of ${phrases}`).toBeLessThan(MOST_BYTES);
      }
    }
  });

  it('draws any mix of foods within the limit', () => {
    const names = LOOK.map(([phrases]) => phrases.split('|')[0] ?? '');
    const mixes = fc.record({
      dish: fc.constantFrom(...Object.values(NAMES)),
      ingredients: fc.uniqueArray(fc.constantFrom(...names), { maxLength: 14 }),
    });
    fc.assert(
      fc.property(mixes, ({ dish, ingredients }) => {
        const svg = drawCover({ name: dish, ingredients });
        expect(svg.length).toBeLessThan(MOST_BYTES);
        expect(/NaN|undefined|Infinity/.test(svg)).toBe(false);
      }),
      { numRuns: 150, seed: 11 },
    );
  });

  it('never writes a word of the recipe, nor anything that could run', () => {
    const nasty = fc.constantFrom(
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "' onload='alert(1)",
      'javascript:alert(1)',
      '</svg><style>*{}</style>',
      'url(#x)" style="color:red',
      'ZZQX chicken ZZQX',
    );
    const text = fc.oneof(
      nasty,
      fc.string({ unit: 'grapheme' }),
      fc.tuple(nasty, fc.string()).map(([a, b]) => a + b),
    );
    const recipes = fc.record({ name: text, category: text, ingredients: fc.array(text, { maxLength: 6 }) });
    fc.assert(
      fc.property(recipes, text, (recipe, id) => {
        const svg = drawCover(recipe, { id });
        expect(
          svg.match(/<script|<style|<foreignObject|javascript:|\sstyle\s*=|\son[a-z]+\s*=|alert|ZZQX/i),
        ).toBeNull();
        // nothing but tags, and in them nothing but the letters our own drawings use
        expect(svg.replace(/<[^<>]*>/g, '')).toBe('');
        expect(svg.match(/[^A-Za-z0-9 <>="#()/:.,-]/)).toBeNull();
      }),
      { numRuns: 200, seed: 5 },
    );
  });

  it('keeps ids of two pictures apart, and every reference inside its own picture', () => {
    const ids = (svg: string) => new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const references = (svg: string) => [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
    const [a, b] = [drawCover(MISO, { id: ':r1:' }), drawCover(MISO, { id: ':r2:' })];
    expect([...ids(a)].filter((id) => ids(b).has(id))).toEqual([]);
    expect(references(a).filter((id) => !ids(a).has(id))).toEqual([]);
    expect(ids(a).size).toBe([...a.matchAll(/ id="/g)].length);
  });

  it('leaves the table out of a cut-out', () => {
    expect(drawCover(MISO, { isCut: true })).not.toContain('class="cv-t"');
    expect(drawCover(MISO)).toContain('class="cv-t"');
  });

  it('asks the caller where pictures are, and escapes the answer', () => {
    const svg = drawCover(MISO, { pictureHref: (name) => `data:${name}"onload="x` });
    expect(svg).toContain('href="data:avocado&#34;onload=&#34;x"');
  });

  it('shows an empty plate when asked', () => {
    expect(drawCover({ name: 'empty plate' }, { composition: 'empty', isCut: true })).not.toContain('<image');
  });
});
