import { expect, test } from 'vitest';
import { linkStepIngredients } from './link-step-ingredients.ts';
import type { StepIngredient } from './step-food.ts';

/** Lines, with the group they stand under after a bar. */
const list = (...lines: string[]): StepIngredient[] =>
  lines.map((text) => {
    const [line = '', group] = text.split(' | ');
    return {
      line,
      name: line.replace(/^[\d/½¼.\s]+(?:(?:g|ml|cups?|tbsp|tsp|cloves?)\s)?/u, ''),
      ...(group === undefined ? {} : { group }),
    };
  });

/** Each step's links as 'place' or 'place*share'. */
const read = (ingredients: StepIngredient[], steps: string[]) =>
  linkStepIngredients(ingredients, steps).map((links) =>
    links.map(({ ingredient, share }) => (share === 1 ? `${ingredient}` : `${ingredient}*${share ?? '?'}`)).join(' '),
  );

test('a step takes what it names, by the whole name or the word that a cook uses', () => {
  const ingredients = list('2 chicken breasts', '3 cloves garlic', '1 tbsp soy sauce', '400 ml chicken stock');
  expect(read(ingredients, ['Fry the chicken.', 'Add the garlic and soy sauce.', 'Pour in the stock.'])).toEqual([
    '0',
    '1 2',
    '3',
  ]);
});

test('the word before a food that needs its own name is not that food', () => {
  const ingredients = list('1 tbsp vegetable oil', '2 tbsp tomato paste');
  expect(
    read(ingredients, ['Chop your favourite vegetables and tomatoes.', 'Heat the oil, stir in the tomato paste.']),
  ).toEqual(['', '0 1']);
});

test('what a step calls a mixture is in the bowl, not on the shelf', () => {
  const ingredients = list('200 g flour', '100 g butter');
  expect(read(ingredients, ['Rub the butter into the flour.', 'Press the flour mixture into the tin.'])).toEqual([
    '0 1',
    '',
  ]);
});

test('parts are read from amounts, fractions and what remains', () => {
  const ingredients = list('2 tbsp olive oil, divided', '1 cup sugar', '1 tsp salt');
  expect(
    read(ingredients, [
      'Heat 1 tablespoon of the olive oil with half of the salt.',
      'Whisk in ¼ cup sugar.',
      'Add the remaining oil, the rest of the sugar and the remaining salt.',
    ]),
  ).toEqual(['0*0.5 2*0.5', '1*0.25', '0*0.5 1*0.75 2*0.5']);
});

test('a part without a figure is not known', () => {
  expect(
    read(list('2 tbsp oil'), ['Grease the tin with a little oil.', 'Fry the onions in the remaining oil.']),
  ).toEqual(['0*?', '0*?']);
});

test('twins are told apart by their group and by their amount', () => {
  const ingredients = list(
    '200 g sugar | For the dough',
    '300 g flour | For the dough',
    '50 g sugar | For the glaze',
    '1 lemon | For the glaze',
  );
  expect(
    read(ingredients, ['Mix the flour and sugar.', 'For the glaze, stir the lemon juice with the sugar.']),
  ).toEqual(['0 1', '2 3']);
});

test('a group, the rest and all but one are taken together', () => {
  const ingredients = list(
    '2 tbsp oil | Dressing',
    '1 lemon | Dressing',
    '1 tsp honey | Dressing',
    '1 lettuce | Salad',
    '2 tomatoes | Salad',
  );
  expect(
    read(ingredients, ['Whisk the dressing ingredients except the honey.', 'Add the remaining ingredients.']),
  ).toEqual(['0 1', '2 3 4']);
});

test('a heading among the steps sets the group of those that follow', () => {
  const ingredients = list(
    '50 g butter | For the base',
    '200 g biscuits | For the base',
    '100 g butter | For the filling',
  );
  expect(
    read(ingredients, ['For the filling:', 'Melt the butter.', 'For the base:', 'Crush the biscuits into the butter.']),
  ).toEqual(['', '2', '', '0 1']);
});

