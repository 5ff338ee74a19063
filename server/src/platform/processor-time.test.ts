import { expect, test } from 'vitest';
import { readProcessorTimeMs } from './processor-time.ts';

test.skipIf(process.platform !== 'linux')(
  'a process is told what it has had of a processor, as it counts itself',
  () => {
    const { user, system } = process.cpuUsage();
    const told = readProcessorTimeMs(process.pid) ?? 0;
    const after = process.cpuUsage();
    // in steps of 10 ms, for each of the two
    expect(told).toBeGreaterThan((user + system) / 1000 - 30);
    expect(told).toBeLessThan((after.user + after.system) / 1000 + 30);
  },
);

test('of a process that is not there nothing is told', () => {
  expect(readProcessorTimeMs(0)).toBeUndefined();
});
