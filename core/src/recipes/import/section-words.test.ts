import { expect, it } from 'vitest';
import { sectionOf, sectionOfClass, standsAsHeading } from './section-words.ts';

it.each([
  ['Ingredients', 'ingredients'],
  ['Ingredients for the filling', 'ingredients'],
  ['Zutaten für 4 Personen', 'ingredients'],
  ['Les ingrédients', 'ingredients'],
  ['Hozzávalók', 'ingredients'],
  ['Składniki:', 'ingredients'],
  ['Ингредиенты', 'ingredients'],
  ['Υλικά', 'ingredients'],
  ['Apfelkuchen backen', 'steps'],
  ['Appeltaart maken', 'steps'],
  ['Olie om in te bakken', null],
  ['Butter zum Backen', null],
  ['Lees ook: koekjes', 'other'],
  ['材料（4人分）', 'ingredients'],
  ['المقادير', 'ingredients'],
  ['Method', 'steps'],
  ['番茄焗饭的做法', 'steps'],
  ['Način pripreme', 'steps'],
  ['Paso a paso', 'steps'],
  ['Was du brauchst', 'ingredients'],
  ['Dit heb je nodig', 'ingredients'],
  ['Ce qu’il vous faut', 'ingredients'],
  ['Cosa ti serve', 'ingredients'],
  ['Recipe instructions', 'steps'],
  ['Zubereitung', 'steps'],
  ['Préparation de la recette', 'steps'],
  ['Fremgangsmåde', 'steps'],
  ['Sposób przygotowania', 'steps'],
  ['作り方', 'steps'],
  ['Nutrition facts', 'other'],
  ['12 comments', 'other'],
  ['Valeurs nutritionnelles', 'other'],
  ['My grandmother', null],
  ['', null],
])('%j opens %j', (heading, section) => {
  expect(sectionOf(heading)).toBe(section);
});

it('does not take a sentence that begins with such a word for a heading', () => {
  expect(standsAsHeading('Making bread is easy', 'steps')).toBe(false);
  expect(standsAsHeading('Method:', 'steps')).toBe(true);
  expect(standsAsHeading('Ingredients (serves 4)', 'ingredients')).toBe(true);
});

it.each([
  ['card-ingredient', 'ingredients'],
  ['zutatenliste', 'ingredients'],
  ['recipe-directions', 'steps'],
  ['step-list', 'steps'],
  ['ingredient-image', null],
  ['menu-item-ingredients', null],
  ['stepper', null],
])('the class name %j speaks of %j', (token, section) => {
  expect(sectionOfClass(token)).toBe(section);
});
