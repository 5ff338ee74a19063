import { capital, withCapitals } from '../language/capitals.ts';
import { shownLanguage } from '../language/shown-language.ts';

/** A food's name within a sentence; it comes in small letters, and German writes nouns with a capital. */
export const foodInText = (shown: string): string => (shownLanguage() === 'de' ? withCapitals(shown) : shown);

/** A food's name as it stands alone. */
export const foodTitle = (shown: string): string => capital(foodInText(shown));
