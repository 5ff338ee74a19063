/** The nutrients that can be filtered, sorted and planned by; energy in kcal, the others in g. Source: specification, 3. */
export const GOAL_NUTRIENTS = ['calories', 'protein', 'carbohydrates', 'fat', 'fiber', 'sugar'] as const;
export type GoalNutrient = (typeof GOAL_NUTRIENTS)[number];

/** Amounts of the six nutrients, per serving unless said otherwise. */
export type GoalNutrients = Record<GoalNutrient, number>;

/** How the six are called wherever people read them; on the wire they keep the names below. */
export const GOAL_NUTRIENT_NAMES: Record<GoalNutrient, string> = {
  calories: 'Calories',
  protein: 'Protein',
  carbohydrates: 'Carbs',
  fat: 'Fat',
  fiber: 'Fibre',
  sugar: 'Sugar',
};

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
