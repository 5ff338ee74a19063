import { DAIRY } from './dairy.ts';
import type { Drawing } from './drawing.ts';
import { FRUIT } from './fruit.ts';
import { LEAVES } from './leaves.ts';
import { PANTRY } from './pantry.ts';
import { PROTEINS } from './proteins.ts';
import { VEGETABLES } from './vegetables.ts';

const ALL = { ...FRUIT, ...VEGETABLES, ...LEAVES, ...PROTEINS, ...DAIRY, ...PANTRY };

export type DrawingName = keyof typeof ALL;

/** Every food we draw ourselves, by name. */
export const DRAWINGS: Record<DrawingName, Drawing> = ALL;
