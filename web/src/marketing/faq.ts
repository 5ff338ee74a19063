import { FREE_RECIPE_CAP } from '@sorrel/core/recipes/limits';

/** Questions of the public support page. The answers say what Sorrel does; they are also the page's structured data. */
export const FAQ: readonly { id: string; question: string; answer: string }[] = [
  {
    id: 'what',
    question: 'What is Sorrel?',
    answer:
      'Sorrel is a recipe book, a weekly meal planner and a shopping list in one. You collect recipes, Sorrel helps you build a week from them, and the week becomes a list in the order of the shop.',
  },
  {
    id: 'cost',
    question: 'What does it cost?',
    answer:
      'The Basic plan is free. Premium is £5 a month, or £4 a month when you pay yearly: £48 a year, which saves £12.',
  },
  {
    id: 'free',
    question: 'What do I get on the free plan?',
    answer: `Up to ${FREE_RECIPE_CAP} saved recipes, basic meal plans, a shopping list and dietary preferences. There is no time limit on it.`,
  },
  {
    id: 'premium',
    question: 'What does Premium add?',
    answer:
      'As many recipes as you like, nutrition calculated from your ingredients, goals and insights for your plans, extra meals in a day, family plans, recipe analytics, your own tags, lists that go on to a supermarket, and all recipes in Explore.',
  },
  {
    id: 'import',
    question: 'Can I import recipes from other websites?',
    answer:
      'Yes. Paste the address of a recipe page on the Add recipe screen and choose Fill. Sorrel reads the title, ingredients, steps, times and picture, and you can change anything before you save.',
  },
  {
    id: 'import-fails',
    question: 'A page could not be imported. What now?',
    answer:
      'Some sites do not let programs read their pages, and some pages hold no recipe. Sorrel says which it was. You can always type the recipe in, or paste its ingredients and steps as lists.',
  },
  {
    id: 'nutrition',
    question: 'How is nutrition calculated?',
    answer:
      'Each ingredient is matched with a food from public food tables and weighed. The nutrition panel opens to a table that shows which food was used, how many grams, and what could not be counted.',
  },
  {
    id: 'wrong',
    question: 'What if a food was matched wrongly?',
    answer:
      'With Premium you can correct the food or the grams in that table. Sorrel remembers your correction and uses it from then on.',
  },
  {
    id: 'plan',
    question: 'How does Sorrel choose the meals of a week?',
    answer:
      'It takes recipes from your own book, keeps the meals you locked, follows your settings for favourites, tags and repeats, and looks for the days that come closest to your goals.',
  },
  {
    id: 'lock',
    question: 'Can I keep some meals and change the others?',
    answer:
      'Yes. Lock a meal or a whole day, then generate again: what is locked stays. Any other meal can be re-rolled, replaced by a recipe you search for, or cleared.',
  },
  {
    id: 'list',
    question: 'How does a plan become a shopping list?',
    answer:
      'Choose Shopping List on a plan. The ingredients of every meal are added up for one serving and sorted by aisle; the Serves stepper multiplies the amounts.',
  },
  {
    id: 'diet',
    question: 'Does Sorrel know about my diet or allergies?',
    answer:
      'You can set diets and allergens in your profile. They are a help, not a guarantee: always read the labels, because brands and traces are not known to Sorrel.',
  },
  {
    id: 'fibre',
    question: 'How much fibre should I aim for?',
    answer:
      'The usual recommendation for adults is 25-30 g of fibre a day. You can set a fibre goal and see how each day of a plan compares with it.',
  },
  {
    id: 'cancel',
    question: 'How do I cancel Premium?',
    answer:
      'Open your account and choose Manage. It leads to the billing page of our payment provider, where you can cancel at any time. Your recipes stay yours.',
  },
  {
    id: 'delete',
    question: 'How do I delete my account?',
    answer:
      'Open your account, choose Settings and then Delete account. Everything you saved, pictures included, is deleted when you confirm.',
  },
];
