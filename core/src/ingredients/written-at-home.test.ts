import { describe, expect, test } from 'vitest';
import type { Language } from './languages/language.ts';
import { parseIngredient } from './parse-ingredient.ts';

type Row = [line: string, quantity: number | null, unit: string | null, name: string, said: string];

const said = ({ preparation, comment }: ReturnType<typeof parseIngredient>) =>
  [preparation, comment].filter(Boolean).join(' / ');

const reads =
  (language: Language) => (line: string, quantity: number | null, unit: string | null, name: string, of: string) => {
    const parsed = parseIngredient(line, language);
    expect([parsed.quantity, parsed.unit, parsed.name, said(parsed)]).toEqual([quantity, unit, name, of]);
  };

describe('an amount behind the first words of an English line, and what is told of the food', () => {
  test.each<Row>([
    ['Margarine 80g (melted)', 80, 'g', 'Margarine', 'melted'],
    ['Margarine 80g melted', 80, 'g', 'Margarine', 'melted'],
    ['Strong flour 450g, sifted', 450, 'g', 'Strong flour', 'sifted'],
    ['Buttermilk 200ml ( and more for brushing )', 200, 'ml', 'Buttermilk', 'and more for brushing'],
    ['Garlic 2 cloves, sliced', 2, 'clove', 'Garlic', 'sliced'],
    ['Eggs 3, beaten', 3, null, 'Eggs', 'beaten'],
    ['Carrot 1, grated', 1, null, 'Carrot', 'grated'],
    ['Potato - 3 nos', 3, null, 'Potato', ''],
    ['2 nos. green cardamoms', 2, null, 'green cardamoms', ''],
    ['1 no. carrot, grated', 1, null, 'carrot', 'grated'],
    ['Atta 2 cups + for dusting', 2, 'cup', 'Atta', 'plus for dusting'],
  ])('%s', reads('en'));

  test.each(['Heinz 57, any', 'Flour type 405, sifted'])('no amount: %s', (line) => {
    expect(parseIngredient(line, 'en').quantity).toBeNull();
  });
});

describe('a sentence behind an English food is told of it, and no part of its name', () => {
  test.each<Row>([
    [
      '1 packet digestive biscuits. Any plain ones will do.',
      1,
      'packet',
      'digestive biscuits',
      'Any plain ones will do.',
    ],
    ['200 g feta. The block kind is best', 200, 'g', 'feta', 'The block kind is best'],
    ['250 g fresh or 3 blocks of frozen kale', 250, 'g', 'fresh kale', 'or 3 blocks of frozen'],
    ['½ c fenugreek (methi) leaves and tender stems', 0.5, 'cup', 'fenugreek leaves', 'methi'],
  ])('%s', reads('en'));

  test('an abbreviation ends none', () => {
    expect(parseIngredient('2 tbsp. Dijon mustard or so', 'en').unit).toBe('tbsp');
  });
});

describe('what is to be done, told to the cook behind the food', () => {
  test.each<Row>([
    ['3 Zwiebeln schälen und würfeln', 3, null, 'Zwiebeln', 'schälen und würfeln'],
    ['1 Schalotte fein hacken', 1, null, 'Schalotte', 'fein hacken'],
    ['2 Pastinaken längs vierteln, dann garen', 2, null, 'Pastinaken', 'längs vierteln, dann garen'],
    ['1 Dose Bohnen abtropfen lassen', 1, 'can', 'Bohnen', 'abtropfen lassen'],
    ['2 Eier trennen', 2, null, 'Eier', 'trennen'],
    ['500 g Hack', 500, 'g', 'Hack', ''],
    ['2 Schalen Himbeeren', 2, 'punnet', 'Himbeeren', ''],
  ])('%s', reads('de'));

  test.each<Row>([
    ['2 uien snipperen', 2, null, 'uien', 'snipperen'],
    ['3 aardappels schillen en in blokjes snijden', 3, null, 'aardappels', 'schillen en in blokjes snijden'],
    ['500 g gehakt', 500, 'g', 'gehakt', ''],
  ])('%s', reads('nl'));
});

