/** How different the plans of successive Generates are. Source: specification, section 9. */
export const VARIATIONS = { None: 1, Low: 2, Balanced: 3, High: 4 } as const;
export type VariationName = keyof typeof VARIATIONS;
export type Variation = (typeof VARIATIONS)[VariationName];

/** Source: specification, sections 3 and 9. */
export const DEFAULT_VARIATION: Variation = VARIATIONS.Low;

/**
 * Points of the week's distance from its goals (`PlanQuality.distancePercent`) that a level may give away above the best
 * week. A ceiling, not a target. Source: the model of the plan problem, 'Variation'.
 */
export const VARIATION_CEILING_POINTS: Record<Variation, number> = { 1: 0, 2: 1, 3: 3, 4: 6 };

/** Share of meals that the next Generate's week should lack, 0 to 1. Same source. */
export const VARIATION_NEW_MEALS_AIM: Record<Variation, number> = { 1: 0, 2: 0.35, 3: 0.5, 4: 0.65 };

/**
 * Share of the best week's meals that each of two weeks lacks when they share no more than chance brings and lack of each other
 * what is asked: what both have of it is (1 - x) squared.
 * @param aim as in `VARIATION_NEW_MEALS_AIM`
 */
export function shareUnlikeBest(aim: number): number {
  return 1 - Math.sqrt(1 - aim);
}
