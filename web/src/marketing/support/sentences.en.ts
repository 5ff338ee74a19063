export const en = {
  title: 'Support',
  lead: 'Short answers first. If yours is missing, <link>write to us</link>.',
  questions: 'Questions and answers',
  contactUs: 'Contact us',
  weAnswer: 'We answer by e-mail.',
  name: 'Name',
  email: 'Email',
  subject: 'Subject (optional)',
  message: 'Message',
  leaveEmpty: 'Leave this empty',
  sending: 'Sending',
  send: 'Send message',
  sent: 'Message sent successfully! We will be in touch as soon as we can.',
  failed: 'Error sending message.',
  /** The same topics in `question` and in `answer`. */
  question: {
    what: 'What is Sorrel?',
    cost: 'What does it cost?',
    free: 'What do I get on the free plan?',
    premium: 'What does Premium add?',
    import: 'Can I import recipes from other websites?',
    'import-fails': 'A page could not be imported. What now?',
    nutrition: 'How is nutrition calculated?',
    wrong: 'What if a food was matched wrongly?',
    plan: 'How does Sorrel choose the meals of a week?',
    lock: 'Can I keep some meals and change the others?',
    list: 'How does a plan become a shopping list?',
    diet: 'Does Sorrel know about my diet or allergies?',
    fibre: 'How much fibre should I aim for?',
    cancel: 'How do I cancel Premium?',
    delete: 'How do I delete my account?',
  },
  answer: {
    what: 'Sorrel is a recipe book, a weekly meal planner and a shopping list in one. You collect recipes, Sorrel helps you build a week from them, and the week becomes a list in the order of the shop.',
    cost: 'The Basic plan is free. Premium is £5 a month, or £4 a month when you pay yearly: £48 a year, which saves £12.',
    free: (recipes: number) =>
      `Up to ${recipes} saved recipes, basic meal plans, a shopping list and dietary preferences. There is no time limit on it.`,
    premium:
      'As many recipes as you like, nutrition calculated from your ingredients, goals and insights for your plans, extra meals in a day, family plans, recipe analytics, your own tags, lists that go on to a supermarket, and all recipes in Explore.',
    import:
      'Yes. Paste the address of a recipe page on the Add recipe screen and choose Fill. Sorrel reads the title, ingredients, steps, times and picture, and you can change anything before you save.',
    'import-fails':
      'Some sites do not let programs read their pages, and some pages hold no recipe. Sorrel says which it was. You can always type the recipe in, or paste its ingredients and steps as lists.',
    nutrition:
      'Each ingredient is matched with a food from public food tables and weighed. The nutrition panel opens to a table that shows which food was used, how many grams, and what could not be counted.',
    wrong:
      'With Premium you can correct the food or the grams in that table. Sorrel remembers your correction and uses it from then on.',
    plan: 'It takes recipes from your own book, keeps the meals you locked, follows your settings for favourites, tags and repeats, and looks for the days that come closest to your goals.',
    lock: 'Yes. Lock a meal or a whole day, then generate again: what is locked stays. Any other meal can be re-rolled, replaced by a recipe you search for, or cleared.',
    list: 'Choose Shopping List on a plan. The ingredients of every meal are added up for one serving and sorted by aisle; the Serves stepper multiplies the amounts.',
    diet: 'You can set diets and allergens in your profile. They are a help, not a guarantee: always read the labels, because brands and traces are not known to Sorrel.',
    fibre:
      'The usual recommendation for adults is 25-30 g of fibre a day. You can set a fibre goal and see how each day of a plan compares with it.',
    cancel:
      'Open your account and choose Manage. It leads to the billing page of our payment provider, where you can cancel at any time. Your recipes stay yours.',
    delete:
      'Open your account, choose Settings and then Delete account. Everything you saved, pictures included, is deleted when you confirm.',
  },
};
