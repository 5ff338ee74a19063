import { FREE_RECIPE_CAP } from '@sorrel/core/recipes/limits';
import type { RecipeToDraw } from '@sorrel/cover/read-recipe';
import { paths } from '../paths.ts';
import { say } from './sentences.ts';

export interface Topic {
  value: 'recipe-book' | 'meal-plans' | 'shopping-lists' | 'meal-spinner';
  label: string;
  description: string;
  path: string;
  /** What its picture shows. */
  cover: RecipeToDraw;
  questions: readonly { id: string; title: string; answer: string }[];
}

const recipeBook = (): Topic => ({
  value: 'recipe-book',
  label: say.recipeBook,
  description: say.bookDescription,
  path: paths.recipeBook,
  cover: { name: 'Green shakshuka', ingredients: ['eggs', 'spinach', 'peas', 'feta', 'courgette', 'coriander'] },
  questions: [
    {
      id: 'add',
      title: say.howToAdd,
      answer: say.howToAddAnswer,
    },
    {
      id: 'fill',
      title: say.whyNotRead,
      answer: say.whyNotReadAnswer,
    },
    {
      id: 'limit',
      title: say.howMany,
      answer: say.howManyAnswer(FREE_RECIPE_CAP),
    },
    {
      id: 'favourite',
      title: say.howFavourite,
      answer: say.howFavouriteAnswer,
    },
    {
      id: 'nutrition',
      title: say.whyNoNutrition,
      answer: say.whyNoNutritionAnswer,
    },
    {
      id: 'wrong-food',
      title: say.wrongFood,
      answer: say.wrongFoodAnswer,
    },
  ],
});

const mealPlans = (): Topic => ({
  value: 'meal-plans',
  label: say.mealPlans,
  description: say.plansDescription,
  path: paths.mealPlans,
  cover: {
    name: 'Halloumi quinoa bowl',
    ingredients: ['halloumi', 'quinoa', 'sweet potato', 'red pepper', 'avocado', 'mint'],
  },
  questions: [
    {
      id: 'generate',
      title: say.whatGenerate,
      answer: say.whatGenerateAnswer,
    },
    {
      id: 'empty',
      title: say.whyEmpty,
      answer: say.whyEmptyAnswer,
    },
    {
      id: 'lock',
      title: say.whatLock,
      answer: say.whatLockAnswer,
    },
    {
      id: 'variation',
      title: say.whatVariation,
      answer: say.whatVariationAnswer,
    },
    {
      id: 'goals',
      title: say.whoGoals,
      answer: say.whoGoalsAnswer,
    },
    {
      id: 'list',
      title: say.howShop,
      answer: say.howShopAnswer,
    },
  ],
});

const shoppingLists = (): Topic => ({
  value: 'shopping-lists',
  label: say.shoppingLists,
  description: say.listsDescription,
  path: paths.shoppingLists,
  cover: { name: 'Greek salad', ingredients: ['cherry tomatoes', 'cucumber', 'feta', 'olives', 'red onion'] },
  questions: [
    {
      id: 'plan',
      title: say.howPlanToList,
      answer: say.howPlanToListAnswer,
    },
    {
      id: 'units',
      title: say.whyTwoAmounts,
      answer: say.whyTwoAmountsAnswer,
    },
    {
      id: 'add',
      title: say.howAddMyself,
      answer: say.howAddMyselfAnswer,
    },
    {
      id: 'ticks',
      title: say.whatTicks,
      answer: say.whatTicksAnswer,
    },
    {
      id: 'hand-on',
      title: say.howToShop,
      answer: say.howToShopAnswer,
    },
  ],
});

const mealSpinner = (): Topic => ({
  value: 'meal-spinner',
  label: say.mealSpinner,
  description: say.spinnerDescription,
  path: paths.spinner,
  cover: { name: 'Margherita pizza', ingredients: ['tomato', 'mozzarella', 'basil', 'mushrooms', 'olives'] },
  questions: [
    {
      id: 'spin',
      title: say.whichRecipes,
      answer: say.whichRecipesAnswer,
    },
    {
      id: 'tags',
      title: say.whatColours,
      answer: say.whatColoursAnswer,
    },
    {
      id: 'none',
      title: say.noneMatch,
      answer: say.noneMatchAnswer,
    },
  ],
});

/** Help by part of the app. Every answer says what the product does. */
export const topics = (): readonly Topic[] => [recipeBook(), mealPlans(), shoppingLists(), mealSpinner()];

/** The picture beside the feedback form. */
export const FEEDBACK_COVER: RecipeToDraw = {
  name: 'Berry yoghurt bowl',
  ingredients: ['yoghurt', 'strawberries', 'blueberries', 'granola', 'mint'],
};

export const feedbackQuestions = (): Topic['questions'] => [
  {
    id: 'reward',
    title: say.howFreeMonth,
    answer: say.howFreeMonthAnswer,
  },
  {
    id: 'reply',
    title: say.willIGetAnAnswer,
    answer: say.willIGetAnAnswerAnswer,
  },
];
