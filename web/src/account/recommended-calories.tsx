import { CALORIE_SLIDER } from '@sorrel/core/account/daily-calories';
import { groupedNumber } from '@sorrel/core/nutrition/shown-amount';
import { type CalorieBody, useDailyCalories } from '../lib/use-daily-calories.ts';
import { Slider } from '../ui/slider.tsx';

const TICKS = Array.from(
  { length: (CALORIE_SLIDER.max - CALORIE_SLIDER.min) / CALORIE_SLIDER.step + 1 },
  (_, index) => CALORIE_SLIDER.min + index * CALORIE_SLIDER.step,
);

/** '−1.5', 'Keep', '+0.5': kg a week, the unit at both ends. */
function tickLabel(sliderValue: number): string {
  if (sliderValue === 0) return 'Keep';
  const kg = `${sliderValue < 0 ? '−' : '+'}${Math.abs(sliderValue) * CALORIE_SLIDER.kgPerWeekPerStep}`;
  return sliderValue === CALORIE_SLIDER.min || sliderValue === CALORIE_SLIDER.max ? `${kg} kg` : kg;
}

/** The recommended calories of a body, moved by the slider that this device keeps. */
export function RecommendedCalories({ body }: { body: CalorieBody }) {
  const { kcal, limitNote, slider } = useDailyCalories(body);
  return (
    <section className="kcal" aria-label="Recommended daily calories">
      <div className="flex items-center justify-between gap-3">
        <b>Recommended daily calories</b>
        {kcal !== null && (
          <output className="kcal-figure num">
            {groupedNumber(kcal)} <small>kcal</small>
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
        <div>
          <Slider {...slider} />
          <div className="kcal-ticks num" aria-hidden>
            {TICKS.map((tick) => (
              <span key={tick} className={tick === slider.value ? 'on' : undefined}>
                {tickLabel(tick)}
              </span>
            ))}
          </div>
          {limitNote && (
            <p className="mt-3 text-sm text-ink-2" role="status">
              {limitNote}
            </p>
          )}
        </div>
      )}
    </section>
  );
}
