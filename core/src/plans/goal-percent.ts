/** Above this many percent the figure is only called more. Source: specification, section 9. */
export const GOAL_PERCENT_SHOWN_MAX = 200;

/** A day's total as a whole percent of its goal, or null when there is no goal. */
export function goalShare(total: number, goal: number): number | null {
  return goal > 0 ? Math.round((100 * total) / goal) : null;
}

/** The same as text: '85%', '>200%' above 200, and '' when there is no goal. */
export function goalPercent(total: number, goal: number): string {
  const percent = goalShare(total, goal);
  if (percent === null) return '';
  return percent > GOAL_PERCENT_SHOWN_MAX ? `>${GOAL_PERCENT_SHOWN_MAX}%` : `${percent}%`;
}
