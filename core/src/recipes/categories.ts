/** Categories of the spinner and of explore; `None` means any. Source: specification, section 3. */
export const CATEGORIES = [
  'None',
  'Pasta',
  'Health Bowls',
  'Sandwiches & Wraps',
  'Salads',
  'Soups & Stews',
  'Casseroles & Bakes',
  'Curries & Stir-Fries',
  'Grill & BBQ',
  'Breakfast & Brunch',
  'Light Meals',
  'Seafood & Fish',
  'Rice & Grain Dishes',
] as const;
export type Category = (typeof CATEGORIES)[number];
