import type { Unit } from '../ingredients/units.ts';

/** An ingredient of a recipe as its steps may name it. */
export type Food = {
  readonly index: number;
  /** Stems that may name it, the telling ones. */
  readonly words: ReadonlySet<string>;
  readonly heads: ReadonlySet<string>;
  /** Every stem of the line, notes too. */
  readonly lineWords: ReadonlySet<string>;
  readonly group: string | null;
  readonly groupWords: ReadonlySet<string>;
  readonly quantity: number | null;
  readonly unit: Unit | null;
  /** What a bracket of the line calls it: 'prawn' of 'chingri (tiny prawns)', 'sugar' of 'honey (or sugar)'. */
  readonly otherNames: ReadonlySet<string>;
  /** No word but its own name means it: 'olive' is not the olive oil. */
  readonly needsOwnName: boolean;
  readonly isDivided: boolean;
  readonly isTopping: boolean;
  /** 'Zum Bestreichen', 'pour le moule': no part of what is mixed of all ingredients. Not told in English. */
  readonly isForLater: boolean;
};
