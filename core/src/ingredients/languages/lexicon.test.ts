import { describe, expect, it, test } from 'vitest';
import { tokenize } from '../tokenize.ts';
import { GERMAN } from './de.ts';
import { SPANISH } from './es.ts';
import { fold } from './fold.ts';
import { FRENCH } from './fr.ts';
import { ITALIAN } from './it.ts';
import type { LanguageWords } from './language.ts';
import { Lexicon, lexiconOf, plainWords } from './lexicon.ts';
import { DUTCH } from './nl.ts';

const list = (text: string) => text.split(/\s+/).filter((word) => word !== '');
/** Several words are one entry of a table, joined by a line. */
const spoken = (entry: string) => entry.replaceAll('_', ' ');

describe.each<[string, LanguageWords]>([
  ['German', GERMAN],
  ['French', FRENCH],
  ['Spanish', SPANISH],
  ['Italian', ITALIAN],
  ['Dutch', DUTCH],
])('the words of %s', (_, words) => {
  it('are found by what they mean', () => {
    const lexicon = new Lexicon(words);
    for (const [word, value] of Object.entries(words.numbers)) {
      expect(lexicon.number(word), word).toBe(value);
      expect(lexicon.known.has(fold(word)), word).toBe(true);
    }
    for (const [size, spellings] of Object.entries(words.sizes)) {
      for (const word of list(spellings)) {
        expect(lexicon.size(word), word).toBe(size);
        expect(lexicon.isDescribing(lexicon.canon(word)), word).toBe(true);
        expect(lexicon.known.has(fold(word)), word).toBe(true);
      }
    }
    for (const [spelling, [factor, unit]] of Object.entries(words.multiples)) {
      expect(lexicon.unitAt(tokenize(`${spoken(spelling)} x`), 0)?.value, spelling).toEqual({ unit, factor });
    }
    const sets = { joints: lexicon.joints, or: lexicon.or, and: lexicon.and, of: lexicon.of, each: lexicon.each };
    for (const [name, found] of Object.entries({
      ...sets,
      approximations: lexicon.approximations,
      purposes: lexicon.purposes,
    })) {
      const entries = list(words[name as 'joints']);
      expect([...found].toSorted(), name).toEqual([...new Set(entries.map(fold))].toSorted());
    }
    expect(lexicon.areLinks(list(words.links)), 'links').toBe(true);
    expect(lexicon.areLinks(list(words.of)), 'of').toBe(true);
    expect(lexicon.areLinks([...list(words.links), 'zorblax']), 'links').toBe(false);
    for (const entry of list(words.vague)) {
      const tokens = tokenize(`${spoken(entry)} zorblax`);
      expect(lexicon.vagueAt(tokens, 0)?.next, entry).toBe(tokens.length - 1);
    }
    for (const entry of list(words.optional)) expect(lexicon.isOptional(list(spoken(entry)), 0), entry).toBe(true);
    for (const entry of list(words.remarks))
      expect(lexicon.isRemark(['zorblax', ...list(spoken(entry))], 1), entry).toBe(true);
    for (const entry of list(words.headings)) expect(lexicon.isHeading(list(spoken(entry))), entry).toBe(true);
    for (const word of list(words.labels)) expect(lexicon.isAim([word]), word).toBe(true);
    for (const word of list(words.purposes)) {
      expect(lexicon.isAim([word, 'zorblax']), word).toBe(true);
      if (!list(words.labels).includes(word)) expect(lexicon.isAim([word]), word).toBe(false);
    }
    for (const word of list(words.fillings).filter((entry) => !entry.includes('_')))
      expect(lexicon.isFilling(word), word).toBe(true);
    for (const word of list(words.describing)) expect(lexicon.isDescribing(lexicon.canon(word)), word).toBe(true);
    for (const word of list(words.parts)) {
      expect(lexicon.isPart(lexicon.canon(word)), word).toBe(true);
      if (fold(word).length > 2)
        expect(lexicon.endParts, word).toEqual(
          expect.arrayContaining(['', 'n', 'en', 'e', 's', 'r'].map((ending) => fold(word) + ending)),
        );
    }
    for (const [word, said] of Object.entries(words.kinds)) {
      expect(lexicon.kinds.get(lexicon.canon(word)), word).toBeDefined();
      expect(
        lexicon.kinds.get(lexicon.canon(word))!.every((one) => one !== '' && !one.includes('|')),
        said,
      ).toBe(true);
    }
    for (const [word, said] of Object.entries(words.heads)) {
      const english = lexicon.heads.get(lexicon.canon(word));
      expect(
        english?.some((one) => one.startsWith('!') || one.includes('|')),
        word,
      ).toBe(false);
      if (said.startsWith('!')) expect(lexicon.openHeads.has(lexicon.canon(word)), word).toBe(true);
    }
    for (const entry of [...list(words.common), ...list(words.describing)].filter((word) => !word.includes('_')))
      expect(lexicon.known.has(fold(entry)), entry).toBe(true);
    const lengths = lexicon.endParts.filter((_part, at) => at % 6 === 0).map((part) => part.length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
    expect(lexicon.unitAt(tokenize('2count eggs'), 1)?.value).toEqual({ unit: 'piece', factor: 1 });
    for (const nothing of ['zorblax', '']) {
      expect(lexicon.number(nothing)).toBeUndefined();
      expect(lexicon.size(nothing)).toBeUndefined();
      expect([lexicon.isOptional([nothing], 0), lexicon.isRemark([nothing], 0), lexicon.isHeading([nothing])]).toEqual([
        false,
        false,
        false,
      ]);
      expect([lexicon.isAim([nothing]), lexicon.isAim([]), lexicon.isAim([nothing, 'x'])]).toEqual([
        false,
        false,
        false,
      ]);
    }
  });

  it('name a unit by every spelling of it', () => {
    const lexicon = new Lexicon(words);
    const seen = new Set<string>();
    for (const [unit, spellings] of Object.entries(words.units)) {
      for (const spelling of list(spellings)) {
        const key = fold(spelling).replace(/[^a-z0-9/+]/g, '');
        if (seen.has(key) || spelling in words.multiples || list(words.notUnits).includes(spelling)) continue;
        seen.add(key);
        const food = unit === 'drizzle' ? list(words.pours ?? 'zorblax')[0] : 'zorblax';
        const found = lexicon.unitAt(tokenize(`${spoken(spelling)} ${list(words.of)[0]} ${food}`), 0);
        expect(found?.value, spelling).toEqual({ unit, factor: 1 });
      }
    }
    expect(lexicon.unitAt(tokenize('zorblax'), 0)).toBeNull();
    expect(lexicon.unitAt(tokenize('200 g'), 0)).toBeNull();
  });
});

test.each([
  ['Crème Fraîche', 'creme fraiche'],
  ['Soße', 'sosse'],
  ['Œufs', 'oeufs'],
  ['RØD', 'rod'],
  ['Ñandú', 'nandu'],
  ['plain', 'plain'],
])('%s is folded to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each<['de' | 'fr' | 'es' | 'it' | 'nl', string, string]>([
  ['de', 'Zwiebeln', 'Zwiebel'],
  ['de', 'gehackte', 'gehackt'],
  ['de', 'Soße', 'Sauce'],
  ['fr', 'tomates', 'tomate'],
  ['fr', 'hachées', 'haché'],
  ['es', 'tomates', 'tomate'],
  ['es', 'picadas', 'picado'],
  ['it', 'cipolle', 'cipolla'],
  ['it', 'tritati', 'tritato'],
  ['nl', 'tomaten', 'tomaat'],
  ['nl', 'kippen', 'kip'],
  ['nl', 'druiven', 'druif'],
  ['nl', 'citroenen', 'citroen'],
  ['nl', 'pompoenen', 'pompoen'],
  ['nl', 'gesneden', 'gesneden'],
])('in %s, %s is one with %s', (language, form, word) => {
  const lexicon = lexiconOf(language)!;
  expect(lexicon.canon(form.toLowerCase())).toBe(lexicon.canon(word.toLowerCase()));
  expect(lexicon.canon(form.toLowerCase())).not.toBe(lexicon.canon('zorblax'));
});

