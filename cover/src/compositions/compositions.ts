import type { CompositionName } from '../dishes.ts';
import { burger, loaf, parcels, skewers, sushi, tacos, toast, wrap } from './boards.ts';
import { creamBowl, curry, pasta, riceBowl, salad, soup, stewPot } from './bowls.ts';
import { bagel, flatbreads, rolls } from './breads.ts';
import { canapes } from './canapes.ts';
import { cocktail, tumbler } from './cocktails.ts';
import { glass, mug } from './drinks.ts';
import { coveredPot, laidPlate, plainGlass, steamingBowl } from './fallbacks.ts';
import { lentilRice, orzo, risotto, saucePan } from './grains.ts';
import { scoops, tartlets } from './ices.ts';
import { enCroute, puris, wholeSteak } from './mains.ts';
import { fryingPan, ovenDish, pie, pizza, roastingTray } from './ovenware.ts';
import { emptyPlate, mainPlate, served } from './plates.ts';
import type { Compose } from './scene.ts';
import { bars, bites, cake, pancakes } from './sweets.ts';

export interface Composition {
  compose: Compose;
  /** radius against that of a bowl */
  scale: number;
  ware: 'bowl' | 'plate' | 'cream';
  /** round things turn when the card is pointed at, and half of them run off the frame */
  isRound: boolean;
  /** laid beside it */
  cutlery?: 'fork' | 'spoon';
  /** seen from the side, so nothing lies round it on the table */
  isStanding?: true;
  /** nothing beside it: what stands for food that nobody knows claims none */
  isAlone?: true;
}

const bowlLike = { scale: 1, ware: 'bowl', isRound: true } as const;
const plateLike = { scale: 1, ware: 'plate', isRound: true } as const;
const boardLike = { scale: 0.92, ware: 'bowl', isRound: false } as const;

/** How each dish is laid out. */
export const COMPOSERS: Record<CompositionName, Composition> = {
  empty: { ...plateLike, compose: emptyPlate },
  plate: { ...plateLike, compose: mainPlate, cutlery: 'fork' },
  served: { ...boardLike, compose: served },
  bowl: { ...bowlLike, compose: riceBowl, cutlery: 'fork' },
  salad: { ...bowlLike, compose: salad, cutlery: 'fork' },
  soup: { ...bowlLike, compose: soup, cutlery: 'spoon' },
  curry: { ...bowlLike, compose: curry, cutlery: 'fork' },
  pasta: { ...bowlLike, compose: pasta, cutlery: 'fork' },
  cream: { ...bowlLike, ware: 'cream', compose: creamBowl, cutlery: 'spoon' },
  scoops: { ...bowlLike, ware: 'cream', scale: 0.94, compose: scoops, cutlery: 'spoon' },
  pot: { ...bowlLike, scale: 0.96, isRound: false, compose: stewPot },
  pan: { ...bowlLike, scale: 0.96, compose: fryingPan },
  tray: { ...boardLike, compose: roastingTray },
  bake: { ...boardLike, compose: ovenDish },
  pie: { ...plateLike, scale: 0.98, compose: pie },
  pizza: { ...plateLike, scale: 0.98, compose: pizza },
  toast: { ...boardLike, scale: 0.86, compose: toast },
  burger: { ...plateLike, compose: burger, cutlery: 'fork' },
  tacos: { ...boardLike, scale: 0.88, compose: tacos },
  wrap: { ...boardLike, scale: 0.92, compose: wrap },
  sushi: { ...boardLike, scale: 0.9, compose: sushi },
  skewers: { ...boardLike, scale: 0.88, compose: skewers },
  parcels: { ...plateLike, compose: parcels },
  loaf: { ...boardLike, scale: 0.88, compose: loaf },
  cake: { ...plateLike, compose: cake, cutlery: 'fork' },
  bites: { ...plateLike, scale: 0.94, isRound: false, compose: bites },
  canapes: { ...plateLike, scale: 0.94, compose: canapes },
  bars: { ...boardLike, scale: 0.92, compose: bars },
  pancakes: { ...plateLike, compose: pancakes, cutlery: 'fork' },
  rolls: { ...boardLike, scale: 0.84, compose: rolls },
  bagel: { ...boardLike, scale: 0.86, compose: bagel },
  flatbreads: { ...boardLike, scale: 0.86, compose: flatbreads },
  tartlets: { ...plateLike, compose: tartlets, cutlery: 'fork' },
  steak: { ...plateLike, compose: wholeSteak, cutlery: 'fork' },
  encroute: { ...boardLike, scale: 0.86, compose: enCroute },
  puris: { ...plateLike, compose: puris },
  risotto: { ...plateLike, compose: risotto, cutlery: 'fork' },
  lentils: { ...bowlLike, compose: lentilRice, cutlery: 'spoon' },
  orzo: { ...bowlLike, compose: orzo, cutlery: 'fork' },
  sauce: { ...bowlLike, scale: 0.96, isRound: false, compose: saucePan },
  glass: { scale: 0.8, ware: 'bowl', isRound: false, isStanding: true, compose: glass },
  cocktail: { scale: 0.86, ware: 'bowl', isRound: false, isStanding: true, compose: cocktail },
  tumbler: { scale: 0.8, ware: 'bowl', isRound: false, isStanding: true, compose: tumbler },
  'covered-pot': { ...bowlLike, scale: 0.96, isRound: false, isAlone: true, compose: coveredPot },
  'steaming-bowl': { ...bowlLike, isRound: false, isAlone: true, compose: steamingBowl },
  'laid-plate': { ...plateLike, scale: 0.86, isRound: false, isAlone: true, compose: laidPlate },
  'plain-glass': { scale: 0.8, ware: 'bowl', isRound: false, isStanding: true, isAlone: true, compose: plainGlass },
  mug: { ...plateLike, scale: 0.88, compose: mug, cutlery: 'spoon' },
};
