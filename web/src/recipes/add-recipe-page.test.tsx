import { authenticate, getUser, refreshAccessToken, signInOptions } from '@sorrel/contract/auth';
import { addRecipe } from '@sorrel/contract/recipe-saving';
import { addTag, deleteTag, getTags, renameTag } from '@sorrel/contract/tags';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ADD_RECIPE_PATH, formApi, nameField, openForm, RECIPE_ID, submit } from '../../testing/add-recipe-form.tsx';
import { aToken } from '../../testing/fake-api.ts';
import { aUser, SAMPLE_TAGS } from '../../testing/samples.ts';

describe('a draft', () => {
  it('keeps the last letters before a reload', async () => {
    const { user } = await openForm();
    await user.type(nameField(), 'Kale soup');
    window.dispatchEvent(new Event('pagehide'));
    expect(JSON.parse(localStorage.getItem('recipeDraft') ?? 'null')).toMatchObject({ name: 'Kale soup' });
  });
});

describe('a session that ends by itself', () => {
  const robin = aUser();
  async function end(code: 'refused' | 'renewed and refused') {
    const api = formApi().signIn(robin.email, robin.id);
    api.on(authenticate, () => {
      api.signIn(robin.email, robin.id).on(addRecipe, () => ({ id: RECIPE_ID, message: 'Added.' }));
      return { token: aToken({ id: robin.id }), redirectTo: ADD_RECIPE_PATH };
    });
    const view = await openForm(api.on(signInOptions, () => ({ google: false, mailbox: false })));
    await view.user.type(nameField(), 'Kale soup');
    api.fail(addRecipe, 'not_signed_in');
    if (code === 'refused') api.fail(refreshAccessToken, 'session_ended');
    // sooner than the draft is written down by itself
    await view.user.click(submit());
    await screen.findByRole('button', { name: 'Log In' });
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Kale soup');
    return view;
  }
  const logIn = async ({ user }: Awaited<ReturnType<typeof end>>) => {
    await user.type(screen.getByLabelText('E-mail'), 'robin@example.com');
    await user.type(screen.getByLabelText('Password'), 'beetroot soup');
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await screen.findByRole('heading', { level: 1, name: 'Add a recipe' });
  };

  it.each(['refused', 'renewed and refused'] as const)(
    'leads to log in, and what was typed is in the form again afterwards: %s',
    async (code) => {
      const view = await end(code);
      await logIn(view);
      expect(nameField().value).toBe('Kale soup');
    },
  );

  it('shows what was typed to nobody else', async () => {
    const view = await end('refused');
    const kim = aUser({ id: '0b9f6d3a-3c56-4c1f-9a37-0f3d5c2e8a12' });
    view.api
      .on(authenticate, () => ({ token: aToken({ id: kim.id }), redirectTo: ADD_RECIPE_PATH }))
      .on(getUser, () => kim);
    await logIn(view);
    expect(nameField().value).toBe('');
  });
});

describe('adding by hand', () => {
  it('FORM-01 FORM-10 FORM-12 FORM-19 FORM-21 FORM-24 FORM-25 FORM-26 FORM-27 sends the form, then empties it and says so', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user, api } = await openForm();
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
    const { user } = await openForm();
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
          finish = () => resolve({ id: RECIPE_ID, message: '' });
        }),
    );
    const { user } = await openForm(api);
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
    const { user, api } = await openForm();
    await user.click(submit());
    expect(await screen.findByText('Please give the recipe a name.')).toBeTruthy();
    expect(document.activeElement).toBe(nameField());
    expect(api.calls(addRecipe)).toHaveLength(0);
  });

  it('ERR-15 a failure says so and keeps what was written', async () => {
    const { user } = await openForm(formApi().fail(addRecipe, 'recipe_limit_reached', { upgrade: true }));
    await user.type(nameField(), 'Soup');
    await user.click(submit());
    expect(await screen.findByText('Failed to add recipe. Please try again.')).toBeTruthy();
    expect(screen.getByText(/You have reached 35 recipes/)).toBeTruthy();
    expect(nameField().value).toBe('Soup');
  });

  it('FORM-11 ROLE-18 only administrators choose a category', async () => {
    await openForm();
    expect(screen.queryByRole('combobox', { name: 'Category' })).toBeNull();
  });

  it('FORM-11 ROLE-18 ENT-63 ENT-64 an administrator has thirteen categories', async () => {
    await openForm(formApi(aUser({ role: 'admin' })));
    expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Category' })).options).toHaveLength(13);
  });

  it("FORM-20 FORM-63 FORM-64 ROLE-11 'Calculate Nutrition' opens the upgrade prompt and stays off for free users", async () => {
    const { user } = await openForm();
    const calculate = screen.getByRole('switch', { name: 'Calculate Nutrition' });
    await user.click(calculate);
    expect(await screen.findByRole('dialog', { name: 'Upgrade to Premium' })).toBeTruthy();
    expect(calculate.getAttribute('aria-checked')).toBe('false');
  });

  it("FORM-63 'Calculate Nutrition' works for premium users", async () => {
    const { user, api } = await openForm(formApi(aUser({ premium: true })));
    await user.click(await screen.findByRole('switch', { name: 'Calculate Nutrition' }));
    await user.type(nameField(), 'Soup');
    await user.click(submit());
    await waitFor(() => expect(api.calls(addRecipe)[0]?.body.calculateNut).toBe(true));
  });

  it('FORM-18 FORM-48 tags toggle by click', async () => {
    const { user } = await openForm();
    const vegan = await screen.findByRole('button', { name: 'Vegan' });
    await user.click(vegan);
    expect(vegan.getAttribute('aria-pressed')).toBe('true');
    await user.click(vegan);
    expect(vegan.getAttribute('aria-pressed')).toBe('false');
  });
});

