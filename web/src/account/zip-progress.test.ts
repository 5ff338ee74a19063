import { expect, it } from 'vitest';
import { zipFileCounter } from './zip-progress.ts';

const FILE = [0x50, 0x4b, 3, 4, 1, 2, 3];

it.each([
  ['whole', [[...FILE, ...FILE, ...FILE]], 3],
  ['cut inside a signature', [[...FILE, 0x50, 0x4b], [3, 4, 1], FILE], 3],
  ['byte by byte', [...FILE, ...FILE].map((byte) => [byte]), 2],
  ['after a letter that only looks like one', [[0x50, 0x50, 0x4b, 3, 4]], 1],
  ['the directory at the end is none', [[...FILE, 0x50, 0x4b, 1, 2, 0x50, 0x4b, 5, 6]], 1],
  ['nothing', [[]], 0],
])('counts the files of a zip that arrives %s', (_title, pieces, files) => {
  const count = zipFileCounter();
  let counted = 0;
  for (const piece of pieces) counted = count(new Uint8Array(piece));
  expect(counted).toBe(files);
});
