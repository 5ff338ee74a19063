/**
 * Where the sliders of filters end, and their steps; 0 and the end mean no limit. Source: specification, sections 5 and 9.
 */
export const LIST_TIME = { endMinutes: 200, stepMinutes: 5 } as const;
export const SPIN_TIME = { endMinutes: 180, stepMinutes: 5 } as const;
export const SPIN_CALORIES = { endKcal: 1500, stepKcal: 25 } as const;
