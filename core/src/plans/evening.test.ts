import { describe, expect, test } from 'vitest';
import { dateAt, isTimeZone, momentOf, nextReminder, remindedDay } from './evening.ts';

const at = (iso: string) => new Date(iso);

describe('the moment of an hour', () => {
  test.each([
    ['Europe/Berlin', '2026-11-23', 18, '2026-11-23T17:00:00Z'],
    ['Europe/Berlin', '2026-07-01', 18, '2026-07-01T16:00:00Z'],
    ['Asia/Kolkata', '2026-11-23', 18, '2026-11-23T12:30:00Z'],
    ['Asia/Kathmandu', '2026-11-23', 18, '2026-11-23T12:15:00Z'],
    ['Pacific/Kiritimati', '2026-11-23', 18, '2026-11-23T04:00:00Z'],
    ['Pacific/Pago_Pago', '2026-11-23', 18, '2026-11-24T05:00:00Z'],
    ['America/St_Johns', '2026-07-01', 18, '2026-07-01T20:30:00Z'],
    ['UTC', '2026-11-23', 18, '2026-11-23T18:00:00Z'],
  ])('in %s on %s at %i is %s', (zone, date, hour, moment) => {
    expect(momentOf(zone, date, hour)).toEqual(at(moment));
    expect(dateAt(zone, at(moment))).toBe(date);
  });

  test('on the days when clocks change is the hour that they show', () => {
    expect(momentOf('Europe/Berlin', '2026-03-29', 18)).toEqual(at('2026-03-29T16:00:00Z'));
    expect(momentOf('Europe/Berlin', '2026-10-25', 18)).toEqual(at('2026-10-25T17:00:00Z'));
    expect(momentOf('Australia/Lord_Howe', '2026-10-04', 18)).toEqual(at('2026-10-04T07:00:00Z'));
  });

  test('that clocks leave out is when they begin again; one that they show twice is the first', () => {
    expect(momentOf('Europe/Berlin', '2026-03-29', 2)).toEqual(at('2026-03-29T01:00:00Z'));
    expect(momentOf('Europe/Berlin', '2026-10-25', 2)).toEqual(at('2026-10-25T00:00:00Z'));
    // Cairo's clocks leave out midnight
    expect(momentOf('Africa/Cairo', '2026-04-24', 0)).toEqual(at('2026-04-23T22:00:00Z'));
  });
});

describe('the next reminder', () => {
  test('is today’s until it has struck, then tomorrow’s', () => {
    expect(nextReminder('Europe/Berlin', 18, at('2026-11-23T16:59:59Z'))).toEqual(at('2026-11-23T17:00:00Z'));
    expect(nextReminder('Europe/Berlin', 18, at('2026-11-23T17:00:00Z'))).toEqual(at('2026-11-24T17:00:00Z'));
  });

  test('comes once every day of a year, 23 to 25 hours apart, wherever', () => {
    for (const zone of [
      'Europe/Berlin',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Tehran',
      'America/Santiago',
    ]) {
      let moment = nextReminder(zone, 18, at('2026-01-01T00:00:00Z'));
      const days = new Set([dateAt(zone, moment)]);
      for (let index = 1; index < 365; index += 1) {
        const next = nextReminder(zone, 18, moment);
        const hours = (next.getTime() - moment.getTime()) / 3_600_000;
        expect(hours, `${zone} ${next.toISOString()}`).toBeGreaterThanOrEqual(23);
        expect(hours, `${zone} ${next.toISOString()}`).toBeLessThanOrEqual(25);
        moment = next;
        days.add(dateAt(zone, moment));
      }
      expect(days.size, zone).toBe(365);
    }
  });

  test('goes on over a day that a place left out', () => {
    // Samoa had no 30 December 2011
    const before = nextReminder('Pacific/Apia', 18, at('2011-12-29T12:00:00Z'));
    const after = nextReminder('Pacific/Apia', 18, before);
    expect(after.getTime()).toBeGreaterThan(before.getTime());
    expect(dateAt('Pacific/Apia', after)).toBe('2011-12-31');
  });
});

test('a reminder is of use until the day is over where its reader is', () => {
  const due = at('2026-11-23T17:00:00Z');
  expect(remindedDay('Europe/Berlin', due, due)).toBe('2026-11-23');
  expect(remindedDay('Europe/Berlin', due, at('2026-11-23T22:59:59Z'))).toBe('2026-11-23');
  expect(remindedDay('Europe/Berlin', due, at('2026-11-23T23:00:00Z'))).toBeNull();
});

test('zones are places: no offsets, nothing made up', () => {
  expect(['Europe/Berlin', 'UTC', 'America/Argentina/Ushuaia'].every(isTimeZone)).toBe(true);
  expect(['+01:00', '', 'Europe/Atlantis', '../etc'].some(isTimeZone)).toBe(false);
});
