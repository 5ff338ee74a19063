import { describe, expect, test } from 'vitest';
import { headingOf } from './heading-of.ts';
import type { Language } from './languages/language.ts';

describe('headingOf', () => {
  test.each([
    ['For the sauce:', 'For the sauce'],
    ['Sauce:', 'Sauce'],
    ['FOR THE FILLING', 'FOR THE FILLING'],
    ['INGREDIENTS', 'INGREDIENTS'],
    ['Dry ingredients', 'Dry ingredients'],
    ['TO ASSEMBLE', 'TO ASSEMBLE'],
    ['ZUTATEN', 'ZUTATEN'],
    ['Ingrédients', 'Ingrédients'],
    ['For 2 servings:', 'For 2 servings'],
    ['Zutaten für 4 Personen', 'Zutaten für 4 Personen'],
    ['Ingrédients pour 6 personnes :', 'Ingrédients pour 6 personnes'],
    ['Per 4 persone', 'Per 4 persone'],
    ['Serves 4', 'Serves 4'],
    ['Makes 12 muffins', 'Makes 12 muffins'],
    ['To serve', 'To serve'],
    ['**Dressing**', 'Dressing'],
    ['## Crust', 'Crust'],
    ['Für den Teig', 'Für den Teig'],
    ['Pour la garniture', 'Pour la garniture'],
    ["Pour l'assaisonnement", "Pour l'assaisonnement"],
    ['Para la masa', 'Para la masa'],
    ['Per il ripieno', 'Per il ripieno'],
    ['Voor de saus', 'Voor de saus'],
    ['Sauce ::', 'Sauce'],
    ['Sauce: hot:', 'Sauce: hot'],
    ['Sauce.hot:', 'Sauce.hot'],
    ['__Dressing__', 'Dressing'],
    ['— Dressing —', 'Dressing'],
    ['--- Lamb and peas ---', 'Lamb and peas'],
    ['=== Crust ===', 'Crust'],
    ['#### Crust', 'Crust'],
    ['For Your crust', 'For Your crust'],
    ['to make each crust', 'to make each crust'],
    ['for greasing', 'for greasing'],
    ['For the lemon and herb salad dressing', 'For the lemon and herb salad dressing'],
  ])('%s is the heading %s', (line, heading) => {
    expect(headingOf(line)).toBe(heading);
  });

  test.each([
    'salt',
    ':',
    ' : ',
    '2 eggs',
    'Optional: 2 eggs',
    'butter for the tin',
    'Butter für die Form',
    'For frying, oil',
    'Sauce, hot:',
    'Sauce. Hot:',
    'Sauce; hot:',
    'For the 2 sauces',
    'For the ½ sauce',
    '##### Crust 2',
    '- salt -',
    '*Salt*',
    '--- 2 eggs ---',
    '— salt',
    '##Crust',
    'for greasings',
    'oil for greasing',
    'not for the sauce',
    'For the lemon and herb green salad dressing',
    'Für Teig',
    '',
  ])('%j is no heading', (line) => {
    expect(headingOf(line)).toBeNull();
  });

  test.each<[Language, string, boolean]>([
    ['de', 'Für den Teig', true],
    ['fr', 'Für den Teig', false],
    ['en', 'Für den Teig', false],
    ['en', 'For the sauce', true],
    ['de', 'For the sauce', false],
    ['de', 'For the sauce:', true],
    ['fr', 'Pour la sauce', true],
    ['fr', 'Pour l’huile', true],
  ])('in a language that is known its own words count: %s: %s', (language, line, isHeading) => {
    expect(headingOf(line, language) !== null).toBe(isHeading);
  });
});

test('a food that may be left out is no heading, though its amount is missing behind the colon', () => {
  expect(headingOf('pecorino (optional):', 'en')).toBeNull();
  expect(headingOf('For the glaze:', 'en')).toBe('For the glaze');
});
