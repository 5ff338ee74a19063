/** Above this many percent the figure is only called more. Source: specification, section 9. */
export const GOAL_PERCENT_SHOWN_MAX = 200;

/** A day's total as a whole percent of its goal, or null when there is no goal. */
export function goalShare(total: number, goal: number): number | null {
  return goal > 0 ? Math.round((100 * total) / goal) : null;
}