describe('method', () => {
  it("FORM-15 FORM-16 FORM-17 FORM-45 FORM-46 FORM-47 'Add Step +' appends, deleting renumbers, one stays", async () => {
    const { user } = await openForm();
    expect(screen.getByRole('button', { name: 'Delete step 1' })).toHaveProperty('disabled', true);
    await user.type(screen.getByRole('textbox', { name: 'Step 1' }), 'first');
    await user.click(screen.getByRole('button', { name: 'Add Step +' }));
    await user.type(screen.getByRole('textbox', { name: 'Step 2' }), 'second');
    await user.click(screen.getByRole('button', { name: 'Delete step 1' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Step 1' }).value).toBe('second');
    expect(screen.queryByRole('textbox', { name: 'Step 2' })).toBeNull();
  });

  it('many steps are pasted at once', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Paste steps' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste steps' }));
    await user.click(dialog.getByRole('textbox'));
    await user.paste('Rinse.\n\n Simmer. ');
    await user.click(dialog.getByRole('button', { name: 'Add steps' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Step 2' }).value).toBe('Simmer.');
    expect(screen.queryByRole('textbox', { name: 'Step 3' })).toBeNull();
  });
});

describe('after a removal', () => {
  it('the focus goes to the next ingredient, then to the one before, then to the search', async () => {
    const { user } = await openForm();
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
    const { user } = await openForm();
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
    await openForm();
    for (const name of ['Name', 'Caption', 'Step 1', 'Notes']) {
      expect([name, screen.getByRole('textbox', { name }).getAttribute('dir')]).toEqual([name, 'auto']);
    }
    expect(screen.getByRole('spinbutton', { name: 'Serves' }).getAttribute('dir')).not.toBe('auto');
  });
});

describe('unsaved work', () => {
  it('survives a closed tab', async () => {
    const first = await openForm();
    await first.user.type(nameField(), 'Half a soup');
    await waitFor(() => expect(localStorage.getItem('recipeDraft')).toContain('Half a soup'));
    first.unmount();
    const { user } = await openForm();
    expect(nameField().value).toBe('Half a soup');
    await user.click(screen.getByRole('button', { name: 'Start afresh' }));
    expect(nameField().value).toBe('');
  });

  it('FORM-04 is asked about before the page is left', async () => {
    const { user, pathname } = await openForm();
    await user.type(nameField(), 'Half a soup');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }));
    expect(pathname()).toBe(ADD_RECIPE_PATH);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(pathname()).toBe('/app/recipe-book'));
  });
});

describe('custom tags', () => {
  it('a press while it is not known whether the person has Premium waits for that', async () => {
    let know = () => {};
    const known = new Promise<void>((resolve) => {
      know = resolve;
    });
    const api = formApi(aUser({ premium: true })).on(getUser, async () => {
      await known;
      return aUser({ premium: true });
    });
    const { user } = await openForm(api);
    await user.click(await screen.findByRole('button', { name: 'Custom tags' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    know();
    expect(await screen.findByRole('dialog', { name: 'Your tags' })).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Upgrade to Premium' })).toBeNull();
  });

  it('ROLE-08 are part of Premium', async () => {
    const { user } = await openForm();
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
    const { user } = await openForm(api);
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

  it('the focus stays in the row of a tag while it is renamed and asked about, and a failure is over once something went well', async () => {
    let tags = [...SAMPLE_TAGS, { tag_id: 77, name: 'Sunday', icon: 'tag', own: true }];
    const api = formApi(aUser({ premium: true }))
      .on(getTags, () => tags)
      .on(renameTag, ({ body }) => {
        tags = tags.map((tag) => (tag.tag_id === 77 ? { ...tag, name: body.name } : tag));
        return { tag_id: 77, name: body.name, icon: 'tag', own: true };
      });
    api.fail(addTag, 'tag_exists');
    const { user } = await openForm(api);
    await screen.findByRole('button', { name: 'Vegan' });
    await user.click(screen.getByRole('button', { name: 'Custom tags' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your tags' }));
    await user.type(dialog.getByRole('textbox', { name: 'New tag' }), 'Sunday{Enter}');
    expect(await dialog.findByText('You have a tag of this name already.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Delete Sunday' }));
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Delete Sunday' }));
    await user.click(dialog.getByRole('button', { name: 'Rename Sunday' }));
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'New name of Sunday' }));
    await user.keyboard('s{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Rename Sundays' })));
    expect(dialog.queryByText('You have a tag of this name already.')).toBeNull();
  });
});
