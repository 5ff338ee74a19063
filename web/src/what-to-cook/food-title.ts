import { capital, withCapitals } from '../language/capitals.ts';
import { shownLanguage } from '../language/shown-language.ts';

/** A food's name as it stands alone; it comes in small letters, and German writes nouns with a capital. */
export const foodTitle = (shown: string): string => capital(shownLanguage() === 'de' ? withCapitals(shown) : shown);