test('what comes back after it was used up is not taken again', () => {
  expect(
    read(list('4 pork chops', '1 onion'), [
      'Fry the chops, then set them aside.',
      'Soften the onion.',
      'Return the chops to the pan.',
    ]),
  ).toEqual(['0', '1', '']);
});

test('any words and any number of steps give one list a step', () => {
  expect(linkStepIngredients([], ['Eat.'])).toEqual([[]]);
  expect(linkStepIngredients(list(''), [])).toEqual([]);
  expect(linkStepIngredients(list('1/0 cup ½', '((((', 'salt'), ['('.repeat(9000), 'salt '.repeat(3000)])).toHaveLength(
    2,
  );
});

test('a short step is no caption where no step ends in a full stop', () => {
  const ingredients = list('1 splash vinegar', '400 g tomatoes', '2 onions');
  const steps = [
    'Soften the onions in the pan over a low heat',
    'Add the vinegar',
    'Stir the tomatoes in and let it all simmer for a good while until thick and dark',
  ];
  expect(read(ingredients, steps)).toEqual(['2', '0', '1']);
});

test('dry ingredients that a step names are those, and what a later group needs stays on the shelf', () => {
  const ingredients = list(
    '200 g flour | For the cake',
    '1 tsp salt | For the cake',
    '100 g sugar | For the cake',
    '50 g flour | For the crumble',
    '20 g sugar | For the crumble',
  );
  expect(
    read(ingredients, [
      'Mix the dry ingredients: whisk the flour with the salt.',
      'Beat in the sugar.',
      'Heat the oven. To make the crumble, rub the flour and sugar together.',
    ]),
  ).toEqual(['0 1', '2', '3 4']);
});

test('what only sounds like an ingredient is none', () => {
  const ingredients = list('20 g butter', '1 cup water', '1 cup quinoa', '2 tbsp pizza sauce', '1 tbsp pink sprinkles');
  expect(
    read(ingredients, [
      'Generously butter two tins and line them with pink cases.',
      'Rinse the quinoa under cold running water and heat the pizza stone.',
      'Boil it in the water with the butter.',
    ]),
  ).toEqual(['', '2', '0 1']);
});

test('the word before a food tells twins apart, and pepper after salt is ground', () => {
  const ingredients = list(
    '50 g melted butter',
    '80 g cold butter',
    '1 red pepper',
    '1 tsp sesame oil',
    '2 tbsp vegetable oil',
  );
  expect(
    read(ingredients, [
      'Heat the vegetable oil.',
      'Rub in the cold butter. Season with salt and pepper.',
      'Fry the pepper.',
    ]),
  ).toEqual(['4', '1', '2']);
});

test('an amount is that of the food it stands before', () => {
  const ingredients = list(
    '1 cup grated cheese',
    '1 tsp mustard',
    '2 cups half and half',
    '2 tbsp honey',
    '500 g flour',
  );
  expect(
    read(ingredients, [
      'Stir in ½ tsp mustard and the cheese.',
      'Add the half and half and honey.',
      'Knead in 400 g (3 cups) of the flour.',
    ]),
  ).toEqual(['0 1*0.5', '2 3', '4*0.8']);
});

test('a food that no step names goes by the name in its bracket', () => {
  const ingredients = list('100 g chingri (tiny prawns)', '1 tbsp honey (or sugar)', '1 onion (see notes)');
  expect(read(ingredients, ['Clean the prawns.', 'Chop the onion, add the sugar.'])).toEqual(['0', '1 2']);
});

test('the juice of a lime is the lime, not the bottle beside it', () => {
  const ingredients = list('1 lime', '2 tbsp lime juice');
  expect(read(ingredients, ['Add the juice of the lime.', 'Whisk the lime juice into the dressing.'])).toEqual([
    '0',
    '1',
  ]);
});

