/** Aisles of a shopping list, in the order they are shown. Source: specification, section 3. */
export const AISLES = [
  'other',
  'produce',
  'bakery',
  'dairy and eggs',
  'meat and fish',
  'pantry and dry goods',
  'snacks',
  'frozen',
] as const;
export type Aisle = (typeof AISLES)[number];
