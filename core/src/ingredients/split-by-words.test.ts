import { describe, expect, test } from 'vitest';
import type { Language } from './languages/language.ts';
import { lexiconOf } from './languages/lexicon.ts';
import { splitByWords } from './split-by-words.ts';

/** What is left of a line behind its amount, then its food, its preparation and its remarks. */
type Split = [language: Language, text: string, name: string, preparation?: string, comment?: string];

const told = (language: Language, text: string): string[] => {
  const { name, preparation, comment, isOptional } = splitByWords(text, lexiconOf(language)!);
  return [name, preparation.join(' | '), [...comment, ...(isOptional ? ['optional'] : [])].join(' | ')];
};

test.each<Split>([
  ['de', 'Zwiebel', 'Zwiebel'],
  ['de', 'Zwiebel gehackt', 'Zwiebel', 'gehackt'],
  ['de', 'Zwiebel fein gehackt', 'Zwiebel', 'fein gehackt'],
  ['de', 'Zwiebel GEHACKT', 'Zwiebel', 'GEHACKT'],
  ['de', 'gehackte Zwiebel', 'gehackte Zwiebel'],
  ['de', 'gehackt', 'gehackt'],
  ['de', 'gehackt gewürfelt', 'gehackt gewürfelt'],
  ['fr', 'oignon haché finement', 'oignon', 'haché finement'],
  ['fr', 'oignons émincés', 'oignons', 'émincés'],
  ['fr', 'oignons ÉMINCÉS', 'oignons', 'ÉMINCÉS'],
  ['es', 'cebolla picada', 'cebolla', 'picada'],
  ['it', 'cipolla tritata', 'cipolla', 'tritata'],
  ['nl', 'ui gesnipperd', 'ui', 'gesnipperd'],
])('%s: what only describes and stands behind the food is its preparation: %s', (language, text, name, done = '') => {
  expect(told(language, text)).toEqual([name, done, '']);
});

test.each<Split>([
  ['de', 'Öl zum Braten', 'Öl', '', 'zum Braten'],
  ['de', 'zum Braten Öl', 'zum Braten Öl'],
  ['de', 'Öl +Butter', 'Öl', '', 'Butter'],
  ['de', 'Öl + Butter', 'Öl', '', 'Butter'],
  ['de', 'C+ Öl', 'C+ Öl'],
  ['de', 'Öl C+ fein', 'Öl C', 'fein'],
  ['de', 'Weizen- oder Reismehl', 'Weizen- oder Reismehl'],
  ['de', 'Weizen oder Reismehl', 'Weizen', '', 'oder Reismehl'],
  ['de', 'Zwiebel gehackt zum Braten', 'Zwiebel', 'gehackt', 'zum Braten'],
  ['de', 'gehackte oder gewürfelte Zwiebel', 'gehackte oder gewürfelte Zwiebel'],
  ['fr', 'beurre pour le moule', 'beurre', '', 'pour le moule'],
  ['it', 'olio oppure burro', 'olio', '', 'oppure burro'],
  ['es', 'aceite o mantequilla', 'aceite', '', 'o mantequilla'],
  ['nl', 'olie om in te bakken', 'olie', '', 'om in te bakken'],
])('%s: a remark begins behind the food: %s', (language, text, name, done = '', said = '') => {
  expect(told(language, text)).toEqual([name, done, said]);
});

