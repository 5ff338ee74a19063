import { GOAL_NUTRIENT_NAMES } from '@sorrel/core/foods/nutrients';

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const en = {
  title: 'What Sorrel does',
  lead: 'Collect recipes, plan a week that fits your goals, and shop for it in one go.',
  features: 'Features',
  parts: {
    recipes: {
      title: 'A recipe book that fills itself',
      text: 'Paste the address of a recipe page and Sorrel reads its title, ingredients, steps, times and picture. You look it over and save.',
      points: {
        own: 'Or type your own, or paste ingredients and steps as lists',
        search: 'Search and filter by tags, time and nutrients',
        pictures: 'Up to three pictures; without one, a cover drawn from the ingredients',
      },
    },
    nutrition: {
      title: 'Nutrition you can check',
      text: 'With Premium, nutrition is calculated from the ingredients and public food tables. Every figure opens into a table: which food each line was taken for, how many grams, and what could not be counted.',
      points: {
        nutrients: (goals: string) => `${goals.charAt(0)}${goals.slice(1).toLowerCase()}, and four more`,
        correct: 'Correct a food or a weight once, and it is remembered',
        serves: 'Amounts change with the serves you choose',
      },
    },
    plans: {
      title: 'Advanced plan generation',
      text: 'Sorrel looks for the week from your own book that comes closest to your goals, keeps what you locked, and says so when a goal is out of reach.',
      points: {
        meals: 'Lock, re-roll, search or clear any meal, or a whole day',
        tags: 'Include or leave out tags, choose how often meals may repeat',
        goals: (count: string) => `Daily goals for ${count} nutrients with Premium`,
      },
    },
    lists: {
      title: 'Shopping lists by aisle',
      text: 'A plan becomes one list for as many serves as you like. Amounts that can be added are added, and each item shows which recipes use it.',
      points: {
        aisles: 'Sorted by aisle, ticked off as you go',
        share: 'Share it, copy it, print it, or save it as a table',
        supermarket:
          'With Premium, on to your supermarket: item by item, or as a basket where this Sorrel is connected to a shop',
      },
    },
    spinner: {
      title: 'A spinner for evenings without a plan',
      text: 'Tell the Meal Spinner what you have and what you do not want. It picks one recipe from your book.',
      points: {
        filters: 'Ingredients and tags in, or out',
        limits: 'A calorie limit, a time limit',
        again: 'Spin again as often as you like',
      },
    },
    explore: {
      title: 'Exclusive premium recipes',
      text: 'Original recipes in twelve categories, each with calculated nutrition. The featured ones are open to everybody; Premium opens all of them.',
      points: {
        categories: 'From breakfasts to curries and bakes',
        filter: 'Filter by diet, time and nutrients',
        copy: 'One tap copies a recipe into your book',
      },
    },
  },
  compareTitle: 'What you get, side by side',
  compareText:
    'Basic is complete and has no time limit. <link>Start with it</link>, and add Premium when you want the counting done for you.',
  feature: 'Feature',
  basic: 'Basic',
  premium: 'Premium',
  yes: 'Yes',
  no: 'No',
  unlimited: 'Unlimited',
  featured: 'Featured',
  all: 'All',
  rows: {
    saved: 'Saved recipes',
    import: 'Import from a web address',
    plans: 'Meal plans for the week',
    lists: 'Shopping lists by aisle',
    spinner: 'Meal Spinner',
    diets: 'Dietary preferences',
    explore: 'Recipes in Explore',
    nutrition: 'Automatic nutrition calculation',
    goals: 'Nutrition goals and personalised nutrition plans',
    insights: 'Nutrition insights and recipe analytics',
    extra: 'Extra meals in a day',
    family: 'Merged family plans',
    tags: 'Custom tags',
    supermarket: 'Sending lists to a supermarket',
  },
  goals: GOAL_NUTRIENT_NAMES,
  /** A number as a sentence has it: in words up to ten. */
  number: (count: number) => NUMBERS[count] ?? String(count),
};
