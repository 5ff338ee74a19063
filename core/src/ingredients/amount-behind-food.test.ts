import { describe, expect, test } from 'vitest';
import type { Language } from './languages/language.ts';
import { type ToldLine, toldLine } from './told-line.ts';

const list = (words: string): string[] => words.split(' ');

describe('an amount behind its food', () => {
  test.each<ToldLine>([
    ['zorblax 200 g', '200 g', 'zorblax'],
    ['zorblax, 200 g', '200 g', 'zorblax'],
    ['zorblax (200 g)', '200 g', 'zorblax'],
    ['zorblax = 200 g', '200 g', 'zorblax'],
    ['zorblax 200 g.', '200 g', 'zorblax'],
    ['zorblax (3).', '3', 'zorblax'],
    ['zorblax [12]', '12', 'zorblax'],
    ['zorblax, two', '2', 'zorblax'],
    ['zorblax, half', '0.5', 'zorblax'],
    ['zorblax, one', '1', 'zorblax'],
    ['zorblax, three', '3', 'zorblax'],
    ['zorblax, four', '4', 'zorblax'],
    ['zorblax, a pinch', '1 pinch', 'zorblax'],
    ['zorblax, approx 200 g', '200 g', 'zorblax'],
    ['zorblax, about 200 g', '200 g', 'zorblax'],
    ['zorblax approximately 200 g', '200 g', 'zorblax'],
    ['zorblax two', '', 'zorblax two'],
    ['zorblax 3', '', 'zorblax 3'],
    ['zorblax x2', '2', 'zorblax'],
    ['zorblax ×2', '2', 'zorblax'],
    ['zorblax x 2 large', '2 large', 'zorblax'],
    ['zorblax 2 cans (400 g)', '2 can of 400 g', 'zorblax'],
    ['zorblax 2 x 400 g', '2 of 400 g', 'zorblax'],
    ['zorblax 10 cm', '', 'zorblax', '', '10 cm'],
    ['zorblax, 10 cm', '', 'zorblax', '', '10 cm'],
    ['zorblax (frub, glorp), 200 g', '200 g', 'zorblax', '', 'frub, glorp'],
    ['3 zorblaxes, 200 g', '3 = 200 g', 'zorblaxes'],
    ['some zorblax, 200 g', '200 g', 'some zorblax'],
  ])('%s', (line, amount, name, preparation = '', comment = '') => {
    expect(toldLine(line, 'en')).toEqual([amount, name, preparation, comment]);
  });

  test.each(list('for in into of to from or and serves makes the with cut as than type no number'))(
    'what is numbered behind "%s" is no amount of the food',
    (word) => {
      expect(toldLine(`zorblax ${word} 200 g`, 'en')[0]).toBe('');
      expect(toldLine(`zorblax z${word} 200 g`, 'en').slice(0, 2)).toEqual(['200 g', `zorblax z${word}`]);
      expect(toldLine(`zorblax ${word}z 200 g`, 'en').slice(0, 2)).toEqual(['200 g', `zorblax ${word}z`]);
    },
  );

  test.each<ToldLine>([
    ['zorblax - 200 g, halved', '200 g', 'zorblax', 'halved'],
    ['zorblax – 200 g, halved', '200 g', 'zorblax', 'halved'],
    ['zorblax — 200 g, halved', '200 g', 'zorblax', 'halved'],
    ['zorblax: 200 g, halved', '200 g', 'zorblax', 'halved'],
    ['zorblax - 200 g; halved', '200 g', 'zorblax', 'halved'],
    ['zorblax - 200 g (halved)', '200 g', 'zorblax', 'halved'],
    ['zorblax - 200 g - halved', '200 g', 'zorblax', 'halved'],
    ['zorblax - 200 g – halved', '200 g', 'zorblax', 'halved'],
    ['zorblax - 200 g + frub', '200 g', 'zorblax', '', '+ frub'],
    ['zorblax - 200 g halved', '', 'zorblax', '200 g halved'],
    ['zorblax, 200 g, halved', '200 g', 'zorblax', 'halved'],
    ['zorblax, frub - 200 g, halved', '200 g', 'zorblax', 'halved', 'frub'],
    ['zorblax -200 g, halved', '', 'zorblax -200 g', 'halved'],
    ['zorblax:200 g, halved', '', 'zorblax:200 g', 'halved'],
    ['zorblaxes, 2 large', '2 large', 'zorblaxes'],
    ['zorblaxes, 2 large, halved', '2 large', 'zorblaxes', 'halved'],
    ['zorblaxes, 2 large halved', '2 large', 'zorblaxes', 'halved'],
    ['zorblaxes, 2 large frub', '', 'zorblaxes', '', '2 large frub'],
    ['zorblaxes - 3 xl frub', '3 extra large', 'zorblaxes', '', 'frub'],
    ['zorblaxes 2 large', '2 large', 'zorblaxes'],
    ['zorblaxes 2 large frub', '', 'zorblaxes 2 large frub'],
    ['zorblaxes (6, 150g each)', '6 of 150 g', 'zorblaxes'],
    ['zorblaxes (6, 150g each), halved', '6 of 150 g', 'zorblaxes', 'halved'],
    ['zorblaxes (6, about 100-200 g each)', '6 of 150 g', 'zorblaxes'],
    ['zorblaxes (6, 150g each or so)', '', 'zorblaxes', '', '6, 150g each or so'],
    ['zorblaxes (6, 2 frubs each)', '', 'zorblaxes', '', '6, 2 frubs each'],
  ])(
    'set off by a mark, or with the size of one, more may follow it: %s',
    (line, amount, name, done = '', said = '') => {
      expect(toldLine(line, 'en')).toEqual([amount, name, done, said]);
    },
  );

  test.each<[Language, ...ToldLine]>([
    ['it', 'zucchero 130 g', '130 g', 'zucchero'],
    ['it', 'limoni 24', '24', 'limoni'],
    ['it', 'limoni 25', '', 'limoni', '25'],
    ['it', 'limoni 2,5', '', 'limoni', '2,5'],
    ['it', 'farina 00', '', 'farina', '00'],
    ['it', 'farina 000 200 g', '200 g', 'farina', '000'],
    ['it', 'zorblax 24 mesi 80 g', '80 g', 'zorblax 24 mesi'],
    ['fr', 'zorblax 18 mois 150 g', '150 g', 'zorblax 18 mois'],
    ['it', 'farina tipo 1 integrale', '', 'farina', 'tipo 1 integrale'],
    ['it', 'aglio 2 spicchi', '2 clove', 'aglio'],
    ['it', 'panna 200 ml ben fredda', '200 ml', 'panna', 'ben fredda'],
    ['it', 'limoni 3 maturi', '3', 'limoni', 'maturi'],
    ['it', 'limoni 0 maturi', '', 'limoni', '0 maturi'],
    ['de', 'Mehl Type 405', '', 'Mehl', 'Type 405'],
    ['de', 'Mehl Typ 405 fein', '', 'Mehl', 'Typ 405 fein'],
    ['de', 'Mehl 200 g, gesiebt', '200 g', 'Mehl', 'gesiebt'],
    ['de', 'Mehl: 200 g, gesiebt', '200 g', 'Mehl', 'gesiebt'],
    ['de', 'Zwiebeln, 2 große', '2 large', 'Zwiebeln'],
    ['de', 'Zwiebeln, 2 große gehackt', '2 large', 'Zwiebeln', 'gehackt'],
    ['de', 'Keulen (6, 150 g je)', '6 of 150 g', 'Keulen'],
    ['de', 'Zwiebeln, zwei', '', 'Zwiebeln', '', 'zwei'],
    ['fr', 'jambon 3 tranches', '3 slice', 'jambon'],
    ['es', 'huevos 3 batidos', '3', 'huevos', 'batidos'],
    ['nl', 'eieren, 3', '3', 'eieren'],
  ])('%s: %s', (language, line, amount, name, preparation = '', comment = '') => {
    const [read, food, done, said] = toldLine(line, language);
    expect([read, food]).toEqual([amount, name]);
    expect([done, said].filter(Boolean).join()).toBe([preparation, comment].filter(Boolean).join());
  });
});

