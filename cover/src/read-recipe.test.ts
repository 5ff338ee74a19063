import { describe, expect, it } from 'vitest';
import { readRecipe } from './read-recipe.ts';

const composition = (name: string, ...ingredients: string[]) => readRecipe({ name, ingredients }).composition;
const pictures = (...ingredients: string[]) => readRecipe({ name: '', ingredients }).top.map((look) => look.picture);

describe('readRecipe', () => {
  it.each([
    ['Chicken noodle soup', 'soup'],
    ['Soup with noodles', 'soup'],
    ['Potato salad with soft eggs', 'salad'],
    ['Chicken salad sandwich', 'served'],
    ['Burrito bowl', 'bowl'],
    ['Smoothie bowl', 'cream'],
    ['Roast squash soup', 'soup'],
    ['Roast salmon', 'tray'],
    ['Scrambled eggs on toast', 'toast'],
    ['Beef and Guinness stew', 'pot'],
    ['Rice pudding', 'cream'],
    ["Shepherd's pie", 'bake'],
    ['Crème brûlée', 'cream'],
    ['Strawberry smoothies', 'glass'],
    ['Brownies', 'bars'],
  ])('sees in "%s" a dish of the layout %s', (name, expected) => {
    expect(composition(name)).toBe(expected);
  });

  it('sees canapés in bites of fish, meat and vegetables, and balls in sweet ones', () => {
    expect(composition('Prawn and avocado cucumber bites', 'cucumber', 'avocado', 'king prawns')).toBe('canapes');
    expect(composition('Smoked salmon bites', 'smoked salmon', 'cream cheese', 'rye bread')).toBe('canapes');
    expect(composition('Party canapés')).toBe('canapes');
    expect(composition('Cocoa, date and almond bites', 'dates', 'almonds', 'cocoa powder')).toBe('bites');
    expect(composition('Peanut protein bites', 'peanut butter', 'rolled oats', 'honey')).toBe('bites');
  });

  it('guesses the dish from what is in it when the name tells nothing', () => {
    expect(composition("Nan's favourite", 'plain flour', 'caster sugar', 'eggs')).toBe('cake');
    expect(composition('Tuesday', 'spaghetti', 'tomatoes')).toBe('pasta');
    expect(composition('Tuesday', 'tortillas', 'beef mince')).toBe('tacos');
    expect(composition('Tuesday')).toBe('laid-plate');
  });

  it('uses the category when the name tells nothing', () => {
    expect(readRecipe({ name: 'Sunny', category: 'Brownies' }).composition).toBe('bars');
  });

  it.each([
    ['Chicken kathi roll', 'rolls'],
    ['Spicy chicken rolls', 'rolls'],
    ['Paneer roll', 'rolls'],
    ['Lamb shawarma', 'rolls'],
    ['Crusty bread rolls', 'bites'],
    ['Potato rolls', 'bites'],
    ['Smoked salmon bagel', 'bagel'],
    ['Matcha ice cream', 'scoops'],
    ['Espresso martini', 'cocktail'],
    ['Caipirinha', 'tumbler'],
    ['Pastéis de nata', 'tartlets'],
    ['Apple tart', 'pie'],
    ['Pfeffer-Rumpsteak', 'steak'],
    ['Sirloin steak with chips', 'steak'],
    ['Steak pie', 'pie'],
    ['Cauliflower steak', 'plate'],
    ['Tomatenrisotto', 'risotto'],
    ['Risotto ai funghi', 'risotto'],
    ['Mujaddara with crisp onions', 'lentils'],
    ['Sausages with lentils', 'lentils'],
    ['Red lentil soup', 'soup'],
    ['Lentil curry', 'curry'],
    ['Garlic naan', 'flatbreads'],
    ['Beef Wellington', 'encroute'],
    ['Gol gappa', 'puris'],
    ['Tomato sauce', 'sauce'],
    ['Meatballs in tomato sauce', 'plate'],
  ])('tells dishes that look like others apart: "%s" is %s', (name, expected) => {
    expect(composition(name)).toBe(expected);
  });

  it.each([
    ['Kaalilaatikko', 'laid-plate'],
    ['Żurek', 'laid-plate'],
    ['宮保雞丁', 'laid-plate'],
    ['Мамина еда', 'laid-plate'],
    ['มะม่วงกวน', 'laid-plate'],
    ['Sunntig-Znacht', 'laid-plate'],
    ['Sopa de la abuela', 'steaming-bowl'],
    ['Omas Eintopf', 'steaming-bowl'],
    ['Soupe de mamie', 'steaming-bowl'],
    ['The house drink', 'plain-glass'],
    ['Suco da casa', 'plain-glass'],
    ['Smoothies', 'plain-glass'],
    ['Slow baked in the oven', 'covered-pot'],
    ['Salaattisekoitus', 'laid-plate'],
  ])('claims nothing of food that nobody knows: "%s" is a %s', (name, expected) => {
    const reading = readRecipe({ name });
    expect(reading.composition).toBe(expected);
    expect([...reading.top, ...reading.garnish, ...reading.wholes]).toEqual([]);
  });

  it('draws no dish from one ingredient in ten, and draws it from four', () => {
    const unknown = ['xölbük', 'kvark', 'dzwor', 'plint', 'hrun', 'mofel'];
    expect(composition('Tuesday', 'peas', ...unknown)).toBe('laid-plate');
    expect(composition('Tuesday', 'peas', 'carrots', 'salmon', 'potatoes', ...unknown)).toBe('plate');
    // what the name says is known, whatever the language of its ingredients
    expect(composition('Roast salmon', ...unknown)).toBe('tray');
  });

  it('takes the longest phrase: a sweet potato is no potato, butter beans are no butter, an eggplant no egg', () => {
    expect(pictures('2 large sweet potatoes, cubed')).toEqual(['squashCube']);
    expect(pictures('1 tin butter beans')).toEqual(['whiteBean']);
    expect(pictures('1 eggplant')).toEqual(['aubergine']);
  });

  it('shows nothing of seasonings, oils and stocks', () => {
    expect(
      pictures('1 tbsp extra-virgin olive oil', 'salt and black pepper', '500 ml chicken stock', '2 tsp garlic powder'),
    ).toEqual([]);
  });

  it('knows British and American words for one food', () => {
    for (const [british, american] of [
      ['courgettes', 'zucchini'],
      ['aubergine', 'eggplant'],
      ['prawns', 'shrimp'],
      ['rocket', 'arugula'],
      ['chickpeas', 'garbanzo beans'],
      ['beef mince', 'ground beef'],
      ['spring onions', 'scallions'],
      ['swede', 'rutabaga'],
    ] as const) {
      const [a, b] = [readRecipe({ name: british }), readRecipe({ name: american })];
      expect([...a.top, ...a.garnish], british).toEqual([...b.top, ...b.garnish]);
      expect([...a.top, ...a.garnish], british).not.toEqual([]);
    }
  });

  it('reads recipes of other languages', () => {
    const german = readRecipe({ name: 'Kürbissuppe', ingredients: ['1 Hokkaido-Kürbis', '2 Möhren', '1 Zwiebel'] });
    expect(german.top.map((look) => look.picture)).toEqual(['squashCube', 'carrot']);
    expect(readRecipe({ name: 'Salade de pois chiches' }).composition).toBe('salad');
    expect(pictures('4 pechugas de pollo', '300 g de gambas')).toEqual(['chicken', 'prawn']);
  });

  it('does not take a side for the dish', () => {
    expect(composition('Duck with plum sauce', 'duck breast', 'plums')).toBe('plate');
    expect(composition('Pork schnitzel with slaw')).toBe('plate');
    expect(composition('Pesto chicken')).toBe('plate');
    expect(composition('Orange juice carrots')).toBe('plate');
    expect(composition('Cucumber and mint cocktail')).toBe('glass');
  });

  it('puts the food of the name before those of the list', () => {
    expect(readRecipe({ name: 'Mushroom risotto', ingredients: ['chicken', 'peas'] }).main?.picture).toBe('mushroom');
  });

  it('reads a thousand ingredients as quickly as forty', () => {
    const many = Array.from({ length: 1000 }, (_, i) => (i < 40 ? 'peas' : 'salmon'));
    expect(pictures(...many)).toEqual(['pea']);
  });
});

it('a tortilla of eggs is an omelette, of flour or of maize a flatbread', () => {
  expect(composition('Tortilla de la abuela', 'potato', 'onion', 'egg', 'olive oil')).toBe('pan');
  expect(composition('Tortilla with courgette', '6 eggs', 'courgette')).toBe('pan');
  expect(composition('Homemade tortillas', 'flour', 'water', 'egg')).toBe('flatbreads');
  expect(composition('Tortilla with fried egg', 'corn tortilla', 'egg')).not.toBe('pan');
  expect(composition('Tortillas', 'masa harina', 'water')).toBe('flatbreads');
});
