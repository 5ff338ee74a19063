import type { StepTime } from './find-step-times.ts';

/** A step at which hands are busy and that names no time. */
const HANDS_ON_SECONDS = 4 * 60;

type TimedStep = { readonly times: readonly StepTime[] };

/** How long a step takes: its times one after the other, the longer end of a range; without one, so long as hands are at it. */
export function stepSeconds({ times }: TimedStep): number {
  const waits = times.filter((time) => time.kind !== 'interval');
  if (waits.length === 0) return HANDS_ON_SECONDS;
  return waits.reduce((sum, time) => sum + time.toSeconds * time.repeat, 0);
}

export interface TogetherPlan {
  /** When the later of the two is ready. */
  readonly readyAtMs: number;
  /** The recipe that can wait, by its place, and when it has to go on; null where both go on now. */
  readonly waits: { readonly recipe: 0 | 1; readonly untilMs: number } | null;
}

/** Two recipes that are as far as this: how both are ready at the same time. */
export interface CookingSteps {
  readonly steps: readonly TimedStep[];
  /** Place of the step that is being done; the number of steps when all are. */
  readonly at: number;
  /** When the running timer of this step ends, if there is one: less is left of it than its text says. */
  readonly endsAtMs?: number | null;
}

/** Waits that nobody could act on in time, or that a hint would be too late for. */
const LEAST_WAIT_MS = 2 * 60_000;

/**
 * Tells which of two recipes can wait, and until when.
 * @returns null when less than half of the steps of either name a time, or one still has to stand overnight: that would be a guess
 */
export function planTogether(first: CookingSteps, second: CookingSteps, nowMs: number): TogetherPlan | null {
  if (![first, second].every((one) => isTimed(one) && !hasLongWait(one))) return null;
  const [a, b] = [remainingMs(first, nowMs), remainingMs(second, nowMs)];
  const readyAtMs = nowMs + Math.max(a, b);
  const isDone = a === 0 || b === 0;
  if (isDone || Math.abs(a - b) < LEAST_WAIT_MS) return { readyAtMs, waits: null };
  return { readyAtMs, waits: { recipe: a < b ? 0 : 1, untilMs: nowMs + Math.abs(a - b) } };
}

function isTimed({ steps }: CookingSteps): boolean {
  const timed = steps.filter(({ times }) => times.some((time) => time.kind === 'timer')).length;
  return steps.length > 0 && timed * 2 >= steps.length;
}

/** Something still has to stand for half a day: it is not for this table. */
const hasLongWait = ({ steps, at }: CookingSteps): boolean =>
  steps.slice(at).some(({ times }) => times.some((time) => time.kind === 'reminder'));

function remainingMs({ steps, at, endsAtMs }: CookingSteps, nowMs: number): number {
  return steps
    .slice(at)
    .reduce(
      (sum, step, place) => sum + (place === 0 && endsAtMs ? Math.max(0, endsAtMs - nowMs) : stepSeconds(step) * 1000),
      0,
    );
}