describe('what German cooks write', () => {
  test.each<Row>([
    ['500 ml Rinderfond erhitzt', 500, 'ml', 'Rinderfond', 'erhitzt'],
    ['1 Essiggurke sehr fein geschnitten', 1, null, 'Essiggurke', 'sehr fein geschnitten'],
    ['250 g 20 %iger Topfen', 250, 'g', 'Topfen', '20%'],
    ['100 g Kuvertüre 65 % Kakao', 100, 'g', 'Kuvertüre', '65 % Kakao'],
    ['1 Mokkalöffel Kümmel', 2.5, 'ml', 'Kümmel', ''],
    ['1 Sackerl Germ', 1, 'packet', 'Germ', ''],
    ['3 dl Gemüse oder Rinderbouillon', 3, 'dl', 'Gemüse- oder Rinderbouillon', ''],
    ['2 marokkanische oder ungarische Paprika', 2, null, 'marokkanische oder ungarische Paprika', ''],
    ['Tomatensalat: 4 Tomaten klein gewürfelt', 4, null, 'Tomaten', 'klein gewürfelt / Tomatensalat:'],
    ['Kräuteraufstrich: 200 g Topfen', 200, 'g', 'Topfen', 'Kräuteraufstrich:'],
    ['< 500 ml Buttermilch', 500, 'ml', 'Buttermilch', ''],
    ['Zwiebeln 2 (rot, gewürfelt)', 2, null, 'Zwiebeln', 'gewürfelt / rot'],
  ])('%s', reads('de'));

  test('what may be left out', () => {
    expect(parseIngredient('Ggf. Petersilie', 'de')).toMatchObject({ name: 'Petersilie', isOptional: true });
  });
});

describe('what Dutch cooks write', () => {
  test.each<Row>([
    ['100 ml handwarm water', 100, 'ml', 'handwarm water', ''],
    ['50 g pure chocolade 70% cacao', 50, 'g', 'pure chocolade', '70% cacao'],
    ['1 l groente of runderbouillon', 1, 'l', 'groente- of runderbouillon', ''],
    ['2 twijgjes tijm', 2, 'sprig', 'tijm', ''],
    ['Courgette 2 (groen, geel)', 2, null, 'Courgette', 'groen, geel'],
  ])('%s', reads('nl'));

  test('a size in two words', () => {
    expect(parseIngredient('2 middel grote uien', 'nl')).toMatchObject({ quantity: 2, size: 'medium', name: 'uien' });
  });
});

describe('what is typed from cards, and what is written in India', () => {
  test.each<Row>([
    ['Green chilli - 3 nos. slit', 3, null, 'Green chilli', 'slit'],
    ['4 pods of garlic', 4, 'clove', 'garlic', ''],
    ['4-ish sprigs of mint', 4, 'sprig', 'mint', ''],
    ['2 tbsp bengal gram aka chana dal', 2, 'tbsp', 'bengal gram', 'chana dal'],
    ['2 cups stock. Or water will do.', 2, 'cup', 'stock', 'Or water will do.'],
    ['Potato - 2 large sized (cubed)', 2, null, 'Potato', 'cubed'],
    ['1 tall can artichoke bottoms-drained', 1, 'can', 'artichoke bottoms', 'drained'],
    ['1 jar-pickled herring', 1, 'jar', 'pickled herring', ''],
    ['1 loaf rye bread-slice off the top', 1, 'loaf', 'rye bread', 'slice off the top'],
    ['1 can milk', 1, 'can', 'evaporated milk', ''],
    ['1 can coconut milk', 1, 'can', 'coconut milk', ''],
    ['100 g sun-dried tomatoes', 100, 'g', 'sun-dried tomatoes', ''],
    ['1 cup steel-cut oats', 1, 'cup', 'steel-cut oats', ''],
    ['Flour tortillas, 8 tortillas', 8, null, 'Flour tortillas', ''],
  ])('%s', reads('en'));

  test('bits of butter', () => {
    expect(parseIngredient('3 Flocken Butter', 'de')).toMatchObject({ quantity: 3, unit: 'knob', name: 'Butter' });
  });
});
