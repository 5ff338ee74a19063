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

/**
 * No recommendation for an adult goes below these, in kcal a day. Common adult guidance (no less without a health
 * professional's supervision: Harvard Health Publishing, 'Calorie counting made easy'), not medical advice.
 */
export const CALORIE_FLOOR_KCAL: Record<Gender, number> = { female: 1200, male: 1500, other: 1500 };
/** Below this age nothing under maintenance is recommended. */
const ADULT_AGE_YEARS = 18;

/** What a body is recommended to eat. */
export interface CalorieRecommendation {
  kcal: number;
  /** The slider's value that it is for: as asked, or the lowest there may be. */
  sliderValue: number;
  /** How far down the slider goes for this body. */
  lowestSliderValue: number;
  /** Why it goes no further down; null where it goes all the way. */
  limit: CalorieLimit | null;
}

/** `minor`: under 18 nothing below maintenance; `floor`: one step more would go below the floor. */
export type CalorieLimit = { reason: 'minor' } | { reason: 'floor'; floorKcal: number };

/**
 * The energy a day moved by the slider, never below the floor, nor below maintenance where that is lower still.
 * @returns null where `dailyCalories` knows no figure
 */
export function recommendCalories(body: Body, askedSliderValue: number): CalorieRecommendation | null {
  const maintenanceKcal = dailyCalories(body);
  if (maintenanceKcal === null || body.gender === null || body.ageYears === null) return null;
  const { min, max, kcalPerStep } = CALORIE_SLIDER;
  const isMinor = body.ageYears < ADULT_AGE_YEARS;
  const floorKcal = CALORIE_FLOOR_KCAL[body.gender];
  const stepsDown = isMinor ? 0 : Math.max(0, Math.floor((maintenanceKcal - floorKcal) / kcalPerStep));
  const lowestSliderValue = stepsDown === 0 ? 0 : Math.max(min, -stepsDown);
  const sliderValue = Math.min(max, Math.max(lowestSliderValue, Math.round(askedSliderValue)));
  const limit: CalorieLimit | null =
    lowestSliderValue === min ? null : isMinor ? { reason: 'minor' } : { reason: 'floor', floorKcal };
  return { kcal: maintenanceKcal + sliderValue * kcalPerStep, sliderValue, lowestSliderValue, limit };
}
