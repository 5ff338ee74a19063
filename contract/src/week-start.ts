import { isWeekStart } from '@sorrel/core/plans/plan-dates';
import { z } from 'zod';

/** The first day of a week of the calendar: 'YYYY-MM-DD', a Monday, Saturday or Sunday. */
export const WeekStart = z.iso.date().refine(isWeekStart, 'A week begins on a Monday, Saturday or Sunday.');
