import type { PaletteName } from './palettes.ts';
import type { Pen } from './pen.ts';

/** How a plate or bowl is glazed, from its lit side to its shade. */
export interface Glaze {
  light: string;
  mid: string;
  shade: string;
  wellLight: string;
  wellShade: string;
  /** a painted line on the rim */
  rim?: string;
}

export const GLAZES = {
  white: { light: '#FFFFFF', mid: '#F7F5F0', shade: '#DEDAD1', wellLight: '#FFFFFF', wellShade: '#E9E5DD' },
  stone: {
    light: '#F6EFE3',
    mid: '#EBE1D0',
    shade: '#CDBFA8',
    wellLight: '#F3EBDD',
    wellShade: '#DACDB8',
    rim: '#A98F6B',
  },
  blue: { light: '#7FA9C6', mid: '#5C8BAE', shade: '#3E6C90', wellLight: '#6E9CBC', wellShade: '#46769A' },
  sage: { light: '#B7CDB0', mid: '#98B692', shade: '#759872', wellLight: '#A9C3A3', wellShade: '#7FA17D' },
  ink: { light: '#4B5552', mid: '#363F3D', shade: '#232A29', wellLight: '#3D4644', wellShade: '#262D2C' },
  rose: { light: '#E9A9AE', mid: '#DB8A93', shade: '#BE6A76', wellLight: '#E29BA2', wellShade: '#C57580' },
  rim: {
    light: '#FFFFFF',
    mid: '#F8F7F2',
    shade: '#DFDBD2',
    wellLight: '#FFFFFF',
    wellShade: '#E9E5DD',
    rim: '#2F5D7E',
  },
  iron: { light: '#626A67', mid: '#3C4341', shade: '#232827', wellLight: '#3A413F', wellShade: '#1B1F1E' },
  terracotta: { light: '#D98B62', mid: '#C06E46', shade: '#94492A', wellLight: '#C97B54', wellShade: '#8C4527' },
} as const satisfies Record<string, Glaze>;

export type GlazeName = keyof typeof GLAZES;

const BOWL_GLAZES: Partial<Record<PaletteName, readonly GlazeName[]>> = {
  mint: ['white', 'rose', 'ink'],
  sky: ['white', 'rim'],
  tomato: ['white', 'stone', 'sage'],
  rose: ['white', 'sage'],
  lilac: ['white', 'stone'],
};

/** A glaze that sits well on the table: pale ware on deep tables, some colour on pastel ones. */
export function chooseGlaze(
  pen: Pen,
  table: PaletteName,
  isTableDeep: boolean,
  ware: 'cream' | 'plate' | 'bowl',
): GlazeName {
  if (ware === 'cream') return pen.pick(['blue', 'sage', 'stone', 'ink']);
  if (isTableDeep) return pen.pick(['white', 'stone', 'rim']);
  if (ware === 'plate') return pen.pick(['white', 'rim', 'stone', 'white']);
  return pen.pick(BOWL_GLAZES[table] ?? ['white', 'blue', 'stone', 'white']);
}
