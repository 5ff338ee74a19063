import { describe, expect, it } from 'vitest';
import { aRecipe } from '../../../testing/samples.ts';
import { showLanguage } from '../../language/sentences.ts';
import { euTable, euText } from './eu-table.ts';
import { inLines } from './label-drawing.tsx';
import { labelOf } from './label-of.ts';
import { usFacts, usText } from './us-facts.ts';

const WHOLE = aRecipe({
  serves: 2,
  nutrients: [
    { name: 'Calories', amount: 430, unit: 'kcal' },
    { name: 'Protein', amount: 44, unit: 'g' },
    { name: 'Fat', amount: 14, unit: 'g' },
    { name: 'Saturated Fat', amount: 2.5, unit: 'g' },
    { name: 'Carbohydrates', amount: 31, unit: 'g' },
    { name: 'Net Carbohydrates', amount: 26, unit: 'g' },
    { name: 'Sugar', amount: 0.3, unit: 'g' },
    { name: 'Fiber', amount: 5, unit: 'g' },
    { name: 'Sodium', amount: 430, unit: 'mg' },
    { name: 'Alcohol', amount: 0, unit: 'g' },
  ],
});
const factsOf = (recipe = WHOLE) => {
  const { facts } = labelOf(recipe);
  if (facts === null) throw new Error('no label');
  return facts;
};

describe('the label of a recipe', () => {
  it('takes the weight of a portion from the ingredients, or from the pot where it was weighed', () => {
    expect(factsOf()).toMatchObject({ portionGrams: 175, weighed: 'raw' });
    expect(factsOf({ ...WHOLE, cookedGrams: 300 })).toMatchObject({ portionGrams: 150, weighed: 'cooked' });
    expect(factsOf({ ...WHOLE, nutritionLines: [] })).toMatchObject({ portionGrams: null, isCalculated: false });
  });

  it('is none while an ingredient is not known, and says which', () => {
    const [line] = WHOLE.nutritionLines;
    const lines = [...WHOLE.nutritionLines, { ...line!, ingredient: 'zorblatt', matched: false }];
    expect(labelOf({ ...WHOLE, nutritionLines: lines })).toEqual({
      facts: null,
      gaps: [{ line: WHOLE.nutritionLines.length, ingredient: 'zorblatt' }],
    });
    expect(labelOf({ ...WHOLE, nutritionPartial: true }).facts).toBeNull();
    expect(labelOf({ ...WHOLE, nutrients: [] }).facts).toBeNull();
  });

  it('does without what is too little to matter, and says so', () => {
    const [line] = WHOLE.nutritionLines;
    const lines = [...WHOLE.nutritionLines, { ...line!, ingredient: 'zorblatt', grams: null, matched: false }];
    const recipe = { ...WHOLE, nutritionLines: lines, labelGaps: [] };
    expect(labelOf(recipe).gaps).toEqual([]);
    expect(euText(factsOf(recipe))).toContain('Not counted, being little: zorblatt.');
    expect(usText(factsOf(recipe))).toContain('Not counted, being little: zorblatt.');
    expect(euText(factsOf())).not.toContain('Not counted');
    expect(labelOf({ ...recipe, labelGaps: [lines.length - 1] }).facts).toBeNull();
  });

  it('prints energy in kJ and kcal, traces as less than, and salt', () => {
    const { rows, heads } = euTable(factsOf());
    expect(heads.map((head) => head.join(' '))).toEqual(['Typical values', 'per 100 g', 'per portion (175 g)', '%*']);
    const cells = (name: string) => rows.find((row) => row.name === name)?.cells.map((cell) => cell.join(' / '));
    expect(cells('Energy')).toEqual(['999 kJ / 238 kcal', '1,748 kJ / 416 kcal', '21 %']);
    expect(cells('of which sugars')).toEqual(['<0.5 g', '<0.5 g', '0 %']);
    expect(cells('Salt')).toEqual(['0.61 g', '1.1 g', '18 %']);
    expect(cells('Fibre')).toEqual(['2.9 g', '5 g', '']);
    expect(euText(factsOf())).toContain('average adult (8,400 kJ/2,000 kcal)');
  });

  it('says that what is not known is not known, and never 0', () => {
    const little = { ...WHOLE, nutritionLines: [], nutrients: WHOLE.nutrients.slice(0, 2) };
    expect(euText(factsOf(little))).toContain('Fat | not known');
    expect(usText(factsOf(little))).toMatch(/Not known: total fat, .*added sugars, vitamin D, potassium\./);
    expect(usText(factsOf(little))).not.toMatch(/Total Fat 0/);
    expect(usFacts(factsOf(little)).servingSize).toBe('not known');
  });

  it('has its thousands apart on the American one too', () => {
    const facts = { ...factsOf(), portionGrams: 1234, energyRange: [1150, 1300] as const };
    expect(usFacts(facts).servingSize).toBe('1 portion (1,234g)');
    expect(usText(facts)).toContain('Calories may lie between 1,150 and 1,300.');
  });

  it('says what no table of ours has on the American one', () => {
    const { rows, notes, servings } = usFacts(factsOf());
    expect(servings).toBe('2 servings per recipe');
    expect(rows.find(({ name }) => name === 'Sodium')).toMatchObject({ amount: '430mg', percent: '19%' });
    expect(notes[1]).toContain('Not known: cholesterol, calcium, iron, trans fat, added sugars, vitamin D, potassium.');
  });

  it('speaks German where the page does, except what American law words', async () => {
    await showLanguage('de');
    try {
      expect(euText(factsOf())).toContain('- davon Zucker | <0,5 g');
      expect(euText(factsOf())).toMatch(/1\.748 kJ .*Erwachsenen \(8\.400 kJ\/2\.000 kcal\)/s);
      expect(usText(factsOf())).toContain('Total Fat 14g');
    } finally {
      await showLanguage('en');
    }
  });

  it('breaks a note between words', () => {
    expect(inLines('one two three four', 9)).toEqual(['one two', 'three', 'four']);
    expect(inLines('adult (8,400 kJ/2,000 kcal) of 5 gas', 15)).toEqual(['adult', '(8,400 kJ/2,000 kcal)', 'of 5 gas']);
  });
});
