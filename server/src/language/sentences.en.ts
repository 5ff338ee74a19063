import type { AheadKind, DoAhead } from '@sorrel/core/cook/do-ahead';
import type { DAY_NAMES } from '@sorrel/core/plans/days';
import { MEALS_PER_TYPE_MAX } from '@sorrel/core/plans/structure';
import { type MealType, RECIPE_TYPE_NAMES } from '@sorrel/core/recipes/meal-type';
import { personReasonEn, reasonEn } from './plan-reasons.en.ts';
import { shareEn } from './share.en.ts';

const listed = new Intl.ListFormat('en-GB');
const many = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

const AHEAD: Readonly<Record<AheadKind, string>> = {
  soak: 'Soak',
  thaw: 'Thaw',
  marinate: 'Marinate',
  rise: 'Make the dough',
  freeze: 'Freeze',
  chill: 'Chill',
  wait: 'Begin',
};

/** What the server says besides the table of errors and the mails. */
export const en = {
  wait: {
    seconds: (count: number) => many(count, 'second'),
    minutes: (count: number) => many(count, 'minute'),
    hours: (count: number) => many(count, 'hour'),
  },
  request: {
    givenUp: 'The request was given up before its turn came.',
    keyLength: 'An Idempotency-Key has 16 to 200 characters, without spaces.',
    foreignOrigin: (own: string) =>
      `This came from a page of another site, so it was not done. This Sorrel is at ${own}.`,
    formNotRead: 'The form could not be read. Please send it again.',
    nameLength: 'Please choose a name of at most 100 characters.',
  },
  account: {
    linkOnItsWay: 'If this address is waiting to be verified, a new link is on its way.',
    loggedOut: 'You are logged out.',
    resetOnItsWay: 'If there is an account with this address, a link to choose a new password is on its way.',
    passwordChanged: 'Your password has been changed.',
    passwordSet: 'Your password has been set.',
    linkSentTo: (email: string) => `We have sent a link to ${email}. Follow it to use the new address.`,
    pictureRemoved: 'Your picture has been removed.',
    deleted: 'Your account has been deleted.',
    welcome: 'Welcome to Sorrel.',
    deviceLoggedOut: 'That device is logged out.',
    loggedOutEverywhere: 'You are logged out on every device.',
    archiveReadme: `What Sorrel holds of you.

recipes/    one file a recipe: JSON-LD of schema.org, which other recipe programs read
pictures/   the pictures of your recipes and your profile, named in the recipes
plans/      your saved meal plans
lists/      your saved shopping lists
trash/      recipes, meal plans and shopping lists that you deleted
cooked/     what you cooked, the last first
profile.json   your account and profile
habits.json    ingredients you used, foods and aisles you corrected, feedback you gave, devices you are signed in on,
               pages you imported many at once, recipes to look at, who eats with you and what,
               links you made for others to read at, when you are reminded by mail
`,
  },
  recipes: {
    added: (name: string) => `${name} has been added successfully.`,
    updated: (name: string) => `${name} has been updated successfully.`,
    copied: (name: string) => `${name} has been added to your recipes.`,
    copiedBefore: (name: string) => `${name} is in your recipes already.`,
    copiedMany: (count: number) =>
      count === 1 ? '1 recipe has been added to your recipes.' : `${count} recipes have been added to your recipes.`,
    allCopiedBefore: 'These are in your recipes already.',
    deleted: (name: string) => `${name} has been deleted.`,
    putBack: (name: string) => `${name} is back in your book.`,
    cookEntryRemoved: 'The entry has been removed.',
    tagDeleted: (name: string) => `The tag ${name} has been deleted.`,
    collectionDeleted: (name: string) => `The collection ${name} has been deleted. Its recipes stay in your book.`,
    stepOfPicture: 'Each picture of a step needs the position of its step.',
    foodFromList: 'Please choose a food from the list.',
    linesTooLong: 'These lines took too long to read. Please paste fewer.',
  },
  plans: {
    deleted: 'The plan has been deleted.',
    putBack: (name: string) => `${name} is back among your saved plans.`,
    putBackUndated: (name: string) =>
      `${name} is back among your saved plans, without its date: another plan has that week now.`,
    nobodyHome: 'Nobody of your kitchen eats this meal at home.',
    noBatches:
      'No dish was found to cook once and eat twice: one that keeps, of which a whole recipe leaves no more than half over.',
    keepingUnknown: (meals: readonly string[]) =>
      `How long ${listed.format(meals)} ${meals.length === 1 ? 'keeps' : 'keep'} is not known, so what is left is eaten the very next day.`,
    calendarStopped: 'The calendar address does not work any more.',
    remindersStopped: 'No more reminders will be mailed to you.',
    tooManyMeals: (meals: number, day: (typeof DAY_NAMES)[number], mealType: MealType) =>
      `Together these plans have ${meals} different meals for ${day}'s ${mealType}; a plan holds ${MEALS_PER_TYPE_MAX}. Merge fewer plans.`,
  },
  reason: reasonEn,
  personReason: personReasonEn,
  calendar: {
    /** The name of a calendar that shows the weeks with a date. */
    weeks: 'Meal plans',
    languageCode: 'EN',
    meal: (mealType: MealType, name: string, portions: number) =>
      `${RECIPE_TYPE_NAMES[mealType]}: ${name}${portions > 1 ? ` (${portions} portions)` : ''}`,
    minutes: (minutes: number) => `${minutes} min`,
    leftovers: (meal: string) => `Leftovers of ${meal}`,
    ahead: ({ kind, days }: Pick<DoAhead, 'kind' | 'days'>, mealType: MealType, dish: string) => {
      const meal = RECIPE_TYPE_NAMES[mealType].toLowerCase();
      const when = days === 1 ? `tomorrow's ${meal}` : `${meal} in ${days} days`;
      return `${AHEAD[kind]} today for ${when}: ${dish}`;
    },
    /** 'soak (Chilli)' */
    toBegin: (kind: AheadKind, dish: string) => `${AHEAD[kind].toLowerCase()} (${dish})`,
  },
  lists: {
    saved: 'Your shopping list has been saved.',
    deleted: 'The shopping list has been deleted.',
    putBack: (name: string) => `${name} is back among your shopping lists.`,
    aisleRemembered: 'The aisle is remembered.',
  },
  share: shareEn,
  undo: {
    savedAsBefore: (name: string) => `${name} is as it was before.`,
    renamedBack: (name: string) => `It is called ${name} again.`,
    personBack: (name: string) => `${name} eats with you again.`,
    tagBack: (name: string) => `The tag ${name} is back on its recipes.`,
    cookedBack: 'The entry is back.',
    linkBack: 'The link is open again.',
  },
  support: {
    contactSent: 'Message sent successfully! We will be in touch as soon as we can.',
    feedbackSent: 'Thank you for your feedback!',
  },
};
