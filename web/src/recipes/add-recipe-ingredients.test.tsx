import { readIngredients, searchIngredients } from '@sorrel/contract/foods';
import { type ImportedRecipe, scrape } from '@sorrel/contract/recipe-import';
import { addRecipe } from '@sorrel/contract/recipe-saving';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { formApi, nameField, openForm, rowsOf, SOUP, submit } from '../../testing/add-recipe-form.tsx';

describe('ingredients', () => {
  it('FORM-13 FORM-14 FORM-49 FORM-50 FORM-65 NUM-16 are searched 300 ms after typing stops and added once', async () => {
    const { user, api } = await openForm();
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
    const { user } = await openForm();
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
    const { user, api } = await openForm();
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
    const { user, api } = await openForm();
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
    const { user } = await openForm();
    await user.type(screen.getByRole('combobox', { name: 'Search ingredients' }), '200 g spinach{Enter}');
    await screen.findByRole('spinbutton', { name: 'Quantity of spinach' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Unit of spinach' }), 'other…');
    const unit = screen.getByRole('textbox', { name: 'Unit of spinach' });
    await user.clear(unit);
    await user.type(unit, 'handful{Enter}');
    expect(screen.getByRole('combobox', { name: 'Unit of spinach' })).toHaveProperty('value', 'handful');
  });

  it('an ingredient is renamed in its place, and Escape leaves name and unit as they were', async () => {
    const { user, api } = await openForm();
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
    const { user } = await openForm(api);
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
    const { user } = await openForm(api);
    await user.type(screen.getByRole('combobox', { name: 'Search ingredients' }), 'salt and pepper{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Rename salt and pepper' }));
    const field = screen.getByRole('textbox', { name: 'Name of salt and pepper' });
    await user.clear(field);
    await user.type(field, 'herb salt{Enter}');
    expect(screen.queryByRole('button', { name: /^Split into/ })).toBeNull();
  });

  it('a whole list is pasted at once', async () => {
    const { user, api } = await openForm();
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
    const { user, api } = await openForm();
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
    const { user, api } = await openForm();
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
    const { user, api } = await openForm(formApi().on(scrape, () => grouped));
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
    const { user } = await openForm();
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
