import { LONG_RECIPE, RICH_RECIPE } from '../realistic-book.ts';
import { found, group, press, type Step, see, type } from '../screen.ts';
import type { World } from '../world.ts';

const ADD = '/app/recipes/add-recipe';
const edit = (name: string) => (world: World) => `/app/recipes/${world.recipes.get(name)}/edit`;

/** Fills the form from a page of our site; the address shown afterwards names no port. */
const importFrom =
  (path: string, name: string): Step =>
  async (hands) => {
    const address = found(hands, 'textbox', 'Recipe address');
    await address.fill(`http://${hands.world.recipeSite}${path}`);
    await press('Fill')(hands);
    await found(hands, 'textbox', 'Name')
      .and(hands.page.locator(`[value="${name}"]`))
      .waitFor();
    await address.fill(`https://example.com${path}`);
    await address.blur();
  };
const fillAddress = type('Recipe address', 'https://example.com/soup');
const addLine = (line: string): Step[] => [
  type('Search ingredients', line, 'combobox'),
  (hands) => found(hands, 'combobox', 'Search ingredients').press('Enter'),
];

/** Adding and changing a recipe, and reading one from the web. */
export const RECIPE_FORM = group('recipe form', 'cook', [
  { name: 'empty', at: ADD, isShort: true },
  { name: 'free', at: ADD, as: 'beginner' },
  { name: 'of an administrator', at: ADD, as: 'admin' },
  { name: 'import', at: ADD, isShort: true, steps: [importFrom('/', 'Chickpeas with greens and lemon')] },
  { name: 'import with doubts', at: ADD, steps: [importFrom('/doubtful', 'A pot of greens')] },
  {
    name: 'import on its way',
    at: ADD,
    answers: { '/api/recipes/scrape': 'never' },
    steps: [fillAddress, press('Fill')],
  },
  {
    name: 'import failing',
    at: ADD,
    answers: { '/api/recipes/scrape': 'fails' },
    steps: [fillAddress, press('Fill'), see('alert')],
  },
  {
    name: 'import that the site refuses',
    at: ADD,
    answers: {
      '/api/recipes/scrape': {
        status: 502,
        body: {
          message:
            'The site does not let programs read this page. Your browser may be let in: open the page there and paste it here.',
          mayPastePage: true,
        },
      },
    },
    steps: [fillAddress, press('Fill'), see('region', 'Read it with your own browser')],
  },
  {
    name: 'paste a recipe',
    at: ADD,
    isWindow: true,
    steps: [press('Pasted text'), see('dialog', 'Paste a recipe')],
  },
  { name: 'refused', at: ADD, steps: [press('Add Recipe +')] },
  {
    name: 'ingredients found',
    at: ADD,
    steps: [type('Search ingredients', 'spin', 'combobox'), see('listbox', 'Ingredients found')],
  },
  { name: 'edit', at: edit(RICH_RECIPE) },
  { name: 'edit with much in it', at: edit(LONG_RECIPE), steps: addLine('3 sprigs rosemary') },
  {
    name: 'paste ingredients',
    at: ADD,
    isWindow: true,
    steps: [press('Paste a list'), see('dialog', 'Paste ingredients')],
  },
  { name: 'paste steps', at: ADD, isWindow: true, steps: [press('Paste steps'), see('dialog', 'Paste steps')] },
  { name: 'your tags', at: ADD, isWindow: true, steps: [press('Custom tags'), see('dialog', 'Your tags')] },
  {
    name: 'leave without saving',
    at: edit(RICH_RECIPE),
    isWindow: true,
    steps: [type('Notes', 'Half a thought'), press('Back'), see('alertdialog', 'Leave this page?')],
  },
]);