test('ingredients of a part are those that stand together, where the list has no headings', () => {
  const ingredients = list(
    '300 g flour',
    '7 g yeast',
    '20 g butter',
    '150 g butter',
    '1 egg',
    '1 cup yogurt',
    '1 tsp mint',
  );
  expect(
    read(ingredients, [
      'Mix the dough ingredients.',
      'Pound the butter flat.',
      'Brush with the beaten egg.',
      'Stir together all the ingredients for the dip.',
    ]),
  ).toEqual(['0 1 2', '3', '4', '5 6']);
});

test('what the pan is greased with is taken where it is named next, unless that is all there is of it', () => {
  const cake = list('100 g butter', '200 g sugar');
  expect(read(cake, ['Grease a 20-cm tin with butter.', 'Beat the butter and sugar.'])).toEqual(['', '0 1']);
  expect(read(list('1 tbsp oil'), ['Brush a pan with oil.'])).toEqual(['0']);
  expect(read(list('2 tbsp oil'), ['Grease a tray with a little oil.', 'Toss in the remaining oil.'])[0]).toBe('0*?');
});

test('what a step points at, remarks on in a bracket or has in its title is not taken yet', () => {
  const ingredients = list('4 salmon fillets', '1 pickled onion', '200 g spinach');
  expect(
    read(ingredients, [
      'To make the spinach salmon: heat the grill for those crispy salmon edges.',
      'Grill the salmon (this is a great time to slice the pickled onion if you are using it, see notes).',
      'Serve with the spinach and pickled onion.',
    ]),
  ).toEqual(['', '0', '1 2']);
});

test('a cup of a food is of the line in cups, and more of it is of the same line', () => {
  expect(
    read(list('2 cups onions', '1 onion (finely chopped)'), ['Add one cup of chopped onions.', 'Fry the onion.']),
  ).toEqual(['0*0.5', '1']);
  expect(
    read(list('3 tbsp cold water', '2 tbsp water'), [
      'Add the water. If it is dry, add an additional tbsp of water.',
    ])[0],
  ).not.toContain('1');
});

test('a kind is counted within its part, and is over when the part is in the bowl', () => {
  const ingredients = list(
    '1 tsp cumin | Balls',
    '1 tsp ginger | Balls',
    '1 tsp turmeric | Sauce',
    '1 cup flour | Dough',
    '1 tsp salt | Dough',
    '1 egg | Dough',
    '1 cup sugar | Icing',
  );
  expect(
    read(ingredients, [
      'Balls: mix the cumin and ginger.',
      'Sauce: fry the spices.',
      'For the Dough:',
      'Stir the flour and salt.',
      'To the dry ingredients add the egg.',
    ]),
  ).toEqual(['0 1', '2', '', '3 4', '5']);
});

test('a baking sheet takes no baking powder', () => {
  const ingredients = list('2 cups flour', '1 tbsp baking powder', '0.5 tsp salt');
  expect(read(ingredients, ['Line a baking sheet.', 'Whisk the dry ingredients.', 'Bake on baking sheets.'])).toEqual([
    '',
    '0 1 2',
    '',
  ]);
});

test('fresh herbs, roots and fruits are none of the spices', () => {
  const ingredients = list(
    '1 bunch coriander',
    '2 tsp ground coriander',
    '1 red pepper',
    '1 tsp black pepper',
    '1 thumb ginger',
    '5 green cardamom pods',
    '1 green chilli',
    '1 tsp red chilli powder',
  );
  expect(read(ingredients, ['Add the spices and fry.', 'Chop and add the coriander.'])[0]).toBe('1 3 5 7');
});

test('one food goes by the name of its kind, another kitchen’s word, or what it is made for', () => {
  const ingredients = list(
    '100 g mozzarella',
    '1 aubergine',
    '50 g powdered sugar',
    '4 pita breads',
    '2 tbsp ranch dressing',
    '3 green and red chillies',
    '1 onion',
    '1 can black beans',
    '1 can red kidney beans',
  );
  expect(
    read(ingredients, [
      'Slice the eggplant and scatter the cheese over it.',
      'Stir in the confectioners’ sugar.',
      'Warm the pitas and add the ranch.',
      'Chop the green onion.',
      'Add both cans of beans.',
      'Pour over the cheese sauce.',
    ]),
  ).toEqual(['0 1', '2', '3 4', '6', '7 8', '']);
});

