export const en = {
  title: 'A little leaf that wakes up a whole plate',
  lead: 'Sorrel is a sharp, lemony green leaf with a red vein. We named a kitchen tool after it: small, fresh, and best when you hardly notice it.',
  why: 'Why we make it',
  whyDeciding:
    'Eating well is mostly a matter of deciding early. But the recipes are in ten places, the plan is in nobody’s head, and the list is written in the car park. Sorrel puts the three on one table.',
  whyRecipes:
    'You bring the recipes you already love. Sorrel reads them, counts them, lays out a week that comes as close to your goals as your own book allows, and turns it into one list in the order of the shop.',
  open: 'Open to read',
  openText:
    'Sorrel is free software under the GNU Affero General Public License: how it works is there for anyone to read, and you may run it on a server of your own.',
  questions: 'Questions, or an idea? <link>Write to us</link>.',
  how: 'How we work',
  habits: {
    amounts: {
      title: 'Amounts, never promises',
      text: 'We say what is in a meal: kilocalories, grams, milligrams. What it will do for you, nobody can know from a recipe.',
    },
    explained: {
      title: 'Every figure explained',
      text: 'Nutrition is calculated from ingredients with public food tables. You can see which food each line was taken for, how many grams, and what could not be counted.',
    },
    unknown: {
      title: 'No silent zero',
      text: 'Where Sorrel does not know something, it says so instead of guessing a number. A plan that misses a goal tells you which, and why.',
    },
    yours: {
      title: 'Your kitchen, your data',
      text: 'No advertising, no tracking, nothing loaded from elsewhere. You can delete everything, and it is gone.',
    },
  },
};
