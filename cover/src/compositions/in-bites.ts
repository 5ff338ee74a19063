import { isBig } from '../arrange.ts';
import type { Look } from '../look.ts';

/** In a sauce, a pan or a wrap meat is in bites, not in slices. */
export function inBites(look: Look): Look {
  switch (look.picture) {
    case 'chicken':
    case 'duck':
      return { ...look, picture: 'chickenBit', serving: 'few' };
    case 'steak':
    case 'pork':
    case 'lambChop':
      return { ...look, picture: 'beefBit', serving: 'few' };
    case 'whitefish':
      return { ...look, picture: 'tunaFlakes', serving: 'many' };
    default:
      return look;
  }
}

/** Held in the hand, nothing is larger than a bite: on toast, in tacos and wraps, on skewers. */
export function byHand(look: Look): Look {
  switch (look.picture) {
    case 'salmon':
      return { ...look, picture: 'smokedSalmon', serving: 'few' };
    case 'whitefish':
      return { ...look, picture: 'nugget', serving: 'few' };
    case 'halloumi':
      return { ...look, picture: 'paneer', serving: 'few' };
    case 'drumstick':
    case 'cutlet':
      return { ...look, picture: 'chickenBit', serving: 'few' };
    default: {
      const bite = inBites(look);
      return isBig(bite) ? { ...bite, picture: 'beefBit', serving: 'few' } : bite;
    }
  }
}
