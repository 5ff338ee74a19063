import type { User } from '@sorrel/contract/auth';
import { ageYears } from '@sorrel/core/account/age';
import { CALORIE_SLIDER, type CalorieLimit, recommendCalories } from '@sorrel/core/account/daily-calories';
import { z } from 'zod';
import { writeAmount, writeDecimal } from '../language/write.ts';
import { say } from './sentences.ts';
import { todayDate } from './today-date.ts';
import { useStored } from './use-stored.ts';

const SliderValue = z.int().min(CALORIE_SLIDER.min).max(CALORIE_SLIDER.max);

export type CalorieBody = Pick<User, 'gender' | 'weight' | 'height' | 'dob' | 'activity_level'>;

function weeklyChange(sliderValue: number): string {
  const kg = Math.abs(sliderValue) * CALORIE_SLIDER.kgPerWeekPerStep;
  if (sliderValue === 0) return say.keepYourWeight;
  return sliderValue < 0 ? say.loseWeekly(writeDecimal(kg)) : say.gainWeekly(writeDecimal(kg));
}

function limitText(limit: CalorieLimit): string {
  return limit.reason === 'minor' ? say.minorLimit : say.adultLimit(writeAmount(limit.floorKcal, 'kcal'));
}

/**
 * The recommended calories of a body, moved by the slider that this device keeps: in Profile and beside the nutrition goals.
 * @returns kcal null when the body does not say enough; `slider` is what the slider takes, `limitNote` says why it goes no
 * further down once it is as low as it goes
 */
export function useDailyCalories(body: CalorieBody) {
  const [asked, setAsked] = useStored('sliderValue', SliderValue, 0, window.localStorage);
  const ofBody = {
    gender: body.gender,
    weightKg: body.weight,
    heightCm: body.height,
    ageYears: body.dob === null ? null : ageYears(body.dob.slice(0, 10), todayDate()),
    activityLevel: body.activity_level,
  };
  const recommended = recommendCalories(ofBody, asked);
  const value = recommended?.sliderValue ?? asked;
  const limit = recommended !== null && value === recommended.lowestSliderValue ? recommended.limit : null;
  return {
    kcal: recommended?.kcal ?? null,
    limitNote: limit && limitText(limit),
    slider: {
      label: say.weeklyChange,
      value,
      onValueChange: (next: number) => setAsked(recommendCalories(ofBody, next)?.sliderValue ?? next),
      min: CALORIE_SLIDER.min,
      max: CALORIE_SLIDER.max,
      step: CALORIE_SLIDER.step,
      valueText: weeklyChange(value),
    },
  };
}
