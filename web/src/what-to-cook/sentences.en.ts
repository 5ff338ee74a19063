import { plural } from '../language/write.ts';

export const en = {
  whatCanICook: 'What can I cook?',
  inTheKitchen: 'In the kitchen',
  things: (things: number) => plural(things, { one: '# thing', other: '# things' }),
  addWhatIsThere: 'Add what is there',
  forInstance: 'Add: half a squash',
  addFood: (food: string) => `Add ${food}`,
  full: (most: number) =>
    `These are ${most} things, and no more can be looked for at once. Take one away to add another.`,
  groups: {
    added: 'Added',
    lately: 'From your lists',
    fresh: 'Fridge',
    stored: 'Cupboard',
  },
  loadingFoods: 'Loading what you usually have…',
  nothingKnown:
    'Once there are recipes in your book or things on your lists, they can be tapped here. Until then, type what is there.',
  foodsFailed: (why: string) => `What you usually have could not be loaded. ${why}`,
  withUsual: 'Salt, pepper, oil, sugar, plain flour, baking powder, dried herbs and spices are taken as there',
  whatYouCanCook: 'What you can cook',
  whereToLook: 'Where to look',
  yourBook: 'Your book',
  exploreToo: 'Explore too',
  upTo: (time: string) => `Up to ${time}`,
  clearAll: 'Clear all',
  cleared: 'Everything is taken away.',
  undo: 'Undo',
  missing: {
    none: 'Nothing missing',
    one: 'One thing missing',
    two: 'Two things missing',
  },
  shownOf: (shown: number, all: number) => `${plural(shown, { other: '#' })} of ${plural(all, { other: '#' })}`,
  missingFoods: 'Missing',
  fromExplore: 'From Explore',
  found: {
    ready: (recipes: number) => plural(recipes, { other: '# ready' }),
    needOne: (recipes: number) => plural(recipes, { one: '# needs one thing', other: '# need one thing' }),
    needTwo: (recipes: number) => plural(recipes, { one: '# needs two things', other: '# need two things' }),
    nothing: 'Nothing found',
  },
  loadingRecipes: 'Loading…',
  notRead: (recipes: number) =>
    plural(recipes, {
      one: 'Your book is very large: its oldest recipe was not looked at.',
      other: 'Your book is very large: its # oldest recipes were not looked at.',
    }),
  freeExplore: 'Of Explore, its featured meals were looked at. The other recipes there are part of Premium.',
  tapFirst: 'Tap what is in the kitchen',
  tapFirstHint: 'Then the recipes that need nothing else come first, and after them those that lack one thing or two.',
  nothingInBook: 'Nothing in your book can be made of these',
  nothingAnywhere: 'Nothing can be made of these, in your book or in Explore',
  nothingHint: 'Everything lacks more than two things. Tap what else is there.',
  nothingQuickHint: (time: string) =>
    `Everything lacks more than two things, or takes longer than ${time}. Tap what else is there.`,
  anyTime: 'Any time',
  bookEmpty: 'Your recipe book is still empty',
  bookEmptyHint: 'What you can cook is looked for in your book, and in Explore if you like.',
  openExplore: 'Open Explore',
};
