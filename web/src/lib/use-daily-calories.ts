import type { User } from '@sorrel/contract/auth';
import { ageYears } from '@sorrel/core/account/age';
import { adjustCalories, CALORIE_SLIDER, dailyCalories } from '@sorrel/core/account/daily-calories';
import { z } from 'zod';
import { todayDate } from './today-date.ts';
import { useStored } from './use-stored.ts';

const SliderValue = z.int().min(CALORIE_SLIDER.min).max(CALORIE_SLIDER.max);

export type CalorieBody = Pick<User, 'gender' | 'weight' | 'height' | 'dob' | 'activity_level'>;

function weeklyChange(sliderValue: number): string {
  const kg = Math.abs(sliderValue) * CALORIE_SLIDER.kgPerWeekPerStep;
  if (sliderValue === 0) return 'Keep your weight';
  return sliderValue < 0 ? `Lose ${kg} kg a week` : `Gain ${kg} kg a week`;
}

/**
 * The recommended calories of a body, moved by the slider that this device keeps: in Profile and beside the nutrition goals.
 * @returns kcal null when the body does not say enough; `slider` is what the slider takes
 */
export function useDailyCalories(body: CalorieBody) {
  const [value, setValue] = useStored('sliderValue', SliderValue, 0, window.localStorage);
  const kcal = dailyCalories({
    gender: body.gender,
    weightKg: body.weight,
    heightCm: body.height,
    ageYears: body.dob === null ? null : ageYears(body.dob.slice(0, 10), todayDate()),
    activityLevel: body.activity_level,
  });
  return {
    kcal: kcal === null ? null : adjustCalories(kcal, value),
    slider: {
      label: 'Weekly change',
      value,
      onValueChange: setValue,
      min: CALORIE_SLIDER.min,
      max: CALORIE_SLIDER.max,
      step: CALORIE_SLIDER.step,
      valueText: weeklyChange(value),
    },
  };
}
