import { ingredientsOf } from './fill-book.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

test('the kitchen, an invitation, versions and the trash go by keyboard alone', async ({ page, account, signIn }) => {
  await signIn('/app/kitchen', { account });
  const { token } = await (await page.request.post('/api/auth/authenticate', { data: account })).json();
  const headers = { authorization: `Bearer ${token}` };

  await test.step('an invitation is made, and the dialog gives the focus back', async () => {
    const invite = page.getByRole('button', { name: 'Invite' });
    await invite.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
    await expect(dialog.getByRole('radio', { name: 'Edit' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(invite).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('a link that is withdrawn leaves the focus on the page', async () => {
    await page.getByRole('button', { name: 'Withdraw' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Invited', { exact: true })).toBeHidden();
    await expect(page.locator('main button:focus, main input:focus, main a:focus')).toHaveCount(1);
  });

  const add = async (recipeName: string) => {
    const reply = await page.request.post('/api/recipes/add-recipe', {
      headers,
      multipart: {
        recipeName,
        type: 'dinner',
        serves: '2',
        prepTime: '5',
        cookTime: '5',
        ingredients: JSON.stringify(ingredientsOf('rice, 200, g')),
        method: JSON.stringify([{ step: 1, desc: 'Cook the rice.' }]),
        tags: '[]',
      },
    });
    return ((await reply.json()) as { id: string }).id;
  };

  await test.step('a recipe that has no versions says so', async () => {
    const id = await add('Plain rice');
    await page.goto(`/app/recipes/${id}/versions`);
    await expect(page.getByRole('heading', { name: 'This recipe has not been changed yet.' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('what is put back or deleted for good leaves the focus beside it', async () => {
    for (const name of ['Rice one', 'Rice two', 'Rice three']) {
      await page.request.delete(`/api/recipes/delete-recipe/${await add(name)}`, { headers });
    }
    await page.goto('/app/recipes/trash');
    await page.getByRole('button', { name: 'Put back Rice three' }).focus();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Rice three' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Put back Rice two' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Delete for good' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(page.getByRole('button', { name: 'Delete Rice one for good' })).toBeFocused();
  });
});
