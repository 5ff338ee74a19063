import { describe, expect, test } from 'vitest';
import { ageYears, checkBirthDate } from './age.ts';
import { ACTIVITY_FACTORS, CALORIE_SLIDER, dailyCalories, recommendCalories } from './daily-calories.ts';
import { ACTIVITY_LEVELS, DELETE_REASON_NAMES, splitFullName } from './profile.ts';

const MAN = { gender: 'male', weightKg: 80, heightCm: 180, ageYears: 30, activityLevel: 'sedentary' } as const;

describe('daily calories', () => {
  test('NUM-33 Harris-Benedict as revised by Roza and Shizgal, by sex', () => {
    // 88.362 + 1071.76 + 863.82 - 170.31 = 1853.632, times 1.2
    expect(dailyCalories(MAN)).toBe(2224);
    // 447.593 + 554.82 + 511.17 - 173.2 = 1340.383, times 1.55
    expect(
      dailyCalories({ gender: 'female', weightKg: 60, heightCm: 165, ageYears: 40, activityLevel: 'moderatelyActive' }),
    ).toBe(2078);
  });

  test('NUM-34 the activity factors', () => {
    expect(ACTIVITY_FACTORS).toEqual({
      sedentary: 1.2,
      lightlyActive: 1.375,
      moderatelyActive: 1.55,
      veryActive: 1.725,
      extraActive: 1.9,
    });
  });

  test.each([
    ['ACC-32 gender other', { gender: 'other' }],
    ['ACC-32 no gender', { gender: null }],
    ['ACC-33 no weight', { weightKg: null }],
    ['ACC-33 a weight of 0', { weightKg: 0 }],
    ['ACC-33 no height', { heightCm: null }],
    ['ACC-33 no age', { ageYears: null }],
    ['ACC-33 no activity level', { activityLevel: null }],
  ] as const)('%s gives no figure', (_title, missing) => {
    expect(dailyCalories({ ...MAN, ...missing })).toBeNull();
  });

  test('NUM-35 NUM-36 the slider goes from -3 to 3, 500 kcal and 0.5 kg a week each', () => {
    expect(CALORIE_SLIDER).toEqual({ min: -3, max: 3, step: 1, kcalPerStep: 500, kgPerWeekPerStep: 0.5 });
    const active = { ...MAN, activityLevel: 'extraActive' } as const;
    expect(dailyCalories(active)).toBe(3522);
    expect([-9, -3, 0, 1, 3, 9].map((value) => recommendCalories(active, value)?.kcal)).toEqual([
      2022, 2022, 3522, 4022, 5022, 5022,
    ]);
    expect(recommendCalories(active, -3)?.limit).toBeNull();
  });

  test('nothing below 1,500 kcal is recommended to a man, nor below 1,200 kcal to a woman', () => {
    expect(recommendCalories(MAN, -3)).toEqual({
      kcal: 1724,
      sliderValue: -1,
      lowestSliderValue: -1,
      limit: { reason: 'floor', floorKcal: 1500 },
    });
    const woman = { gender: 'female', weightKg: 60, heightCm: 165, ageYears: 40, activityLevel: 'sedentary' } as const;
    expect(dailyCalories(woman)).toBe(1608);
    expect(recommendCalories(woman, -3)).toEqual({
      kcal: 1608,
      sliderValue: 0,
      lowestSliderValue: 0,
      limit: { reason: 'floor', floorKcal: 1200 },
    });
  });

  test('a body that needs less than the floor is recommended what keeps its weight, and nothing below', () => {
    const small = { gender: 'female', weightKg: 35, heightCm: 140, ageYears: 85, activityLevel: 'sedentary' } as const;
    expect(dailyCalories(small)).toBeLessThan(1200);
    expect(recommendCalories(small, -3)?.kcal).toBe(dailyCalories(small));
    expect(recommendCalories(small, 1)?.kcal).toBe((dailyCalories(small) ?? 0) + 500);
  });

  test('under 18 nothing below maintenance is recommended, however much that is', () => {
    const teenager = { ...MAN, ageYears: 17, activityLevel: 'extraActive' } as const;
    expect(recommendCalories(teenager, -3)).toMatchObject({
      kcal: dailyCalories(teenager),
      limit: { reason: 'minor' },
    });
    expect(recommendCalories({ ...teenager, ageYears: 18 }, -3)?.sliderValue).toBe(-3);
  });

  test('no recommendation goes below the floor, whatever the body', () => {
    for (const gender of ['female', 'male'] as const) {
      for (const activityLevel of Object.keys(ACTIVITY_FACTORS) as (keyof typeof ACTIVITY_FACTORS)[]) {
        for (let weightKg = 30; weightKg <= 200; weightKg += 7) {
          for (let ageYears = 13; ageYears <= 100; ageYears += 6) {
            const body = { gender, weightKg, heightCm: 165, ageYears, activityLevel };
            const kcal = recommendCalories(body, -3)?.kcal ?? 0;
            const least = Math.min(gender === 'female' ? 1200 : 1500, dailyCalories(body) ?? 0);
            expect(kcal, JSON.stringify(body)).toBeGreaterThanOrEqual(least);
          }
        }
      }
    }
  });
});

describe('age', () => {
  test.each([
    ['2000-05-10', '2026-05-09', 25],
    ['2000-05-10', '2026-05-10', 26],
    ['2000-02-29', '2025-02-28', 24],
    ['2000-02-29', '2025-03-01', 25],
    ['2026-01-02', '2026-01-01', -1],
    ['2023-02-29', '2026-01-01', null],
    ['10/05/2000', '2026-01-01', null],
  ])('born on %s it is %s: %s', (born, today, age) => {
    expect(ageYears(born, today)).toBe(age);
  });

  test.each([
    ['2013-11-21', { ok: true }],
    ['2013-11-22', { ok: false, reason: 'too_young' }],
    ['2026-11-22', { ok: false, reason: 'in_future' }],
    ['soon', { ok: false, reason: 'not_a_date' }],
  ])('ACC-30 a birth date of %s on 21 November 2026', (born, answer) => {
    expect(checkBirthDate(born, '2026-11-21')).toEqual(answer);
  });
});

describe('the profile', () => {
  test.each([
    ['Robin', 'Robin', ''],
    ['Robin Ash', 'Robin', 'Ash'],
    ['  Ana María de la Cruz ', 'Ana', 'María de la Cruz'],
    ['', '', ''],
  ])('ENT-17 %j is %j and %j', (fullName, firstName, lastName) => {
    expect(splitFullName(fullName)).toEqual({ firstName, lastName });
  });

  test('ENT-18 ENT-19 the activity levels, the last shown as Super active', () => {
    expect(Object.keys(ACTIVITY_LEVELS)).toEqual([
      'sedentary',
      'lightlyActive',
      'moderatelyActive',
      'veryActive',
      'extraActive',
    ]);
    expect(ACTIVITY_LEVELS.extraActive).toBe('Super active');
  });

  test('ENT-65 ENT-66 the reasons for deleting an account', () => {
    expect(DELETE_REASON_NAMES).toEqual([
      'no-longer-useful',
      'privacy-concerns',
      'multiple-accounts',
      'technical-issues',
      'infrequent-use',
      'too-expensive',
      'found-alternative',
      'not-meeting-expectations',
      'taking-a-break',
      'difficult-to-use',
      'other',
    ]);
  });
});
