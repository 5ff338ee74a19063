import { readIngredients, searchIngredients } from '@sorrel/contract/foods';
import { type ImportedRecipe, scrape } from '@sorrel/contract/recipe-import';
import { addRecipe } from '@sorrel/contract/recipe-saving';
import { recipeCount, userRecipes } from '@sorrel/contract/recipes';
import { addTag, deleteTag, getTags, renameTag } from '@sorrel/contract/tags';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp, signedInApi } from '../testing/render-app.tsx';
import { aUser, SAMPLE_TAGS } from '../testing/samples.ts';
import { compressImage } from './compress-image.ts';

vi.mock('./compress-image.ts', () => ({ compressImage: vi.fn() }));

const ID = '6c1f0a52-7f0e-4d5c-8f58-0a8f3f1f0001';
const PATH = '/app/recipes/add-recipe';
const SOUP: ImportedRecipe = {
  title: 'Lentil soup',
  newIngredients: [
    {
      id: 'l',
      name: 'red lentils',
      quantity: 250,
      unit: 'g',
      possibleUnits: ['g', 'kg'],
      original: '250g red lentils',
    },
  ],
  instructions: 'Rinse.\n\n  Simmer.  ',
  servings: 4,
  yieldText: '4 servings',
  yieldKind: 'servings',
  wholeCalories: 840,
  cookingMinutes: 15,
  preparationMinutes: 5,
  readyInMinutes: 20,
  image: 'https://example.com/soup.jpg',
  sourceUrl: 'https://example.com/soup',
  summary: null,
  author: '',
  licence: '',
  video: '',
  equipment: '',
  notes: '',
  type: 'any',
  dishKind: 'unknown',
  inBook: [],
  vegetarian: true,
  vegan: true,
  cheap: false,
  nutrients: [],
  doubts: [],
};

beforeEach(() => {
  vi.mocked(compressImage)
    .mockReset()
    .mockImplementation(async () => new Blob(['small'], { type: 'image/webp' }));
  URL.createObjectURL = () => 'blob:http://localhost/1';
});

function formApi(user = aUser()) {
  return signedInApi(user)
    .on(addRecipe, ({ body }) => ({ id: ID, message: `${body.recipeName} has been added successfully.` }))
    .on(scrape, () => SOUP)
    .on(searchIngredients, ({ query }) =>
      query.search.startsWith('spin')
        ? [{ id: 'spinach', name: 'spinach', possibleUnits: ['g', 'kg'], own: false }]
        : [],
    )
    .on(readIngredients, ({ body }) =>
      body.lines.map((line, index) => ({
        id: `r${index}`,
        name: line.replace(/^\d+ g /, ''),
        quantity: Number.parseFloat(line) || 0,
        unit: 'g',
        possibleUnits: ['g'],
        original: line,
      })),
    )
    .on(userRecipes, () => ({ results: [], maxPage: 1, total: 0, notJudged: 0 }))
    .on(recipeCount, () => ({ count: 0 }));
}

async function open(api = formApi()) {
  const view = renderApp(PATH, { api });
  await screen.findByRole('heading', { level: 1, name: 'Add a recipe' });
  return { ...view, api };
}
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const submit = () => screen.getByRole('button', { name: 'Add Recipe +' });
const rowsOf = () =>
  within(screen.getByRole('list', { name: 'Ingredients of the recipe' })).getAllByRole('listitem').length;
const png = (name = 'soup.png') => new File(['x'], name, { type: 'image/png' });

describe('a draft', () => {
  it('keeps the last letters before a reload', async () => {
    const { user } = await open();
    await user.type(nameField(), 'Kale soup');
    window.dispatchEvent(new Event('pagehide'));
    expect(JSON.parse(localStorage.getItem('recipeDraft') ?? 'null')).toMatchObject({ name: 'Kale soup' });
  });
});

