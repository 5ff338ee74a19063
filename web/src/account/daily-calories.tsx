import { type CalorieBody, useDailyCalories } from '../lib/use-daily-calories.ts';
import { Slider } from '../ui/slider.tsx';

/** The recommended calories of a body, moved by the slider that this device keeps. */
export function DailyCalories({ body }: { body: CalorieBody }) {
  const { kcal, slider } = useDailyCalories(body);
  return (
    <section className="kcal" aria-label="Recommended daily calories">
      <div className="flex items-center justify-between gap-3">
        <b>Recommended daily calories</b>
        {kcal !== null && (
          <output className="kcal-figure num">
            {kcal.toLocaleString('en-GB')} <small>kcal</small>
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
        <Slider {...slider} />
      )}
    </section>
  );
}
