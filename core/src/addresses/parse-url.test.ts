import { expect, it } from 'vitest';
import { parseUrl } from './parse-url.ts';

it('reads an address with a letter beyond ASCII however often it is asked', () => {
  let read = 0;
  for (let time = 0; time < 20_000; time += 1) if (parseUrl('/käse.jpg', 'https://müsli.example/')) read += 1;
  expect(read).toBe(20_000);
});

it.each(['', '//', 'https://', 'x.jpg'])('reads nothing in %j', (address) => {
  expect(parseUrl(address)).toBeNull();
});
