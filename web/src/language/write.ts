import { shownAmount } from '@sorrel/core/nutrition/shown-amount';
import { shownLocale } from './shown-language.ts';

/** Makers of `Intl` are dear: one for each locale, and kept. */
function perLocale<Formatter>(make: (locale: string) => Formatter): () => Formatter {
  const made = new Map<string, Formatter>();
  return () => {
    const locale = shownLocale();
    const formatter = made.get(locale) ?? make(locale);
    made.set(locale, formatter);
    return formatter;
  };
}

const wholeNumber = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const decimalNumber = perLocale(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: false }),
);
const percentage = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));
const pluralRules = perLocale((locale) => new Intl.PluralRules(locale));
const shortDate = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
);
const longDate = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));
const dayOfYear = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);
const dayInWeek = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
);
const hourOfDay = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
);
const dateAndTime = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
const conjunction = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const disjunction = perLocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));

/** A whole number with its thousands apart: '1,240'. */
export const writeNumber = (number: number): string => wholeNumber().format(number);
/** An amount with its unit as it is shown, calories rounded up: '1,240 kcal'. */
export const writeAmount = (amount: number, unit: string): string =>
  `${writeNumber(shownAmount(amount, unit))} ${unit}`;
/** An amount of a kitchen, at most three places after the point: '0.75', '1500'. */
export const writeDecimal = (number: number): string => decimalNumber().format(number);
/** '.' or ',' */
const decimalMark = (): string => writeDecimal(0.5).charAt(1);
/** A plain number with the decimal mark that its readers use: '11.5' is '11,5' in German. Other text stays as it is. */
export const withShownMark = (text: string): string =>
  /^\d*\.\d*$/.test(text) ? text.replace('.', decimalMark()) : text;
/** The same the other way, of what was typed: in German '1,250' is one and a quarter. */
export const withPoint = (text: string): string =>
  decimalMark() === ',' && /^\d*,\d*$/.test(text) ? text.replace(',', '.') : text;
/** A weight as one reads it: '400 g', '11.5 kg' */
export const writeWeight = (grams: number): string =>
  grams < 1000 ? writeAmount(grams, 'g') : `${writeDecimal(Math.round(grams / 100) / 10)} kg`;
/** '85%' of 85 */
export const writePercent = (percent: number): string => percentage().format(percent / 100);
/** '22 Nov 2026' */
export const writeDate = (date: Date): string => shortDate().format(date);
/** '22 November 2026' */
export const writeLongDate = (date: Date): string => longDate().format(date);
/** A day without a year, by its midnight in UTC: '22 November' */
export const writeDayOfYear = (day: Date): string => dayOfYear().format(day);
/** The days from one to another, by their midnights in UTC: '23–29 November' */
export const writeDays = (from: Date, until: Date): string => dayOfYear().formatRange(from, until);
/** A day of the week, by its midnight in UTC: 'Monday 23 November' */
export const writeDayInWeek = (day: Date): string => dayInWeek().format(day);
/** '18:00' */
export const writeHour = (hour: number): string => hourOfDay().format(Date.UTC(2000, 0, 1, hour));
/** '22 Nov 2026, 05:50' */
export const writeMoment = (date: Date): string => dateAndTime().format(date);
/** 'milk, eggs and nuts' */
export const writeAll = (words: readonly string[]): string => conjunction().format(words);
/** 'milk, eggs or nuts' */
export const writeAny = (words: readonly string[]): string => disjunction().format(words);

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form that a number asks for, the number in place of '#': `plural(3, { one: '# meal', other: '# meals' })`. */
export function plural(number: number, forms: Forms): string {
  return (forms[pluralRules().select(number)] ?? forms.other).replaceAll('#', writeNumber(number));
}
