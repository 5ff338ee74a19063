import { button, SCROLLING, type Screen, typing } from './interaction.ts';

export const EXPLORE: Screen = {
  name: 'explore',
  path: '/app/explore',
  ready: 'article',
  interactions: [
    { name: 'next slide', on: button(/^Slide 2:/) },
    SCROLLING,
    { name: 'next page', on: button('Next page') },
    {
      name: 'type in search',
      on: (page) => page.getByRole('searchbox', { name: 'Search premium recipes' }),
      act: typing('soup'),
    },
    { name: 'save to the book', on: button(/^Save .* to your book$/) },
  ],
};
