import { expect, test } from 'vitest';
import { captionOf, tagsOfImport, timesOfImport } from './import-choices.ts';

test('a caption leaves out what speaks of the publisher’s page, and keeps a text that is of it alone', () => {
  expect(captionOf('Recipe video above. One potato makes three cups of fries.')).toBe(
    'One potato makes three cups of fries.',
  );
  expect(captionOf('See the video below!  Crisp and light.')).toBe('Crisp and light.');
  expect(captionOf('Recipe video above.')).toBe('Recipe video above.');
  expect(captionOf('Crisp and light. Recipe video above.')).toBe('Crisp and light. Recipe video above.');
  expect(captionOf(null)).toBe('');
});

test.each([
  ['ready in 20 minutes', { readyInMinutes: 20 }, ['Quick']],
  ['prepared in 5, cooked in 15', { readyInMinutes: 20, preparationMinutes: 5, cookingMinutes: 15 }, ['Quick']],
  ['not cooked', { readyInMinutes: 10, preparationMinutes: 10, cookingMinutes: 0 }, ['Quick']],
  ['prepared in 10, cooked nobody knows how long', { readyInMinutes: 10, preparationMinutes: 10 }, []],
  ['ready in 25 minutes', { readyInMinutes: 25 }, []],
])('what is quick is known to be: %s', (_, times, tags) => {
  const unknown = { readyInMinutes: null, preparationMinutes: null, cookingMinutes: null };
  expect(tagsOfImport({ vegetarian: false, vegan: false, cheap: false, ...unknown, ...times })).toEqual(tags);
});

test.each([
  ['both', { preparationMinutes: 10, cookingMinutes: 20, readyInMinutes: 90 }, [10, 20]],
  ['preparing alone', { preparationMinutes: 10, readyInMinutes: 10 }, [10, 0]],
  ['the whole alone', { readyInMinutes: 45 }, [0, 45]],
  ['preparing and the whole', { preparationMinutes: 30, readyInMinutes: 150 }, [30, 120]],
  ['cooking and the whole', { cookingMinutes: 90, readyInMinutes: 120 }, [30, 90]],
  ['a whole that is less than its part', { preparationMinutes: 30, readyInMinutes: 20 }, [30, 0]],
  ['nothing', {}, [0, 0]],
])('the times of a page that tells of %s', (_, told, times) => {
  const unknown = { readyInMinutes: null, preparationMinutes: null, cookingMinutes: null };
  const { prepMinutes, cookMinutes } = timesOfImport({
    vegetarian: false,
    vegan: false,
    cheap: false,
    ...unknown,
    ...told,
  });
  expect([prepMinutes, cookMinutes]).toEqual(times);
});
