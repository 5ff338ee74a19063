/** The colours of one table. `cover.css` holds the same values as variables, so that the theme changes without drawing again. */
export interface Palette {
  table: string;
  edge: string;
  cloth: string;
  stripe: string;
  /** the table in the dark theme */
  darkTable: string;
  darkEdge: string;
}

function palette(
  table: string,
  edge: string,
  cloth: string,
  stripe: string,
  darkTable: string,
  darkEdge: string,
): Palette {
  return { table, edge, cloth, stripe, darkTable, darkEdge };
}

/** Ten pastel tables, then five deep ones (about one cover in five, for rhythm in a grid). */
export const PALETTES = {
  tomato: palette('#F7D3C6', '#EDB5A3', '#FFF4EE', '#D4553C', '#4A2A22', '#3A201A'),
  apricot: palette('#FBDDB9', '#F2C28C', '#FFF6E8', '#E08A2C', '#4A331C', '#3A2714'),
  butter: palette('#FAE9B0', '#EFD582', '#FFFAE6', '#C99A1B', '#453A18', '#352C11'),
  pistachio: palette('#E3ECB4', '#CBDA8B', '#FAFCE8', '#7F9A2B', '#333D1C', '#272F14'),
  sage: palette('#CFE0C6', '#B3CCA7', '#F5FAF0', '#4B7F4C', '#24382A', '#1A2B20'),
  mint: palette('#C8E6DB', '#A6D2C3', '#F0FAF6', '#2F8470', '#1D3A34', '#142C27'),
  sky: palette('#CDE1EC', '#ABCADB', '#F1F8FC', '#3B7699', '#1F3440', '#162732'),
  lilac: palette('#DFD5EC', '#C6B6DC', '#F8F4FC', '#74569C', '#33293F', '#271F31'),
  rose: palette('#F6D0D8', '#EAB0BD', '#FFF3F5', '#C0446A', '#47242F', '#371A24'),
  oat: palette('#EBDCC6', '#D8C2A2', '#FBF6EC', '#946A3C', '#3D3020', '#2F2418'),
  forest: palette('#21593F', '#184831', '#E4EFD8', '#7FA53A', '#1C3A2B', '#142C20'),
  plum: palette('#7A2F50', '#64233F', '#F9E3EA', '#D0587F', '#4A1F33', '#381526'),
  ink: palette('#1F5468', '#174455', '#E0EEF2', '#4E93AB', '#173845', '#0F2A35'),
  brick: palette('#C75D3C', '#AE4A2C', '#FCE6DA', '#D9764E', '#5E2A1E', '#481E14'),
  amber: palette('#F3BE58', '#E6A739', '#FFF6E2', '#C27A16', '#5A3D12', '#46300D'),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;

/** The pastel tables: what a food may ask for. */
export type PastelName = Exclude<PaletteName, 'forest' | 'plum' | 'ink' | 'brick' | 'amber'>;

const DEEP: Record<PastelName, PaletteName> = {
  tomato: 'brick',
  apricot: 'amber',
  butter: 'amber',
  pistachio: 'forest',
  sage: 'forest',
  mint: 'ink',
  sky: 'ink',
  lilac: 'plum',
  rose: 'plum',
  oat: 'forest',
};

export function deepOf(name: PastelName): PaletteName {
  return DEEP[name];
}

export function isDeep(name: PaletteName): boolean {
  return name === 'forest' || name === 'plum' || name === 'ink' || name === 'brick' || name === 'amber';
}
