import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showLanguage } from '../language/sentences.ts';
import { MealDoubt } from './meal-doubt.tsx';

const shown = (doubt: Parameters<typeof MealDoubt>[0]['meal']['doubt']) =>
  render(<MealDoubt meal={{ doubt, calories: 3400 }} />).container.textContent;

it('says what can hardly be meant, with the weight as one reads it', () => {
  expect(shown({ of: 'amount', ingredient: 'minced beef', grams: 11_500 })).toBe(
    '11.5 kg of minced beef? Please check the recipe.',
  );
  expect(shown({ of: 'amount', ingredient: 'salt', grams: 400 })).toBe('400 g of salt? Please check the recipe.');
  expect(shown({ of: 'amount' })).toBe('An amount of this recipe looks unusual.');
  expect(shown({ of: 'servings' })).toBe('3,400 kcal a serving? Please check how many it serves.');
  expect(shown({ of: 'time' })).toBe('The times of this recipe look unusual.');
});

it('asks of calories that may well be meant only whether they are those of the page', () => {
  const { container } = render(<MealDoubt meal={{ doubt: { of: 'servings' }, calories: 334 }} />);
  expect(container.textContent).toBe('The page it is from gives other calories. Please check how many it serves.');
});

it('says nothing of a recipe that is sound, and speaks German', async () => {
  expect(shown(undefined)).toBe('');
  await showLanguage('de');
  render(<MealDoubt meal={{ doubt: { of: 'amount', ingredient: 'Rinderhack', grams: 11_500 }, calories: null }} />);
  expect(screen.getByText('11,5 kg Rinderhack? Bitte prüfe das Rezept.')).toBeTruthy();
});
