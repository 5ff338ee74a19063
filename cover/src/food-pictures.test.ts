import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DRAWINGS } from './drawings/drawings.ts';
import { FOOD_PICTURES } from './food-pictures.ts';
import { photoOf } from './look.ts';
import { LOOK } from './look-table.ts';
import { PALETTES } from './palettes.ts';

describe('the pictures of foods', () => {
  it('has a drawing or a file for every look', () => {
    const files = new Set<string>(FOOD_PICTURES);
    for (const [phrases, picture] of LOOK) {
      const photo = photoOf(picture);
      expect(photo ? files.has(photo) : picture in DRAWINGS, phrases).toBe(true);
    }
  });

  it('knows hundreds of foods, each phrase once', () => {
    const phrases = LOOK.flatMap(([text]) => text.split('|'));
    expect(phrases.length).toBeGreaterThan(700);
    expect(new Set(phrases).size).toBe(phrases.length);
  });
});

describe('cover.css', () => {
  it('holds the table colours of every palette', () => {
    const css = readFileSync(`${import.meta.dirname}/cover.css`, 'utf8').toLowerCase();
    for (const [name, palette] of Object.entries(PALETTES)) {
      const rule = css.match(new RegExp(`\\.cv-p-${name} \\{([^}]*)\\}`))?.[1] ?? '';
      const { table, edge, darkTable, darkEdge } = palette;
      expect(rule.match(/#[0-9a-f]{6}/g), name).toEqual([table, edge, darkTable, darkEdge].map((c) => c.toLowerCase()));
    }
  });
});
