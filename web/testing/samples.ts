import type { User } from '@sorrel/contract/auth';
import type { Person } from '@sorrel/contract/persons';
import type { Recipe, RecipeSummary, Tag } from '@sorrel/contract/recipe';
import type { ImportedRecipe } from '@sorrel/contract/recipe-import';
import { initialFields } from '@sorrel/core/recipes/recipe-fields';

/** A free, verified user with a name; what a test cares about it says itself. */
export function aUser(changes: Partial<User> = {}): User {
  return {
    id: '0b9f6d3a-3c56-4c1f-9a37-0f3d5c2e8a11',
    email: 'robin@example.com',
    first_name: 'Robin',
    last_name: 'Ash',
    profile_image: null,
    dob: null,
    gender: null,
    height: null,
    weight: null,
    activity_level: null,
    premium: false,
    own_premium: changes.premium ?? false,
    household_role: 'owner',
    shares_household: false,
    role: 'user',
    auth_type: 'local',
    password: true,
    language: null,
    onboarded: true,
    diets: [],
    allergens: [],
    recipe_count: 27,
    billing_portal: null,
    subscription: null,
    ...changes,
  };
}

/** The signed-in person as somebody who eats. */
export function aPerson(changes: Partial<Person> = {}): Person {
  return {
    id: aUser().id,
    name: 'Robin',
    picture: null,
    is_member: true,
    is_self: true,
    colour: 'leaf',
    goal_kcal: null,
    daily_kcal: null,
    diets: [],
    allergens: [],
    excluded_foods: [],
    portion: 1,
    away: [],
    body: null,
    ...changes,
  };
}

export const SAMPLE_TAGS: Tag[] = [
  { tag_id: 1, name: 'Vegetarian', icon: 'leaf', own: false },
  { tag_id: 2, name: 'Vegan', icon: 'sprout', own: false },
  { tag_id: 3, name: 'Quick', icon: 'timer', own: false },
  { tag_id: 4, name: 'Cheap', icon: 'coins', own: false },
];

/** A recipe as a card shows it. */
export function aSummary(changes: Partial<RecipeSummary> = {}): RecipeSummary {
  return {
    id: '6c1f0a52-7f0e-4d5c-8f58-0a8f3f1f0001',
    name: 'Green shakshuka',
    caption: 'Eggs in spinach and herbs.',
    type: 'breakfast',
    serves: 2,
    prep_time: 10,
    cook_time: 15,
    category: 'None',
    tags: [SAMPLE_TAGS[0]!],
    image_urls: [],
    ingredient_names: ['spinach', 'egg', 'feta'],
    is_favorite: false,
    diet_warnings: [],
    diet_unjudged: [],
    calories: 309.4,
    nutrients: [],
    created_at: '2025-04-12T09:30:00.000Z',
    ...changes,
  };
}

/** A whole recipe of `aUser()`. */
export function aRecipe(changes: Partial<Recipe> = {}): Recipe {
  const summary = aSummary();
  return {
    ...initialFields(),
    ...summary,
    user_id: '0b9f6d3a-3c56-4c1f-9a37-0f3d5c2e8a11',
    own: true,
    version: 1,
    ingredients: [
      { id: 'i1', name: 'spinach', quantity: 200, unit: 'g', possibleUnits: ['g', 'kg'], calories: 23.2 },
      { id: 'i2', name: 'egg', quantity: 3, unit: '', possibleUnits: ['', 'g'], calories: 110.1 },
    ],
    method: [
      { step: 1, desc: 'Wilt the spinach.', image_url: null, image_key: null },
      { step: 2, desc: 'Crack in the eggs.', image_url: null, image_key: null },
    ],
    notes: 'Good with toast.',
    source: 'https://example.com/shakshuka',
    images: [],
    nutrients: [
      { name: 'Calories', amount: 309.4, unit: 'kcal' },
      { name: 'Protein', amount: 21.6, unit: 'g' },
      { name: 'Carbohydrates', amount: 8.2, unit: 'g' },
      { name: 'Fat', amount: 20.9, unit: 'g' },
      { name: 'Fiber', amount: 4.1, unit: 'g' },
      { name: 'Sugar', amount: 2.4, unit: 'g' },
      { name: 'Sodium', amount: 512.3, unit: 'mg' },
    ],
    calculate_nut: true,
    nutritionCoverage: 1,
    nutritionWeightCoverage: 1,
    nutritionPartial: false,
    allergens: { contains: [], unknown: [], kindNotSaid: [], unlisted: [], mayLackIngredients: false },
    implausible: [],
    cookedGrams: null,
    nutritionLines: [
      {
        ingredient: 'spinach',
        food: 'Spinach, raw',
        foodId: 'spinach',
        grams: 200,
        gramsRule: 'weight',
        confidence: 'exact',
        calories: 23.2,
        matched: true,
      },
      {
        ingredient: 'egg',
        food: 'Egg',
        foodId: 'egg',
        grams: 150,
        gramsRule: 'piece',
        confidence: 'exact',
        calories: 110.1,
        matched: true,
      },
    ],
    nutritionRanges: { calories: [262, 351], protein: [18.2, 24.9], carbohydrates: [7.1, 9.6], fat: [17.2, 23] },
    nutritionQuestions: [],
    locked: false,
    dietHints: [],
    is_public: false,
    ...changes,
  };
}

/** What a page is read as that says little: give what the test is about. */
export function anImportedRecipe(changes: Partial<ImportedRecipe> = {}): ImportedRecipe {
  return {
    title: 'Lentil soup',
    newIngredients: [],
    instructions: '',
    servings: 4,
    yieldText: '4 servings',
    yieldKind: 'servings',
    wholeCalories: null,
    cookingMinutes: 15,
    preparationMinutes: 5,
    readyInMinutes: 20,
    image: null,
    sourceUrl: 'https://example.com/soup',
    summary: null,
    author: '',
    licence: '',
    video: '',
    equipment: '',
    notes: '',
    type: 'any',
    dishKind: 'unknown',
    inBook: [],
    vegetarian: true,
    vegan: false,
    cheap: false,
    nutrients: [],
    doubts: [],
    ...changes,
  };
}
