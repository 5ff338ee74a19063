import { expect, test } from 'vitest';
import { parseIngredient } from './parse-ingredient.ts';

test.each(['chocolate spread', 'hazelnut spread', 'cheese spread'])(
  '%s is a food, and nothing that is spread',
  (name) => {
    expect(parseIngredient(`2 tbsp ${name}`, 'en')).toMatchObject({ name, preparation: null });
  },
);

test('a piece the size of a thumb is no part of the name', () => {
  for (const size of ['thumb-size', 'thumbsize', 'thumbsized'])
    expect(parseIngredient(`${size} piece of ginger`, 'en')).toMatchObject({ name: 'ginger' });
});
