import { button, closing, DIALOG, MENU, SCROLLING, type Screen, typing } from './interaction.ts';

export const RECIPE_BOOK: Screen = {
  name: 'recipe book',
  path: '/app/recipe-book',
  ready: 'article',
  interactions: [
    {
      name: 'type in search',
      on: (page) => page.getByRole('searchbox', { name: 'Search your recipes' }),
      act: typing('soup'),
    },
    { name: 'empty the search', on: button('Clear search') },
    SCROLLING,
    { name: 'next page', on: button('Next page') },
    { name: 'make favourite', on: button(/^Favourite /) },
    { name: 'menu of a meal', on: button(/^More for /), until: MENU },
    closing('close the menu', MENU),
    { name: 'open the filters', on: button(/Filters/), until: DIALOG },
    {
      name: 'press a filter',
      on: (page) => page.getByRole('dialog').getByRole('button', { name: 'Vegetarian', exact: true }),
    },
    closing('close the filters', DIALOG),
    {
      name: 'open a recipe',
      on: (page) => page.getByRole('article').getByRole('link'),
      until: '#ingredients-title',
    },
    {
      name: 'go back',
      act: async (page) => {
        await page.goBack();
      },
      until: 'article',
    },
  ],
};
