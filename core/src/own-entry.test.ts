import { describe, expect, test } from 'vitest';
import { linkStepIngredients } from './cook/link-step-ingredients.ts';
import { numberOf } from './cook/step-words.ts';
import { tokenize } from './cook/time-tokens.ts';
import { cleanLine } from './ingredients/clean-line.ts';
import { germanUnit } from './ingredients/german-units.ts';
import { parseIngredient } from './ingredients/parse-ingredient.ts';
import { ownEntry } from './own-entry.ts';
import { foodFinder } from './plans/holds-food.ts';
import { usualCurrency } from './prices/currency.ts';
import { costOfAmount, unitRates } from './prices/unit-rates.ts';

test('a table has what was written into it, and nothing that every object has', () => {
  expect([ownEntry({ egg: 1 }, 'egg'), ownEntry({ egg: 1 }, 'milk'), ownEntry({ egg: 1 }, 'constructor')]).toEqual([
    1,
    undefined,
    undefined,
  ]);
});

/** 'constructor', 'toString', '__proto__' and the others, as they are and as words are compared. */
const WORDS = Object.getOwnPropertyNames(Object.prototype).flatMap((name) => [...new Set([name, name.toLowerCase()])]);

describe.each(WORDS)('%s is a word like any other', (word) => {
  test('in an ingredient that foods are sought in', () => {
    const finder = foodFinder(['carrots', word]);
    expect(finder.isUsed(['2 onions', `${word} flour`, `1 ${word}`])).toBe(true);
    expect(foodFinder(['carrots']).isUsed([word, 'flour'])).toBe(false);
    expect(foodFinder(['zucchini blossoms']).isHeld([word])).toBe(false);
  });

  test('in a line', () => {
    expect(cleanLine(`1 &${word}; cup flour`)).toContain(word.replaceAll('__', ''));
    for (const language of [null, 'en', 'de', 'fr', 'es', 'it', 'nl'] as const)
      for (const line of [
        `2 ${word}`,
        word,
        `1 ${word} flour`,
        `${word} of flour`,
        `flour (${word})`,
        `1 cup ${word}`,
      ]) {
        const { name, quantity } = parseIngredient(line, language);
        expect([typeof name, quantity === null || typeof quantity === 'number']).toEqual(['string', true]);
      }
  });

  test('in a step', () => {
    expect(numberOf(word)).toBeNull();
    expect(tokenize(`bake ${word} minutes`).every(({ value }) => value === null || typeof value === 'number')).toBe(
      true,
    );
    const ingredients = [word, 'eggs'].map((name) => ({ line: `1 ${name}`, name }));
    expect(linkStepIngredients(ingredients, [`Mix the ${word} ingredients with the ${word}.`])).toHaveLength(1);
  });

  test('as a unit, and where a currency is worked out', () => {
    expect(germanUnit(word, 2)).toBe(word);
    const rates = unitRates({ hundredths: 200, quantity: 1, unit: 'g' }, {});
    expect(costOfAmount({ quantity: 1, unit: word }, rates)).toBeNull();
    expect(usualCurrency(word)).toBe('EUR');
  });
});
