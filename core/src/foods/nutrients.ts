/** What is known of a nutrient that people filter, sort and plan by. */
interface GoalNutrientFacts {
  /** How it is called wherever people read it; on the wire it keeps its name of `NUTRIENTS`. */
  label: string;
  /** Step and greatest value of its daily goal; the least is 0, no goal. Source: specification, section 5. */
  goal: { step: number; max: number };
  /**
   * On which side of its goal a day is wrong: more than a floor and less than a ceiling cost nothing. Source: the model of
   * the plan problem, 'Rules'.
   */
  side: 'both' | 'floor' | 'ceiling';
  /** Bounds between the buckets of its filter, per serving. Source: specification, section 9. */
  bucketBounds: readonly [number, ...number[]];
}

/**
 * Every nutrient that can be filtered, sorted and planned by, in the order in which they are stored, sent and shown; energy in
 * kcal, the others in g. Columns, parameters, filters, goals and bars are made of this table. Source: specification, 3.
 */
export const GOAL_NUTRIENT_FACTS = {
  calories: {
    label: 'Calories',
    goal: { step: 50, max: 10_000 },
    side: 'both',
    bucketBounds: [300, 600, 900, 1200, 1500],
  },
  protein: { label: 'Protein', goal: { step: 5, max: 500 }, side: 'both', bucketBounds: [10, 20, 30, 40, 50] },
  carbohydrates: { label: 'Carbs', goal: { step: 10, max: 2_000 }, side: 'both', bucketBounds: [20, 50, 80, 120, 160] },
  fat: { label: 'Fat', goal: { step: 5, max: 500 }, side: 'both', bucketBounds: [5, 15, 25, 35, 45] },
  fiber: { label: 'Fibre', goal: { step: 2, max: 200 }, side: 'floor', bucketBounds: [2, 5, 8, 12, 16] },
  sugar: { label: 'Sugar', goal: { step: 5, max: 500 }, side: 'ceiling', bucketBounds: [5, 10, 20, 30, 40] },
} as const satisfies Partial<Record<NutrientKey, GoalNutrientFacts>>;
export type GoalNutrient = keyof typeof GOAL_NUTRIENT_FACTS;

/** The nutrients of `GOAL_NUTRIENT_FACTS` in its order. */
export const GOAL_NUTRIENTS = Object.keys(GOAL_NUTRIENT_FACTS) as readonly GoalNutrient[];

/** Amounts of the nutrients with goals, per serving unless said otherwise. */
export type GoalNutrients = Record<GoalNutrient, number>;

/** Something about every nutrient with a goal. */
export function byGoalNutrient<Value>(of: (nutrient: GoalNutrient) => Value): Record<GoalNutrient, Value> {
  return Object.fromEntries(GOAL_NUTRIENTS.map((nutrient) => [nutrient, of(nutrient)])) as Record<GoalNutrient, Value>;
}

/** How they are called wherever people read them. */
export const GOAL_NUTRIENT_NAMES: Readonly<Record<GoalNutrient, string>> = byGoalNutrient(
  (nutrient) => GOAL_NUTRIENT_FACTS[nutrient].label,
);

/** Every nutrient that is calculated, with the name it has on the wire and its unit. Source: specification, 3, Nutrient. */
export const NUTRIENTS = {
  calories: { name: 'Calories', unit: 'kcal' },
  protein: { name: 'Protein', unit: 'g' },
  fat: { name: 'Fat', unit: 'g' },
  saturatedFat: { name: 'Saturated Fat', unit: 'g' },
  carbohydrates: { name: 'Carbohydrates', unit: 'g' },
  netCarbohydrates: { name: 'Net Carbohydrates', unit: 'g' },
  sugar: { name: 'Sugar', unit: 'g' },
  cholesterol: { name: 'Cholesterol', unit: 'mg' },
  sodium: { name: 'Sodium', unit: 'mg' },
  fiber: { name: 'Fiber', unit: 'g' },
  calcium: { name: 'Calcium', unit: 'mg' },
  iron: { name: 'Iron', unit: 'mg' },
  alcohol: { name: 'Alcohol', unit: 'g' },
} as const;
export type NutrientKey = keyof typeof NUTRIENTS;

/** Amounts of every nutrient in the units of `NUTRIENTS`. */
export type NutrientAmounts = Record<NutrientKey, number>;

/** kcal in a gram, by Atwater's general factors. */
export const KCAL_PER_GRAM = { carbohydrates: 4, protein: 4, fat: 9 } as const;
export type MacroNutrient = keyof typeof KCAL_PER_GRAM;

/** Does energy come from this nutrient? */
export const isMacro = (nutrient: NutrientKey): nutrient is MacroNutrient => Object.hasOwn(KCAL_PER_GRAM, nutrient);
