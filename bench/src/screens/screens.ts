import type { Page } from '@playwright/test';

/** A thing a person does on a screen; each starts where the one before it ended. */
export interface Interaction {
  name: string;
  act: (page: Page) => Promise<void>;
}

/** A screen to be measured. To measure another one, add an entry to `SCREENS`. */
export interface Screen {
  name: string;
  path: string;
  /** Waits for the screen to be there; not measured. */
  ready: (page: Page) => Promise<void>;
  interactions: readonly Interaction[];
}

const cards = (page: Page) => page.getByRole('article').first().waitFor();

const type =
  (label: string, text: string): Interaction['act'] =>
  async (page) => {
    await page.getByRole('searchbox', { name: label }).click();
    await page.keyboard.type(text, { delay: 60 });
  };

/** Down to the end in steps of a wheel. */
export async function scrollDown(page: Page) {
  await page.mouse.move(600, 500);
  for (let step = 0; step < 15; step += 1) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(30);
  }
}

export const SCREENS: readonly Screen[] = [
  {
    name: 'recipe book',
    path: '/app/recipe-book',
    ready: cards,
    interactions: [
      { name: 'type in search', act: type('Search your recipes', 'soup') },
      {
        name: 'empty the search',
        act: (page) => page.getByRole('button', { name: 'Clear search' }).click(),
      },
      { name: 'scroll', act: scrollDown },
      { name: 'next page', act: (page) => page.getByRole('button', { name: 'Next page' }).click() },
      {
        name: 'make favourite',
        act: (page) =>
          page
            .getByRole('button', { name: /^Favourite / })
            .first()
            .click(),
      },
      {
        name: 'open the filters',
        act: async (page) => {
          await page.getByRole('button', { name: /Filters/ }).click();
          await page.getByRole('dialog').waitFor();
        },
      },
      {
        name: 'press a filter',
        act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Vegetarian', exact: true }).click(),
      },
      {
        name: 'open a recipe',
        act: async (page) => {
          await page.keyboard.press('Escape');
          await page.getByRole('article').getByRole('link').first().click();
          await page.getByRole('heading', { name: 'Ingredients' }).waitFor();
        },
      },
      {
        name: 'go back',
        act: async (page) => {
          await page.goBack();
          await cards(page);
        },
      },
    ],
  },
  {
    name: 'explore',
    path: '/app/explore',
    ready: cards,
    interactions: [
      { name: 'next slide', act: (page) => page.getByRole('button', { name: /^Slide 2:/ }).click() },
      { name: 'scroll', act: scrollDown },
      { name: 'type in search', act: type('Search premium recipes', 'soup') },
    ],
  },
  {
    name: 'meal spinner',
    path: '/app/spinner',
    ready: (page) => page.getByRole('button', { name: 'Spin', exact: true }).waitFor(),
    interactions: [
      {
        name: 'spin',
        act: async (page) => {
          await page.getByRole('button', { name: 'Spin', exact: true }).click();
          await page.getByRole('article', { name: 'Result' }).waitFor();
        },
      },
    ],
  },
  {
    name: 'recipe form',
    path: '/app/recipes/add-recipe',
    ready: (page) => page.getByRole('button', { name: 'Add Step +' }).waitFor(),
    interactions: [
      {
        name: 'paste 30 ingredients',
        act: async (page) => {
          await page.getByRole('button', { name: 'Paste a list' }).click();
          const lines = Array.from({ length: 30 }, (_, line) => `${line + 1} g ingredient ${line + 1}`);
          await page.getByRole('textbox', { name: 'Ingredients, one a line' }).fill(lines.join('\n'));
          await page.getByRole('button', { name: 'Add ingredients' }).click();
          await page.getByRole('list', { name: 'Ingredients of the recipe' }).waitFor();
        },
      },
      {
        name: 'type in a step',
        act: async (page) => {
          await page.getByRole('textbox', { name: 'Step 1' }).click();
          await page.keyboard.type('Heat the oven', { delay: 60 });
        },
      },
    ],
  },
  {
    name: 'meal plans',
    path: '/app/meal-plans',
    ready: (page) => page.getByRole('tab').first().waitFor(),
    interactions: [
      {
        name: 'generate a week',
        act: async (page) => {
          await page
            .getByRole('button', { name: /^Generate/ })
            .first()
            .click();
          await page
            .getByRole('button', { name: /^Lock / })
            .first()
            .waitFor();
        },
      },
      { name: 'another day', act: (page) => page.getByRole('tab', { name: /^Tues/ }).click() },
    ],
  },
];