test.each<['de' | 'fr' | 'es' | 'it' | 'nl', string, string]>([
  ['nl', 'vijgen', 'fijgen'],
  ['nl', 'zalm', 'salm'],
  ['nl', 'maan', 'mond'],
  ['fr', 'poire', 'poivre'],
  ['de', 'Nuss', 'Nudel'],
])('in %s, %s is another word than %s', (language, one, other) => {
  const lexicon = lexiconOf(language)!;
  expect(lexicon.canon(one.toLowerCase())).not.toBe(lexicon.canon(other.toLowerCase()));
});

test.each<[string, string | null, number]>([
  ['EL Mehl', 'tbsp', 1],
  ['E.L. Mehl', 'tbsp', 4],
  ['Esslöffel Mehl', 'tbsp', 1],
  ['Msp. Zimt', 'pinch', 2],
  ['c. à s. de sel', null, 0],
  ['Mehl', null, 0],
  ['. EL', null, 0],
  ['2 EL', null, 0],
  ['EL', 'tbsp', 1],
])('the unit at the beginning of "%s" is %s, of %d pieces', (text, unit, pieces) => {
  const found = lexiconOf('de')!.unitAt(tokenize(text), 0);
  expect([found?.value.unit ?? null, found?.next ?? 0]).toEqual([unit, pieces]);
});

