import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = import.meta.dirname;
/** Lines of CSS that there are. It goes down, and up only for what no utility says, such as a sheet of paper or the measures of a font: see docs/decisions/0027-one-way-of-styling.md. */
const LINES_MAX = 1303;
const filesOf = (ending: RegExp) =>
  readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => ending.test(file) && !/\.test\.tsx?$/.test(file))
    .sort();
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '');

const STYLES = filesOf(/\.css$/).map((file) => ({ file, css: withoutComments(read(file)) }));
const withoutTexts = (css: string) => css.replace(/"[^"]*"/g, '""');

/** How often a pattern occurs in each file that has it. */
function countsIn(files: readonly { file: string; css: string }[], pattern: RegExp): Record<string, number> {
  const counts = files.map(({ file, css }) => [file, css.match(pattern)?.length ?? 0] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** What stands outside of all braces: the beginnings of rules and at-rules. */
function outermost(css: string): string[] {
  let depth = 0;
  const outside = [...css]
    .map((sign) => {
      if (sign === '}') depth -= 1;
      const shown = depth === 0 ? sign : '';
      if (sign === '{') depth += 1;
      return sign === '}' && depth === 0 ? ';' : shown;
    })
    .join('');
  return outside
    .split(/[;{]/)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Files that an entry takes into a layer as a whole. */
const LAYERED = new Set(
  STYLES.flatMap(({ file, css }) =>
    [...css.matchAll(/@import "(\.[^"]+)" layer\(\w+\)/g)].map(([, imported]) =>
      path.posix.join(path.posix.dirname(file), imported ?? ''),
    ),
  ),
);
const LAYERLESS_BY_NATURE = /^@(?:layer|import|theme|source|custom-variant|utility|keyframes|font-face)\b/;

describe('styles', () => {
  it('stand in the components: the CSS that is left does not grow', () => {
    const lines = STYLES.reduce((sum, { file }) => sum + read(file).split('\n').length - 1, 0);
    expect(lines).toBeLessThanOrEqual(LINES_MAX);
  });

  it('change the layout with the letters: widths of windows are asked for in rem', () => {
    const theme = read('theme.css');
    expect(theme.match(/--breakpoint-\w+: [\d.]+rem;/g)).toHaveLength(8);
    expect(theme.match(/--breakpoint-\w+: [\d.]+px;/g)).toBeNull();
    // what is asked of the window beside the styles; `sizes` of pictures only tell a browser which file to fetch
    const asks = /'\((?:width [<>]=?|(?:min|max)-width:) ?[\d.]+px\)'/;
    expect(filesOf(/\.tsx?$/).filter((file) => asks.test(read(file)))).toEqual([]);
  });

  it('leave room for the words: very large letters do not make gaps and controls as large, usual ones do as they are designed', () => {
    const tokens = read('tokens.css');
    const bounded = (name: string) => {
      const [, rem, vw] = tokens.match(new RegExp(`--${name}: min\\(([\\d.]+)rem, ([\\d.]+)vw\\)`)) ?? [];
      return (widthPx: number, letterPx: number) => Math.min(Number(rem) * letterPx, (Number(vw) * widthPx) / 100);
    };
    for (const [name, designedRem] of [
      ['unit', 0.25],
      ['control', 2.75],
      ['control-sm', 2.25],
    ] as const) {
      const size = bounded(name);
      for (const [widthPx, letterPx] of [
        [1280, 32],
        [390, 16],
        [360, 19],
        [320, 16],
      ] as const)
        expect(size(widthPx, letterPx), `${name} on ${widthPx} px`).toBeCloseTo(designedRem * letterPx, 5);
      expect(size(390, 32), name).toBeLessThan(designedRem * 32 * 0.7);
    }
  });

  it('know widths by their names: sm, md, site, app, lg, xl', () => {
    expect(countsIn(STYLES, /@(?:media|container)[^{]*\b(?:width|height)\b[^{]*\d/g)).toEqual({});
    expect(filesOf(/\.tsx?$/).filter((file) => /\b(?:min|max)-\[\d[^\]\s]*\]:/.test(read(file)))).toEqual([]);
  });

  it('take their colours from tokens', () => {
    const others = STYLES.filter(({ file }) => !file.endsWith('tokens.css'));
    expect(countsIn(others, /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|oklch)\(/gi)).toEqual({});
    const drawn = /(?:bg|text|border|fill|stroke|shadow|outline|from|via|to)-\[(?:#|rgb|hsl|oklch)/;
    expect(filesOf(/\.tsx?$/).filter((file) => drawn.test(read(file)))).toEqual([]);
  });

  it('are all in a layer, so that a utility wins over every rule', () => {
    const bare = STYLES.filter(({ file }) => !LAYERED.has(file)).flatMap(({ file, css }) =>
      outermost(withoutTexts(css))
        .filter((part) => !LAYERLESS_BY_NATURE.test(part))
        .map((part) => `${file}: ${part}`),
    );
    expect(bare).toEqual([]);
  });

  it('let what stands in for a font be as high as that font', () => {
    // over their units, as the files of the fonts say
    const heights = { Besley: [125, 42.5], Figtree: [95, 25] } as const;
    const faces = [...read('fallback-fonts.css').matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => face);
    expect(faces).toHaveLength(10);
    const percentOf = (face: string, name: string) => Number(face.match(new RegExp(`${name}: ([\\d.]+)%`))?.[1]);
    const tokens = read('tokens.css');
    for (const face of faces) {
      const [, family, font] = face.match(/font-family: "((Besley|Figtree) like [\w ]+)"/) ?? [];
      expect(tokens).toContain(`"${family}"`);
      const [ascent, descent] = heights[font as keyof typeof heights];
      const size = percentOf(face, 'size-adjust') / 100;
      expect(percentOf(face, 'ascent-override') * size, face).toBeCloseTo(ascent, 0);
      expect(percentOf(face, 'descent-override') * size, face).toBeCloseTo(descent, 0);
      expect(percentOf(face, 'line-gap-override'), face).toBe(0);
    }
  });

  it('writes no width of a scale that the theme does not have: it would say nothing', () => {
    const theme = read('theme.css');
    const unknown = filesOf(/\.tsx?$/).flatMap((file) =>
      [...read(file).matchAll(/(?<![\w-])(?:[\w-]+:)*(?:max-|min-)?w-(xs|sm|md|lg|xl|\dxl|prose)(?![\w-])/g)]
        .filter(([, name]) => !theme.includes(`--container-${name}:`))
        .map(([written]) => `${file}: ${written}`),
    );
    expect(unknown).toEqual([]);
  });
});
