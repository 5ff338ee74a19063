import type { Page } from '@playwright/test';
import { AISLES } from '@sorrel/core/foods/aisles';
import { emptyList } from '@sorrel/core/lists/list';
import { button, closing, DIALOG, keys, MENU, SCROLLING, type Screen, typing } from './interaction.ts';

const ITEMS = 300;
const FOODS = [
  'tomato',
  'onion',
  'bread',
  'milk',
  'chicken',
  'rice',
  'apple',
  'carrot',
  'egg',
  'cheese',
  'pea',
  'fish',
];

/** Puts a list of 300 items into the storage of the tab. */
async function prepareList(page: Page) {
  const list = emptyList();
  for (let item = 0; item < ITEMS; item += 1) {
    list[AISLES[item % AISLES.length]!].push({
      id: `item${item}`,
      name: `${FOODS[item % FOODS.length]} ${item}`,
      quantity: item,
      unit: 'g',
      meals: ['tomato soup'],
      quantityDescription: '',
      checked: item % 10 === 0,
    });
  }
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('shoppingList') === null) sessionStorage.setItem('shoppingList', text);
  }, JSON.stringify(list));
}

const item = (name: RegExp) => (page: Page) => page.getByRole('checkbox', { name });
const setting = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('switch', { name });

export const SHOPPING_LIST: Screen = {
  name: 'shopping list',
  path: '/app/shopping-lists',
  prepare: prepareList,
  ready: 'li[id^="list-item-"]',
  interactions: [
    { name: 'tick', on: item(/^Onion 1\b/) },
    { name: 'untick', on: item(/^Onion 1\b/) },
    { name: 'tick five times', on: item(/^Tomato 36\b/), act: keys('Space', 5) },
    { name: 'more serves', on: button('More: Serves') },
    { name: 'type the name', on: (page) => page.getByRole('textbox', { name: 'List name' }), act: typing('friday') },
    SCROLLING,
    { name: 'open Add Item', on: button('Add'), until: DIALOG },
    {
      name: 'type an item',
      on: (page) => page.getByRole('combobox', { name: 'Name' }),
      act: typing('butter'),
    },
    { name: 'add it', act: (page) => page.keyboard.press('Enter') },
    closing('close Add Item', DIALOG),
    { name: 'open the settings', on: button('Settings'), until: DIALOG },
    { name: 'hide quantities', on: setting('Quantities') },
    { name: 'separate checked', on: setting('Separate checked') },
    closing('close the settings', DIALOG),
    { name: 'menu of an item', on: button(/^More for Bread 2\b/), until: MENU },
    { name: 'delete', on: (page) => page.getByRole('menuitem', { name: 'Delete' }), untilGone: MENU },
    { name: 'undo', on: button('Undo') },
    {
      name: 'drag by keyboard',
      on: button(/^Move Bread 2 /),
      act: async (page, element) => {
        await element.focus();
        for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'Space']) await page.keyboard.press(key, { delay: 100 });
      },
    },
    { name: 'uncheck all', on: button('Uncheck') },
    { name: 'clear', on: button('Clear') },
    { name: 'undo the clearing', on: button('Undo') },
  ],
};
