import { button, keys, type Screen, typing } from './interaction.ts';

const FOUND = 'ul[aria-label="Ingredients found"]';

export const MEAL_SPINNER: Screen = {
  name: 'meal spinner',
  path: '/app/spinner',
  ready: '.spinner-stage',
  interactions: [
    { name: 'choose a meal type', on: button('Dinner') },
    { name: 'include a tag', on: button(/^Vegetarian/) },
    {
      name: 'type an ingredient',
      on: (page) => page.getByRole('searchbox', { name: 'Search ingredients' }),
      act: typing('egg'),
      until: FOUND,
    },
    { name: 'choose it', on: (page) => page.locator(FOUND).getByRole('button'), untilGone: FOUND },
    {
      name: 'move a slider',
      on: (page) => page.getByRole('slider', { name: 'Max time' }),
      act: keys('ArrowRight', 5),
    },
    { name: 'clear the settings', on: button('Clear') },
    { name: 'spin', on: button('Spin'), until: '.spinner-stage article' },
    { name: 'make favourite', on: button(/^Favourite /) },
  ],
};
