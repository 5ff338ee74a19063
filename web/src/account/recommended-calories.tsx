import { CALORIE_SLIDER } from '@sorrel/core/account/daily-calories';
import { writeDecimal, writeNumber } from '../language/write.ts';
import { type CalorieBody, useDailyCalories } from '../lib/use-daily-calories.ts';
import { Slider } from '../ui/slider.tsx';
import { say } from './sentences.ts';

const TICKS = Array.from(
  { length: (CALORIE_SLIDER.max - CALORIE_SLIDER.min) / CALORIE_SLIDER.step + 1 },
  (_, index) => CALORIE_SLIDER.min + index * CALORIE_SLIDER.step,
);

/** '−1.5', 'Keep', '+0.5': kg a week, the unit at both ends. */
function tickLabel(sliderValue: number): string {
  if (sliderValue === 0) return say.keep;
  const kg = `${sliderValue < 0 ? '−' : '+'}${writeDecimal(Math.abs(sliderValue) * CALORIE_SLIDER.kgPerWeekPerStep)}`;
  return sliderValue === CALORIE_SLIDER.min || sliderValue === CALORIE_SLIDER.max ? `${kg} kg` : kg;
}

const FIGURE = 'font-display text-[2rem] leading-none font-semibold tracking-[-0.03em] whitespace-nowrap';
// the labels stand under the places of the thumb, whose middle keeps half its width from either end
const TICK_ROW = 'num mx-[calc(0.8125rem-(100%-1.625rem)/12)] grid grid-cols-7 text-xs text-ink-3';

/** The recommended calories of a body, moved by the slider that this device keeps. */
export function RecommendedCalories({ body }: { body: CalorieBody }) {
  const { kcal, limitNote, slider } = useDailyCalories(body);
  return (
    <section className="grid gap-3 rounded-lg bg-sunken px-5 py-4.5" aria-label={say.recommendedDailyCalories}>
      <div className="flex items-center justify-between gap-3">
        <b>{say.recommendedDailyCalories}</b>
        {kcal !== null && (
          <output className={FIGURE}>
            {writeNumber(kcal)}{' '}
            <small className="font-text text-sm leading-normal font-medium tracking-normal text-ink-3">kcal</small>
          </output>
        )}
      </div>
      {kcal === null ? (
        <p className="text-sm text-ink-2">{body.gender === 'other' ? say.formulaKnows : say.fillIn}</p>
      ) : (
        <div>
          <Slider {...slider} />
          <div className={TICK_ROW} aria-hidden>
            {TICKS.map((tick) => (
              <span
                key={tick}
                className={`text-center whitespace-nowrap ${tick === slider.value ? 'font-bold text-ink' : ''}`}
              >
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
