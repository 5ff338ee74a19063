/** Days of a plan, in order, as the tabs show them; index 0 is Monday. Source: specification, section 2, /app/meal-plans. */
export const DAYS = ['Mon', 'Tues', 'Wed', 'Thurs', 'Fri', 'Sat', 'Sun'] as const;
export type DayName = (typeof DAYS)[number];

/** The same days written out, for sentences and for assistive technology. */
export const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Days in a plan. Source: specification, section 9. */
export const DAYS_IN_PLAN = 7;
