import { describe, expect, it } from 'vitest';
import { findStepTimes } from './find-step-times.ts';
import { planTogether, stepSeconds } from './two-recipes.ts';

const NOW = 1_700_000_000_000;
const steps = (...texts: string[]) => texts.map((text) => ({ times: findStepTimes(text) }));
const MINUTE_MS = 60_000;

describe('two recipes at once', () => {
  it('count the longer end of a range and each side; without a time hands are at it for four minutes', () => {
    const [range, sides, none] = steps('Bake 20 to 25 minutes.', 'Fry 2 minutes per side.', 'Slice it.');
    expect([range, sides, none].map((step) => step && stepSeconds(step))).toEqual([1500, 240, 240]);
  });

  it('are ready together when the shorter one waits', () => {
    const long = { steps: steps('Roast for 40 minutes.', 'Rest for 5 minutes.'), at: 0 };
    const short = { steps: steps('Boil for 10 minutes.'), at: 0 };
    expect(planTogether(long, short, NOW)).toEqual({
      readyAtMs: NOW + 45 * MINUTE_MS,
      waits: { recipe: 1, untilMs: NOW + 35 * MINUTE_MS },
    });
    expect(planTogether(short, long, NOW)?.waits?.recipe).toBe(0);
  });

  it('go by the timer that runs, not by the whole of its time', () => {
    const long = { steps: steps('Roast for 40 minutes.'), at: 0, endsAtMs: NOW + 12 * MINUTE_MS };
    const short = { steps: steps('Boil for 10 minutes.'), at: 0 };
    expect(planTogether(long, short, NOW)).toEqual({
      readyAtMs: NOW + 12 * MINUTE_MS,
      waits: { recipe: 1, untilMs: NOW + 2 * MINUTE_MS },
    });
  });

  it('say nothing when the texts of one tell too little, and wait for none that is done', () => {
    const timed = { steps: steps('Boil for 10 minutes.'), at: 0 };
    const untimed = { steps: steps('Slice it.', 'Mix it.', 'Boil for 10 minutes.'), at: 0 };
    expect(planTogether(timed, untimed, NOW)).toBeNull();
    expect(planTogether(timed, { steps: [], at: 0 }, NOW)).toBeNull();
    expect(planTogether(timed, { steps: steps('Chill for 8 hours.', 'Bake for 9 minutes.'), at: 0 }, NOW)).toBeNull();
    expect(planTogether(timed, { ...timed, at: 1 }, NOW)?.waits).toBeNull();
  });
});
