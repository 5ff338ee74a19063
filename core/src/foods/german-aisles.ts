import type { Aisle } from './aisles.ts';

/** The aisles in German. */
export const GERMAN_AISLES: Readonly<Record<Aisle, string>> = {
  produce: 'Obst und Gemüse',
  bakery: 'Backwaren',
  'dairy and eggs': 'Milchprodukte und Eier',
  'meat and fish': 'Fleisch und Fisch',
  'pantry and dry goods': 'Vorräte',
  snacks: 'Knabbereien',
  frozen: 'Tiefgekühltes',
  other: 'Sonstiges',
};
