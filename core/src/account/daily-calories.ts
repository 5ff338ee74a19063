import type { ActivityLevel, Gender } from './profile.ts';

/** What the energy at rest is multiplied by. Source: specification, section 9. */
export const ACTIVITY_FACTORS: Record<ActivityLevel, number> = {
  sedentary: 1.2,
  lightlyActive: 1.375,
  moderatelyActive: 1.55,
  veryActive: 1.725,
  extraActive: 1.9,
};

/** The slider for losing and gaining weight. Source: specification, section 9. */
export const CALORIE_SLIDER = { min: -3, max: 3, step: 1, kcalPerStep: 500, kgPerWeekPerStep: 0.5 } as const;

export interface Body {
  gender: Gender | null;
  weightKg: number | null;
  heightCm: number | null;
  ageYears: number | null;
  activityLevel: ActivityLevel | null;
}

/**
 * Energy a day, in whole kcal: Harris-Benedict as revised by Roza and Shizgal, times the activity factor.
 * @returns null unless gender is male or female and weight, height, age and activity level are all there
 * @see Roza AM, Shizgal HM. The Harris Benedict equation reevaluated. Am J Clin Nutr 1984;40:168-182
 */
export function dailyCalories({ gender, weightKg, heightCm, ageYears, activityLevel }: Body): number | null {
  if (gender !== 'male' && gender !== 'female') return null;
  if (!weightKg || !heightCm || ageYears === null || activityLevel === null) return null;
  const atRestKcal =
    gender === 'male'
      ? 88.362 + 13.397 * weightKg + 4.799 * heightCm - 5.677 * ageYears
      : 447.593 + 9.247 * weightKg + 3.098 * heightCm - 4.33 * ageYears;
  return Math.max(0, Math.round(atRestKcal * ACTIVITY_FACTORS[activityLevel]));
}

/** The recommendation moved by the slider, never below 0 kcal. */
export function adjustCalories(kcal: number, sliderValue: number): number {
  const steps = Math.min(CALORIE_SLIDER.max, Math.max(CALORIE_SLIDER.min, Math.round(sliderValue)));
  return Math.max(0, kcal + steps * CALORIE_SLIDER.kcalPerStep);
}