describe('the same amount once more at the end', () => {
  test.each<ToldLine>([
    ['2 cups zorblax 200 g', '2 cup = 200 g', 'zorblax'],
    ['2 cups zorblax / 200 g', '2 cup = 200 g', 'zorblax'],
    ['2 cups zorblax frub 200 g', '2 cup = 200 g', 'zorblax frub'],
    ['200 g zorblax 2 cups', '200 g', 'zorblax'],
    ['2 cloves zorblax 20 ml', '2 clove = 20 ml', 'zorblax'],
    ['2 cups zorblax 1/200 g', '2 cup', 'zorblax 1/200 g'],
    ['2 cups zorblax 20 cm', '2 cup', 'zorblax', '20 cm'],
    ['2 cups zorblax 3 cloves', '2 cup', 'zorblax 3 cloves'],
    ['2 cups zorblax -200 g', '2 cup', 'zorblax -200 g'],
    ['2 cups zorblax 200 g frub', '2 cup', 'zorblax 200 g frub'],
    ['2 zorblaxes 200 g', '2', 'zorblaxes 200 g'],
  ])('%s', (line, amount, name, said = '') => {
    const [read, food, done, remark] = toldLine(line, 'en');
    expect([read, food, [done, remark].join('')]).toEqual([amount, name, said]);
  });

  test.each(list('to or and x + into about in plus of for each'))('is none behind "%s"', (joint) => {
    expect(toldLine(`2 cups zorblax ${joint} 200 g`, 'en')[1]).not.toBe(`zorblax ${joint}`);
    const [amount, name] = toldLine(`2 cups zorblax z${joint}z 200 g`, 'en');
    expect([amount, name]).toEqual(['2 cup = 200 g', `zorblax z${joint}z`]);
  });
});