test.each<[string, string | null, number]>([
  ['c. à s. de sel', 'tbsp', 5],
  ['c. à soupe de sel', 'tbsp', 4],
  ['c à café de sel', 'tsp', 3],
  ['cuillère à soupe rase', 'tbsp', 3],
  ['noix de beurre', 'knob', 1],
  ['noix de coco', null, 0],
  ['noix', null, 0],
  ['bouquet garni', null, 0],
])('and of the French "%s" it is %s, of %d pieces', (text, unit, pieces) => {
  const found = lexiconOf('fr')!.unitAt(tokenize(text), 0);
  expect([found?.value.unit ?? null, found?.next ?? 0]).toEqual([unit, pieces]);
});

test('a phrase is looked for at its place, and no longer than it is', () => {
  const german = lexiconOf('de')!;
  expect(german.isRemark(['öl', 'zum', 'braten'], 0)).toBe(false);
  expect(german.isRemark(['öl', 'zum', 'braten'], 1)).toBe(true);
  expect(german.isRemark(['öl', 'zum', 'braten'], 3)).toBe(false);
  expect(german.isOf(undefined)).toBe(false);
  expect(lexiconOf('fr')!.isOf(tokenize("d'huile")[0])).toBe(true);
  expect(lexiconOf('fr')!.isOf(tokenize('dhuile')[0])).toBe(false);
  expect(lexiconOf('fr')!.isOf(tokenize('de')[0])).toBe(true);
});

test('a text is taken apart into its words, elisions undone', () => {
  expect(plainWords("d'huile d’olive", 'fr')).toEqual(['d', 'huile', 'd', 'olive']);
  expect(plainWords('Bird’s eye chili', 'de')).toEqual(['Bird', 'eye', 'chili']);
  expect(plainWords('Crème 20%, frais', 'fr')).toEqual(['Crème', '20%', 'frais']);
  expect(plainWords('auf’m Brot', 'de')).toEqual(['aufm', 'Brot']);
  expect(plainWords('d’huile s’il', 'fr')).toEqual(['d', 'huile', 's', 'il']);
  expect(plainWords('  plain   words ', 'it')).toEqual(['plain', 'words']);
  expect(lexiconOf(null)).toBeNull();
  expect(lexiconOf('en')).toBeNull();
  expect(lexiconOf('de')).toBe(lexiconOf('de'));
});