describe('adding by hand', () => {
  it('FORM-01 FORM-10 FORM-12 FORM-19 FORM-21 FORM-24 FORM-25 FORM-26 FORM-27 sends the form, then empties it and says so', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user, api } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Recipe address' }), 'https://example.com');
    await user.type(nameField(), 'Green shakshuka');
    await user.type(screen.getByRole('textbox', { name: 'Caption' }), 'Eggs.');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Meal type' }), 'Breakfast');
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Serves' }), { target: { value: '2' } });
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Prep time' }), { target: { value: '10' } });
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Cook time' }), { target: { value: '15' } });
    await user.type(screen.getByRole('textbox', { name: 'Step 1' }), 'Wilt.');
    await user.click(screen.getByRole('button', { name: 'Vegetarian' }));
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Toast.');
    await user.click(submit());
    expect(await screen.findByText('Green shakshuka has been added successfully.')).toBeTruthy();
    expect(api.calls(addRecipe)[0]?.body).toMatchObject({
      recipeName: 'Green shakshuka',
      caption: 'Eggs.',
      type: 'breakfast',
      serves: 2,
      prepTime: 10,
      cookTime: 15,
      tags: [1],
      notes: 'Toast.',
      method: [{ step: 1, desc: 'Wilt.' }],
      calculateNut: false,
    });
    expect(nameField().value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Recipe address' }).value).toBe('');
    expect(scrolled).toHaveBeenCalledWith({ top: 0 });
  });

  it('FORM-05 FORM-27 NUM-12 the message goes away after 10 s', async () => {
    const { user } = await open();
    await user.type(nameField(), 'Soup');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(submit());
    await screen.findByText('Soup has been added successfully.');
    await act(() => vi.advanceTimersByTimeAsync(9000));
    expect(screen.queryByText('Soup has been added successfully.')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(screen.queryByText('Soup has been added successfully.')).toBeNull();
  });

  it('FORM-23 while it is saved the button says so and a second press does nothing', async () => {
    const api = formApi();
    let finish: () => void = () => undefined;
    api.on(
      addRecipe,
      () =>
        new Promise((resolve) => {
          finish = () => resolve({ id: ID, message: '' });
        }),
    );
    const { user } = await open(api);
    await user.type(nameField(), 'Soup');
    const button = submit();
    await user.click(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    await user.click(button);
    expect(api.calls(addRecipe)).toHaveLength(1);
    await act(async () => finish());
    await screen.findByText('Soup has been added successfully.');
  });

  it('FORM-52 asks for a name', async () => {
    const { user, api } = await open();
    await user.click(submit());
    expect(await screen.findByText('Please give the recipe a name.')).toBeTruthy();
    expect(document.activeElement).toBe(nameField());
    expect(api.calls(addRecipe)).toHaveLength(0);
  });

  it('ERR-15 a failure says so and keeps what was written', async () => {
    const { user } = await open(formApi().fail(addRecipe, 'recipe_limit_reached', { upgrade: true }));
    await user.type(nameField(), 'Soup');
    await user.click(submit());
    expect(await screen.findByText('Failed to add recipe. Please try again.')).toBeTruthy();
    expect(screen.getByText(/You have reached 35 recipes/)).toBeTruthy();
    expect(nameField().value).toBe('Soup');
  });

  it('FORM-11 ROLE-18 only administrators choose a category', async () => {
    await open();
    expect(screen.queryByRole('combobox', { name: 'Category' })).toBeNull();
  });

  it('FORM-11 ROLE-18 ENT-63 ENT-64 an administrator has thirteen categories', async () => {
    await open(formApi(aUser({ role: 'admin' })));
    expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Category' })).options).toHaveLength(13);
  });

  it("FORM-20 FORM-63 FORM-64 ROLE-11 'Calculate Nutrition' opens the upgrade prompt and stays off for free users", async () => {
    const { user } = await open();
    const calculate = screen.getByRole('switch', { name: 'Calculate Nutrition' });
    await user.click(calculate);
    expect(await screen.findByRole('dialog', { name: 'Upgrade to Premium' })).toBeTruthy();
    expect(calculate.getAttribute('aria-checked')).toBe('false');
  });

  it("FORM-63 'Calculate Nutrition' works for premium users", async () => {
    const { user, api } = await open(formApi(aUser({ premium: true })));
    await user.click(await screen.findByRole('switch', { name: 'Calculate Nutrition' }));
    await user.type(nameField(), 'Soup');
    await user.click(submit());
    await waitFor(() => expect(api.calls(addRecipe)[0]?.body.calculateNut).toBe(true));
  });

  it('FORM-18 FORM-48 tags toggle by click', async () => {
    const { user } = await open();
    const vegan = await screen.findByRole('button', { name: 'Vegan' });
    await user.click(vegan);
    expect(vegan.getAttribute('aria-pressed')).toBe('true');
    await user.click(vegan);
    expect(vegan.getAttribute('aria-pressed')).toBe('false');
  });
});

describe('import', () => {
  async function fill(api = formApi()) {
    const view = await open(api);
    await view.user.type(nameField(), 'Something begun');
    await view.user.type(screen.getByRole('textbox', { name: 'Recipe address' }), 'https://example.com/soup');
    await view.user.click(screen.getByRole('button', { name: 'Fill' }));
    return view;
  }

  it('FORM-06 FORM-07 FORM-08 FORM-33 FORM-37 FORM-38 FORM-42 fills the form afresh from the page', async () => {
    const { user, api } = await fill();
    await waitFor(() => expect(nameField().value).toBe('Lentil soup'));
    expect(api.calls(scrape)[0]?.query).toEqual({ url: 'https://example.com/soup' });
    const type = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' });
    expect([...type.options].map((option) => option.text)).toEqual(['Url']);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Step 2' }).value).toBe('Simmer.');
    for (const name of ['Vegetarian', 'Vegan', 'Quick']) {
      expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
    }
    expect(screen.getByRole('button', { name: 'Cheap' }).getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByText('2 of 3 slots remain')).toBeTruthy();
    await user.click(submit());
    await waitFor(() =>
      expect(api.calls(addRecipe)[0]?.body).toMatchObject({
        recipeName: 'Lentil soup',
        source: 'https://example.com/soup',
        scrapedImage: 'https://example.com/soup.jpg',
        serves: 4,
        ingredients: [{ name: 'red lentils', quantity: 250, unit: 'g', original: '250g red lentils' }],
      }),
    );
  });

  it('servings that the page does not name are asked for, and nothing is lost when they are missing', async () => {
    const api = formApi().on(scrape, () => ({ ...SOUP, servings: null, yieldKind: null, yieldText: null }));
    const { user } = await fill(api);
    await waitFor(() => expect(nameField().value).toBe('Lentil soup'));
    const serves = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Serves' });
    expect(serves.value).toBe('');
    expect(screen.getByText(/does not say how many this serves/)).toBeTruthy();
    await user.click(submit());
    expect(await screen.findByText('Please say how many servings this makes.')).toBeTruthy();
    expect(document.activeElement).toBe(serves);
    expect(api.calls(addRecipe)).toHaveLength(0);
    expect(nameField().value).toBe('Lentil soup');
    await user.click(screen.getByRole('button', { name: 'Serves 6' }));
    expect(serves.value).toBe('6');
    expect(screen.queryByText(/does not say how many/)).toBeNull();
    await user.click(submit());
    await waitFor(() => expect(api.calls(addRecipe)[0]?.body).toMatchObject({ serves: 6 }));
  });

  it("'2 dozen' is asked about as pieces, and answered with a press", async () => {
    const api = formApi().on(scrape, () => ({
      ...SOUP,
      servings: 24,
      yieldKind: 'pieces' as const,
      yieldText: '2 dozen',
    }));
    const { user } = await fill(api);
    await user.click(await screen.findByRole('button', { name: '12: two pieces each' }));
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Serves' }).value).toBe('12');
  });

  it('FORM-32 shows that it is reading', async () => {
    await fill(formApi().on(scrape, () => new Promise(() => undefined)));
    expect(await screen.findByText('Loading...')).toBeTruthy();
  });

  it('FORM-34 switches nutrition on for premium users', async () => {
    await fill(formApi(aUser({ premium: true })));
    await waitFor(() => expect(nameField().value).toBe('Lentil soup'));
    expect(screen.getByRole('switch', { name: 'Calculate Nutrition' }).getAttribute('aria-checked')).toBe('true');
  });

  it('ERR-17 a page that cannot be read says why, and what was written stays', async () => {
    await fill(formApi().fail(scrape, 'import_no_recipe'));
    expect(await screen.findByText('Failed to get recipe data. Please try again.')).toBeTruthy();
    expect(screen.getByText('No recipe was found on this page.')).toBeTruthy();
    expect(nameField().value).toBe('Something begun');
  });
});

describe('ingredients', () => {
  it('FORM-13 FORM-14 FORM-49 FORM-50 FORM-65 NUM-16 are searched 300 ms after typing stops and added once', async () => {
    const { user, api } = await open();
    const search = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search ingredients' });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.type(search, 'spin');
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(api.calls(searchIngredients)).toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(150));
    await user.click(await screen.findByRole('option', { name: 'spinach' }));
    expect(rowsOf()).toBe(1);
    expect(search.value).toBe('');
    expect(screen.queryByRole('option', { name: 'spinach' })).toBeNull();
    await user.type(search, 'spin');
    await user.click(await screen.findByRole('option', { name: 'spinach' }));
    expect(rowsOf()).toBe(1);
  });

  it('FORM-66 FORM-67 an empty search has no results, and leaving empties it', async () => {
    const { user } = await open();
    const search = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search ingredients' });
    await user.type(search, 'spin');
    await screen.findByRole('option', { name: 'spinach' });
    await user.clear(search);
    expect(screen.queryByRole('option', { name: 'spinach' })).toBeNull();
    await user.type(search, 'spin');
    await user.tab();
    expect(search.value).toBe('');
  });

  it('FORM-51 FORM-53 FORM-54 have a quantity by 0.1 from 0, a unit and a trash control', async () => {
    const { user, api } = await open();
    await user.type(screen.getByRole('combobox', { name: 'Search ingredients' }), '200 g kale{Enter}');
    const quantity = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of kale' });
    expect([quantity.value, quantity.getAttribute('aria-valuemin')]).toEqual(['200', '0']);
    await user.type(quantity, '{ArrowUp}');
    expect(quantity.value).toBe('200.1');
    await user.clear(quantity);
    await user.type(quantity, '0.1{ArrowDown}{ArrowDown}');
    expect(quantity.value).toBe('0');
    expect(screen.getByRole('combobox', { name: 'Unit of kale' })).toBeTruthy();
    await user.clear(quantity);
    await user.tab();
    expect(quantity.value).toBe('0');
    await user.click(screen.getByRole('button', { name: 'Remove kale' }));
    expect(screen.queryByRole('list', { name: 'Ingredients of the recipe' })).toBeNull();
    expect(api.calls(addRecipe)).toHaveLength(0);
  });

  it.each([
    ['1/2', '0.5', 0.5],
    ['1 1/2', '1.5', 1.5],
    ['½', '0.5', 0.5],
    ['1,5', '1.5', 1.5],
  ])('FORM-55 a quantity typed as "%s" is %s', async (typed, shown, sent) => {
    const { user, api } = await open();
    await user.type(nameField(), 'Kale soup');
    await user.type(screen.getByRole('combobox', { name: 'Search ingredients' }), '200 g kale{Enter}');
    const quantity = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of kale' });
    await user.clear(quantity);
    await user.type(quantity, typed);
    expect(quantity.value).toBe(typed);
    await user.tab();
    expect(quantity.value).toBe(shown);
    await user.click(submit());
    await screen.findByText('Kale soup has been added successfully.');
    expect(api.calls(addRecipe)[0]?.body).toMatchObject({ ingredients: [{ name: 'kale', quantity: sent }] });
  });

  it('a unit that is not offered is typed', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('combobox', { name: 'Search ingredients' }), '200 g spinach{Enter}');
    await screen.findByRole('spinbutton', { name: 'Quantity of spinach' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Unit of spinach' }), 'other…');
    const unit = screen.getByRole('textbox', { name: 'Unit of spinach' });
    await user.clear(unit);
    await user.type(unit, 'handful{Enter}');
    expect(screen.getByRole('combobox', { name: 'Unit of spinach' })).toHaveProperty('value', 'handful');
  });

  it('an ingredient is renamed in its place, and Escape leaves name and unit as they were', async () => {
    const { user, api } = await open();
    await user.type(screen.getByRole('combobox', { name: 'Search ingredients' }), '200 g spinach{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Rename spinach' }));
    await user.type(screen.getByRole('textbox', { name: 'Name of spinach' }), ' and kale{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Name of spinach' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Unit of spinach' }), 'other…');
    await user.type(screen.getByRole('textbox', { name: 'Unit of spinach' }), 'rams{Escape}');
    expect(screen.getByRole('combobox', { name: 'Unit of spinach' })).toHaveProperty('value', 'g');
    await user.click(screen.getByRole('button', { name: 'Rename spinach' }));
    await user.type(screen.getByRole('textbox', { name: 'Name of spinach' }), ' and kale{Enter}');
    expect(screen.getByRole('button', { name: 'Rename spinach and kale' })).toBeTruthy();
    expect(api.calls(addRecipe)).toHaveLength(0);
  });

  it('a line that lists several foods becomes a row for each of them, which share its amount', async () => {
    const api = formApi().on(readIngredients, ({ body: { lines } }) =>
      lines.map((line) => ({
        id: 'r1',
        name: 'onions and carrots',
        quantity: 300,
        unit: 'g',
        possibleUnits: ['g'],
        original: line,
        parts: ['onions', 'carrots'],
      })),
    );
    const { user } = await open(api);
    await user.type(
      screen.getByRole('combobox', { name: 'Search ingredients' }),
      '300 g onions and carrots, sliced{Enter}',
    );
    const split = await screen.findByRole('button', { name: 'Split into onions, carrots' });
    await user.click(split);
    expect(rowsOf()).toBe(2);
    expect(screen.getByRole('spinbutton', { name: 'Quantity of onions' })).toHaveProperty('value', '150');
    expect(screen.getByRole('spinbutton', { name: 'Quantity of carrots' })).toHaveProperty('value', '150');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Quantity of onions'));
    expect(screen.queryByRole('button', { name: /^Split into/ })).toBeNull();
  });

  it('a line of several foods that gets another name is not offered to be split any more', async () => {
    const api = formApi().on(readIngredients, ({ body: { lines } }) =>
      lines.map((line) => ({
        id: 'r1',
        name: 'salt and pepper',
        quantity: 0,
        unit: '',
        possibleUnits: [''],
        original: line,
        parts: ['salt', 'black pepper'],
      })),
    );
    const { user } = await open(api);
    await user.type(screen.getByRole('combobox', { name: 'Search ingredients' }), 'salt and pepper{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Rename salt and pepper' }));
    const field = screen.getByRole('textbox', { name: 'Name of salt and pepper' });
    await user.clear(field);
    await user.type(field, 'herb salt{Enter}');
    expect(screen.queryByRole('button', { name: /^Split into/ })).toBeNull();
  });

  it('a whole list is pasted at once', async () => {
    const { user, api } = await open();
    await user.click(screen.getByRole('combobox', { name: 'Search ingredients' }));
    await user.paste('200 g kale\n\n100 g feta\n50 g oil');
    await waitFor(() => expect(rowsOf()).toBe(3));
    expect(api.calls(readIngredients)[0]?.body.lines).toEqual(['200 g kale', '100 g feta', '50 g oil']);
  });
});