describe('the part of a food that is used, in front of its amount', () => {
  test.each(list('zest juice rind peel juices seeds pulp flesh leaves zests'))('%s', (part) => {
    expect(toldLine(`${part} of 2 zorblaxes`, 'en')).toEqual(['2', 'zorblaxes', `${part} of`, '']);
    expect(toldLine(`${part}z of 2 zorblaxes`, 'en')[0]).toBe('');
    expect(toldLine(`z${part} of 2 zorblaxes`, 'en')[0]).toBe('');
  });
  test.each<[Language, ...ToldLine]>([
    ['en', 'juice of about 2 zorblaxes', '2', 'zorblaxes', 'juice of'],
    ['en', 'juice from 2 zorblaxes', '2', 'zorblaxes', 'juice of'],
    ['en', 'juice 2 zorblaxes', '2', 'zorblaxes', 'juice of'],
    ['en', 'finely pared zest & grated rind 2 zorblaxes', '2', 'zorblaxes', 'finely pared zest & grated rind of'],
    ['en', 'seeds 2 zorblaxes', '', 'seeds 2 zorblaxes'],
    ['en', 'fresh juice 2 zorblaxes', '', 'fresh juice 2 zorblaxes'],
    ['en', 'juice of zorblax', '', 'juice of zorblax'],
    ['en', 'juice, zest of 2 zorblaxes', '', 'juice', 'zest of 2 zorblaxes'],
    ['de', 'Saft von 2 Zitronen', '2', 'Zitronen', 'Saft von'],
    ['de', 'Saft und Schale von 2 Zitronen', '2', 'Zitronen', 'Saft und Schale von'],
    ['de', 'Saft & Schale von 2 Zitronen', '2', 'Zitronen', 'Saft & Schale von'],
    ['de', 'Saft einer halben Zitrone', '0.5', 'Zitrone', 'Saft'],
    ['de', 'Saft 2 Zitronen', '2', 'Zitronen', 'Saft'],
    ['fr', 'le jus d’un citron', '1', 'citron', 'le jus'],
    ['fr', "le jus d'1 citron", '1', 'citron', "le jus d'"],
    ['fr', 'jus d', '', 'jus'],
    ['fr', 'le jus de 2 citrons', '2', 'citrons', 'le jus de'],
    ['it', 'succo d’arancia 100 g', '100 g', 'succo d’arancia'],
    ['it', 'succo di limone', '', 'succo di limone'],
    ['it', 'la scorza di 2 limoni', '2', 'limoni', 'la scorza di'],
    ['es', 'el zumo de 2 limones', '2', 'limones', 'el zumo de'],
    ['nl', 'het sap van 2 citroenen', '2', 'citroenen', 'het sap van'],
  ])('%s: %s', (language, line, amount, name, preparation = '', comment = '') => {
    expect(toldLine(line, language)).toEqual([amount, name, preparation, comment]);
  });
});

