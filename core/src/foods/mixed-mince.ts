import type { Food } from './food.ts';
import type { FoodIndex } from './food-index.ts';

/** Words of six languages, in any case and inside compounds. */
const PORK = /pork|schwein|\bporc\b|cerdo|\bmaiale|suino|varken/iu;
const BEEF = /beef|rind|b(?:œ|oe)uf|ternera|\bres\b|vacuno|manzo|bovino|rund/iu;
/** Of two meats, of which nobody says what they are: pork is one of them. */
const HALF_AND_HALF =
  /\bhal[bf](?:\s?[/&+-]\s?|\s(?:und|u\.|and|om)\s|-om-)hal[bf]|\bmoitié[\s-](?:et[\s-])?moitié|\bmitad (?:y|e) mitad|\bmetà e metà|\bgemischt|\bgemengd|\bmisto\b|\bmixta\b/iu;
/** One or the other is for the cook to say. */
const CHOICE = /\b(?:or|oder|ou|o|of)\b/iu;

/** 'Hackfleisch (halb Rind, halb Schwein)': mince that is called so alone is beef, unless its line says that pork is in it. Null where it does not. */
export function minceByMeats(index: FoodIndex, food: Food, said: string): Food | null {
  if (food.id !== 'beef-mince' || CHOICE.test(said)) return null;
  const isPork = PORK.test(said);
  if (!isPork && !HALF_AND_HALF.test(said)) return null;
  const id = isPork && !BEEF.test(said) ? 'pork-mince' : 'beef-and-pork-mince';
  return index.byId.get(id) ?? null;
}
