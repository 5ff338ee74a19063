/**
 * Aisles of a shopping list, in the order they are shown: what could not be placed comes last. Source of the names: specification,
 * section 3.
 */
export const AISLES = [
  'produce',
  'bakery',
  'dairy and eggs',
  'meat and fish',
  'pantry and dry goods',
  'snacks',
  'frozen',
  'other',
] as const;
export type Aisle = (typeof AISLES)[number];

/** An aisle's heading: 'Dairy and eggs'. */
export const aisleTitle = (aisle: Aisle): string => aisle.charAt(0).toUpperCase() + aisle.slice(1);
