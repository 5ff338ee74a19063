import { UNITS } from '@sorrel/core/ingredients/units';
import { describe, expect, it, vi } from 'vitest';
import { sentences, showLanguage, withSentences } from './sentences.ts';
import { terms } from './terms.ts';
import { plural, writeAll, writeDate, writeNumber } from './write.ts';

const EN = { title: 'Meals', of: (name: string, meals: number) => `${meals} of ${name}`, by: { day: 'by day' } };
const DE = {
  title: 'Gerichte',
  of: (name: string, meals: number) => `${meals} von ${name}`,
  by: { day: 'nach Tagen' },
};

describe('sentences of a feature', () => {
  it('are English at once, and German when it is here', async () => {
    const say = sentences(EN, { de: async () => DE });
    expect(say.title).toBe('Meals');
    await showLanguage('de');
    expect(say.title).toBe('Gerichte');
    expect(say.of('Kim', 3)).toBe('3 von Kim');
    expect(say.by.day).toBe('nach Tagen');
    expect(document.documentElement.lang).toBe('de-DE');
  });

  it('are not loaded for readers of English', async () => {
    const german = vi.fn(async () => DE);
    const load = withSentences(async () => sentences(EN, { de: german }));
    await load();
    expect(german).not.toHaveBeenCalled();
  });

  it('come with a page that is loaded later, once', async () => {
    const german = vi.fn(async () => DE);
    const say = sentences(EN, { de: german });
    const load = withSentences(async () => undefined);
    await showLanguage('de');
    const later = sentences(EN, { de: german });
    await load();
    expect([say.title, later.title]).toEqual(['Gerichte', 'Gerichte']);
    await showLanguage('en');
    await showLanguage('de');
    await load();
    expect(german).toHaveBeenCalledTimes(2);
  });

  it('grow by two fifths in the language that only narrow screens are tried with', async () => {
    const say = sentences(EN, { de: async () => DE });
    await showLanguage('pseudo');
    expect(say.title).toHaveLength(7);
    expect(say.of('Kim', 3)).toMatch(/^3 of Kim./);
    expect(say.by.day).not.toBe('by day');
  });
});

describe('what a language writes in its own way', () => {
  it('numbers, dates, lists and plurals follow it', async () => {
    const date = new Date('2026-11-22T12:00:00Z');
    const meals = (count: number) => plural(count, { one: '# meal', other: '# meals' });
    expect([writeNumber(1240), writeDate(date), writeAll(['milk', 'egg', 'nuts'])]).toEqual([
      '1,240',
      '22 Nov 2026',
      'milk, egg and nuts',
    ]);
    expect([meals(0), meals(1), meals(1240)]).toEqual(['0 meals', '1 meal', '1,240 meals']);
    await showLanguage('de');
    expect([writeNumber(1240), writeDate(date), writeAll(['Milch', 'Ei', 'Nüsse'])]).toEqual([
      '1.240',
      '22. Nov. 2026',
      'Milch, Ei und Nüsse',
    ]);
  });

  it('words of the kitchen have German names; what a person named stays', async () => {
    await showLanguage('de');
    expect(terms.tag('High Fibre')).toBe('Ballaststoffreich');
    expect(terms.tag("Grandma's")).toBe("Grandma's");
    expect(terms.nutrient('Fiber')).toBe('Ballaststoffe');
    expect([terms.unit('clove', 1), terms.unit('clove', 3), terms.unit('g', 3)]).toEqual(['Zehe', 'Zehen', 'g']);
    const sameInBoth = UNITS.filter((unit) => terms.unit(unit, 2) === unit);
    expect(sameInBoth).toEqual(['mg', 'g', 'kg', 'oz', 'lb', 'ml', 'cl', 'dl', 'l', 'fl oz', 'mm', 'cm']);
  });
});