describe('phrases', () => {
  test.each<Split>([
    ['de', 'Zwiebel, gehackt', 'Zwiebel', 'gehackt'],
    ['de', 'Zwiebel; gehackt', 'Zwiebel', 'gehackt'],
    ['de', 'Zwiebel,, gehackt', 'Zwiebel', 'gehackt'],
    ['de', 'Zwiebel: gehackt', 'Zwiebel', 'gehackt'],
    ['de', 'Zwiebel - gehackt', 'Zwiebel', 'gehackt'],
    ['de', 'Zwiebel -- gehackt', 'Zwiebel', 'gehackt'],
    ['de', 'Zwiebel–gehackt', 'Zwiebel', 'gehackt'],
    ['de', 'Zwiebel –– gehackt', 'Zwiebel', 'gehackt'],
    ['de', 'Zwiebel——gehackt', 'Zwiebel', 'gehackt'],
    ['de', 'Zwiebel,gehackt', 'Zwiebel,gehackt'],
    ['de', 'Zwiebel:gehackt', 'Zwiebel:gehackt'],
    ['de', 'Zwiebel, gehackt, gewürfelt', 'Zwiebel', 'gehackt | gewürfelt'],
    ['de', 'Zwiebel, Frub', 'Zwiebel', '', 'Frub'],
    ['de', 'Zwiebel, gehackter Frub', 'Zwiebel', '', 'gehackter Frub'],
    ['de', 'Zwiebel, ', 'Zwiebel'],
    ['de', 'Zwiebel, „gehackt“', 'Zwiebel', '„gehackt“'],
    ['de', 'Zwiebel, gehackt.', 'Zwiebel', 'gehackt'],
    ['de', 'Zwiebel, *gehackt', 'Zwiebel', 'gehackt'],
    ['de', 'Zwiebel, der', 'Zwiebel'],
    ['de', '*Zwiebel (', 'Zwiebel'],
    ['de', 'geschälte, gehackte Zwiebel', 'geschälte, gehackte Zwiebel'],
    ['de', 'geschälte, gehackte, kleine Zwiebel, fein', 'geschälte, gehackte, kleine Zwiebel', 'fein'],
    ['de', 'geschält, gehackt', 'geschält, gehackt'],
    ['de', '', ''],
  ])('%s: %s', (language, text, name, done = '', said = '') => {
    // the marks between what goes on as one name are not kept
    expect(told(language, text)).toEqual([name.replaceAll(', ', ' '), done, said]);
  });
});

describe('brackets', () => {
  test.each<Split>([
    ['de', 'Zwiebel (gehackt)', 'Zwiebel', 'gehackt'],
    ['de', 'Zwiebel (gehackt, gewürfelt)', 'Zwiebel', 'gehackt | gewürfelt'],
    ['de', 'Zwiebel (gehackt; gewürfelt)', 'Zwiebel', 'gehackt | gewürfelt'],
    ['de', 'Zwiebel (gehackt,gewürfelt)', 'Zwiebel', 'gehackt,gewürfelt'],
    ['de', 'Zwiebel (Frub)', 'Zwiebel', '', 'Frub'],
    ['de', 'Zwiebel (16g)', 'Zwiebel', '', '16g'],
    ['de', 'Zwiebel (½)', 'Zwiebel', '', '½'],
    ['de', 'Zwiebel, gehackt 2', 'Zwiebel', 'gehackt 2'],
    ['de', 'Zwiebel (frisch) gehackt', 'Zwiebel', 'gehackt | frisch'],
    ['de', 'Zwiebel (275 g, Frub)', 'Zwiebel', '', '275 g | Frub'],
    ['de', 'Zwiebel (gehackt (Frub))', 'Zwiebel', 'gehackt'],
    ['de', '(Zwiebel)', 'Zwiebel'],
    ['de', '(Zwiebel) (gehackt)', 'Zwiebel', 'gehackt'],
    ['de', '- (Zwiebel, gehackt)', 'Zwiebel', 'gehackt'],
    ['de', 'Zwiebel ()', 'Zwiebel'],
    ['de', 'Zwiebel (,  gehackt )', 'Zwiebel', 'gehackt'],
  ])('%s: %s', (language, text, name, done = '', said = '') => {
    expect(told(language, text)).toEqual([name, done, said]);
  });
});

describe('what may be left out', () => {
  test.each<Split>([
    ['de', 'Zwiebel, optional', 'Zwiebel', '', 'optional'],
    ['de', 'Zwiebel (optional)', 'Zwiebel', '', 'optional'],
    ['de', 'Zwiebel (nach Belieben)', 'Zwiebel', '', 'optional'],
    ['fr', 'oignon (facultatif)', 'oignon', '', 'optional'],
    ['es', 'cebolla (opcional)', 'cebolla', '', 'optional'],
    ['it', 'cipolla (facoltativo)', 'cipolla', '', 'optional'],
    ['nl', 'ui (optioneel)', 'ui', '', 'optional'],
    ['de', 'Zwiebel (eventuell etwas mehr)', 'Zwiebel', '', 'eventuell etwas mehr'],
    ['de', 'Zwiebel (optional gehackt)', 'Zwiebel', '', 'optional'],
  ])('%s: %s', (language, text, name, done = '', said = '') => {
    expect(told(language, text)).toEqual([name, done, said]);
  });
});
