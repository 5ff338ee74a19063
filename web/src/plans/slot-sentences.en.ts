import type { NoteKind } from '@sorrel/core/plans/slot-note';
import type { MealType } from '@sorrel/core/recipes/meal-type';
import { plural, writeDecimal } from '../language/write.ts';

const servings = (portions: number) => `${writeDecimal(portions)} ${portions === 1 ? 'portion' : 'portions'}`;

export const en = {
  weeksNotLoaded: (why: string) => `Your saved weeks could not be loaded. ${why}`,
  weekNotLoaded: (why: string) => `The plan of this week could not be loaded. ${why}`,
  /** In a slot and on a tab of a week whose plan is not here. */
  notLoaded: 'Not loaded',
  /** How many meals of each type the days have. */
  structure: {
    title: 'Meals of every day',
    about: 'For all days of this week at once. None is 0.',
    aboutFree: 'For all days of this week at once. None is 0; more than this is part of Premium.',
    aDay: (mealType: string) => `${mealType} a day`,
    differs: (fewest: number, most: number) => `(${fewest} to ${most})`,
    none: 'None on this day',
    changed: (mealType: MealType, count: number) =>
      count === 0
        ? `No day has a ${mealType} slot now.`
        : `Every day has ${plural(count, { one: `# ${mealType} slot`, other: `# ${mealType} slots` })} now.`,
  },

  /** Who has no plate of a meal. */
  plates: {
    elsewhere: (name: string) => `${name} eats elsewhere`,
    nothingFor: (name: string) => `Nothing for ${name} yet`,
    notForAll: (unfed: number, slots: number) =>
      `${writeDecimal(unfed)} of ${plural(slots, { one: '# meal', other: '# meals' })} ${unfed === 1 ? 'is' : 'are'} not for everybody`,
  },

  /** Recipes that go with the main one of a slot. */
  sides: {
    title: 'Sides',
    add: 'Add a side',
    added: (side: string, meal: string) => `${side} goes with ${meal}.`,
    remove: (side: string) => `Take ${side} off`,
    removed: (side: string) => `${side} was taken off.`,
  },

  /** What is cooked once and eaten twice. */
  leftovers: {
    once: 'Cook once, eat twice',
    aboutOnce:
      'Up to three dishes a week are cooked as a whole recipe and eaten again at a later lunch or dinner, while they keep. The list buys each once.',
    cookOn: 'Cook on these days only',
    aboutCookOn:
      'On the other days lunch and dinner are left of what was cooked, or need no cooking. None chosen is any day.',
    eatAgain: 'Eat again later…',
    title: (meal: string) => `Eat ${meal} again`,
    when: 'When',
    hint: (days: number) =>
      `Cooked dishes keep ${plural(days, { one: '# day', other: '# days' })} in the refrigerator. What stands in the slot gives way.`,
    noSlot: (days: number) =>
      `No slot is free for it on the ${plural(days, { one: 'day', other: '# days' })} that follow in this week. Locked slots stay as they are.`,
    choose: 'Eat it then',
    /** 'Tuesday, Lunch: empty' */
    slotOn: (day: string, slot: string) => `${day}, ${slot}`,
    chosen: (meal: string, day: string) => `${meal} is eaten again on ${day}.`,
    lost: (meal: string, day: string) => `${meal} on ${day}: no longer leftovers, but a meal of its own.`,
    from: (day: string) => `Leftovers from ${day}`,
    of: (meal: string) => `Leftovers of ${meal}`,
    cookFor: (meals: number, portions: number) =>
      `${meals === 2 ? 'Cook for both' : `Cook for all ${meals}`}: ${servings(portions)}`,
    /** Of a whole recipe, of which some is left over. */
    cookWhole: (meals: number, portions: number, spare: number) =>
      `${meals === 2 ? 'Cook for both' : `Cook for all ${meals}`}: ${servings(portions)}, ${writeDecimal(spare)} left for the freezer`,
  },

  /** What a save has done to a saved week, which another member, tab or device may have changed too. */
  together: {
    elsewhere: 'This week was changed elsewhere too.',
    bothStand: 'Both changes are in it.',
    yoursStand: 'Where both changed the same, yours stands.',
    ownChange: 'Your changes are in the saved week.',
    nowShown: 'This week was changed elsewhere. You see it as it is saved now.',
    deleted: 'This week was deleted elsewhere. It stays on this page; Save makes it a plan again.',
  },

  /** Words in a slot in place of a recipe. */
  notes: {
    title: 'Write into the slot',
    change: 'Change what is written',
    changeIt: (note: string) => `Change ${note}`,
    writeFor: (slot: string) => `Eating out, a note or a link, ${slot}`,
    instead: 'Eating out, a note or a link',
    kind: 'What it is',
    kinds: { note: 'Note', link: 'Link', eating_out: 'Eating out' } satisfies Record<NoteKind, string>,
    text: 'Words',
    address: 'Address',
    hint: 'It counts as eaten elsewhere: nothing is bought for it, and the goals of the day are lower by its share.',
    put: 'Put it there',
    textMissing: 'Please write something.',
    notALink: 'Please give an address of the web, such as https://example.org.',
    written: (words: string) => `${words} stands in the slot.`,
    gaveWay: (meal: string) => `${meal} gave way to what you wrote.`,
  },
};
