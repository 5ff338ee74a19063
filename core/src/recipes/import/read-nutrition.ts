import type { NutrientAmounts, NutrientKey } from '../../foods/nutrients.ts';
import { ownEntry } from '../../own-entry.ts';
import { cleanText } from './clean-text.ts';
import type { Thing } from './structured-things.ts';

/** Properties of schema.org's NutritionInformation (and their usual variants) by ours. */
const PROPERTIES: Readonly<Record<string, NutrientKey>> = {
  calories: 'calories',
  energy: 'calories',
  proteincontent: 'protein',
  protein: 'protein',
  fatcontent: 'fat',
  fat: 'fat',
  totalfat: 'fat',
  saturatedfatcontent: 'saturatedFat',
  saturatedfat: 'saturatedFat',
  carbohydratecontent: 'carbohydrates',
  carbohydrates: 'carbohydrates',
  carbs: 'carbohydrates',
  sugarcontent: 'sugar',
  sugar: 'sugar',
  sugars: 'sugar',
  cholesterolcontent: 'cholesterol',
  cholesterol: 'cholesterol',
  sodiumcontent: 'sodium',
  sodium: 'sodium',
  fibercontent: 'fiber',
  fibrecontent: 'fiber',
  fiber: 'fiber',
  fibre: 'fiber',
  calciumcontent: 'calcium',
  ironcontent: 'iron',
};
const IN_MILLIGRAMS: ReadonlySet<NutrientKey> = new Set(['cholesterol', 'sodium', 'calcium', 'iron']);
/** Characters of an amount that are read; what is longer is no amount. */
const AMOUNT_CHARACTERS_MAX = 200;
const KILOJOULES_A_KILOCALORIE = 4.184;

/** A number as publishers write it: '1,250.5', '1.250,5', '3,5'; null when there is none. */
function readAmount(text: string): number | null {
  const match = /\d[\d.,]*/.exec(text.slice(0, 60));
  if (!match) return null;
  let digits = match[0].replace(/[.,]+$/, '');
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits)) digits = digits.replace(/,/g, '');
  else if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(digits)) digits = digits.replace(/\./g, '').replace(',', '.');
  else digits = digits.replace(',', '.');
  const amount = Number(digits);
  return Number.isFinite(amount) ? amount : null;
}

/** Kilocalories of '250 kcal', '250 calories', '1046 kJ' or '1046 kJ / 250 kcal'; null when there are none. */
function readEnergy(text: string): number | null {
  const kilocalories = /(\d[\d.,]*)\s*(?:k?cal|ккал|calor)/i.exec(text);
  if (kilocalories) return readAmount(kilocalories[1]!);
  const amount = readAmount(text);
  return amount !== null && /\d\s*kj/i.test(text) ? amount / KILOJOULES_A_KILOCALORIE : amount;
}

/** How far the energy that protein, carbohydrates and fat give may be off, as a share, and still tell its unit. */
const UNIT_TELLS_WITHIN = 0.08;
/** Energy of so little is too rough to tell, kcal. */
const UNIT_TELLS_FROM_KCAL = 50;

/** Kilocalories, where what is called so was kilojoules, or was taken for them and divided once too often: its own protein, carbohydrates and fat say it. */
function inKilocalories({ calories, protein, carbohydrates, fat }: Partial<NutrientAmounts>): number | undefined {
  if (calories === undefined || protein === undefined || carbohydrates === undefined || fat === undefined)
    return calories;
  const given = 4 * protein + 4 * carbohydrates + 9 * fat;
  if (given < UNIT_TELLS_FROM_KCAL) return calories;
  const isMeant = (kcal: number) => Math.abs(kcal / given - 1) <= UNIT_TELLS_WITHIN;
  const other = [calories / KILOJOULES_A_KILOCALORIE, calories * KILOJOULES_A_KILOCALORIE].find(isMeant);
  return other === undefined ? calories : Math.round(other * 100) / 100;
}

/** '100 g', 'per 100 ml', 'pro 100 Gramm': what tables of foods are for, and no serving. */
const HUNDRED_GRAMS =
  /^\s*(?:(?:per|pro|pour|por|par|je|ogni)\s)?100\s?(?:g|gr|grams?|gramm[io]?|grammes?|gramos|ml)\.?\s*$/iu;
const TELLS_HUNDRED_GRAMS = /(?:(?<!\p{L})(?:per|pro|pour|por|par|je|ogni)\s|\/\s?)100\s?(?:g|ml)(?!\p{L})/iu;

/** Whether the figures are said to be for 100 g or 100 ml; how many a serving weighs is then not known. */
function isOfHundredGrams(thing: Thing): boolean {
  return Object.entries(thing).some(([name, value]) => {
    if (typeof value !== 'string') return false;
    const bare = name.slice(name.lastIndexOf(':') + 1).toLowerCase();
    if (bare === 'servingsize') return HUNDRED_GRAMS.test(value);
    return Object.hasOwn(PROPERTIES, bare) && TELLS_HUNDRED_GRAMS.test(value.slice(0, AMOUNT_CHARACTERS_MAX));
  });
}

/**
 * The publisher's nutrition per serving, from a NutritionInformation thing, in the units of `NUTRIENTS`; null when it holds
 * no amount. Grams and milligrams are told apart by the unit in the text; without one, schema.org's own are taken.
 */
export function readNutrition(thing: Thing): Partial<NutrientAmounts> | null {
  if (isOfHundredGrams(thing)) return null;
  const amounts: Partial<NutrientAmounts> = {};
  for (const [name, value] of Object.entries(thing)) {
    const bare = name.slice(name.lastIndexOf(':') + 1).toLowerCase();
    const key = ownEntry(PROPERTIES, bare);
    if (!key || amounts[key] !== undefined || (typeof value !== 'string' && typeof value !== 'number')) continue;
    const text = cleanText(String(value).slice(0, AMOUNT_CHARACTERS_MAX));
    let amount = key === 'calories' ? readEnergy(text) : readAmount(text);
    if (amount === null) continue;
    if (key !== 'calories') {
      const isMicro = /\d\s*(?:µg|mcg|ug)\b/i.test(text);
      const isMilli = /\d\s*(?:mg|milligram)/i.test(text);
      const isGram = /\d\s*(?:g|gr|gram)/i.test(text);
      if (IN_MILLIGRAMS.has(key)) amount = isMicro ? amount / 1000 : isGram && !isMilli ? amount * 1000 : amount;
      else if (isMilli) amount /= 1000;
    }
    if (amount >= 0 && amount < 100_000) amounts[key] = Math.round(amount * 100) / 100;
  }
  const calories = inKilocalories(amounts);
  if (calories !== undefined) amounts.calories = calories;
  const hasAmount = Object.values(amounts).some((amount) => amount > 0);
  return hasAmount ? amounts : null;
}