describe('groups', () => {
  const groupOf = (list: readonly { name?: string; desc?: string; group?: string | undefined }[] | undefined) =>
    list?.map(({ name, desc, group }) => `${group ?? '-'}: ${name ?? desc}`);
  const names = () =>
    screen.getAllByRole('button', { name: /^Move / }).map((handle) => handle.getAttribute('aria-label'));
  const press = (name: string, key: string) => fireEvent.keyDown(screen.getByRole('button', { name }), { key });

  it('a group of ingredients is added, named, moved, renamed and removed by keyboard', async () => {
    const { user, api } = await open();
    await user.type(nameField(), 'Noodles');
    await user.click(screen.getByRole('combobox', { name: 'Search ingredients' }));
    await user.paste('200 g kale\n100 g feta');
    await screen.findByRole('button', { name: 'Move feta' });
    await user.click(screen.getByRole('button', { name: 'Add ingredient group +' }));
    const field = screen.getByRole('textbox', { name: 'Name of group 1' });
    expect(document.activeElement).toBe(field);
    await user.keyboard('For the sauce{Enter}');
    expect(api.calls(addRecipe)).toHaveLength(0);
    press('Move group For the sauce', 'ArrowUp');
    expect(names().slice(0, 3)).toEqual(['Move kale', 'Move group For the sauce', 'Move feta']);
    press('Move feta', 'ArrowUp');
    expect(names().slice(0, 3)).toEqual(['Move kale', 'Move feta', 'Move group For the sauce']);
    press('Move kale', 'ArrowDown');
    press('Move kale', 'ArrowDown');
    await user.clear(field);
    await user.type(field, 'Dressing');
    await user.click(submit());
    await waitFor(() =>
      expect(groupOf(api.calls(addRecipe)[0]?.body.ingredients)).toEqual(['-: feta', 'Dressing: kale']),
    );
  });

  it('removing a group leaves its ingredients, and one without a name is none', async () => {
    const { user, api } = await open();
    await user.type(nameField(), 'Noodles');
    const search = screen.getByRole('combobox', { name: 'Search ingredients' });
    await user.type(search, 'For the sauce:{Enter}');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of group 1' }).value).toBe('For the sauce');
    expect(api.calls(readIngredients)).toHaveLength(0);
    await user.click(search);
    await user.paste('200 g kale\n100 g feta');
    await screen.findByRole('button', { name: 'Move feta' });
    await user.click(screen.getByRole('button', { name: 'Remove group For the sauce' }));
    await user.click(screen.getByRole('button', { name: 'Add ingredient group +' }));
    await user.click(submit());
    await waitFor(() => expect(groupOf(api.calls(addRecipe)[0]?.body.ingredients)).toEqual(['-: kale', '-: feta']));
  });

  it('groups and parts of an imported page are rows that are saved as they were read', async () => {
    const lentils = SOUP.newIngredients[0] as ImportedRecipe['newIngredients'][number];
    const grouped = {
      ...SOUP,
      newIngredients: [lentils, { ...lentils, name: 'yoghurt', group: 'To serve' }],
      instructions: 'Rinse.\nTo serve:\nSpoon it over.',
    };
    const { user, api } = await open(formApi().on(scrape, () => grouped));
    await user.type(screen.getByRole('textbox', { name: 'Recipe address' }), 'https://example.com/soup');
    await user.click(screen.getByRole('button', { name: 'Fill' }));
    await screen.findByRole('button', { name: 'Move yoghurt' });
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Step 2' }).value).toBe('Spoon it over.');
    await user.click(submit());
    await waitFor(() => expect(api.calls(addRecipe)).toHaveLength(1));
    const { body } = api.calls(addRecipe)[0] ?? {};
    expect(groupOf(body?.ingredients)).toEqual(['-: red lentils', 'To serve: yoghurt']);
    expect(groupOf(body?.method)).toEqual(['-: Rinse.', 'To serve: Spoon it over.']);
  });

  it('a step that is moved over the name of a part says where it stands now', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add part of the method +' }));
    await user.keyboard('Sauce');
    press('Move group Sauce', 'ArrowUp');
    expect(screen.getByText('Group Sauce was moved.')).toBeTruthy();
    press('Move step 1', 'ArrowUp');
    expect(screen.getByText('Step 1 is now in no part.')).toBeTruthy();
    press('Move step 1', 'ArrowDown');
    expect(screen.getByText('Step 1 is now in Sauce.')).toBeTruthy();
  });
});

