import { expect, it } from 'vitest';
import { importRecipeText } from './import-text.ts';

const read = (text: string) => {
  const result = importRecipeText(text, '');
  return result.ok ? result.recipe : result.reason;
};
const LIST = ['500 g noodles', '2 eggs', 'salt'];

it.each(['[14.02.23, 18:03] Ada: ', '14/02/2023, 18:03 - Ada: ', '[2/14/23, 6:03:22 PM] Ada: '])(
  'a message is read without when and by whom it was sent: %s',
  (stamp) => {
    const told = 'Boil the noodles in salted water. Fry them with the eggs';
    expect(read(`${stamp}Fried noodles\n${stamp}${LIST.join('\n')}\n${stamp}${told}`)).toMatchObject({
      title: 'Fried noodles',
      ingredientLines: LIST,
      instructions: [told],
    });
  },
);

it('a message may mark its lines with pictures and count them in frames', () => {
  expect(
    read(`Noodles\n(for 4)\n👉 ${LIST.join('\n👉 ')}\n1️⃣ Boil the noodles\n2️⃣ Fry them with the eggs`),
  ).toMatchObject({
    ingredientLines: LIST,
    instructions: ['Boil the noodles', 'Fry them with the eggs'],
    servings: 4,
  });
});

it('a card may have its ingredients in two columns', () => {
  const card =
    'Noodle bake\n\n500 g noodles      2 eggs\n1 onion            200 ml cream\n\nBoil the noodles until soft.\nFry them with the rest.';
  expect(read(card)).toMatchObject({ ingredientLines: ['500 g noodles', '2 eggs', '1 onion', '200 ml cream'] });
});

it('a message may list all in one line and tell the rest below', () => {
  const text = '500 g noodles, 2 eggs, 1 onion, 2 tbsp oil, salt\nboil the noodles\nfry everything in the oil';
  expect(read(`Noodles\n${text}`)).toMatchObject({
    ingredientLines: ['500 g noodles', '2 eggs', '1 onion', '2 tbsp oil', 'salt'],
    instructions: ['boil the noodles', 'fry everything in the oil'],
  });
});

it('a card has a rule below its title, for how many at the end of that line, and numbered steps without a heading', () => {
  const card = `Noodles                 For 4 persons\n-----------------\n${LIST.join('\n')}\n\n1) Boil the noodles in salted water\n2) Put the eggs on top`;
  expect(read(card)).toMatchObject({
    title: 'Noodles',
    ingredientLines: LIST,
    instructions: ['Boil the noodles in salted water', 'Put the eggs on top'],
    servings: 4,
  });
});

it.each(['*Fried noodles* 🍜', 'Fried noodles 🍜', '*Fried noodles*'])(
  'a message may have its title in bold and a picture behind it, and for how many below: %s',
  (title) => {
    const text = `${title}\nfür 4\n\n${LIST.join('\n')}\n\nBoil the noodles in salted water, fry them with the eggs`;
    expect(read(text)).toMatchObject({ title: 'Fried noodles', servings: 4, ingredientLines: LIST });
  },
);
