import { button, closing, DIALOG, keys, MENU, type Screen, typing } from './interaction.ts';

const RESULT = '[role="dialog"] ul button:has(picture, .recipe-cover)';

/** A week with every slot full. */
export const MEAL_PLANS: Screen = {
  name: 'meal plans',
  path: '/app/meal-plans',
  ready: '[role="tab"]',
  interactions: [
    { name: 'generate a week', on: button(/^Generate/), until: '[role="tabpanel"] article a' },
    { name: 'another day', on: (page) => page.getByRole('tab', { name: /^Tues/ }) },
    {
      name: 'days by arrow keys',
      on: (page) => page.getByRole('tab', { selected: true }),
      act: keys('ArrowRight', 3),
    },
    { name: 'open the menu', on: button('More'), until: MENU },
    closing('close the menu', MENU),
    { name: 'more calories', on: button('More: Calories') },
    { name: 'more protein', on: button('More: Protein') },
    { name: 'type the name', on: (page) => page.getByRole('textbox', { name: 'Plan name' }), act: typing('spring') },
    { name: 'lock a meal', on: button(/^Lock (?!Day)/) },
    { name: 'lock the day', on: button('Lock Day') },
    { name: 'unlock the day', on: button('Unlock Day') },
    { name: 're-roll a meal', on: button(/^Re-roll /) },
    { name: 'menu of a meal', on: button(/^More for /), until: MENU },
    { name: 'open Move', on: (page) => page.getByRole('menuitem', { name: 'Move' }), until: DIALOG },
    {
      name: 'move by keyboard',
      on: (page) => page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }),
      act: keys('Enter', 1),
      untilGone: DIALOG,
    },
    { name: 'open the settings', on: button('Settings'), until: DIALOG },
    { name: 'ask for a tag', on: button(/^Vegetarian/) },
    { name: 'the other tab', on: (page) => page.getByRole('dialog').getByRole('tab', { name: 'Nutrition' }) },
    closing('close the settings', DIALOG),
    { name: 'open the search', on: button(/^Search a replacement for /), until: RESULT },
    {
      name: 'type in the search',
      on: (page) => page.getByRole('searchbox', { name: 'Search recipes' }),
      // the recipes that were there before are gone when the answer comes
      act: async (page, element) => {
        const answered = page.waitForResponse(/search=chicken/);
        await typing('chicken')(page, element);
        await answered;
      },
    },
    { name: 'choose a recipe', on: (page) => page.locator(RESULT), untilGone: DIALOG },
    { name: 'reset the day', on: button('Reset Day') },
    { name: 'undo', on: button('Undo') },
    { name: 'clear the week', on: button('Clear') },
  ],
};
