import { FREE_RECIPE_CAP } from '@sorrel/core/recipes/limits';
import type { RecipeToDraw } from '@sorrel/cover/read-recipe';
import { paths } from '../paths.ts';

export interface Topic {
  value: 'recipe-book' | 'meal-plans' | 'shopping-lists' | 'meal-spinner';
  label: string;
  description: string;
  path: string;
  /** What its picture shows. */
  cover: RecipeToDraw;
  questions: readonly { id: string; title: string; answer: string }[];
}

/** Help by part of the app. Every answer says what the product does. */
export const TOPICS: readonly Topic[] = [
  {
    value: 'recipe-book',
    label: 'Recipe Book',
    description:
      'Every recipe you write, import or save from Explore lives here. Search it, filter it and open a recipe to cook.',
    path: paths.recipeBook,
    cover: { name: 'Green shakshuka', ingredients: ['eggs', 'spinach', 'peas', 'feta', 'courgette', 'coriander'] },
    questions: [
      {
        id: 'add',
        title: 'How do I add a recipe?',
        answer:
          'Choose Add Meal. Type the recipe in, or paste the address of a recipe page and choose Fill; then change what you like and choose Add\u00a0Recipe\u00a0+.',
      },
      {
        id: 'fill',
        title: 'A page could not be read. Why?',
        answer:
          'Some sites turn programs away, some answer too slowly, and some pages hold no recipe. Under the message stands which it was. You can still type the recipe in, or paste its ingredients and steps as lists.',
      },
      {
        id: 'limit',
        title: 'How many recipes can I save?',
        answer: `The free plan holds ${FREE_RECIPE_CAP} recipes. Premium has no limit. At ${FREE_RECIPE_CAP} your recipes stay yours and you can still edit or delete them.`,
      },
      {
        id: 'favourite',
        title: 'How do I mark a favourite?',
        answer: 'Choose the heart on its picture, or Favourite on its page. The Favourites filter shows them alone.',
      },
      {
        id: 'nutrition',
        title: 'Why has a recipe no nutrition?',
        answer:
          'Nutrition is calculated with Premium, when Calculate Nutrition is on. An imported recipe keeps the figures of its publisher, if the page had any.',
      },
      {
        id: 'wrong-food',
        title: 'An ingredient was counted as the wrong food.',
        answer:
          'Open the explanation of the nutrition panel. With Premium you can choose another food or weight there, and it is remembered.',
      },
    ],
  },
  {
    value: 'meal-plans',
    label: 'Meal Plans',
    description: 'A week of meals from your own recipes, as close to your goals as your book allows.',
    path: paths.mealPlans,
    cover: {
      name: 'Halloumi quinoa bowl',
      ingredients: ['halloumi', 'quinoa', 'sweet potato', 'red pepper', 'avocado', 'mint'],
    },
    questions: [
      {
        id: 'generate',
        title: 'What does Generate Plan do?',
        answer:
          'It fills every slot that is not locked with recipes of your book that fit its meal type and your settings, and looks for the days closest to your goals.',
      },
      {
        id: 'empty',
        title: 'Why does a slot stay empty?',
        answer:
          'There was no recipe left that fits: too few of that meal type, tags that leave none, or repeats switched off. The slot says which. Change the settings or add recipes.',
      },
      {
        id: 'lock',
        title: 'What does a lock do?',
        answer:
          'A locked meal stays when you generate again. Lock Day locks every meal of the day; Reset Day empties the day and removes its locks.',
      },
      {
        id: 'variation',
        title: 'What is variation?',
        answer:
          'It says how different the next week may be: None always gives the best match, High gives away a little closeness to bring more new meals.',
      },
      {
        id: 'goals',
        title: 'Who can set nutrition goals?',
        answer:
          'Goals are part of Premium, as are extra meals in a day and Insights. Fill from profile works them out from your birth date, gender, height, weight and activity level.',
      },
      {
        id: 'list',
        title: 'How do I shop for a plan?',
        answer: 'Choose Shopping List. The plan is saved, and its ingredients open as a list by aisle.',
      },
    ],
  },
  {
    value: 'shopping-lists',
    label: 'Shopping Lists',
    description: 'What to buy, by aisle: from a plan or by hand.',
    path: paths.shoppingLists,
    cover: { name: 'Greek salad', ingredients: ['cherry tomatoes', 'cucumber', 'feta', 'olives', 'red onion'] },
    questions: [
      {
        id: 'plan',
        title: 'How does a plan become a list?',
        answer:
          'Choose Shopping List on the plan. The ingredients of all meals are added up for one serving; the Serves stepper multiplies them.',
      },
      {
        id: 'units',
        title: 'Why does an item show two amounts?',
        answer:
          'Grams and kilograms can be added, cups and grams cannot without guessing. Such amounts stand beside each other.',
      },
      {
        id: 'add',
        title: 'How do I add something myself?',
        answer: 'Choose Add in the toolbar or in an aisle. An item of the same name in that aisle is added to it.',
      },
      {
        id: 'ticks',
        title: 'What happens to my ticks?',
        answer: 'They are kept on your device at once. Uncheck removes all of them; Clear empties the list.',
      },
      {
        id: 'hand-on',
        title: 'How do I take the list to the shop?',
        answer:
          'Hand on in the toolbar copies the list as text, prints it, saves it as a table, or shares it where your device can. With Premium it also goes to a supermarket: you see what leaves before it does.',
      },
    ],
  },
  {
    value: 'meal-spinner',
    label: 'Meal Spinner',
    description: 'Cannot decide? Let it pick one of your recipes.',
    path: paths.spinner,
    cover: { name: 'Margherita pizza', ingredients: ['tomato', 'mozzarella', 'basil', 'mushrooms', 'olives'] },
    questions: [
      {
        id: 'spin',
        title: 'Which recipes does it choose from?',
        answer: 'From your own recipe book, among those that fit the filters beside it.',
      },
      {
        id: 'tags',
        title: 'What do the colours of tags and ingredients mean?',
        answer: 'One tap: the recipe must have it. A second tap: it must not. A third tap: it does not matter.',
      },
      {
        id: 'none',
        title: 'It says that no meals match.',
        answer: 'The filters left no recipe. The message names the filters whose removal would bring some back.',
      },
    ],
  },
];

/** The picture beside the feedback form. */
export const FEEDBACK_COVER: RecipeToDraw = {
  name: 'Berry yoghurt bowl',
  ingredients: ['yoghurt', 'strawberries', 'blueberries', 'granola', 'mint'],
};

export const FEEDBACK_QUESTIONS: Topic['questions'] = [
  {
    id: 'reward',
    title: 'How do I get the free month?',
    answer: 'After a review the month is put on your account, and we e-mail you its code. There is nothing to type in.',
  },
  {
    id: 'reply',
    title: 'Will I get an answer?',
    answer: 'If we have a question, we write to the address of your account.',
  },
];
