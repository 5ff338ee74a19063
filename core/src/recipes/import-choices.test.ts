import { expect, test } from 'vitest';
import { captionOf } from './import-choices.ts';

test('a caption leaves out what speaks of the publisher’s page, and keeps a text that is of it alone', () => {
  expect(captionOf('Recipe video above. One potato makes three cups of fries.')).toBe(
    'One potato makes three cups of fries.',
  );
  expect(captionOf('See the video below!  Crisp and light.')).toBe('Crisp and light.');
  expect(captionOf('Recipe video above.')).toBe('Recipe video above.');
  expect(captionOf('Crisp and light. Recipe video above.')).toBe('Crisp and light. Recipe video above.');
  expect(captionOf(null)).toBe('');
});
