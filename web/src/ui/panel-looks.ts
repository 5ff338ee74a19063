import { classes } from './classes.ts';

const EDGES = 'rounded-xl shadow-1 max-sm:rounded-lg dark:shadow-line';
const TONES = { plain: 'bg-surface', deep: 'bg-leaf-deep text-on-deep' };

export type PanelTone = keyof typeof TONES;

export const panelClass = (tone: PanelTone = 'plain', className?: string) =>
  classes(EDGES, 'p-6 max-sm:p-4.5', TONES[tone], className);

/** A panel as low as a row of tools. */
export const PANEL_BAR = `${EDGES} bg-surface px-6 py-4 max-sm:px-4.5`;
