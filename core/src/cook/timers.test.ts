import { describe, expect, it } from 'vitest';
import {
  addToTimer,
  isRinging,
  minutesToMs,
  nextRound,
  pauseTimer,
  resumeTimer,
  startTimer,
  stopRing,
  TIMER_LONGEST_MS,
  timeLeftMs,
  timersInOrder,
  writeTimeLeft,
} from './timers.ts';

const NOW = 1_700_000_000_000;
const start = (fromSeconds: number, more = {}) => startTimer({ id: 't', name: 'Rice', fromSeconds, ...more }, NOW);

describe('a timer', () => {
  it('is an end moment: who looks after a night or a reload sees what is left', () => {
    const timer = start(720);
    expect(timeLeftMs(timer, NOW)).toBe(720_000);
    expect(timeLeftMs(timer, NOW + 719_001)).toBe(999);
    expect(isRinging(timer, NOW + 719_999)).toBe(false);
    expect(isRinging(timer, NOW + 720_000)).toBe(true);
    expect(timeLeftMs(timer, NOW + 9_000_000)).toBe(0);
  });

  it('stands still while it is paused and goes on where it was', () => {
    const paused = pauseTimer(start(60), NOW + 20_000);
    expect(timeLeftMs(paused, NOW + 500_000)).toBe(40_000);
    expect(isRinging(paused, NOW + 500_000)).toBe(false);
    expect(timeLeftMs(resumeTimer(paused, NOW + 500_000), NOW + 501_000)).toBe(39_000);
    expect(pauseTimer(start(60), NOW + 60_000).endsAt).not.toBeNull();
  });

  it('takes minutes more and fewer, never below nothing and never beyond a day', () => {
    expect(timeLeftMs(addToTimer(start(60), minutesToMs(1), NOW), NOW)).toBe(120_000);
    expect(timeLeftMs(addToTimer(start(60), -minutesToMs(5), NOW), NOW)).toBe(0);
    expect(timeLeftMs(addToTimer(start(60), TIMER_LONGEST_MS, NOW), NOW)).toBe(TIMER_LONGEST_MS);
    expect(start(1e9).lengthMs).toBe(TIMER_LONGEST_MS);
  });

  it('keeps in mind how much was added while it rang, and only then', () => {
    const late = addToTimer(start(60), minutesToMs(3), NOW + 65_000);
    expect(late).toMatchObject({ addedMs: 180_000, endsAt: NOW + 245_000, lengthMs: 60_000 });
    expect(addToTimer(start(60), minutesToMs(3), NOW).addedMs).toBe(0);
  });

  it('of a range rings at the lower end and knows how much is left to the upper', () => {
    const range = start(480, { toSeconds: 600 });
    expect(range.spareMs).toBe(120_000);
    expect(addToTimer(range, minutesToMs(2), NOW + 480_000).spareMs).toBe(0);
  });

  it('that ends is gone when its ring is stopped; a repeating one rings at the moments promised', () => {
    expect(stopRing(start(60), NOW + 61_000)).toBeNull();
    const every = start(600, { isInterval: true });
    expect(stopRing(every, NOW + 601_000)?.endsAt).toBe(NOW + 1_200_000);
    expect(stopRing(every, NOW + 1_900_000)?.endsAt).toBe(NOW + 2_400_000);
  });

  it('for each side offers the other one', () => {
    const side = start(240, { repeat: 2 });
    expect(side.roundsLeft).toBe(1);
    expect(nextRound(side, NOW + 250_000)).toMatchObject({ roundsLeft: 0, endsAt: NOW + 490_000 });
  });

  it('stands in the order of ringing, paused ones last, forgotten ones not at all', () => {
    const timers = [
      { ...start(600), id: 'late' },
      { ...pauseTimer(start(5), NOW), id: 'paused' },
      { ...start(60), id: 'soon' },
      { ...start(1), id: 'forgotten', endsAt: NOW - 13 * 3_600_000 },
    ];
    expect(timersInOrder(timers, NOW).map(({ id }) => id)).toEqual(['soon', 'late', 'paused']);
  });

  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [59_001, '1:00'],
    [252_000, '4:12'],
    [3_900_000, '1:05:00'],
  ])('with %i ms left shows %s', (left, text) => {
    expect(writeTimeLeft(left)).toBe(text);
  });
});
