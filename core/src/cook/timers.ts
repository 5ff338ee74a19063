/** A timer of a kitchen. It is an end moment and no countdown: what reloads, sleeps or was killed meanwhile finds it right. */
export interface Timer {
  readonly id: string;
  /** The recipe and the step it was started from; null for one that was set by hand. */
  readonly recipeId: string | null;
  readonly step: number | null;
  /** Where its time stands in the text of the step; tells which of two times runs. */
  readonly place: number | null;
  readonly name: string;
  readonly lengthMs: number;
  /** Epoch milliseconds; null while it is paused. */
  readonly endsAt: number | null;
  /** What was left when it was paused; 0 while it runs. */
  readonly leftMs: number;
  /** From the lower to the upper end of a range: '8 to 10 minutes' rings at 8 and offers 2 more. */
  readonly spareMs: number;
  /** Rings again and again after so long ('every 10 minutes'); null for one that ends. */
  readonly everyMs: number | null;
  /** Sides still to come after this one: 1 of '4 minutes per side' at first. */
  readonly roundsLeft: number;
  /** What was added while it rang: the recipe's time was too short by so much. */
  readonly addedMs: number;
}

export const TIMERS_MAX = 20;
export const TIMER_LONGEST_MS = 24 * 60 * 60_000;
export const TIMER_NAME_MAX = 60;
/** A timer that rang so long ago that nobody waits for it any more is put away. */
const FORGOTTEN_AFTER_MS = 12 * 60 * 60_000;

const MINUTE_MS = 60_000;

export interface TimerWish {
  readonly id: string;
  readonly name: string;
  readonly fromSeconds: number;
  readonly toSeconds?: number;
  readonly recipeId?: string;
  readonly step?: number;
  readonly place?: number;
  readonly isInterval?: boolean;
  /** How many times it is to be waited for: 2 for '4 minutes per side'. */
  readonly repeat?: number;
}

/** A timer that runs from now on. */
export function startTimer(wish: TimerWish, nowMs: number): Timer {
  const lengthMs = Math.min(TIMER_LONGEST_MS, Math.max(1000, Math.round(wish.fromSeconds * 1000)));
  return {
    id: wish.id,
    recipeId: wish.recipeId ?? null,
    step: wish.step ?? null,
    place: wish.place ?? null,
    name: wish.name.trim().slice(0, TIMER_NAME_MAX),
    lengthMs,
    endsAt: nowMs + lengthMs,
    leftMs: 0,
    spareMs: wish.toSeconds === undefined ? 0 : Math.max(0, Math.round((wish.toSeconds - wish.fromSeconds) * 1000)),
    everyMs: wish.isInterval ? lengthMs : null,
    roundsLeft: wish.isInterval ? 0 : Math.max(0, (wish.repeat ?? 1) - 1),
    addedMs: 0,
  };
}

/** Milliseconds until it rings; never below 0. */
export const timeLeftMs = (timer: Timer, nowMs: number): number =>
  timer.endsAt === null ? timer.leftMs : Math.max(0, timer.endsAt - nowMs);

export const isRinging = (timer: Timer, nowMs: number): boolean => timer.endsAt !== null && timer.endsAt <= nowMs;

export const pauseTimer = (timer: Timer, nowMs: number): Timer =>
  timer.endsAt === null || isRinging(timer, nowMs)
    ? timer
    : { ...timer, endsAt: null, leftMs: timeLeftMs(timer, nowMs) };

export const resumeTimer = (timer: Timer, nowMs: number): Timer =>
  timer.endsAt === null ? { ...timer, endsAt: nowMs + timer.leftMs, leftMs: 0 } : timer;

/** More or fewer minutes. One that rings goes on from now, and keeps in mind that its time was too short. */
export function addToTimer(timer: Timer, addMs: number, nowMs: number): Timer {
  const isLate = isRinging(timer, nowMs);
  const left = Math.min(TIMER_LONGEST_MS, Math.max(0, timeLeftMs(timer, nowMs) + addMs));
  const lengthMs = Math.max(left, timer.lengthMs + addMs);
  if (timer.endsAt === null) return { ...timer, leftMs: left, lengthMs };
  const addedMs = isLate ? timer.addedMs + addMs : timer.addedMs;
  const spareMs = isLate ? Math.max(0, timer.spareMs - addMs) : timer.spareMs;
  return { ...timer, endsAt: nowMs + left, lengthMs: isLate ? timer.lengthMs : lengthMs, addedMs, spareMs };
}

/**
 * What is left of a timer when its ring is stopped: one of many rings waits for the next, at the moment that it was promised for,
 * others are done with.
 */
export function stopRing(timer: Timer, nowMs: number): Timer | null {
  if (timer.everyMs === null || timer.endsAt === null) return null;
  const missed = Math.floor((nowMs - timer.endsAt) / timer.everyMs);
  return { ...timer, endsAt: timer.endsAt + (missed + 1) * timer.everyMs };
}

/** The other side: the same time again, from now. */
export const nextRound = (timer: Timer, nowMs: number): Timer => ({
  ...timer,
  endsAt: nowMs + timer.lengthMs,
  leftMs: 0,
  roundsLeft: Math.max(0, timer.roundsLeft - 1),
  addedMs: 0,
});

/** Those that still matter, the next to end first, paused ones last. */
export function timersInOrder(timers: readonly Timer[], nowMs: number): Timer[] {
  return timers
    .filter((timer) => timer.endsAt === null || timer.endsAt > nowMs - FORGOTTEN_AFTER_MS)
    .toSorted(
      (a, b) => (a.endsAt ?? Number.POSITIVE_INFINITY) - (b.endsAt ?? Number.POSITIVE_INFINITY) || a.leftMs - b.leftMs,
    );
}

/** '4:12', '1:05:00'; the second that has begun counts. */
export function writeTimeLeft(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export const minutesToMs = (minutes: number): number => minutes * MINUTE_MS;
