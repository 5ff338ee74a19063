import { visibleText } from '../visible-text.ts';
/** Genders of the profile. Source: specification, section 3, User. */
export const GENDERS = ['male', 'female', 'other'] as const;
export type Gender = (typeof GENDERS)[number];

/** Activity levels with the words of the screen. Source: specification, section 3, Profile form. */
export const ACTIVITY_LEVELS = {
  sedentary: 'Sedentary',
  lightlyActive: 'Lightly active',
  moderatelyActive: 'Moderately active',
  veryActive: 'Very active',
  extraActive: 'Super active',
} as const;
export type ActivityLevel = keyof typeof ACTIVITY_LEVELS;
export const ACTIVITY_LEVEL_NAMES = Object.keys(ACTIVITY_LEVELS) as [ActivityLevel, ...ActivityLevel[]];

/** Height in cm and weight in kg. Source: specification, section 5. */
export const HEIGHT_MAX_CM = 400;
export const WEIGHT_MAX_KG = 400;
export const WEIGHT_STEP_KG = 0.1;

/** Diets a person may prefer; each is a tag of the same name. Source: decisions, 'Dietary preferences'. */
export const DIETS = ['Vegetarian', 'Vegan', 'Gluten Free', 'Dairy Free', 'Nut Free'] as const;
export type Diet = (typeof DIETS)[number];

/** What a person may not eat. The names are those of the foods' flags. */
export const ALLERGENS = ['gluten', 'dairy', 'egg', 'nuts', 'soya', 'fish', 'shellfish'] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** Reasons for deleting an account. Source: specification, section 3, Delete-account payload. */
export const DELETE_REASONS = {
  'no-longer-useful': 'It is no longer useful to me',
  'privacy-concerns': 'I have privacy concerns',
  'multiple-accounts': 'I have more than one account',
  'technical-issues': 'I had technical issues',
  'infrequent-use': 'I do not use it often',
  'too-expensive': 'It is too expensive',
  'found-alternative': 'I found an alternative',
  'not-meeting-expectations': 'It does not meet my expectations',
  'taking-a-break': 'I am taking a break',
  'difficult-to-use': 'It is difficult to use',
  other: 'Another reason',
} as const;
export type DeleteReason = keyof typeof DELETE_REASONS;
export const DELETE_REASON_NAMES = Object.keys(DELETE_REASONS) as [DeleteReason, ...DeleteReason[]];

/** First name up to the first space, last name the rest; a part that is not there is empty. Source: specification, 3. */
export function splitFullName(fullName: string): { firstName: string; lastName: string } {
  const text = visibleText(fullName);
  const space = text.indexOf(' ');
  return space < 0
    ? { firstName: text, lastName: '' }
    : { firstName: text.slice(0, space), lastName: text.slice(space + 1).trim() };
}
