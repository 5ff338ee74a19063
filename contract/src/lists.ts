import { AISLES } from '@sorrel/core/foods/aisles';
import { BOUGHT_MAX } from '@sorrel/core/lists/bought-before';
import { BUYING_UNITS } from '@sorrel/core/lists/buying';
import { LIST_NAME_MAX } from '@sorrel/core/lists/list';
import { BASKET_MAX, DESTINATIONS } from '@sorrel/core/lists/supermarkets';
import { visibleText } from '@sorrel/core/visible-text';
import { z } from 'zod';
import { Message } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { SavedEntry, SavedQuery } from './plans.ts';

/** Items that one aisle of a sent list may have; a guard, no limit of the specification. */
const ITEMS_MAX = 2000;
const EXACT_MAX = 2000;

/** What a list built from recipes knows of an item beside its amount. */
const BOUGHT = {
  food: z
    .string()
    .max(300)
    .optional()
    .describe('what the food is called on English lists, where `name` is in another language'),
  shop: z
    .object({
      unit: z.enum(BUYING_UNITS).describe("what the food is bought in; 'small' is a small amount, without a figure"),
      isSmallWhenLittle: z.boolean().describe('a little of it is a small amount too'),
      gramsEach: z.number().positive().max(1e6).optional().describe('what one tin or packet holds'),
    })
    .optional()
    .describe('how it is bought: quantity is what one serving needs in this unit, shown rounded up to whole things'),
  exact: z
    .string()
    .max(EXACT_MAX)
    .optional()
    .describe('what the recipes say together for one serving, as in quantityDescription'),
  isStaple: z
    .boolean()
    .optional()
    .describe('probably at home, and folded away; false: wanted on the list all the same'),
};

export const ListItem = z.object({
  id: z.string().max(200).optional(),
  name: z.string().max(300),
  quantity: z.number().min(0).max(1e9).nullable().default(null),
  unit: z.string().max(100).nullable().default(null),
  meals: z.array(z.string().max(300)).max(500).default([]).describe('names of the recipes that use it'),
  quantityDescription: z
    .string()
    .max(1000)
    .nullable()
    .default('')
    .transform((text) => text ?? ''),
  checked: z.boolean().default(false),
  byHand: z
    .string()
    .max(1000)
    .optional()
    .describe('the part of the amount that was added by hand, as in quantityDescription; absent if nothing was'),
  ...BOUGHT,
});
export type ListItem = z.output<typeof ListItem>;

const aisleMap = <S extends z.ZodType>(schema: S) =>
  z.strictObject(Object.fromEntries(AISLES.map((aisle) => [aisle, schema])) as Record<(typeof AISLES)[number], S>, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? unknownAisle(String(issue.keys[0])) : undefined),
  });

const unknownAisle = (name: string) => `There is no aisle '${name}'. The aisles are ${AISLES.join(', ')}.`;

/** Items by aisle; an aisle that is not sent is empty, and items of any other aisle are refused rather than lost. */
export const ShoppingListInput = aisleMap(z.array(ListItem).max(ITEMS_MAX).default([]));
export const ShoppingList = aisleMap(z.array(ListItem));
export type ShoppingList = z.output<typeof ShoppingList>;

export const ListId = z.object({ id: z.uuid() });

export const getLists = endpoint({
  method: 'GET',
  path: '/api/lists/get-lists',
  summary: 'A page of the saved shopping lists, the newest first.',
  access: 'user',
  query: SavedQuery.extend({
    order: z
      .enum(['newest', 'used'])
      .default('newest')
      .describe('used: the one first that anybody of the household opened or changed last'),
  }),
  reply: z.object({ lists: z.array(SavedEntry), total: z.int() }),
});

export const saveList = endpoint({
  method: 'POST',
  path: '/api/lists/save',
  summary: 'Saves a shopping list under its name, replacing the one that has it. With its id a saved list is renamed.',
  access: 'user',
  once: true,
  body: z.object({
    id: z.uuid().optional().describe('of the saved list that this is; unknown ones count as none'),
    name: z
      .string()
      .max(10 * LIST_NAME_MAX)
      .default(''),
    shoppingList: ShoppingListInput,
    onlyName: z
      .boolean()
      .default(false)
      .describe('the items of the list of `id` are changed by operations (sync): only its name is taken from this'),
  }),
  reply: z.object({
    id: z.uuid(),
    message: z.string(),
    savedOver: z
      .literal(true)
      .optional()
      .describe('the list had another name or other things on it before: the save can be taken back'),
  }),
  errors: ['list_name_missing', 'list_limit_reached', 'list_full'],
});

export const FlatItem = z.object({
  id: z.string(),
  name: z.string(),
  aisle: z.enum(AISLES),
  quantity: z.number().nullable(),
  unit: z.string().nullable(),
  quantity_description: z.string(),
  meals: z.array(z.string()),
  checked: z.boolean(),
  byHand: z.string().optional(),
  ...BOUGHT,
});

export const loadList = endpoint({
  method: 'GET',
  path: '/api/lists/load/:id',
  summary: 'A saved shopping list, flat.',
  access: 'user',
  params: ListId,
  reply: z.object({ name: z.string(), list: z.array(FlatItem) }),
  errors: ['list_not_found'],
});

