import { ownEntry } from '../own-entry.ts';

/** The currencies that a household may type its prices in, by their ISO 4217 codes. Nothing is converted. */
export const CURRENCIES = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'AUD',
  'BRL',
  'CAD',
  'CZK',
  'DKK',
  'HUF',
  'INR',
  'JPY',
  'MXN',
  'NOK',
  'NZD',
  'PLN',
  'RON',
  'SEK',
  'TRY',
  'ZAR',
] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Regions with another currency than the euro. */
const OF_REGION: Readonly<Record<string, Currency>> = {
  US: 'USD',
  GB: 'GBP',
  CH: 'CHF',
  LI: 'CHF',
  AU: 'AUD',
  BR: 'BRL',
  CA: 'CAD',
  CZ: 'CZK',
  DK: 'DKK',
  HU: 'HUF',
  IN: 'INR',
  JP: 'JPY',
  MX: 'MXN',
  NO: 'NOK',
  NZ: 'NZD',
  PL: 'PLN',
  RO: 'RON',
  SE: 'SEK',
  TR: 'TRY',
  ZA: 'ZAR',
};

/** Languages that are spoken mostly outside of the euro, where no region is named. English is British here, as the pages are. */
const OF_LANGUAGE: Readonly<Record<string, Currency>> = {
  en: 'GBP',
  cs: 'CZK',
  da: 'DKK',
  hu: 'HUF',
  ja: 'JPY',
  pl: 'PLN',
  sv: 'SEK',
  tr: 'TRY',
};

/** The currency that is proposed to somebody whose device speaks so: 'en-US' is US dollars, 'de' is euros. */
export function usualCurrency(locale: string): Currency {
  const [language = '', ...parts] = locale.split(/[-_]/);
  const region = parts.find((part) => /^[A-Za-z]{2}$/.test(part))?.toUpperCase();
  if (region !== undefined) return ownEntry(OF_REGION, region) ?? 'EUR';
  return ownEntry(OF_LANGUAGE, language.toLowerCase()) ?? 'EUR';
}
