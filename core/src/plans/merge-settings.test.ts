import { describe, expect, it } from 'vitest';
import { marksOfSettings, mergeSettings } from './merge-settings.ts';
import { defaultPlanSettings, type PlanSettings } from './plan-settings.ts';
import { noWishes } from './wishes.ts';

const from = (): PlanSettings => defaultPlanSettings();
const withGoals = (goals: Partial<PlanSettings['nutGoals']>): PlanSettings => ({
  ...from(),
  nutGoals: { ...from().nutGoals, ...goals },
});
const merge = (mine: PlanSettings, theirs: PlanSettings, loaded = from()) =>
  mergeSettings(marksOfSettings(loaded), mine, theirs);
const dinners = (settings: Partial<PlanSettings>) => settings.structure?.map(({ dinner }) => dinner);
function withDinners(day: number, dinner: number): PlanSettings {
  const settings = from();
  return { ...settings, structure: settings.structure.with(day, { ...settings.structure[day]!, dinner }) };
}

describe('settings of a plan that two change', () => {
  it.each([
    { what: 'two settings', mine: { favourites: true }, theirs: { tagsInclude: ['quick'] } },
    { what: 'one that was never said', mine: { favourites: true }, theirs: { without: ['nuts'] } },
    {
      what: 'wishes that only one has',
      mine: { favourites: true },
      theirs: { wishes: { ...noWishes(), cheaper: true } },
    },
  ] as { what: string; mine: Partial<PlanSettings>; theirs: Partial<PlanSettings> }[])(
    '$what both stand, whoever is later',
    ({ mine, theirs }) => {
      const both = { ...from(), ...mine, ...theirs };
      const [one, other] = [
        { ...from(), ...mine },
        { ...from(), ...theirs },
      ];
      expect(merge(one, other)).toEqual({ settings: both, hasTheirs: true, hasBoth: false });
      expect(merge(other, one)).toEqual({ settings: both, hasTheirs: true, hasBoth: false });
    },
  );

  it('goals of two nutrients, and meals of two days, both stand', () => {
    expect(merge(withGoals({ calories: 2000 }), withGoals({ protein: 90 })).settings.nutGoals).toMatchObject({
      calories: 2000,
      protein: 90,
    });
    expect(dinners(merge(withDinners(1, 2), withDinners(4, 3)).settings)).toEqual([1, 2, 1, 1, 3, 1, 1]);
  });

  it('where both changed one setting the last stands, and that is told', () => {
    const { settings, ...told } = merge(withGoals({ calories: 2000 }), withGoals({ calories: 1800 }));
    expect(settings.nutGoals?.calories).toBe(2000);
    expect(told).toEqual({ hasTheirs: false, hasBoth: true });
  });

  it('the same change of both is no difference, in whatever order it is written', () => {
    const { nutGoals, ...others } = withGoals({ calories: 2000 });
    const turned = { nutGoals: Object.fromEntries(Object.entries(nutGoals).reverse()), ...others } as PlanSettings;
    expect(merge(withGoals({ calories: 2000 }), turned)).toMatchObject({ hasTheirs: false, hasBoth: false });
  });

  it('what was taken back by one is taken back, and what the other left alone stays so', () => {
    const loaded: PlanSettings = { ...from(), wishes: noWishes(), tagsExclude: ['slow'] };
    const { wishes: _, ...mine } = loaded;
    expect(merge(mine, { ...loaded, tagsExclude: [] }, loaded).settings).toEqual({ ...mine, tagsExclude: [] });
    expect(merge({ ...loaded, tagsExclude: [] }, mine, loaded).settings).toEqual({ ...mine, tagsExclude: [] });
  });

  it('settings that cannot be compared are the last ones', () => {
    const theirs = { ...from(), structure: [] };
    expect(merge(from(), theirs).settings.structure).toEqual(from().structure);
    expect(merge(withDinners(1, 2), theirs).settings.structure).toEqual(withDinners(1, 2).structure);
  });
});
