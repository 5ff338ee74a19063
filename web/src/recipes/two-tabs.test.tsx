import { type ImportedRecipe, readPage, scrape } from '@sorrel/contract/recipe-import';
import { addRecipe } from '@sorrel/contract/recipe-saving';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { formApi, nameField, openForm, SOUP, submit } from '../../testing/add-recipe-form.tsx';

vi.mock('./pdf/read-pdf.ts', async (original) => ({
  ...(await original<object>()),
  readPdfText: async () => ({ ok: true, lines: ['Soup', '1 leek'], recipes: 2, pages: 1, pagesRead: 1 }),
}));

/** Another tab writes its own recipe down, or is done with it. */
function inAnotherTab(draft: string | null, review: string | null) {
  const entries = { recipeDraft: draft, recipeDraftReview: review };
  for (const [key, text] of Object.entries(entries)) {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  }
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
}

const doubts: ImportedRecipe['doubts'] = [{ kind: 'implausible-time', lines: [] }];

async function fill(api = formApi()) {
  api.on(scrape, () => ({ ...SOUP, doubts }));
  const view = await openForm(api);
  await view.user.type(screen.getByRole('textbox', { name: 'Recipe address' }), 'https://example.com/soup');
  await view.user.click(screen.getByRole('button', { name: 'Fill' }));
  await screen.findByRole('region', { name: 'To look at' });
  return view;
}

it('what an import was not sure of stays with it, whatever another tab adds meanwhile', async () => {
  const { user, api } = await fill();
  inAnotherTab(null, null);
  expect(within(screen.getByRole('region', { name: 'To look at' })).getByRole('status').textContent).toBe('0 of 1');
  await user.click(submit());
  await waitFor(() => expect(api.calls(addRecipe)[0]?.body.doubts).toEqual(doubts));
});

it('a recipe that is added leaves what another tab has begun', async () => {
  const { user } = await fill();
  window.dispatchEvent(new Event('pagehide'));
  const [draft = '', review = ''] = ['recipeDraft', 'recipeDraftReview'].map((key) => localStorage.getItem(key) ?? '');
  const other = draft.replace(SOUP.title, 'Leek tart');
  expect(other).not.toBe(draft);
  inAnotherTab(other, review.replace('implausible-time', 'amounts-missing'));
  await user.click(submit());
  await waitFor(() => expect(nameField().value).toBe(''));
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('recipeDraft')).toBe(other);
  expect(localStorage.getItem('recipeDraftReview')).toContain('amounts-missing');
});

it('what is said of a document goes with its recipe', async () => {
  const { user } = await openForm(
    formApi()
      .on(readPage, () => SOUP)
      .on(scrape, () => SOUP),
  );
  const choose = () =>
    user.upload(screen.getByLabelText('Choose a PDF'), new File(['%PDF'], 'two.pdf', { type: 'application/pdf' }));
  await choose();
  expect(await screen.findByText(/seems to hold 2 recipes/)).toBeTruthy();
  await waitFor(() => expect(nameField().value).toBe(SOUP.title));
  await user.click(submit());
  await waitFor(() => expect(screen.queryByText(/seems to hold 2 recipes/)).toBeNull());
});
