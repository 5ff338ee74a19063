import { HEARD_FROM } from '@sorrel/contract/support';

export const en = {
  pleaseChoose: 'Please choose',
  thankYouForYourFeedback: 'Thank you for your feedback!',
  afterAReview: 'After a review, a free month of Premium and a promo code will be e-mailed to you.',
  feedback: 'Feedback',
  tellUsWhatYouThink: 'Tell us what you think',
  feedbackRewarded: 'Feedback is rewarded with one free month of Premium, after a review.',
  howDidYouHearAboutUs: 'How did you hear about us?',
  yourFeedback: 'Your feedback',
  oops: 'Oops! Something went wrong',
  tryLater: 'Please try again later, or contact support. What you wrote is still here.',
  sending: 'Sending',
  sendFeedback: 'Send feedback',
  support: 'Support',
  shortAnswersByPartOfThe: 'Short answers, by part of the app.',
  topic: 'Topic',
  questionsOf: (topic: string) => `${topic} questions`,
  oneMonthOnUs: 'One month on us',
  tellUs: 'Tell us what works and what does not. We read every message.',
  feedbackQuestions: 'Feedback questions',
  open: (topic: string) => `Open ${topic}`,
  recipeBook: 'Recipe Book',
  bookDescription:
    'Every recipe you write, import or save from Explore lives here. Search it, filter it and open a recipe to cook.',
  howToAdd: 'How do I add a recipe?',
  howToAddAnswer:
    'Choose Add Meal. Type the recipe in, or paste the address of a recipe page and choose Fill; then change what you like and choose Add Recipe +.',
  whyNotRead: 'A page could not be read. Why?',
  whyNotReadAnswer:
    'Some sites turn programs away, some answer too slowly, and some pages hold no recipe. Under the message stands which it was. You can still type the recipe in, or paste its ingredients and steps as lists.',
  howMany: 'How many recipes can I save?',
  howManyAnswer: (cap: number) =>
    `The free plan holds ${cap} recipes. Premium has no limit. At ${cap} your recipes stay yours and you can still edit or delete them.`,
  howFavourite: 'How do I mark a favourite?',
  howFavouriteAnswer:
    'Choose the heart on its picture, or Favourite on its page. The Favourites filter shows them alone.',
  whyNoNutrition: 'Why has a recipe no nutrition?',
  whyNoNutritionAnswer:
    'Nutrition is calculated with Premium, when Calculate Nutrition is on. An imported recipe keeps the figures of its publisher, if the page had any.',
  wrongFood: 'An ingredient was counted as the wrong food.',
  wrongFoodAnswer:
    'Open the explanation of the nutrition panel. With Premium you can choose another food or weight there, and it is remembered.',
  mealPlans: 'Meal Plans',
  plansDescription: 'A week of meals from your own recipes, as close to your goals as your book allows.',
  whatGenerate: 'What does Generate Plan do?',
  whatGenerateAnswer:
    'It fills every slot that is not locked with recipes of your book that fit its meal type and your settings, and looks for the days closest to your goals.',
  whyEmpty: 'Why does a slot stay empty?',
  whyEmptyAnswer:
    'There was no recipe left that fits: too few of that meal type, tags that leave none, or repeats switched off. The slot says which. Change the settings or add recipes.',
  whatLock: 'What does a lock do?',
  whatLockAnswer:
    'A locked meal stays when you generate again. Lock Day locks every meal of the day; Reset Day empties the day and removes its locks.',
  whatVariation: 'What is variation?',
  whatVariationAnswer:
    'It says how different the next week may be: None always gives the best match, High gives away a little closeness to bring more new meals.',
  whoGoals: 'Who can set nutrition goals?',
  whoGoalsAnswer:
    'Goals are part of Premium, as are extra meals in a day and Insights. Fill from profile works them out from your birth date, gender, height, weight and activity level.',
  howShop: 'How do I shop for a plan?',
  howShopAnswer: 'Choose Shopping List. The plan is saved, and its ingredients open as a list by aisle.',
  shoppingLists: 'Shopping Lists',
  listsDescription: 'What to buy, by aisle: from a plan or by hand.',
  howPlanToList: 'How does a plan become a list?',
  howPlanToListAnswer:
    'Choose Shopping List on the plan. The ingredients of all meals are added up for one serving; the Serves stepper multiplies them.',
  whyTwoAmounts: 'Why does an item show two amounts?',
  whyTwoAmountsAnswer:
    'Grams and kilograms can be added, cups and grams cannot without guessing. Such amounts stand beside each other.',
  howAddMyself: 'How do I add something myself?',
  howAddMyselfAnswer:
    'Choose Add in the toolbar or in an aisle. An item of the same name in that aisle is added to it.',
  whatTicks: 'What happens to my ticks?',
  whatTicksAnswer: 'They are kept on your device at once. Uncheck removes all of them; Clear empties the list.',
  howToShop: 'How do I take the list to the shop?',
  howToShopAnswer:
    'Hand on in the toolbar copies the list as text, prints it, saves it as a table, or shares it where your device can. With Premium it also goes to a supermarket: you see what leaves before it does.',
  mealSpinner: 'Meal Spinner',
  spinnerDescription: 'Cannot decide? Let it pick one of your recipes.',
  whichRecipes: 'Which recipes does it choose from?',
  whichRecipesAnswer: 'From your own recipe book, among those that fit the filters beside it.',
  whatColours: 'What do the colours of tags and ingredients mean?',
  whatColoursAnswer: 'One tap: the recipe must have it. A second tap: it must not. A third tap: it does not matter.',
  noneMatch: 'It says that no meals match.',
  noneMatchAnswer: 'The filters left no recipe. The message names the filters whose removal would bring some back.',
  howFreeMonth: 'How do I get the free month?',
  howFreeMonthAnswer:
    'After a review the month is put on your account, and we e-mail you its code. There is nothing to type in.',
  willIGetAnAnswer: 'Will I get an answer?',
  willIGetAnAnswerAnswer: 'If we have a question, we write to the address of your account.',
  heardFrom: HEARD_FROM,
};