describe('the size of one', () => {
  test.each<[Language, ...ToldLine]>([
    ['en', '2 very large zorblaxes', '2 large', 'zorblaxes'],
    ['en', '2 very ripe zorblaxes', '2', 'very ripe zorblaxes'],
    ['en', '2 large to small zorblaxes', '2 large', 'zorblaxes'],
    ['en', '2 large or small zorblaxes', '2 large', 'zorblaxes'],
    ['en', '2 large and small zorblaxes', '2 large', 'zorblaxes'],
    ['en', '2 large then small zorblaxes', '2 large', 'then small zorblaxes'],
    ['en', '2 large to ripe zorblaxes', '2 large', 'to ripe zorblaxes'],
    ['en', '2 large. zorblaxes', '2 large', 'zorblaxes'],
    ['en', '2 large', '2', 'large'],
    ['en', '2 chopped large zorblaxes', '2 large', 'zorblaxes', 'chopped'],
    ['en', '2 Extra Large zorblaxes', '2 extra large', 'zorblaxes'],
    ['de', '2 große Zwiebeln', '2 large', 'Zwiebeln'],
    ['de', '2 Zwiebeln, klein gewürfelt', '2', 'Zwiebeln', 'klein gewürfelt'],
    ['de', '2 Zwiebeln, mittelgroß', '2 medium', 'Zwiebeln', 'mittelgroß'],
    ['de', 'große Zwiebeln', '', 'große Zwiebeln'],
    ['es', '2 cebollas grandes picadas', '2 large', 'cebollas', 'grandes picadas'],
    ['es', '2 cebollas picadas grandes', '2', 'cebollas', 'picadas grandes'],
  ])('%s: %s', (language, line, amount, name, preparation = '') => {
    expect(toldLine(line, language).slice(0, 3)).toEqual([amount, name, preparation]);
  });
});

describe('a unit behind its food', () => {
  test.each([
    ['clove', ['garlic', 'wild garlic']],
    ['stick', ['celery', 'rhubarb']],
    ['stalk', ['celery', 'lemongrass', 'lemon grass', 'rhubarb']],
    ['rib', ['celery']],
    ['sprig', list('thyme rosemary mint parsley tarragon oregano dill basil coriander cilantro sage marjoram')],
    ['bulb', ['fennel', 'garlic']],
    ['rasher', ['bacon', 'streaky bacon']],
    ['slice', list('bacon bread ham cheese prosciutto')],
    ['sheet', ['gelatine', 'gelatin']],
  ])('%s', (unit, foods) => {
    for (const food of foods) {
      expect(toldLine(`2 ${food} ${unit}s`, 'en').slice(0, 2)).toEqual([`2 ${unit}`, food]);
      expect(toldLine(`1 ${food} ${unit}`, 'en').slice(0, 2)).toEqual([`1 ${unit}`, food]);
      expect(toldLine(`2 ${food}z ${unit}s`, 'en').slice(0, 2)).toEqual(['2', `${food}z ${unit}s`]);
      expect(toldLine(`2 z${food.replace(' ', '')} ${unit}s`, 'en')[0]).toBe('2');
      expect(toldLine(`2 ${food} ${unit}sz`, 'en')[0]).toBe('2');
      expect(toldLine(`${food} ${unit}s`, 'en')[0]).toBe('');
    }
  });
  test.each<ToldLine>([
    ['2 gelatine leaves', '2 leaf', 'gelatine'],
    ['1 gelatin leaf', '1 leaf', 'gelatin'],
    ['4 cloves', '4', 'cloves'],
    ['4 cans', '4', 'cans'],
    ['4 Handfuls', '4', 'Handfuls'],
    ['2 tbsp garlic cloves', '2 tbsp', 'garlic cloves'],
  ])('%s', (line, amount, name) => {
    expect(toldLine(line, 'en').slice(0, 2)).toEqual([amount, name]);
  });
});

