import type { IngredientSize } from '../ingredient-words.ts';
import type { Unit } from '../units.ts';

/** The languages whose recipes are read, English first. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Those whose words are in tables of their own. */
export type LanguageAbroad = Exclude<Language, 'en'>;

/** What a text's own words tell: one of those languages, 'other' for any that is not read, null where they do not tell. */
export type ToldLanguage = Language | 'other' | null;

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/**
 * The words of one language's recipes. Lists are words with spaces between them, lower case; capitals, accents, plurals,
 * gender and case need no row of their own (`endings` takes them off). `_` stands for a space inside one entry.
 */
export type LanguageWords = {
  readonly language: LanguageAbroad;
  /** Number words and halves, with what they are worth. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Spellings of units; dots, spaces and accents are not compared: 'cas' is 'c. à s.'. */
  readonly units: Partial<Readonly<Record<Unit, string>>>;
  /** Foods that begin like a unit: 'noix de coco', 'bouquet garni'. */
  readonly notUnits: string;
  /** Units that are foods too, and units only in front of an 'of' word. */
  readonly needsOf: string;
  /** What a drizzle can be of, where its word is one for a cut of meat or fish too: 'filet d’huile', 'filet de poulet'. */
  readonly pours?: string;
  /** Units that are so many of another one: a Pfund is 500 g. */
  readonly multiples: Readonly<Record<string, readonly [number, Unit]>>;
  /** Words between the ends of a range. */
  readonly joints: string;
  /** 'or'. */
  readonly or: string;
  /** 'and'. */
  readonly and: string;
  /** 'about', and what else stands in front of a number and says nothing. */
  readonly approximations: string;
  /** What stands for an amount without a number: 'etwas', 'q.b.', 'al gusto'. */
  readonly vague: string;
  readonly sizes: Readonly<Partial<Record<IngredientSize, string>>>;
  /** How full a spoon is. */
  readonly fillings: string;
  /** 'of' words: behind an amount, and between a part and its food. */
  readonly of: string;
  /** Articles and small words between the words of a name, which say nothing. */
  readonly links: string;
  /** Words that begin a remark behind the food. */
  readonly remarks: string;
  /** Words that begin what a food is for: 'zum Dünsten', 'pour la cuisson'. Nothing behind them is another food. */
  readonly purposes: string;
  /** Words that say before a colon what the food behind it is for: 'Garnitur: Petersilie'. */
  readonly labels: string;
  /** Beginnings of words by which a line without an amount is a little of something: 'zum Bestreuen', 'per servire'. */
  readonly littles: string;
  /** Words that say that a line is optional. */
  readonly optional: string;
  /** Words that say that a weight is that of one: 'à 140 g', '200 g l’una'. */
  readonly each: string;
  /** What the name of a part of the recipe begins with: 'für den Teig'. */
  readonly headings: string;
  /** What is done to a food, and what describes it without making it another one. */
  readonly describing: string;
  /**
   * Words that pick another food where the table has it, with the English word they mean ('|' between several). '!' in
   * front: without such a food in the table there is none ('vegan' cream is no cream).
   */
  readonly kinds: Readonly<Record<string, string>>;
  /**
   * Nouns that make a food together with another one, with the English noun: 'Mehl' in 'Mandelmehl' is 'flour'. '!' in front:
   * with a word that is not known it may be anything ('Bohnenkraut' is no cabbage).
   */
  readonly heads: Readonly<Record<string, string>>;
  /** Parts and cuts that stand with a food and are no food: 'Scheibe', 'filet', 'zeste'. */
  readonly parts: string;
  /** The noun stands behind what describes it, and nouns grow together ('Rinderhackfleisch'). */
  readonly hasCompounds: boolean;
  /** How a word without accents becomes comparable, whatever its number, gender and case; the first that fits is applied. */
  readonly endings: readonly (readonly [RegExp, string])[];
  /** How a word becomes one for something of its usual size, where the language makes small ones by rule: 'tomaatjes', 'gambitas'. */
  readonly diminutives?: readonly (readonly [RegExp, string])[];
  /** Other spellings of one word, and forms that follow no rule. */
  readonly same: Readonly<Record<string, string>>;
  /** Words by which the language is known, besides all those above: the commonest foods and small words. */
  readonly common: string;
};
