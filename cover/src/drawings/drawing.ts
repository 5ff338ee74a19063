import type { FoodPicture } from '../food-pictures.ts';
import type { Pen } from '../pen.ts';

/** How one piece of a food is drawn, from above, centred on 0, 0. */
export interface Drawing {
  /** width of one piece, as a share of the radius of the vessel it lies in */
  size: number;
  draw(pen: Pen, size: number): string;
  /** lies flat: casts no shadow */
  flat?: boolean;
  /** height divided by width of a long piece: its shadow is long, too, and it is laid along the rim */
  long?: number;
  /** the whole food, for the table beside the vessel */
  whole?: FoodPicture;
  /** belongs on porridge and cake as well, or only there */
  sweet?: boolean;
  /** how it sits in a list icon: share of the usual size, where, and whether as the whole food */
  icon?: { scale?: number; x?: number; y?: number; isWhole?: boolean };
}