describe('a weight in brackets', () => {
  test.each<[Language, ...ToldLine]>([
    ['en', '2 zorblaxes (100 g each)', '2 of 100 g', 'zorblaxes'],
    ['en', '2 zorblaxes (100 g)', '2 = 100 g', 'zorblaxes'],
    ['en', '2 cans zorblax (100 g)', '2 can of 100 g', 'zorblax'],
    ['en', '2 cups zorblax (100 g each)', '2 cup', 'zorblax', '', '100 g each'],
    ['en', '2 cups zorblax (100 g)', '2 cup = 100 g', 'zorblax'],
    ['en', '2 cups zorblax (1 pint)', '2 cup', 'zorblax'],
    ['en', '2 zorblaxes (1 pint)', '2 = 1 pint', 'zorblaxes'],
    ['en', '2 zorblaxes (1 pint, 4 oz, 115 g)', '2 = 115 g', 'zorblaxes', '', ''],
    ['en', '2 zorblaxes (10 cm)', '2', 'zorblaxes', '', '10 cm'],
    ['en', '2 zorblaxes (plus 100 g)', '2', 'zorblaxes', '', 'plus 100 g'],
    ['en', '2 zorblaxes (or 100 g)', '2', 'zorblaxes', '', 'or 100 g'],
    ['en', '2 zorblaxes (and 100 g)', '2', 'zorblaxes', '', 'and 100 g'],
    ['en', '2 zorblaxes (+ 100 g)', '2', 'zorblaxes', '', 'plus 100 g'],
    ['en', '2 zorblaxes (100 g frub)', '2', 'zorblaxes', '', '100 g frub'],
    ['en', 'zorblax (halved, 400 g)', '400 g', 'zorblax', 'halved'],
    ['en', 'zorblax (halved, 400 g each)', '400 g', 'zorblax', 'halved', 'each'],
    ['en', '1 packet (2 tsp zorblax)', '1 packet of 2 tsp', 'zorblax'],
    ['en', '1 bunch (2 cups zorblax)', '1 bunch = 2 cup', 'zorblax'],
    ['de', '2 Zwiebeln (100 g je)', '2 of 100 g', 'Zwiebeln'],
    ['de', '2 Zwiebeln (100 g)', '2 = 100 g', 'Zwiebeln'],
    ['de', '1 Dose Mais (400 g)', '1 can of 400 g', 'Mais'],
    ['de', 'Mais (gekühlt, 400 g)', '400 g', 'Mais', 'gekühlt'],
    ['fr', '2 filets de 150 g environ', '2 of 150 g', 'filets'],
    ['fr', '2 filets de 150 g chacun, hachés', '2 of 150 g', 'filets', 'hachés'],
    ['fr', '2 filets 150 g', '2', 'filets 150 g'],
    ['fr', '2 filets de 150 ml', '2', 'filets de 150 ml'],
    ['fr', '2 filets de 150 g (surgelés)', '2 of 150 g', 'filets', 'surgelés'],
    ['fr', '2 filets (150 g chacun)', '2 of 150 g', 'filets'],
    ['fr', '2 filets, 150 g chacun', '2 of 150 g', 'filets'],
    ['de', '2 Filets à ca. 150 g', '2 of 150 g', 'Filets'],
    ['de', '2 Filets von 100-200 g', '2 of 150 g', 'Filets'],
    ['nl', '2 filets van ca. 150 g', '2 of 150 g', 'filets'],
    ['it', '2 filetti da 150 g l’uno', '2 of 150 g', 'filetti'],
    ['es', '2 filetes de 150 g cada uno, picados', '2 of 150 g', 'filetes', 'picados'],
    ['fr', '2 tranches de 2 cm', '2 slice', '2 cm'],
  ])('%s: %s', (language, line, amount, name, preparation = '', comment = '') => {
    expect(toldLine(line, language)).toEqual([amount, name, preparation, comment]);
  });
});

describe('what a line begins with that is not its food', () => {
  test.each<[Language, ...ToldLine]>([
    ['en', 'Optional: 2 frubs', '2', 'frubs', '', 'optional'],
    ['en', 'To serve: 2 frubs', '2', 'frubs', '', 'To serve'],
    ['en', 'For the filling: 2 frubs', '2', 'frubs', '', 'For the filling'],
    ['en', 'Garnishes (optional): frubs', '', 'frubs', '', 'Garnishes, optional'],
    ['en', 'Optional topping: frubs', '', 'frubs', '', 'topping, optional'],
    ['en', 'q.b. de frubs', '', 'frubs', '', 'q.b.'],
    ['en', 'salt to taste and pepper', '', 'salt and pepper'],
    ['en', 'salt and pepper to taste', '', 'salt and pepper', '', 'to taste'],
    ['de', 'Zum Servieren: 2 Eier', '2', 'Eier', '', 'Zum Servieren'],
    ['de', 'Zum Servieren (eventuell) : 2 Eier', '2', 'Eier', '', 'Zum Servieren (eventuell), optional'],
    ['de', 'Evtl. 2 Eier', '2', 'Eier', '', 'optional'],
    ['de', 'Evtl.: 2 Eier', '2', 'Eier', '', 'optional'],
    ['de', 'Quark: 2 Eier', '', 'Quark', '', '2 Eier'],
    ['fr', 'Facultatif : 2 œufs', '2', 'œufs', '', 'optional'],
    ['fr', 'Pour la pâte : 2 œufs', '2', 'œufs', '', 'Pour la pâte'],
    ['fr', 'de la crème', '', 'crème'],
    ['fr', '2 cuillères à soupe d’huile', '2 tbsp', 'huile'],
    ['fr', '200 g de l’emmental', '200 g', 'emmental'],
  ])('%s: %s', (language, line, amount, name, preparation = '', comment = '') => {
    expect(toldLine(line, language)).toEqual([amount, name, preparation, comment]);
  });
});