describe('method', () => {
  it("FORM-15 FORM-16 FORM-17 FORM-45 FORM-46 FORM-47 'Add Step +' appends, deleting renumbers, one stays", async () => {
    const { user } = await open();
    expect(screen.getByRole('button', { name: 'Delete step 1' })).toHaveProperty('disabled', true);
    await user.type(screen.getByRole('textbox', { name: 'Step 1' }), 'first');
    await user.click(screen.getByRole('button', { name: 'Add Step +' }));
    await user.type(screen.getByRole('textbox', { name: 'Step 2' }), 'second');
    await user.click(screen.getByRole('button', { name: 'Delete step 1' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Step 1' }).value).toBe('second');
    expect(screen.queryByRole('textbox', { name: 'Step 2' })).toBeNull();
  });

  it('FORM-15 a step takes a picture, sent with the place of its step', async () => {
    const { user, api } = await open();
    await user.type(nameField(), 'Soup');
    await user.upload(screen.getByLabelText('Image of step 1'), png());
    expect(await screen.findByRole('img', { name: 'Step 1' })).toBeTruthy();
    await user.click(submit());
    await waitFor(() => expect(api.calls(addRecipe)[0]?.body.methodImageIndexes).toEqual([0]));
    expect(api.calls(addRecipe)[0]?.form?.getAll('methodImages')).toHaveLength(1);
  });

  it('many steps are pasted at once', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Paste steps' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste steps' }));
    await user.click(dialog.getByRole('textbox'));
    await user.paste('Rinse.\n\n Simmer. ');
    await user.click(dialog.getByRole('button', { name: 'Add steps' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Step 2' }).value).toBe('Simmer.');
    expect(screen.queryByRole('textbox', { name: 'Step 3' })).toBeNull();
  });
});

describe('images', () => {
  const input = () => screen.getByLabelText('Images of the recipe');

  it('FORM-09 FORM-59 NUM-04 says how many of 3 slots remain', async () => {
    const { user, api } = await open();
    expect(screen.getByText('3 of 3 slots remain')).toBeTruthy();
    await user.upload(input(), png());
    expect(await screen.findByText('2 of 3 slots remain')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove image 1' }));
    expect(screen.getByText('3 of 3 slots remain')).toBeTruthy();
    await user.upload(input(), [png('a.png'), png('b.png')]);
    expect(await screen.findByText('1 of 3 slots remain')).toBeTruthy();
    await user.type(nameField(), 'Soup');
    await user.click(submit());
    await waitFor(() => expect(api.calls(addRecipe)[0]?.form?.getAll('images')).toHaveLength(2));
    expect(compressImage).toHaveBeenCalledTimes(3);
  });

  it('ERR-19 FORM-59 a fourth is refused', async () => {
    const { user } = await open();
    await user.upload(input(), [png('1.png'), png('2.png'), png('3.png'), png('4.png')]);
    expect(await screen.findByText('You can upload a maximum of 3 images.')).toBeTruthy();
    expect(screen.getByText('0 of 3 slots remain')).toBeTruthy();
  });

  it('ERR-18 one that cannot be made smaller is refused', async () => {
    vi.mocked(compressImage).mockRejectedValue(new Error('broken'));
    const { user } = await open();
    await user.upload(input(), png());
    expect(await screen.findByText('Image compression failed. Please try again.')).toBeTruthy();
    expect(screen.getByText('3 of 3 slots remain')).toBeTruthy();
  });

  it.each([
    ['that names its type', new File(['x'], 'IMG_1.HEIC', { type: 'image/heic' })],
    ['of a system that does not know its type', new File(['x'], 'IMG_1.HEIC', { type: '' })],
  ])('a photo of an iPhone %s is read where the browser can, and else says what to do', async (_title, photo) => {
    await open();
    fireEvent.change(input(), { target: { files: [photo] } });
    expect(await screen.findByText('2 of 3 slots remain')).toBeTruthy();
    vi.mocked(compressImage).mockRejectedValue(new Error('not known'));
    fireEvent.change(input(), { target: { files: [photo] } });
    expect((await screen.findByRole('alert')).textContent).toContain('Save the photo as JPEG');
    expect(screen.queryByText('Image compression failed. Please try again.')).toBeNull();
    expect(screen.getByText('2 of 3 slots remain')).toBeTruthy();
  });

  it('the focus goes to the picture beside the one that was removed', async () => {
    const { user } = await open();
    await user.upload(input(), [png('1.png'), png('2.png')]);
    await screen.findByText('1 of 3 slots remain');
    await user.click(screen.getByRole('button', { name: 'Remove image 2' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add image 3' })));
  });

  it('FORM-60 what is no image is refused', async () => {
    await open();
    fireEvent.change(input(), { target: { files: [new File(['x'], 'a.pdf', { type: 'application/pdf' })] } });
    expect(await screen.findByText('Please upload a valid image file.')).toBeTruthy();
    expect(compressImage).not.toHaveBeenCalled();
  });
});

describe('the picture of an imported page', () => {
  const fill = async (api = formApi()) => {
    const view = await open(api);
    await view.user.type(screen.getByRole('textbox', { name: 'Recipe address' }), 'https://example.com/soup');
    await view.user.click(screen.getByRole('button', { name: 'Fill' }));
    const picture = await screen.findByAltText('Recipe 1');
    return { ...view, picture };
  };

  it('that does not come says so in its place', async () => {
    const { user, picture } = await fill();
    fireEvent.error(picture);
    expect(screen.getByText(/picture cannot be shown here/)).toBeTruthy();
    expect(screen.queryByAltText('Recipe 1')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove image 1' }));
    expect(screen.queryByText(/picture cannot be shown here/)).toBeNull();
  });

  it('that the page did not give is told with the recipe that was added', async () => {
    const api = formApi().on(addRecipe, () => ({ id: ID, message: 'Added.', pictureMissing: true as const }));
    const { user } = await fill(api);
    await user.click(submit());
    expect(await screen.findByText('Lentil soup has been added successfully.')).toBeTruthy();
    expect(screen.getByText(/The page did not give its picture/)).toBeTruthy();
  });

  it('that came is not spoken of', async () => {
    const { user } = await fill();
    await user.click(submit());
    await screen.findByText('Lentil soup has been added successfully.');
    expect(screen.queryByText(/did not give its picture/)).toBeNull();
  });
});

describe('after a removal', () => {
  it('the focus goes to the next ingredient, then to the one before, then to the search', async () => {
    const { user } = await open();
    const search = screen.getByRole('combobox', { name: 'Search ingredients' });
    search.focus();
    await user.paste('100 g leeks\n200 g peas\n300 g rice');
    await screen.findByRole('button', { name: 'Remove rice' });
    const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
    await user.click(remove('peas'));
    await waitFor(() => expect(document.activeElement).toBe(remove('rice')));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(remove('leeks')));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove leeks' })).toBeNull());
    const section = screen.getByRole('region', { name: 'Ingredients' });
    await waitFor(() => expect(section.contains(document.activeElement)).toBe(true));
  });

  it('the focus goes to the next step', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add Step +' }));
    await user.click(screen.getByRole('button', { name: 'Add Step +' }));
    await user.type(screen.getByRole('textbox', { name: 'Step 3' }), 'Serve.');
    await user.click(screen.getByRole('button', { name: 'Delete step 2' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete step 2' })));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Step 2' }).value).toBe('Serve.');
  });
});

describe('people’s texts', () => {
  it('are written in the direction of their language', async () => {
    await open();
    for (const name of ['Name', 'Caption', 'Step 1', 'Notes']) {
      expect([name, screen.getByRole('textbox', { name }).getAttribute('dir')]).toEqual([name, 'auto']);
    }
    expect(screen.getByRole('spinbutton', { name: 'Serves' }).getAttribute('dir')).not.toBe('auto');
  });
});

describe('unsaved work', () => {
  it('survives a closed tab', async () => {
    const first = await open();
    await first.user.type(nameField(), 'Half a soup');
    await waitFor(() => expect(localStorage.getItem('recipeDraft')).toContain('Half a soup'));
    first.unmount();
    const { user } = await open();
    expect(nameField().value).toBe('Half a soup');
    await user.click(screen.getByRole('button', { name: 'Start afresh' }));
    expect(nameField().value).toBe('');
  });

  it('FORM-04 is asked about before the page is left', async () => {
    const { user, pathname } = await open();
    await user.type(nameField(), 'Half a soup');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }));
    expect(pathname()).toBe(PATH);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(pathname()).toBe('/app/recipe-book'));
  });
});

describe('custom tags', () => {
  it('ROLE-08 are part of Premium', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Custom tags' }));
    expect(await screen.findByRole('dialog', { name: 'Upgrade to Premium' })).toBeTruthy();
  });

  it('ROLE-08 are made, renamed and deleted; a new one is put on the recipe', async () => {
    let tags = SAMPLE_TAGS;
    const own = (name: string) => ({ tag_id: 77, name, icon: 'tag', own: true });
    const change = (name: string | null) => {
      tags = name === null ? SAMPLE_TAGS : [...SAMPLE_TAGS, own(name)];
      return own(name ?? '');
    };
    const api = formApi(aUser({ premium: true }))
      .on(getTags, () => tags)
      .on(addTag, ({ body }) => change(body.name))
      .on(renameTag, ({ body }) => change(body.name))
      .on(deleteTag, () => {
        change(null);
        return { message: 'Deleted.' };
      });
    const { user } = await open(api);
    await screen.findByRole('button', { name: 'Vegan' });
    await user.click(screen.getByRole('button', { name: 'Custom tags' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your tags' }));
    await user.type(dialog.getByRole('textbox', { name: 'New tag' }), 'Sunday');
    await user.click(dialog.getByRole('button', { name: 'Add tag' }));
    await user.click(await dialog.findByRole('button', { name: 'Rename Sunday' }));
    const name = dialog.getByRole('textbox', { name: 'New name of Sunday' });
    await user.clear(name);
    await user.type(name, 'Feast');
    await user.click(dialog.getByRole('button', { name: 'Save name' }));
    await user.click(await dialog.findByRole('button', { name: 'Delete Feast' }));
    const chip = () => screen.queryByRole('button', { name: 'Feast', hidden: true });
    expect(chip()?.getAttribute('aria-pressed')).toBe('true');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(chip()).toBeNull());
    expect(api.calls(addRecipe)).toHaveLength(0);
  });

  it('what the import was not sure of is said where it stands, and mended with a press', async () => {
    const doubts: ImportedRecipe['doubts'] = [
      { kind: 'ingredients-incomplete', lines: ['1 onion', '2 carrots', 'Get our free book'] },
      { kind: 'implausible-amount', lines: ['250g red lentils'] },
      { kind: 'implausible-time', lines: [] },
    ];
    const api = formApi().on(scrape, () => ({ ...SOUP, doubts }));
    const { user } = await open(api);
    await user.type(screen.getByRole('textbox', { name: 'Recipe address' }), 'https://example.com/soup');
    await user.click(screen.getByRole('button', { name: 'Fill' }));
    const list = screen.getByRole('region', { name: 'Ingredients' });
    expect(await within(list).findByText('The page shows 4 ingredients, we read 1: add these 3 too?')).toBeTruthy();
    const toLookAt = within(screen.getByRole('region', { name: 'To look at' }));
    expect(toLookAt.getByText('3 things we are not sure of')).toBeTruthy();
    await user.click(within(list).getByRole('checkbox', { name: 'Get our free book' }));
    await user.click(within(list).getByRole('button', { name: 'Add these 2' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add these 2' })).toBeNull());
    expect(api.calls(readIngredients)[0]?.body.lines).toEqual(['1 onion', '2 carrots']);
    await user.click(screen.getByRole('button', { name: 'Change the amount of 250g red lentils' }));
    expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Quantity of red lentils' }));
    await user.click(within(list).getByRole('button', { name: 'I have looked' }));
    expect(screen.queryByText('These amounts look unusual:')).toBeNull();
    const times = screen.getByRole('region', { name: 'Details' });
    expect(within(times).getByText('The page says: 5 min preparation, 15 min cooking, 20 min in all.')).toBeTruthy();
    await user.click(toLookAt.getByRole('button', { name: 'Unusual times' }));
    expect(document.activeElement?.id).toBe('doubt-implausible-time');
    await user.click(within(times).getByRole('button', { name: 'Change the times' }));
    expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Prep time' }));
    await user.click(within(times).getByRole('button', { name: 'I have looked' }));
    expect(screen.queryByRole('region', { name: 'To look at' })).toBeNull();
  });

  it('what is no meal by itself is said beside the meal type, until another one is chosen', async () => {
    const { user } = await open(formApi().on(scrape, () => ({ ...SOUP, dishKind: 'sauce' as const })));
    await user.type(screen.getByRole('textbox', { name: 'Recipe address' }), 'https://example.com/soup');
    await user.click(screen.getByRole('button', { name: 'Fill' }));
    expect(await screen.findByText(/^Looks like a sauce or dip/)).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Meal type' }), 'Dinner');
    expect(screen.queryByText(/^Looks like a sauce or dip/)).toBeNull();
  });

  it('amounts that look like those for one serving are multiplied with a press', async () => {
    const lines = ['0.5 carrot', '0.25 leek', '0.5 dl cream', '0.25 tsp thyme', '0.5 onion'];
    const newIngredients = lines.map((original, place) => ({
      id: `i${place}`,
      name: original.replace(/^\S+ /, ''),
      quantity: Number.parseFloat(original),
      unit: '',
      possibleUnits: [],
      original,
    }));
    const doubts: ImportedRecipe['doubts'] = [{ kind: 'implausible-amount', lines }];
    const { user } = await open(formApi().on(scrape, () => ({ ...SOUP, newIngredients, doubts })));
    await user.type(screen.getByRole('textbox', { name: 'Recipe address' }), 'https://example.com/soup');
    await user.click(screen.getByRole('button', { name: 'Fill' }));
    await user.click(await screen.findByRole('button', { name: 'Multiply all by 4' }));
    expect(screen.getByRole('spinbutton', { name: 'Quantity of leek' })).toHaveProperty('value', '1');
    expect(screen.getByRole('spinbutton', { name: 'Quantity of carrot' })).toHaveProperty('value', '2');
    expect(screen.queryByText('These look like the amounts for one serving:')).toBeNull();
  });

  it('what is still in doubt outlives a reload, and goes with the recipe', async () => {
    const doubts: ImportedRecipe['doubts'] = [
      { kind: 'implausible-amount', lines: ['250g red lentils'] },
      { kind: 'implausible-time', lines: [] },
    ];
    const api = formApi().on(scrape, () => ({ ...SOUP, doubts }));
    const { user, unmount } = await open(api);
    await user.type(screen.getByRole('textbox', { name: 'Recipe address' }), 'https://example.com/soup');
    await user.click(screen.getByRole('button', { name: 'Fill' }));
    const list = within(screen.getByRole('region', { name: 'Ingredients' }));
    await user.click(await list.findByRole('button', { name: 'I have looked' }));
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    const again = await open(api);
    expect(await screen.findByText('One thing we are not sure of')).toBeTruthy();
    expect(screen.queryByText('These amounts look unusual:')).toBeNull();
    await again.user.click(screen.getByRole('button', { name: 'Add Recipe +' }));
    await waitFor(() => expect(api.calls(addRecipe)).toHaveLength(1));
    expect(api.calls(addRecipe)[0]?.body.doubts).toEqual([{ kind: 'implausible-time', lines: [] }]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'To look at' })).toBeNull());
  });

  it('a method that may lack a part is mended by pasting it', async () => {
    const doubts: ImportedRecipe['doubts'] = [{ kind: 'steps-incomplete', lines: [] }];
    const { user } = await open(formApi().on(scrape, () => ({ ...SOUP, doubts })));
    await user.type(screen.getByRole('textbox', { name: 'Recipe address' }), 'https://example.com/soup');
    await user.click(screen.getByRole('button', { name: 'Fill' }));
    const method = within(screen.getByRole('region', { name: 'Method' }));
    await method.findByText(/^Part of the method may be missing/);
    expect(method.getByRole('link', { name: 'See the page' }).getAttribute('href')).toBe('https://example.com/soup');
    const [, paste] = method.getAllByRole('button', { name: 'Paste steps' });
    await user.click(paste as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Paste steps' })).toBeTruthy();
  });
});
