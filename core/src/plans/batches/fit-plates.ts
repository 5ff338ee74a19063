import { PORTIONS, portionPlaces } from '../household/household.ts';
import { PLATE_GRAMS } from '../household/plate-limits.ts';
import type { Plate } from '../household/plates.ts';

/** A thousandth of a serving is nothing that anybody has on a plate. */
const NOTHING = 1e-3;

type PlatesOfBatch = { from: readonly Plate[]; to: readonly Plate[] };
type Fit = {
  /** Servings that the whole recipe makes. */
  serves: number;
  /** Portions come in multiples of this. */
  step: number | undefined;
  /** What a serving weighs, g, where it is known. */
  servingGrams?: number | undefined;
  isFixed: (person: string) => boolean;
};

/** The portions that a recipe is served in, but for what is too heavy for a plate; at least the smallest. */
function portionsOf(step: number | undefined, servingGrams = 0): number[] {
  const portions = portionPlaces(step).flatMap((place) => PORTIONS[place] ?? []);
  return portions.filter((portion, at) => at === 0 || portion * servingGrams <= PLATE_GRAMS.dinner);
}

/** The portion nearest to an amount that a recipe is served in. */
export function nearestPortion(servings: number, { step, servingGrams }: Pick<Fit, 'step' | 'servingGrams'>): number {
  return portionsOf(step, servingGrams).reduce((best, one) =>
    Math.abs(one - servings) < Math.abs(best - servings) ? one : best,
  );
}

/**
 * Plates of a batch that eat whole recipes up, where a step more or less on some of them does that; otherwise as they are. The
 * largest give and take first, since a step is least of them.
 */
export function fitPlates({ from, to }: PlatesOfBatch, fit: Fit): { from: Plate[]; to: Plate[] } {
  const plates = [...from, ...to];
  const eaten = plates.reduce((sum, { portion }) => sum + portion, 0);
  const below = Math.floor(eaten / fit.serves + NOTHING) * fit.serves;
  const targets = [below, below + fit.serves].filter((target) => target > 0);
  const nearest = targets.sort((a, b) => Math.abs(a - eaten) - Math.abs(b - eaten));
  for (const target of nearest) {
    const fitted = movedBy(plates, target - eaten, fit);
    if (fitted !== null) return { from: fitted.slice(0, from.length), to: fitted.slice(from.length) };
  }
  return { from: [...from], to: [...to] };
}

/** The plates with so many servings more (or less) in all, each by a step at most; null where that is not to be had. */
function movedBy(plates: readonly Plate[], servings: number, { step, servingGrams, isFixed }: Fit): Plate[] | null {
  const portions = portionsOf(step, servingGrams);
  const sign = Math.sign(servings);
  let left = Math.abs(servings);
  const moved = [...plates];
  const order = [...plates.keys()].sort((a, b) => (plates[b]?.portion ?? 0) - (plates[a]?.portion ?? 0) || a - b);
  for (const at of order) {
    const plate = plates[at];
    if (left < NOTHING || plate === undefined || isFixed(plate.person)) continue;
    const further = portions.filter((portion) => (portion - plate.portion) * sign > NOTHING);
    const next = sign > 0 ? Math.min(...further) : Math.max(...further);
    const change = Math.abs(next - plate.portion);
    if (change > left + NOTHING) continue;
    moved[at] = { ...plate, portion: next };
    left -= change;
  }
  return left < NOTHING ? moved : null;
}
