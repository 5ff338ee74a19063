import { describe, expect, test } from 'vitest';
import { headingOf } from './heading-of.ts';

describe('headingOf', () => {
  test.each([
    ['For the sauce:', 'For the sauce'],
    ['Sauce:', 'Sauce'],
    ['FOR THE FILLING', 'FOR THE FILLING'],
    ['For 2 servings:', 'For 2 servings'],
    ['To serve', 'To serve'],
    ['**Dressing**', 'Dressing'],
    ['## Crust', 'Crust'],
    ['Für den Teig', 'Für den Teig'],
    ['Pour la garniture', 'Pour la garniture'],
    ["Pour l'assaisonnement", "Pour l'assaisonnement"],
    ['Para la masa', 'Para la masa'],
    ['Per il ripieno', 'Per il ripieno'],
    ['Voor de saus', 'Voor de saus'],
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
    '',
  ])('%j is no heading', (line) => {
    expect(headingOf(line)).toBeNull();
  });
});
