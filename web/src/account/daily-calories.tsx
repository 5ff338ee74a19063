import type { User } from '@sorrel/contract/auth';
import { ageYears } from '@sorrel/core/account/age';
import { adjustCalories, CALORIE_SLIDER, dailyCalories } from '@sorrel/core/account/daily-calories';
import { z } from 'zod';
import { useStored } from '../lib/use-stored.ts';
import { Slider } from '../ui/slider.tsx';
import { todayDate } from './birth-date.ts';

const SliderSchema = z.int().min(CALORIE_SLIDER.min).max(CALORIE_SLIDER.max);

type Body = Pick<User, 'gender' | 'weight' | 'height' | 'dob' | 'activity_level'>;

function weeklyChange(sliderValue: number): string {
  const kg = Math.abs(sliderValue) * CALORIE_SLIDER.kgPerWeekPerStep;
  if (sliderValue === 0) return 'Keep your weight';
  return sliderValue < 0 ? `Lose ${kg} kg a week` : `Gain ${kg} kg a week`;
}

/** The recommended calories of a body, moved by the slider that this device keeps. */
export function DailyCalories({ body }: { body: Body }) {
  const [sliderValue, setSliderValue] = useStored('sliderValue', SliderSchema, 0, window.localStorage);
  const kcal = dailyCalories({
    gender: body.gender,
    weightKg: body.weight,
    heightCm: body.height,
    ageYears: body.dob === null ? null : ageYears(body.dob, todayDate()),
    activityLevel: body.activity_level,
  });

  return (
    <section className="kcal" aria-label="Recommended daily calories">
      <div className="flex items-center justify-between gap-3">
        <b>Recommended daily calories</b>
        {kcal !== null && (
          <output className="kcal-figure num">
            {adjustCalories(kcal, sliderValue).toLocaleString('en-GB')} <small>kcal</small>
          </output>
        )}
      </div>
      {kcal === null ? (
        <p className="text-sm text-ink-2">
          {body.gender === 'other'
            ? 'The formula knows male and female only, so there is no figure.'
            : 'Fill in date of birth, gender, height, weight and activity level to see your figure.'}
        </p>
      ) : (
        <Slider
          label="Weekly change"
          value={sliderValue}
          onValueChange={setSliderValue}
          min={CALORIE_SLIDER.min}
          max={CALORIE_SLIDER.max}
          step={CALORIE_SLIDER.step}
          valueText={weeklyChange(sliderValue)}
        />
      )}
    </section>
  );
}
