import type { Language } from '@sorrel/core/ingredients/languages/language';
import { computeNutrition } from '@sorrel/core/nutrition/compute-nutrition';
import { describe, expect, test } from 'vitest';
import { index } from './testing/whole-index.ts';

const lineOf = (language: Language, line: string) => computeNutrition(index, [line], 4, { language }).lines[0]!;
const read = (language: Language, line: string) => {
  const { food, grams } = lineOf(language, line);
  return [food?.name ?? null, grams === null ? null : Math.round(grams)];
};

describe('meat that is said to have its bones', () => {
  test.each<[Language, string, string, number]>([
    ['es', '2 kg de pollo con hueso', 'whole chicken', 1360],
    ['es', '1,5 kg de pollo cortado en pedazos medianos con hueso', 'whole chicken', 1020],
    ['it', '2 kg di pollo con osso', 'whole chicken', 1360],
    ['fr', '2 kg de poulet avec os', 'whole chicken', 1360],
    ['de', '2 kg Huhn mit Knochen', 'whole chicken', 1360],
    ['nl', '2 kg kip met bot', 'whole chicken', 1360],
    ['it', '500 g di spezzatino di manzo con osso', 'stewing beef', 400],
    ['nl', '500 g lamsvlees met bot', 'lamb', 400],
  ])('%s: %s is no bones for a stock', (language, line, food, grams) => {
    expect(read(language, line)).toEqual([food, grams]);
  });

  test.each<[Language, string]>([
    ['es', '600 g de huesos de pollo'],
    ['it', '600 g di ossa di pollo'],
    ['fr', "600 g d'os de poulet"],
    ['nl', '600 g kippenbotten'],
  ])('%s: %s are', (language, line) => {
    expect(lineOf(language, line).food?.name).toBe('chicken stock bone');
  });

  test('what has a name with its bones keeps it', () => {
    expect(read('fr', "2 kg de gigot d'agneau avec os")[0]).toBe('bone in lamb leg');
    expect(read('en', '2 kg leg of lamb, bone in')[0]).toBe('bone in lamb leg');
  });

  test.each<[Language, string, number]>([
    ['nl', '1 kg varkenspoten', 550],
    ['es', '2 kg de patitas de cerdo', 1100],
    ['en', '4 pork trotters', 760],
  ])('%s: of %s half is bone', (language, line, grams) => {
    expect(read(language, line)).toEqual(['pork trotter', grams]);
  });
});

describe('what is of a pig by itself', () => {
  test.each<[Language, string, string]>([
    ['it', '120 g di pancetta di maiale', 'bacon'],
    ['it', '120 g di guanciale di maiale', 'guanciale'],
    ['it', '120 g di strutto di maiale', 'lard'],
    ['it', '120 g di salame di suino', 'salami'],
    ['fr', '120 g de lardons de porc', 'bacon'],
    ['es', '120 g de chorizo de cerdo', 'chorizo'],
  ])('%s: %s may be said to be', (language, line, food) => {
    expect(read(language, line)).toEqual([food, 120]);
  });

  test('and what is of another animal is none of a pig', () => {
    expect(lineOf('it', '300 g di bistecca di maiale').food?.name).toBe('pork chop');
    expect(lineOf('it', '100 g di formaggio di maiale').food).toBeNull();
  });
});

describe('measures and packets', () => {
  test.each<[Language, string, string, number]>([
    ['it', "3 cucchiai o più di fiocchi d'avena", 'rolled oat', 16],
    ['es', '3 cucharadas o más de avena', 'rolled oat', 16],
    ['fr', '2 cuillères à soupe ou plus de farine', 'plain flour', 16],
    ['en', '2 tbsp or more of sugar', 'sugar', 25],
    ['en', '1 cup full of sugar', 'sugar', 200],
    ['de', '1 Hand Nüsse', 'mixed nut', 30],
    ['de', '1 Kakao-Tasse voll Zucker', 'sugar', 200],
    ['de', '1 Packung Hackfleisch', 'beef mince', 500],
    ['de', '1 Packung Margarine', 'margarine', 250],
    ['de', '1 Packung Reiswaffeln', 'rice cake', 100],
    ['es', '1 terrina de queso crema', 'cream cheese', 200],
    ['it', '1 vassoio di funghi', 'mushroom', 227],
    ['es', '1 barqueta de albóndigas', 'meatball', 350],
    ['es', '500 g de carrucho limpio', 'whelk', 500],
    ['fr', '1 chopine de crème 35%', 'whipping cream', 476],
    ['fr', '1 tube de glaçage blanc', 'frosting', 120],
    ['nl', '1 dubbele kipfilet', 'chicken breast', 320],
    ['nl', '10 Chinese pannenkoekjes', 'chapati', 150],
    ['fr', '8 pommes de terre grelots', 'new potato', 360],
  ])('%s: %s', (language, line, food, grams) => {
    expect(read(language, line)).toEqual([food, grams]);
  });
});

describe('names', () => {
  test.each<[Language, string, string]>([
    ['it', "300 g di sfoglia di pasta all'uovo", 'lasagne sheet'],
    ['es', '300 g de yautía', 'taro'],
    ['es', '300 g de chillo u otro pescado', 'snapper'],
    ['es', '300 ml de sidra de manzana', 'cider'],
    ['nl', '40 g vetstof', 'margarine'],
    ['fr', '40 g de gras (beurre ou huile)', 'margarine'],
    ['fr', '300 g de viande hachée pur bœuf', 'beef mince'],
    ['fr', '100 g de pouding à la vanille Jell-O', 'pudding mix'],
    ['nl', '1 pot butter chicken saus', 'curry sauce'],
    ['de', '100 g Erbsenschoten', 'mangetout'],
  ])('%s: %s is %s', (language, line, food) => {
    expect(read(language, line)[0]).toBe(food);
  });

  test('fat of no said kind is none of a pig', () => {
    expect(lineOf('fr', '40 g de matière grasse').food?.name).toBe('margarine');
    expect(lineOf('fr', '200 g de foie gras').food?.name).toBe('foie gras');
  });

  test.each<[Language, string]>([
    ['de', 'Holzspießchen'],
    ['de', '8 Bambusspieße'],
    ['es', '12 palitos de pincho, remojados en agua'],
    ['es', 'palillos de dientes'],
    ['nl', '8 satéstokjes'],
  ])('%s: %s is a tool', (language, line) => {
    expect(lineOf(language, line).gramsRule).toBe('tool');
  });
});
