import { readIngredients } from '@sorrel/contract/foods';
import { type ImportedRecipe, scrape } from '@sorrel/contract/recipe-import';
import { addRecipe } from '@sorrel/contract/recipe-saving';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formApi, nameField, openForm, RECIPE_ID, SOUP, submit } from '../../testing/add-recipe-form.tsx';
import { aUser } from '../../testing/samples.ts';

describe('import', () => {
  async function fill(api = formApi()) {
    const view = await openForm(api);
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

describe('the picture of an imported page', () => {
  const fill = async (api = formApi()) => {
    const view = await openForm(api);
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
    const api = formApi().on(addRecipe, () => ({ id: RECIPE_ID, message: 'Added.', pictureMissing: true as const }));
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

describe('what an import was not sure of', () => {
  it('what the import was not sure of is said where it stands, and mended with a press', async () => {
    const doubts: ImportedRecipe['doubts'] = [
      { kind: 'ingredients-incomplete', lines: ['1 onion', '2 carrots', 'Get our free book'] },
      { kind: 'implausible-amount', lines: ['250g red lentils'] },
      { kind: 'implausible-time', lines: [] },
    ];
    const api = formApi().on(scrape, () => ({ ...SOUP, doubts }));
    const { user } = await openForm(api);
    await user.type(screen.getByRole('textbox', { name: 'Recipe address' }), 'https://example.com/soup');
    await user.click(screen.getByRole('button', { name: 'Fill' }));
    const list = screen.getByRole('region', { name: 'Ingredients' });
    expect(await within(list).findByText('The page shows 4 ingredients, we read 1: add these 3 too?')).toBeTruthy();
    const toLookAt = within(screen.getByRole('region', { name: 'To look at' }));
    expect(toLookAt.getByRole('status').textContent).toBe('0 of 3');
    expect(toLookAt.getByRole('button', { name: '3 more ingredients? the page shows 4' })).toBeTruthy();
    expect(toLookAt.getByRole('button', { name: 'Unusual amounts 250g red lentils' })).toBeTruthy();
    expect(
      screen.getByText(
        'Read from example.com. 3 things we are not sure of are marked in yellow. Leave them, and the recipe asks again later.',
      ),
    ).toBeTruthy();
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    act(() => screen.getByRole('textbox', { name: 'Recipe address' }).focus());
    press('n');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Recipe address' }));
    act(() => screen.getByRole('textbox', { name: 'Recipe address' }).blur());
    const visited = Array.from({ length: 4 }, () => {
      press('n');
      return document.activeElement?.id;
    });
    expect(visited).toEqual([
      'doubt-implausible-time',
      'doubt-ingredients-incomplete',
      'doubt-implausible-amount',
      'doubt-implausible-time',
    ]);
    await user.click(within(list).getByRole('checkbox', { name: 'Get our free book' }));
    await user.click(within(list).getByRole('button', { name: 'Add these 2' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add these 2' })).toBeNull());
    expect(api.calls(readIngredients)[0]?.body.lines).toEqual(['1 onion', '2 carrots']);
    await user.click(screen.getByRole('button', { name: 'Change the amount of 250g red lentils' }));
    expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Quantity of red lentils' }));
    await user.click(within(list).getByRole('button', { name: 'I have looked' }));
    expect(screen.queryByText('These amounts look unusual:')).toBeNull();
    expect(document.activeElement).toBe(within(list).getByRole('heading', { name: 'Ingredients' }));
    expect(toLookAt.getByRole('status').textContent).toBe('2 of 3');
    expect(toLookAt.getByText('Unusual amounts').textContent).toBe('Unusual amounts is looked at');
    const times = screen.getByRole('region', { name: 'Details' });
    expect(within(times).getByText('The page says: 5 min preparation, 15 min cooking, 20 min in all.')).toBeTruthy();
    await user.click(toLookAt.getByRole('button', { name: 'Unusual times' }));
    expect(document.activeElement?.id).toBe('doubt-implausible-time');
    await user.click(within(times).getByRole('button', { name: 'Change the times' }));
    expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Prep time' }));
    await user.click(within(times).getByRole('button', { name: 'I have looked' }));
    expect(screen.queryByRole('region', { name: 'To look at' })).toBeNull();
  });

  it('calories other than the page gives are told with both figures, and lead to the servings', async () => {
    const doubts: ImportedRecipe['doubts'] = [{ kind: 'calories-differ', lines: [] }];
    const nutrients = [{ name: 'Calories' as const, amount: 589, unit: 'kcal' }];
    const { user } = await openForm(formApi().on(scrape, () => ({ ...SOUP, nutrients, wholeCalories: 5984, doubts })));
    await user.type(screen.getByRole('textbox', { name: 'Recipe address' }), 'https://example.com/soup');
    await user.click(screen.getByRole('button', { name: 'Fill' }));
    const details = within(screen.getByRole('region', { name: 'Details' }));
    const figures = /^The page says 589 kcal a serving\. For 4, the ingredients come to 1,496 kcal each\./;
    expect(await details.findByText(figures)).toBeTruthy();
    await user.click(details.getByRole('button', { name: 'Change the servings' }));
    expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Serves' }));
    const type = async (serves: string) => {
      await user.clear(screen.getByRole('spinbutton', { name: 'Serves' }));
      await user.type(screen.getByRole('spinbutton', { name: 'Serves' }), serves);
    };
    await type('5');
    expect(details.getByText(/For 5, the ingredients come to 1,197 kcal each\./)).toBeTruthy();
    await type('9');
    expect(details.queryByText(/^The page says 589 kcal/)).toBeNull();
    const toLookAt = () => screen.queryByRole('region', { name: 'To look at' });
    expect(toLookAt()).toBeNull();
    await type('4');
    expect(toLookAt()).toBeTruthy();
    await user.click(details.getByRole('button', { name: 'I have looked' }));
    expect(details.queryByText(figures)).toBeNull();
  });

  it('that no ingredient was found is said, rather than that the page shows more', async () => {
    const doubts: ImportedRecipe['doubts'] = [{ kind: 'ingredients-incomplete', lines: [] }];
    const { user } = await openForm(formApi().on(scrape, () => ({ ...SOUP, newIngredients: [], doubts })));
    await user.type(screen.getByRole('textbox', { name: 'Recipe address' }), 'https://example.com/soup');
    await user.click(screen.getByRole('button', { name: 'Fill' }));
    const list = screen.getByRole('region', { name: 'Ingredients' });
    expect(await within(list).findByText(/^We found no ingredients on this page/)).toBeTruthy();
    expect(within(list).queryByText(/seems to show more/)).toBeNull();
  });

  it('what is no meal by itself is said beside the meal type, until another one is chosen', async () => {
    const { user } = await openForm(formApi().on(scrape, () => ({ ...SOUP, dishKind: 'sauce' as const })));
    await user.type(screen.getByRole('textbox', { name: 'Recipe address' }), 'https://example.com/soup');
    await user.click(screen.getByRole('button', { name: 'Fill' }));
    expect(await screen.findByText(/^Looks like a sauce, dip/)).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Meal type' }), 'Dinner');
    expect(screen.queryByText(/^Looks like a sauce, dip/)).toBeNull();
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
    const { user } = await openForm(formApi().on(scrape, () => ({ ...SOUP, newIngredients, doubts })));
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
    const { user, unmount } = await openForm(api);
    await user.type(screen.getByRole('textbox', { name: 'Recipe address' }), 'https://example.com/soup');
    await user.click(screen.getByRole('button', { name: 'Fill' }));
    const list = within(screen.getByRole('region', { name: 'Ingredients' }));
    await user.click(await list.findByRole('button', { name: 'I have looked' }));
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    const again = await openForm(api);
    const toLookAt = within(await screen.findByRole('region', { name: 'To look at' }));
    expect(toLookAt.getByRole('status').textContent).toBe('1 of 2');
    expect(screen.queryByText('These amounts look unusual:')).toBeNull();
    await again.user.click(screen.getByRole('button', { name: 'Add Recipe +' }));
    await waitFor(() => expect(api.calls(addRecipe)).toHaveLength(1));
    expect(api.calls(addRecipe)[0]?.body.doubts).toEqual([{ kind: 'implausible-time', lines: [] }]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'To look at' })).toBeNull());
  });

  it('servings that nobody knows are asked for first, and their answer leaves the focus in the details', async () => {
    const doubts: ImportedRecipe['doubts'] = [
      { kind: 'implausible-time', lines: [] },
      { kind: 'servings-unknown', lines: [] },
    ];
    const { user } = await openForm(formApi().on(scrape, () => ({ ...SOUP, servings: null, doubts })));
    await user.type(screen.getByRole('textbox', { name: 'Recipe address' }), 'https://example.com/soup');
    await user.click(screen.getByRole('button', { name: 'Fill' }));
    const toLookAt = within(await screen.findByRole('region', { name: 'To look at' }));
    expect(toLookAt.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '1Servings not on the page',
      '2Unusual times ',
    ]);
    expect(screen.queryByText('Adding with open questions is fine.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Serves 4' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Details' }));
    expect(toLookAt.getByRole('status').textContent).toBe('1 of 2');
    expect(screen.getByText('Adding with open questions is fine.')).toBeTruthy();
  });

  it('a method that may lack a part is mended by pasting it', async () => {
    const doubts: ImportedRecipe['doubts'] = [{ kind: 'steps-incomplete', lines: [] }];
    const { user } = await openForm(formApi().on(scrape, () => ({ ...SOUP, doubts })));
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
