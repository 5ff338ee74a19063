import { describe, expect, it } from 'vitest';
import { importRecipe } from '../import-recipe.ts';

const read = (html: string) => {
  const result = importRecipe(html, 'https://a.example/r');
  if (!result.ok) throw new Error(result.reason);
  return result.recipe;
};
const METHOD =
  '<h2>Directions</h2><p>Grate the beets and whisk the sauce.</p><p>Mix both and let them stand in the cold.</p>';

describe('groups of ingredients that each stand in one line', () => {
  it('are read item by item, under their names', () => {
    const { ingredientLines, ingredientGroups } = read(
      `<h1>Beet slaw</h1><h2>Ingredients</h2><p><b>For the slaw:</b> 2 beets, 1 apple, 40 g walnuts</p><p><b>For the sauce:</b> 3 tbsp yogurt, 0,5 tsp salt</p>${METHOD}`,
    );
    expect(ingredientLines).toEqual(['2 beets', '1 apple', '40 g walnuts', '3 tbsp yogurt', '0,5 tsp salt']);
    expect(ingredientGroups.map((group) => group?.toLowerCase())).toEqual(
      ['slaw', 'slaw', 'slaw', 'sauce', 'sauce'].map((name) => expect.stringContaining(name)),
    );
  });

  it('keep a line whole that only describes its one food', () => {
    const lines = ['0,25 TL Pfeffer, aus der Mühle', '3,5 - 4 dl Brühe, heiss', '2 Karotten, 1 cm dick geschnitten'];
    const { ingredientLines } = read(
      `<h1>Suppe</h1><h2>Zutaten</h2><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul><h2>Zubereitung</h2><p>Die Karotten in der Brühe weich kochen.</p><p>Mit Pfeffer würzen und sofort auftragen.</p>`,
    );
    expect(ingredientLines).toEqual(lines);
  });

  it('are read up to the last, which a word joins', () => {
    const { ingredientLines } = read(
      '<h1>Sopa</h1><p>Ingredientes: 1 kg de tomates, 200 g de pan, sal, 2 huevos duros y 50 g de jamón.</p><p>Preparación: Tritura los tomates con el pan. Sirve la sopa con huevo y jamón.</p>',
    );
    expect(ingredientLines).toEqual(['1 kg de tomates', '200 g de pan', 'sal', '2 huevos duros', '50 g de jamón']);
  });
});

describe('a line of facts', () => {
  const list =
    '<h3>Teig</h3><p>300 g Mehl<br>130 g Butter<br>2 Eier</p><h3>Zubereitung</h3><p>Alles zu einem Teig verkneten.</p><p>Ausrollen, belegen und goldgelb backen.</p>';
  it.each<[string, (number | null)[]]>([
    ['24 Stück | 40 Min. Zubereitung | 30 Min. Backzeit', [24, 40, 30]],
    ['12 punten – 30 min bereiden – 60 min oven', [12, 30, 60]],
  ])('tells pieces beside times, and is no ingredient: %s', (facts, wanted) => {
    const { servings, prepMinutes, cookMinutes, ingredientLines } = read(`<h1>Ecken</h1><p>${facts}</p>${list}`);
    expect([servings, prepMinutes, cookMinutes]).toEqual(wanted);
    expect(ingredientLines).toEqual(['300 g Mehl', '130 g Butter', '2 Eier']);
  });

  it('names a time by the word for the method where the time stands beside it, which opens no method', () => {
    const { cookMinutes, instructions } = read(
      `<h1>Bami</h1><table><tr><td>Voorbereiding</td><td>15 min</td></tr><tr><td>Bereiding</td><td>20 min</td></tr></table><table><tr><td>250 g</td><td>mie</td></tr><tr><td>300 g</td><td>kipfilet</td></tr><tr><td>1 tl</td><td>sambal</td></tr></table><p>Kook de mie volgens de verpakking.</p><p>Bak de kip bruin en roer de mie erdoor.</p>`,
    );
    expect(cookMinutes).toBe(20);
    expect(instructions).toEqual(['Kook de mie volgens de verpakking.', 'Bak de kip bruin en roer de mie erdoor.']);
  });
});

describe('a recipe in a forum', () => {
  it('is named by its heading, and ends with the greeting', () => {
    const { title, instructions } = read(
      '<title>Far breton :: Le forum</title><h2>Far breton</h2><table><tr><td>gael<br>Messages : 54</td><td>Ingrédients :<br>200 g de farine<br>3 œufs<br>1 l de lait<br>Préparation :<br>Mélangez la farine et les œufs.<br>Versez le lait peu à peu.<br>Beurrez un grand plat.<br>Enfournez une heure.<br><br>Bises</td></tr><tr><td>yann<br>Messages : 900</td><td>Moi je mets 4 œufs.</td></tr></table>',
    );
    expect(title).toBe('Far breton');
    expect(instructions).toEqual([
      'Mélangez la farine et les œufs.',
      'Versez le lait peu à peu.',
      'Beurrez un grand plat.',
      'Enfournez une heure.',
    ]);
  });
});
