import { CURRENCIES } from '@sorrel/core/prices/currency';
import {
  PRICE_HUNDREDTHS_MAX,
  PRICE_QUANTITY_MAX,
  PRICE_UNITS,
  PRICED_NAME_MAX,
  PRICES_MAX,
} from '@sorrel/core/prices/price';
import { visibleText } from '@sorrel/core/visible-text';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const FoodPrice = z.object({
  name: z.string().describe('what the food is called on English lists'),
  hundredths: z.int().min(1).max(PRICE_HUNDREDTHS_MAX).describe('of the currency'),
  quantity: z.number().positive().max(PRICE_QUANTITY_MAX).describe('for so many of the unit'),
  unit: z.enum(PRICE_UNITS).describe("'' counts the thing itself"),
});

const Label = z.string().describe('what it is called in the language of the page');

const Prices = z.object({
  currency: z.enum(CURRENCIES).nullable().describe('null until one was chosen, or the first price was typed'),
  prices: z
    .array(
      FoodPrice.extend({
        label: Label,
        rates: z
          .record(z.string(), z.number())
          .describe('hundredths for one g, one ml, and one of each unit in which the food is counted'),
      }),
    )
    .describe(`in the order of their names, ${PRICES_MAX} at most`),
});
export type Prices = z.output<typeof Prices>;

const Name = z.string().overwrite(visibleText).min(1).max(PRICED_NAME_MAX);

export const getPrices = endpoint({
  method: 'GET',
  path: '/api/lists/prices',
  summary: 'What the household pays for foods, with what one of each unit costs.',
  access: 'user',
  reply: Prices,
});

export const setPrice = endpoint({
  method: 'PUT',
  path: '/api/lists/prices',
  summary: 'Keeps what the household pays for a food, in place of what it paid before.',
  access: 'user',
  isForEditors: true,
  body: FoodPrice.extend({
    name: Name.describe('of a list, or as it is typed'),
    currency: z.enum(CURRENCIES).describe('the one that the price is in: refused where the household has another'),
  }),
  reply: Prices,
  errors: ['too_many_prices', 'other_currency', 'price_unit_unknown'],
});

export const removePrice = endpoint({
  method: 'DELETE',
  path: '/api/lists/prices',
  summary: 'Forgets the price of a food.',
  access: 'user',
  isForEditors: true,
  query: z.object({ name: Name }),
  reply: Prices,
});

export const setCurrency = endpoint({
  method: 'PUT',
  path: '/api/lists/prices/currency',
  summary: 'Chooses the currency of the household. Prices stay the numbers that they are: nothing is converted.',
  access: 'user',
  isForEditors: true,
  body: z.object({ currency: z.enum(CURRENCIES) }),
  reply: Prices,
});

export const findPriced = endpoint({
  method: 'GET',
  path: '/api/lists/prices/food',
  summary:
    'Which food a price typed under this name would belong to, and the units that it can be for, the usual one first.',
  access: 'user',
  query: z.object({ name: Name }),
  reply: z.object({ name: z.string().describe('on English lists'), label: Label, units: z.array(z.enum(PRICE_UNITS)) }),
});

/** Recipes of a week whose cost is asked at once: more than a week for one household has. */
export const COSTED_RECIPES_MAX = 300;

const Cost = z.object({
  knownHundredths: z.number().describe('of the currency: the sum of what is known, and never of what is not'),
  foods: z.int(),
  known: z.int().describe('foods of which it is known what they cost'),
});

export const costOfWeek = endpoint({
  method: 'POST',
  isQuestion: true,
  path: '/api/lists/prices/of-recipes',
  summary:
    'What the foods cost that recipes take, for so many servings of each: the exact sum of what is needed, packs not counted. Recipes that are gone are left out, and said.',
  access: 'user',
  body: z.object({
    recipes: z
      .array(
        z.object({
          id: z.string().max(100),
          portions: z.number().positive().max(1000).describe('servings that are cooked'),
        }),
      )
      .min(1)
      .max(COSTED_RECIPES_MAX),
  }),
  reply: Cost.extend({
    unknown: z.array(
      z.object({
        name: z.string(),
        label: Label,
        why: z.enum(['price', 'amount']).describe('what is not known of it'),
      }),
    ),
    recipes: z.array(Cost.extend({ id: z.string(), name: z.string() })).describe('the dearest first'),
    missing: z.int().describe('recipes that are gone: nobody knows what they cost'),
  }),
  errors: ['recipes_too_long'],
});
