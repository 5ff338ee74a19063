import { describe, expect, it } from 'vitest';
import { withoutRepeatedList } from './clean-text.ts';
import { lengthsAsBegun } from './lengths-as-begun.ts';

describe('lists that look alike (API-33)', () => {
  it('are as long as begun at each place', () => {
    expect(lengthsAsBegun(['a', 'b', 'a', 'b', 'a', 'c'])).toEqual([6, 0, 3, 0, 1, 0]);
    expect(lengthsAsBegun(['a', 'a', 'a'])).toEqual([3, 2, 1]);
    expect(lengthsAsBegun([])).toEqual([]);
  });

  it('say the same as comparing each place with the beginning', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const values = Array.from({ length: 30 }, (_, place) =>
        String(((seed + 3) * (place + 1) * 7919) % (2 + (seed % 3))),
      );
      const counted = values.map((_, place) => {
        const end = values.slice(place).findIndex((value, at) => value !== values[at]);
        return end < 0 ? values.length - place : end;
      });
      expect(lengthsAsBegun(values)).toEqual(counted);
    }
  });

  it('stand once, in the units that stand first', () => {
    const metric = ['100 g flour', '50 g sugar', '250 ml milk', '1 egg white'];
    const imperial = ['4 oz flour', '2 oz sugar', '1 cup milk', '1 egg white'];
    expect(withoutRepeatedList([...metric, ...imperial, '1 pinch salt'])).toEqual([...metric, '1 pinch salt']);
    expect(withoutRepeatedList([...metric, ...metric])).toEqual(metric);
  });
});
