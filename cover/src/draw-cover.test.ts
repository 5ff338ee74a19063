import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAYOUT_EXAMPLES } from '../gallery/layout-examples.ts';
import { COMPOSITIONS } from './dishes.ts';
import { type CoverOptions, drawCover } from './draw-cover.ts';
import { FRAMES } from './frames.ts';
import { LOOK } from './look-table.ts';
import { PALETTES } from './palettes.ts';
import { type RecipeToDraw, readRecipe } from './read-recipe.ts';

const MISO: RecipeToDraw = {
  name: 'Miso salmon rice bowl',
  ingredients: ['salmon', 'edamame', 'cucumber', 'avocado', 'carrot', 'sesame seeds', 'sushi rice'],
};

/** 60 kB of markup: the most that a card may cost. */
const MOST_BYTES = 60_000;

describe('drawCover', () => {
  it('draws the same picture of the same recipe', () => {
    expect(drawCover(MISO)).toBe(drawCover({ ...MISO, ingredients: [...(MISO.ingredients ?? [])] }));
  });

  it.each([
    ['Beef stew', ['beef', 'carrot', 'potato']],
    ['Miso salmon rice bowl', ['salmon', 'edamame', 'avocado']],
    ['Tomato soup', ['tomato', 'basil']],
  ])('puts %s into the same vessel whatever is round it: on a card, on its page, in a list', (name, ingredients) => {
    const coloursOf = (options: CoverOptions) => {
      const svg = drawCover({ name, ingredients }, { ...options, isCut: true });
      return [...svg.matchAll(/(?:fill|stroke|stop-color)="(#[0-9A-Fa-f]{6})"/g)].map(([, colour]) => colour);
    };
    const onCard = drawCover({ name, ingredients }, { ...FRAMES['4:3'] });
    const colours = coloursOf(FRAMES['4:3']);
    expect(colours.length).toBeGreaterThan(5);
    for (const frame of [FRAMES['3:2'], { ...FRAMES['3:2'], isStill: true }, FRAMES['1:1']]) {
      expect(coloursOf(frame)).toEqual(colours);
      // and with the table under it
      const whole = drawCover({ name, ingredients }, frame);
      for (const colour of colours)
        expect([whole.includes(colour ?? ''), onCard.includes(colour ?? '')]).toEqual([true, true]);
    }
  });

  it('has the tables of the dark theme where no style sheet reaches it, and the same dish on them', () => {
    const ids = { id: 'same' };
    const [day, night] = [drawCover(MISO, ids), drawCover(MISO, { ...ids, isNight: true })];
    const tableOf = (svg: string) => /class="cv-t" fill="(#[0-9A-Fa-f]{6})"/.exec(svg)?.[1];
    const palette = Object.values(PALETTES).find(({ table }) => table === tableOf(day));
    expect(tableOf(night)).toBe(palette?.darkTable);
    const dishOf = (svg: string) => svg.slice(svg.search(/class="cv-(?:turn|still)"/));
    expect(dishOf(night)).toBe(dishOf(day));
  });

  it('draws another picture with another salt', () => {
    const ids = { id: 'same' };
    expect(drawCover(MISO, { ...ids, salt: 'b' })).not.toBe(drawCover(MISO, ids));
  });

  it('reads ingredients given as objects as it reads text', () => {
    const objects = { ...MISO, ingredients: MISO.ingredients?.map((name) => ({ name: String(name) })) };
    expect(drawCover(objects, { id: 'a' })).toBe(drawCover(MISO, { id: 'a' }));
  });

  it.each(Object.entries(LAYOUT_EXAMPLES))('lays out %s for "%s"', (composition, name) => {
    expect(readRecipe({ name }).composition).toBe(composition);
  });

  it('draws every layout, light on the wire, with every picture it names fetched from one place', () => {
    for (const composition of COMPOSITIONS) {
      const svg = drawCover(
        { ...MISO, name: composition === 'empty' ? '' : LAYOUT_EXAMPLES[composition] },
        { composition },
      );
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
      dish: fc.constantFrom(...Object.values(LAYOUT_EXAMPLES)),
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
