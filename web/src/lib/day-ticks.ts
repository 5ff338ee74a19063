import { z } from 'zod';
import { todayDate } from './today-date.ts';
import { useStored } from './use-stored.ts';

const places = z.array(z.int());
const DayTicks = z.object({
  day: z.string(),
  recipes: z.record(z.string(), z.object({ ingredients: places, steps: places })),
});
type DayTicks = z.output<typeof DayTicks>;

const NO_DAY: DayTicks = { day: '', recipes: {} };
export type Ticks = DayTicks['recipes'][string];
const NO_TICKS: Ticks = { ingredients: [], steps: [] };

/** A tick that is there goes, one that is not comes. */
export const tickToggled = (ticked: readonly number[], place: number): number[] =>
  ticked.includes(place) ? ticked.filter((other) => other !== place) : [...ticked, place];

/**
 * What is ticked of a recipe on this device: until the day is over, and as long as nobody changes the recipe, whose lines would be
 * other ones then.
 */
export function useDayTicks(recipe: { id: string; version: number } | undefined) {
  const [stored, setStored] = useStored('recipe-ticks', DayTicks, NO_DAY, window.localStorage);
  const key = `${recipe?.id} ${recipe?.version}`;
  const today = todayDate();
  const ticks = (stored.day === today && stored.recipes[key]) || NO_TICKS;
  return {
    ticks,
    setTicks: (next: Ticks) =>
      setStored((before) => {
        const { [key]: _, ...others } = before.day === today ? before.recipes : {};
        const isNone = next.ingredients.length + next.steps.length === 0;
        return { day: today, recipes: isNone ? others : { ...others, [key]: next } };
      }),
  };
}
