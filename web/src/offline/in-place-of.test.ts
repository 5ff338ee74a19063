import type { BodyInputOf } from '@sorrel/contract/endpoint';
import type { MealPlan, savePlan } from '@sorrel/contract/plans';
import { marksOf } from '@sorrel/core/plans/merge-changes';
import { marksOfSettings } from '@sorrel/core/plans/merge-settings';
import { defaultPlanSettings } from '@sorrel/core/plans/plan-settings';
import { defaultStructure } from '@sorrel/core/plans/structure';
import { emptyWeek } from '@sorrel/core/plans/week-plan';
import { expect, it } from 'vitest';
import { savedInPlaceOf } from './in-place-of.ts';

const ID = '7d3f2f6e-5b0c-4c1c-9a3a-1b2c3d4e5f60';
const NOTHING: MealPlan[number]['lunch'][number] = {
  ...{ id: null, name: '', image_urls: [], ingredient_names: [], prep_time: 0, cook_time: 0, calories: 0 },
  ...{ nutrients: [], tags: [], type: '' },
};
const week = (...dinners: string[]): MealPlan =>
  (emptyWeek(defaultStructure(), NOTHING) as MealPlan).map((day, index) => ({
    ...day,
    dinner: [{ ...NOTHING, id: dinners[index] ?? null }],
  }));
const slotsOf = (plan: MealPlan) => marksOf({ plan, locks: {} });
/** As it waits on the device: one made of the other. */
const save = (plan: MealPlan, from: MealPlan | null, id = ID): BodyInputOf<typeof savePlan> =>
  JSON.parse(JSON.stringify({ name: 'spring', plan, ...(from && { loaded: { id, slots: slotsOf(from) } }) }));

it('of two saves without the server, the second changes what either has changed', () => {
  const sent = savedInPlaceOf(save(week('curry'), week()), save(week('curry', 'trout'), week('curry')));
  expect(sent).toEqual(save(week('curry', 'trout'), week()));
});

it('what the second puts back is put back, though the first may have arrived', () => {
  const sent = savedInPlaceOf(save(week('curry', 'stew'), week()), save(week('', 'stew'), week('curry', 'stew')));
  expect(sent?.['loaded']).toEqual({ id: ID, slots: slotsOf(week('curry')) });
});

it('so it is with the settings: the second changes what either has changed, and what it puts back is put back', () => {
  const settings = (changes: object) => ({ ...defaultPlanSettings(), ...changes });
  const marks = (changes: object) => marksOfSettings(settings(changes));
  const saved = (changes: object, from: object) => {
    const { loaded, ...body } = save(week('curry'), week());
    return { ...body, settings: settings(changes), loaded: { ...loaded, settings: marks(from) } };
  };
  const sent = (mine: object, from: object, changes: object) =>
    savedInPlaceOf(saved(mine, from), saved(changes, mine))?.['loaded'];
  expect(sent({ favourites: true }, {}, { favourites: true, tagsInclude: ['quick'] })).toMatchObject({
    settings: marks({}),
  });
  expect(sent({ favourites: true }, {}, {})).toMatchObject({ settings: marks({ favourites: true }) });
});

it('after a save of the whole week, or of another plan, the second is of the whole week too', () => {
  const second = save(week('curry', 'trout'), week('curry'));
  for (const first of [
    save(week('curry'), null),
    save(week('curry'), week(), '00000000-0000-4000-8000-000000000000'),
  ]) {
    expect(savedInPlaceOf(first, second)).toEqual({ ...second, loaded: undefined });
  }
  expect(savedInPlaceOf(save(week('curry'), week()), save(week('trout'), null))).toEqual(save(week('trout'), null));
});
