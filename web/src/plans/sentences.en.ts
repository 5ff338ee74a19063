import type { FoodGroup } from '@sorrel/core/foods/food-groups';
import type { MacroSplitName } from '@sorrel/core/plans/macro-split';
import type { FirstDay } from '@sorrel/core/plans/plan-dates';
import type { VariationName } from '@sorrel/core/plans/variations';
import type { MealType } from '@sorrel/core/recipes/meal-type';
import { plural, writeAll, writeNumber } from '../language/write.ts';

const meals = (count: number) => plural(count, { one: '# meal', other: '# meals' });
const recipes = (count: number) => plural(count, { one: '# recipe', other: '# recipes' });

export const en = {
  mealPlans: 'Meal Plans',
  planName: 'Plan name',
  nameYourPlan: 'Name your plan',
  weekOf: (monday: string) => `week of ${monday}`,
  day: 'Day',
  nutrition: 'Nutrition',
  resultsFor: 'Results for',
  cancel: 'Cancel',
  search: 'Search',
  premium: 'Premium',
  empty: 'Empty',
  atLeast: 'at least',
  meals,
  portions: (count: number) => plural(count, { one: '# portion', other: '# portions' }),

  noOtherMeal: 'No other recipe was found for this meal.',
  plates: {
    whoseDay: 'Whose day',
    kcalOf: (kcal: number, goal: number | null, isPart: boolean) =>
      `${isPart ? 'at least ' : ''}${writeNumber(kcal)}${goal === null ? '' : ` of ${writeNumber(goal)}`} kcal`,
    instead: (name: string) => `Instead: ${name}`,
    somebodyWhoLeft: 'Somebody who left',
    noWeight: '(weight not known)',
  },

  tools: {
    plan: 'Plan',
    generatePlan: 'Generate Plan',
    generate: 'Generate',
    generating: 'Generating',
    shoppingList: 'Shopping List',
    clear: 'Clear',
    load: 'Load',
    save: 'Save',
    settings: 'Settings',
    more: 'More',
    insights: 'Insights',
    familyPlan: 'Family plan',
    calendar: 'Calendar',
    shareLink: 'Share a link',
    print: 'Print',
  },

  /** Weeks of the calendar. */
  weeks: {
    week: 'Week',
    weeks: 'Weeks',
    thisWeek: 'This week',
    nextWeek: 'Next week',
    lastWeek: 'Last week',
    ago: (weeks: number) => plural(weeks, { one: '# week ago', other: '# weeks ago' }),
    ahead: (weeks: number) => plural(weeks, { one: 'In # week', other: 'In # weeks' }),
    noDate: 'Without a date',
    before: (week: string) => `The week before: ${week}`,
    after: (week: string) => `The week after: ${week}`,
    bring: 'Copy to this week',
    notPlanned: 'No plan for this week yet.',
    planIt: 'Plan it',
    copyLast: (name: string) => `Copy the last one, ${name}`,
    copyOther: 'Copy a saved plan',
    copied: (name: string) => (name === '' ? 'A copy was put into this week.' : `${name} was copied.`),
    unsaved: 'not saved',
    date: 'A day of the week',
    go: 'Go there',
    moveHere: 'Put this plan there',
    takeOff: 'Take the date off',
    moved: (week: string) => `This plan is for ${week} now.`,
    dateTaken: 'This plan has no date now.',
    /** Another plan had the week. */
    undated: (name: string) => `${name} has no date any more. It is among your saved plans.`,
    giveBack: 'Give it back',
    renamed: (name: string) => `Saved as ${name}: another week has the name.`,
    firstDay: 'Weeks begin on',
    firstDays: { monday: 'Monday', saturday: 'Saturday', sunday: 'Sunday' } satisfies Record<FirstDay, string>,
    today: 'today',
  },

  /** What is announced or stands above the week after something was done. */
  done: {
    planSaved: 'Plan saved',
    savedOver: 'The week saved before was replaced.',
    saveFailed: 'An error occurred while saving the plan',
    makingYourWeek: 'Making your week.',
    weekMadeAnew: 'Your week was made anew.',
    weekReady: 'Your week is ready.',
    weekReadyButEmpty: (slots: number) =>
      `Your week is ready; ${plural(slots, { one: '# slot stays', other: '# slots stay' })} empty.`,
    cancelled: 'Cancelled. Your week is as it was.',
    asBefore: 'Your week is as it was before.',
    weekCleared: 'The week was cleared.',
    dayReset: (day: string) => `${day} was reset.`,
    locked: (what: string) => `${what} is locked.`,
    unlocked: (what: string) => `${what} is unlocked.`,
    slotAdded: (mealType: MealType) => `A ${mealType} slot was added.`,
    slotRemoved: (mealType: MealType) => `The last ${mealType} slot was removed.`,
    cleared: (what: string) => `${what} was cleared.`,
    chosen: (meal: string) => `${meal} is chosen.`,
    moved: (meal: string, day: string, mealType: MealType) => `${meal} was moved to ${day}, ${mealType}.`,
    added: (day: string, mealType: string) => `Added to ${day}, ${mealType.toLowerCase()}`,
    isLoaded: (plan: string) => `${plan} is loaded.`,
    wasLoaded: (plan: string) => `${plan} was loaded.`,
    undo: 'Undo',
    dismiss: 'Dismiss',
  },

  needsPremium: {
    slots: 'Extra meal slots are part of Premium.',
    family: 'Family plans are part of Premium.',
    insights: 'Insights into your week are part of Premium.',
    goals: 'Premium plans your week to the nutrition goals you set.',
  },

  /** Dietary needs in force, each as 'No gluten'. */
  onlyKnownToHave: (needs: readonly string[]) =>
    `Only recipes known to have ${writeAll(needs.map((need) => need.toLowerCase()))} are chosen.`,
  change: 'Change',

  slots: {
    beingPlanned: 'A new week is being planned.',
    count: (slots: number, locked: number) => `${slots} slots, ${locked} locked`,
    lockDay: 'Lock Day',
    unlockDay: 'Unlock Day',
    resetDay: 'Reset Day',
    add: (mealType: MealType) => `Add a ${mealType} slot`,
    remove: (mealType: MealType) => `Remove a ${mealType} slot`,
    /** Within a sentence: 'breakfast', or 'snack 2' where there are several. */
    name: (mealType: MealType, number?: number) => (number === undefined ? mealType : `${mealType} ${number}`),
    /** In place of the name of a meal. */
    the: (mealType: MealType) => `The ${mealType} slot`,
    lockWord: 'Locked',
    keptEmpty: 'Kept empty',
    nothingYet: 'Nothing here yet',
    pickForMe: 'Pick for me',
    pickFor: (slot: string) => `Pick for me, ${slot}`,
    picking: 'Picking',
    searchFor: (slot: string) => `Search, ${slot}`,
    keepEmpty: (slot: string) => `Keep ${slot} empty`,
    reroll: (meal: string) => `Re-roll ${meal}`,
    replace: (meal: string) => `Search a replacement for ${meal}`,
    move: (meal: string) => `Move ${meal}`,
    moveIt: 'Move',
    more: (meal: string) => `More for ${meal}`,
    clear: (meal: string) => `Clear ${meal}`,
    lock: (what: string) => `Lock ${what}`,
    unlock: (what: string) => `Unlock ${what}`,
  },

  /** Puts a meal into a slot of the week. */
  place: {
    addToPlan: 'Add to plan',
    add: 'Add',
    givesWay: 'A meal that is there gives way to this one.',
    move: 'Move',
    moveUnnamed: 'Move meal',
    changesPlaces: 'A meal that is there changes places with this one.',
    slot: 'Slot',
    holding: (slot: string, held: string) => `${slot}: ${held}`,
    empty: 'empty',
    allLocked: 'Every other slot of this day is locked.',
  },

  results: {
    atAGlance: (shortDay: string, day: string) => `<short>${shortDay}</short><spoken>${day}</spoken> at a glance`,
    percentOfGoal: 'Percent of goal',
    amountsOfTheDay: 'Amounts of the day',
    /** Marks a day that holds less or more than days do. */
    unusualDay: 'An unusual amount:',
    tooLittle:
      'Less than nearly any adult needs in a day. Is a meal missing, or a recipe recorded for too many servings?',
    tooMuch: 'More than is usually meant for a day. Is a recipe recorded for too few servings?',
    elsewhere: (percent: string) => `A part of this day is eaten elsewhere: the goals are ${percent} of a whole day's.`,
    /** One of the bars, read out. */
    bar: (nutrient: string, amount: string) => `${nutrient.toLowerCase()} ${amount}`,
    unknown: (count: number) =>
      `${plural(count, {
        one: 'The nutrition of # meal is',
        other: 'The nutrition of # meals is',
      })} not known, so the day holds more than this.`,
  },

  goals: {
    title: 'Nutrition goals',
    dailyGoals: 'Daily goals',
    planToYourOwn: 'Plan to your own nutrition goals',
    upgrade: 'Upgrade to Premium',
    priority: (nutrient: string) => `Priority: ${nutrient}`,
    zeroIsNone: '0 is no goal. A goal with a star weighs three times the others when your week is made.',
    maleAndFemaleOnly:
      'The formula behind the recommended calories knows male and female only, so the goals cannot be worked out from your profile.',
    fillInProfile:
      'Fill in your birth date, gender, height, weight and activity level in Profile, and your goals can be worked out from them.',
    recommended: 'Recommended by your profile',
    aDay: (amount: string) => `${amount} a day`,
    macroSplit: 'Macro split',
    splits: {
      Balanced: 'Balanced',
      'Higher protein': 'Higher protein',
      'Lower carb': 'Lower carb',
      'Higher carb': 'Higher carb',
    } satisfies Record<MacroSplitName, string>,
    split: (name: string, carbs: string, protein: string, fat: string) =>
      `${name} (carbs ${carbs}, protein ${protein}, fat ${fat})`,
    splitAmounts: (protein: string, carbs: string, fat: string, fibre: string) =>
      `${protein} protein, ${carbs} carbs, ${fat} fat, ${fibre} fibre`,
    fill: 'Fill from profile',
  },

  /** Behind a goal that is missed: recipes that would help. */
  showRecipesToAdd: 'Show me',

  /** A week that the book cannot fill. */
  firstWeek: {
    filled: (filled: number, slots: number) =>
      `${writeNumber(filled)} of ${plural(slots, { one: '# meal is', other: '# meals are' })} filled`,
    bookHas: (count: number) =>
      count === 0
        ? 'Your book is empty.'
        : plural(count, { one: 'Your book has # recipe.', other: 'Your book has # recipes.' }),
    borrowFor: (loans: number, cap: number | null) =>
      `Borrow ${loans} from Explore for this week${cap === null ? '.' : `; they do not count against your ${cap}.`}`,
    borrowingOver: 'Save what you like in Explore to your own book, or let your own recipes come up more than once.',
    borrow: (loans: number) => `Borrow ${loans}`,
    explore: 'Explore',
    addMeal: 'Add Meal',
    repeatMine: 'Repeat mine',
    borrowed: 'Borrowed',
    keep: (meal: string) => `Keep ${meal} in your book`,
    kept: (meal: string) => `${meal} is in your book now.`,
    onLoan: (loans: number) =>
      plural(loans, {
        one: '# recipe is borrowed from Explore. The bookmark on its card keeps it.',
        other: '# recipes are borrowed from Explore. The bookmark on a card keeps one.',
      }),
    returnAll: 'Return all',
    returned: 'What was borrowed has been returned.',
  },

  settings: {
    title: 'Plan settings',
    recipes: 'Recipes',
    nutrition: 'Nutrition',
    chooseFrom: 'Choose from',
    yourRecipes: 'Your recipes',
    favouritesOnly: 'Favourites only',
    repeatMeals: 'Repeat meals',
    mayRepeat: 'May the same recipe come up more than once a week?',
    tags: 'Tags',
    aboutTags: 'Press once to ask for a tag, twice to leave it out. A recipe must carry every tag asked for.',
    noTags: 'There are no tags yet.',
    variation: 'Variation',
    aboutVariation:
      'How different the next Generate is from the last one. More variety may come a little less close to the goals.',
    variations: { None: 'None', Low: 'Low', Balanced: 'Balanced', High: 'High' } satisfies Record<
      VariationName,
      string
    >,
  },

  /** What is wished of a week beside its goals. */
  wishes: {
    title: 'Wishes',
    about: 'What you wish is kept for the weeks to come. What cannot be had is said above the week.',
    useUp: 'Use up',
    aboutUseUp: 'Foods that are in your fridge. Press Enter or tap one; a meal with each comes into the week.',
    foodsFull: (most: number) => `${most} foods are the most that can be asked for.`,
    addFood: (food: string) => `Use up ${food}`,
    dropFood: (food: string) => `Do not use up ${food}`,
    aboutTime: 'How long a meal of the day may take, preparing and cooking together.',
    timeOn: (day: string) => `Time on ${day}`,
    noLimit: 'No limit',
    notWithin: 'Not again within',
    aboutNotWithin: 'Recipes of the weeks you saved in that time do not come again.',
    anyTime: 'No such wish',
    days: (count: number) => plural(count, { one: '# day', other: '# days' }),
    aboutAtMost: 'At most so many meals a week with these foods.',
    groups: { redMeat: 'Red meat', poultry: 'Poultry', fish: 'Fish' } satisfies Record<FoodGroup, string>,
    mealsAWeek: (count: number) => `${meals(count)} a week`,
    sameFoodRuns: 'The same main food may come twice a day, or three days running',
  },

  finder: {
    title: 'Search Recipes',
    search: 'Search recipes',
    filters: 'Filters',
    active: 'active',
    mealType: 'Meal type',
    maxTime: 'Max time',
    noLimit: 'no limit',
    favouritesOnly: 'Favourites only',
    tags: 'Tags',
    found: recipes,
    noneFound: 'No recipes found.',
    recipes: 'Recipes',
    pages: 'Pages',
    previousPage: '← Previous page',
    nextPage: '→ Next page',
  },

  saved: {
    load: 'Load a plan',
    search: 'Search plans',
    plans: 'Saved plans',
    noneYet: 'No saved plans yet.',
    noneFound: 'No plans found.',
  },

  family: {
    chooseOrMore: (plans: number) => `Choose ${plans} plans or more.`,
    plansFor: (plans: number, people: number) =>
      `${plural(plans, { one: '# plan', other: '# plans' })} for ${plural(people, { one: '# person', other: '# people' })}`,
    merging: 'Merging',
    merge: 'Merge',
    about:
      'Save a plan for each person, with goals of their own, then merge them here. Meals they share are cooked once, and one shopping list buys for everybody.',
    name: 'Name of the family plan',
    toMerge: 'Plans to merge',
    peopleOf: (plan: string) => `People who eat by ${plan}`,
    people: (count: number) => plural(count, { one: 'person', other: 'people' }),
    atMost: (plans: number) => `A family plan merges at most ${plans} plans.`,
  },

  calendar: {
    about:
      'Your calendar program can show this plan week after week. Give it the address as a calendar to subscribe to. Anybody who knows the address can read the plan.',
    saveFirst: 'Save the plan first: the calendar shows it as it was last saved.',
    address: 'Secret address',
    shownOnce: 'It is shown only now. A new address ends the one before.',
    copy: 'Copy the address',
    copied: 'Address copied',
    copyByHand: 'Please copy the address by hand',
    newAddress: 'New address',
    making: 'Making',
    stop: 'Stop sharing',
    stopping: 'Stopping',
  },

  insights: {
    into: 'Insights into',
    thisWeek: 'This week',
    recipeBook: 'Recipe book',
    nothingPlanned: 'Nothing is planned yet.',
    planFirst: 'Generate a week or choose a few meals, then come back.',
    average: 'A day on average',
    ofGoal: (percent: string) => `${percent} of goal`,
    dayByDay: 'Day by day',
    noMeals: 'no meals',
    closest: (best: string, worst: string) => `${best} comes closest to your goals, ${worst} is furthest from them.`,
    mostUsedRecipes: 'Most used recipes',
    mostUsedIngredients: 'Most used ingredients',
    variety: (different: number, planned: number) =>
      `${plural(different, { one: '# different recipe', other: '# different recipes' })} in ${meals(planned)}.`,
    uses: (times: number) => plural(times, { one: 'once', other: '# times' }),
    notKnown: 'Not known.',
    emptyBook: 'Your recipe book is empty.',
    addRecipes: 'Add a few recipes, then come back.',
    noneUsed: 'No saved plan has a recipe of your book yet. Save a plan to see what you use.',
    outOf: (planned: number) => `Out of ${meals(planned)} in your saved plans.`,
    averageByType: 'Average serving by meal type',
    neverPlanned: 'Never planned',
    allPlanned: 'Every recipe of your book is in a saved plan.',
    unplanned: (count: number) =>
      plural(count, {
        one: '# recipe of your book is in no saved plan.',
        other: '# recipes of your book are in no saved plan.',
      }),
    andMore: (count: number) => `and ${writeNumber(count)} more`,
    recipes,
    onAverage: (mealType: string, amount: string) => `${mealType}: ${amount} on average`,
    nutritionUnknown: 'Nutrition is not known.',
    nutritionKnownOf: (known: number, all: number) => `Nutrition is known of ${known} of ${all}.`,
  },

  /** What of a meal's recipe can hardly be meant. */
  doubts: {
    amount: (weight: string, ingredient: string) => `${weight} of ${ingredient}? Please check the recipe.`,
    someAmount: 'An amount of this recipe looks unusual.',
    servings: (kcal: string) => `${kcal} a serving? Please check how many it serves.`,
    otherCalories: 'The page it is from gives other calories. Please check how many it serves.',
    time: 'The times of this recipe look unusual.',
  },

  /** The week on paper. */
  print: { mealPlan: 'Meal plan', nothingPlanned: 'Nothing is planned for this week yet.' },
};