test('a German step names a food in the other number, by the end of its word, or without its part', () => {
  const german = (...lines: string[]) => list(...lines).map((one) => ({ ...one, language: 'de' }));
  const salad = german(
    '100 g Cocktailtomate',
    '2 Frühlingszwiebel',
    '100 g Olive',
    '2 Paprikaschote',
    '2 Knoblauchzehen',
  );
  const cut = 'Paprika, Tomaten und Oliven würfeln. Knoblauch hacken, Frühlingszwiebeln in Ringe schneiden.';
  expect(read(salad, [cut])).toEqual(['0 1 2 3 4']);
  expect(read(list('100 g Cocktailtomate', '100 g Olive'), [cut])).toEqual(['']);
  const soup = german('30 g Weizenmehl', '2 tbsp Rapsöl', '500 ml Gemüsebrühe', '1 tsp Salz');
  expect(read(soup, ['Öl erhitzen und das Mehl einrühren.', 'Brühe angießen, salzen.', 'Salz zugeben.'])).toEqual([
    '0 1',
    '2',
    '3',
  ]);
  // of two that it may be, none is taken; a bowl is no peel
  expect(read(german('1 tbsp Rapsöl', '1 tbsp Olivenöl', '1 Zitronenschale'), ['Öl in eine Schale geben.'])).toEqual([
    '',
  ]);
});

test('what is said of a food is not said of the one that it goes into', () => {
  expect(
    read(list('200 g flour', '100 ml milk', '2 tbsp sugar'), [
      'Add half of the milk to the flour.',
      'Stir 1 tbsp sugar into the rest of the milk.',
    ]),
  ).toEqual(['0 1*0.5', '1*0.5 2*0.5']);
});

test('a German step takes the meat by that word, the juice of a lemon, and what is left, but nothing for being small', () => {
  const german = (...lines: string[]) => list(...lines).map((one) => ({ ...one, language: 'de' }));
  const pan = german(
    '4 kleine Hähnchenbrustfilets',
    '1 Brokkoli',
    '1 Zitrone',
    '1 Knoblauch',
    '200 ml Geflügelbrühe',
    'Salz',
  );
  expect(
    read(pan, [
      'Brokkoli in kleine Röschen teilen, Knoblauchzehen hacken.',
      'Fleisch würfeln und mit dem Zitronensaft mischen.',
      'Die restlichen Zutaten zugeben.',
    ]),
  ).toEqual(['1 3', '0 2', '4 5']);
  expect(read(german('1 Ei', '2 EL Mehl'), ['Alle Zutaten verrühren.'])).toEqual(['0 1']);
  // of a part that the list does not tell apart, nobody knows the rest
  expect(
    read(german('1 Ei', '2 EL Mehl', '1 Tomate'), ['Für den Teig das Ei mit den übrigen Zutaten verrühren.']),
  ).toEqual(['0']);
});

test('the vegetables that soften are those in the pan, and the beef is its cut', () => {
  const stew = list('1 kg boneless beef chuck roast', '1 onion', '2 carrots', '1 cauliflower', '2 cups beef stock');
  expect(
    read(stew, [
      'Fry the onion until the vegetables begin to soften.',
      'Stir in the beef and put the remaining vegetables on top of the vegetables in the pan.',
      'Pour in the stock.',
    ]),
  ).toEqual(['1', '0 2 3', '4']);
  expect(
    read(list('1 wheel brie', '2 tbsp chili crisp sauce'), ['Place the cheese on a tray.', 'Add chili crisp.']),
  ).toEqual(['0', '1']);
});
