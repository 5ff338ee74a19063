import type { CoverOptions } from './draw-cover.ts';

/** The frames that the product asks for. */
export const FRAMES = {
  '4:3': { width: 400, height: 300 },
  '3:2': { width: 420, height: 280 },
  '1:1': { width: 200, height: 200, isBare: true },
  cutout: {
    width: 120,
    height: 120,
    isCut: true,
    isPlain: true,
    isBare: true,
    isStill: true,
    scale: 0.45,
    isTableDeep: false,
  },
} as const satisfies Record<string, CoverOptions>;
