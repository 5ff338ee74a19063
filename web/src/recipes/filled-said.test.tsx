import { scrape } from '@sorrel/contract/recipe-import';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formApi, nameField, openForm, SOUP } from '../../testing/add-recipe-form.tsx';

const fill = async (user: Awaited<ReturnType<typeof openForm>>['user']) => {
  await user.type(screen.getByRole('textbox', { name: 'Recipe address' }), 'https://example.com/soup');
  await user.click(screen.getByRole('button', { name: 'Fill' }));
};
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('an import without doubts tells politely that the form is filled in', async () => {
  const api = formApi().on(scrape, () => ({ ...SOUP, sourceUrl: 'https://www.example.com/soup', doubts: [] }));
  const { user } = await openForm(api);
  expect(said()).not.toContain('Read from example.com. The form is filled in.');
  await fill(user);
  expect(await screen.findByText('Read from example.com. The form is filled in.')).toBeTruthy();
  expect(said()).toContain('Read from example.com. The form is filled in.');
  expect(nameField().value).toBe(SOUP.title);
});

test('one with doubts tells of these, and of nothing else', async () => {
  const doubts = [{ kind: 'steps-incomplete' as const, lines: [] }];
  const api = formApi().on(scrape, () => ({ ...SOUP, sourceUrl: 'https://www.example.com/soup', doubts }));
  const { user } = await openForm(api);
  await fill(user);
  expect(await screen.findByText(/^Read from example.com. One thing we are not sure of/)).toBeTruthy();
  expect(screen.queryByText(/The form is filled in/)).toBeNull();
});
