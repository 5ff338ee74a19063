import { visibleText } from '../visible-text.ts';
/** Meal plans that one account may keep: a guard, 19 years of weeks. */
export const PLANS_MAX = 1_000;

/** Characters a plan's name may have after trimming. */
export const PLAN_NAME_MAX = 100;

export type PlanNameResult = { ok: true; name: string } | { ok: false; reason: 'no_name' | 'too_long' };

/** A plan's name as it is saved: trimmed and in lower case, 1 to 100 characters. Source: specification, section 5. */
export function parsePlanName(text: string): PlanNameResult {
  const name = visibleText(text).toLowerCase();
  if (name === '') return { ok: false, reason: 'no_name' };
  if (name.length > PLAN_NAME_MAX) return { ok: false, reason: 'too_long' };
  return { ok: true, name };
}
