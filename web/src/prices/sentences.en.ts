import type { PriceFault, PriceUnit } from '@sorrel/core/prices/price';
import { plural } from '../language/write.ts';

export const en = {
  title: 'Prices',
  priceOf: (food: string) => `Price of ${food}`,
  priceEntry: 'Price…',
  price: 'Price',
  forHowMuch: 'For',
  unit: 'Unit',
  currency: 'Currency',
  aboutCurrency: 'For the whole kitchen. Your prices stay the numbers they are; nothing is converted.',
  units: {
    g: 'g',
    kg: 'kg',
    ml: 'ml',
    l: 'l',
    oz: 'oz',
    lb: 'lb',
    'fl oz': 'fl oz',
    pint: 'pint (US)',
    gallon: 'gallon (US)',
    '': 'piece',
    bunch: 'bunch',
    bulb: 'bulb',
    head: 'head',
    loaf: 'loaf',
    pack: 'pack',
    sheet: 'sheet',
    tin: 'tin',
  } satisfies Record<PriceUnit, string>,
  /** '€9.90 per kg', '€3.20 for 10' */
  perUnit: (price: string, unit: string) => `${price} per ${unit}`,
  forSome: (price: string, amount: string) => `${price} for ${amount}`,
  priceFaults: {
    no_number: 'Please write the price as a number, such as 9.90.',
    not_above_zero: 'Please write a price above 0. Without a price a food counts as unknown.',
    too_high: 'This is more than a food costs. Please look at the price again.',
  } satisfies Record<PriceFault, string>,
  quantityFaults: {
    no_number: 'Please write for how much the price is, such as 1 or 0.5.',
    not_above_zero: 'Please write for how much the price is: more than 0.',
    too_high: 'This is more than anybody buys at once. Please look at it again.',
  } satisfies Record<PriceFault, string>,
  save: 'Save price',
  remove: 'Remove price',
  removeOf: (food: string) => `Remove the price of ${food}`,
  change: 'Change',
  changeOf: (food: string) => `Change the price of ${food}`,
  about: 'Say what you pay for foods, and weeks and lists say what they cost.',
  none: 'No food has a price yet.',
  find: 'Food to add a price for',
  aboutFind:
    'Type a food and tap it, then write what you pay for it. The menu of an item on your shopping list does this too.',
  addFor: (food: string) => `Type a price for ${food}`,
  onlyLook: 'Those who may change things in this kitchen type the prices.',
  preferCheaper: 'Prefer cheaper meals',
  aboutCheaper:
    'Of meals that are as near to your goals, the cheaper ones are chosen. Only foods with a price count; a meal without prices is taken as neither cheap nor dear.',
  /** On a list and above a week. */
  roughly: (sum: string) => `About ${sum}`,
  atLeast: (sum: string) => `At least ${sum}`,
  atLeastSum: (sum: string) => `at least ${sum}`,
  priced: (known: number, foods: number) =>
    `${known} of ${plural(foods, { one: '# food', other: '# foods' })} ${known === 1 ? 'has' : 'have'} a price`,
  listSum: (priced: string, sum: string) => `${priced}: ${sum}`,
  /** The sum in words begins the sentence, the rest follows in small letters. */
  weekSum: (sum: string, people: number) => (people < 2 ? `${sum} for the week` : `${sum} for ${people} people`),
  noPrice: (foods: number) =>
    plural(foods, { one: '# food has no price that fits', other: '# foods have no price that fits' }),
  gone: (recipes: number) =>
    plural(recipes, { one: '# recipe that is gone is not counted', other: '# recipes that are gone are not counted' }),
  details: 'What costs most',
  detailsTitle: 'What the week costs',
  aboutSum:
    'Counted by the exact amounts that are needed, and with what you have at home. Packs are not counted: half a litre of milk costs half of a litre.',
  counting: 'Counting what the week costs…',
  notCounted: (why: string) => `What the week costs is not counted. ${why}`,
  dearest: 'The dearest first',
  unknownFoods: 'Without a price',
  unfitFoods: 'The price fits no amount of',
  nothingKnown: 'not known',
};
