import type { Unit } from '../ingredients/units.ts';

export type Taking =
  | { readonly kind: 'plain' }
  | {
      readonly kind: 'amount';
      readonly quantity: number;
      readonly unit: Unit | null;
      readonly text: string;
      readonly isRemaining: boolean;
    }
  | { readonly kind: 'fraction'; readonly share: number; readonly text: string; readonly isOfRest: boolean }
  | { readonly kind: 'rest'; readonly text: string }
  | { readonly kind: 'some'; readonly text: string };
