import type { Page } from '@playwright/test';
import { button, closing, DIALOG, type Interaction, keys, type Screen, typing } from './interaction.ts';

const INGREDIENTS = 30;
const STEPS = 20;
const FOUND = '[role="listbox"]:not([hidden])';

const textBox = (name: string) => (page: Page) => page.getByRole('textbox', { name, exact: true });

/** Fills the field of a dialog at once, as pasting does. */
const pasting = (name: string, field: string, line: (number: number) => string, count: number): Interaction => ({
  name,
  on: textBox(field),
  act: (_page, element) => element.fill(Array.from({ length: count }, (_, index) => line(index + 1)).join('\n')),
});

/** A recipe of 30 ingredients and 20 steps, as it is written. */
export const RECIPE_FORM: Screen = {
  name: 'recipe form',
  path: '/app/recipes/add-recipe',
  ready: '#recipe-form',
  interactions: [
    { name: 'open Paste a list', on: button('Paste a list'), until: DIALOG },
    pasting('paste 30 lines', 'Ingredients, one a line', (line) => `${line} g ingredient ${line}`, INGREDIENTS),
    { name: 'add 30 ingredients', on: button('Add ingredients'), untilGone: DIALOG },
    { name: 'open Paste steps', on: button('Paste steps'), until: DIALOG },
    pasting('paste 20 lines', 'Steps, one a line', (line) => `Step ${line}: heat, stir and season.`, STEPS),
    { name: 'add 20 steps', on: button('Add steps'), untilGone: DIALOG },
    { name: 'type the name', on: textBox('Name'), act: typing('Tomato soup') },
    {
      name: 'search an ingredient',
      on: (page) => page.getByRole('combobox', { name: 'Search ingredients' }),
      act: typing('tomato'),
      until: `${FOUND} [role="option"] + [role="option"]`,
    },
    { name: 'add the ingredient', on: (page) => page.locator(`${FOUND} [role="option"]`), untilGone: FOUND },
    {
      name: 'type a quantity',
      on: (page) => page.getByRole('spinbutton', { name: /^Quantity of/ }),
      act: typing('50'),
    },
    { name: 'type in a step', on: textBox('Step 7'), act: typing('Heat the oven') },
    { name: 'move a step', on: button('Move step 3'), act: keys('ArrowDown', 2) },
    { name: 'add a step', on: button('Add Step +') },
    { name: 'delete a step', on: button('Delete step 4') },
    { name: 'choose a tag', on: button('Vegetarian') },
    { name: 'remove an ingredient', on: button(/^Remove /) },
    { name: 'open Paste again', on: button('Paste a list'), until: DIALOG },
    closing('close it', DIALOG),
  ],
};