export const getListOfPlan = endpoint({
  method: 'GET',
  path: '/api/lists/get-list/:id',
  summary:
    'The shopping list of a saved plan: every meal for one serving, by aisle, one item a food in the unit it is bought in.',
  access: 'user',
  params: ListId,
  reply: z.object({
    name: z.string(),
    list: ShoppingList,
    missing: z
      .array(z.string())
      .optional()
      .describe(
        'dishes of the plan of which nothing is on the list, since their recipes are gone; absent where there are none',
      ),
  }),
  errors: ['plan_not_found', 'recipes_too_long'],
});

/** Recipes that are shopped for at once. */
const RECIPES_MAX = 50;
const INGREDIENTS_MAX = 300;

export const getListOfRecipes = endpoint({
  method: 'POST',
  path: '/api/lists/of-recipes',
  summary:
    'What to buy for recipes of the household or of explore: for so many servings of each, by aisle, one item a food in the unit it is bought in. Nothing is saved.',
  access: 'user',
  body: z.object({
    recipes: z
      .array(
        z.object({
          id: z.uuid(),
          portions: z.number().positive().max(1000).describe('servings that are cooked'),
          leaveOut: z
            .array(z.int().min(0).max(INGREDIENTS_MAX))
            .max(INGREDIENTS_MAX)
            .default([])
            .describe('places of ingredients that are not needed, from 0'),
        }),
      )
      .min(1)
      .max(RECIPES_MAX),
  }),
  reply: z.object({ list: ShoppingList }),
  errors: ['recipe_not_found', 'recipes_too_long'],
});

export const deleteList = endpoint({
  method: 'DELETE',
  path: '/api/lists/delete/:id',
  summary: 'Deletes a saved shopping list.',
  access: 'user',
  isForEditors: true,
  params: ListId,
  reply: Message,
  errors: ['list_not_found'],
});

export const rememberAisle = endpoint({
  method: 'PUT',
  path: '/api/lists/remember-aisle',
  summary: 'Remembers the aisle a food was moved to, for new lists.',
  access: 'user',
  isForEditors: true,
  body: z.object({ name: z.string().overwrite(visibleText).min(1).max(300), aisle: z.enum(AISLES) }),
  reply: Message,
  errors: ['aisle_limit_reached'],
});

export const findAisle = endpoint({
  method: 'GET',
  path: '/api/lists/find-aisle',
  summary:
    'The aisle for something typed in: the one remembered for it, or the aisle of the food; and which food it is.',
  access: 'user',
  query: z.object({ name: z.string().max(300).default('') }),
  reply: z.object({
    aisle: z.enum(AISLES),
    food: z
      .string()
      .optional()
      .describe('what it is called on English lists, where it was typed in another language and is known for certain'),
  }),
});

export const getFoodNames = endpoint({
  method: 'GET',
  path: '/api/lists/food-names',
  summary: 'What foods are called in the language of the page, by their names on English lists; nothing in English.',
  access: 'user',
  reply: z.object({ names: z.record(z.string(), z.string()).describe('lower case') }),
});

export const getBoughtBefore = endpoint({
  method: 'GET',
  path: '/api/lists/bought-before',
  summary: `What the household had on its newest lists, at most ${BOUGHT_MAX} names: the most often first, of those the newest.`,
  access: 'user',
  reply: z.object({
    items: z.array(
      z.object({
        name: z.string().describe('singular, lower case'),
        aisle: z.enum(AISLES).describe('where it stood last'),
        times: z.int().describe('on how many of these lists'),
      }),
    ),
  }),
});

/** A line of a basket: what it is and how much, in words and as measures. Nothing about the user. */
export const BasketLine = z.object({
  name: z.string().overwrite(visibleText).min(1).max(300).describe('singular, lower case'),
  amount: z.string().max(1000).default('').describe("in words: '200 g', '2 x cup, 3 x g', or empty"),
  measures: z
    .array(
      z.object({
        quantity: z.number().positive().max(1e18),
        unit: z.string().max(100).describe("as lists write it: 'g', 'tin'; '' counts the thing itself"),
      }),
    )
    .max(100)
    .default([])
    .describe('the same for programs; several apply together, they are not alternatives'),
});
export type BasketLine = z.output<typeof BasketLine>;

/** What leaves for a supermarket. Its JSON schema is `docs/basket.schema.json`. */
export const Basket = z.object({ basket: z.array(BasketLine).min(1).max(BASKET_MAX) });

export const getSupermarkets = endpoint({
  method: 'GET',
  path: '/api/lists/supermarkets',
  summary: 'Where a shopping list can be sent.',
  access: 'premium',
  reply: z.object({ supermarkets: z.array(z.object({ id: z.enum(DESTINATIONS), name: z.string() })) }),
});

export const sendToSupermarket = endpoint({
  method: 'POST',
  path: '/api/lists/send-to-supermarket',
  summary:
    'Passes a basket to a supermarket: prepares a search for each line, or creates a list with the retailer that is set up.',
  access: 'premium',
  once: true,
  body: Basket.extend({ supermarket: z.enum(DESTINATIONS) }),
  reply: z.object({
    basket: z
      .array(z.object({ name: z.string(), amount: z.string(), url: z.url() }))
      .describe('for each line, the page where it is added to the basket; empty when the whole list is at `url`'),
    url: z.url().nullable().describe('the page of the whole list at the retailer'),
  }),
  errors: ['supermarket_not_set_up', 'supermarket_refused', 'supermarket_busy', 'supermarket_not_reachable'],
});
