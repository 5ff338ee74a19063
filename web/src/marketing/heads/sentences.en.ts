/** Heads of the public pages. The lines on a picture are at most three, of 14 letters. */
export const en = {
  home: {
    title: 'Sorrel: a week of good food, planned around you',
    description:
      'A recipe book that fills itself, weekly meal plans that meet your nutrition goals, and shopping lists by supermarket aisle.',
    picture: 'A week of good\nfood, planned\naround you',
  },
  features: {
    title: 'Features of Sorrel: recipes, nutrition, plans and lists',
    description:
      'Import recipes from any page, calculate nutrition you can check, plan weeks to your goals and shop them by aisle.',
    picture: 'Recipes, plans\nand shopping,\non one table',
  },
  about: {
    title: 'About Sorrel: why we make it and how we work',
    description: 'Why Sorrel is made, how it works with public food tables, and where to read its source.',
    picture: 'A little leaf\nthat wakes up\na whole plate',
  },
  support: {
    title: 'Support for Sorrel: answers and contact',
    description:
      'Answers to common questions about recipes, nutrition, plans, lists and Premium, and a form to write to us.',
    picture: 'Short answers\nfirst, then\na person',
  },
  privacy: {
    title: 'Privacy Policy of Sorrel',
    description: 'What Sorrel keeps about you, why, and how you get rid of it. No advertising and no tracking.',
    picture: 'Your kitchen,\nyour data',
  },
  terms: {
    title: 'Terms of Service of Sorrel',
    description: 'The terms under which you use Sorrel, the plans and their prices. Last updated 30/01/2025.',
    picture: 'Terms that fit\non one page',
  },
  needs: 'Requires a current web browser',
  can: {
    plans: 'Advanced plan generation',
    nutrition: 'Nutrition and calorie tracking',
    recipes: 'Unlimited recipes',
    basket: 'Transfer of shopping lists to supermarket baskets',
    exclusive: 'Exclusive premium recipes',
  },
  premiumMonthly: 'Premium, monthly',
  premiumYearly: 'Premium, yearly',
};
