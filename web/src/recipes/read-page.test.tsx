import { readPage, scrape } from '@sorrel/contract/recipe-import';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { anImportedRecipe } from '../../testing/samples.ts';
import { catchSentPage } from '../send-page/caught-page.ts';
import { PAGE_MARK, packPage } from '../send-page/pack-page.ts';

const PATH = '/app/recipes/add-recipe';
const ADDRESS = 'https://paywalled.example/lemon-tart';
const TART = anImportedRecipe({
  title: 'Lemon tart',
  newIngredients: [{ id: 'l', name: 'lemons', quantity: 3, unit: '', possibleUnits: [], original: '3 lemons' }],
  instructions: 'Bake.',
  servings: 8,
  yieldText: '8 servings',
  cookingMinutes: 40,
  preparationMinutes: 20,
  readyInMinutes: 60,
  sourceUrl: ADDRESS,
});

const refusingApi = () =>
  signedInApi()
    .fail(scrape, 'import_refused', { mayPastePage: true })
    .on(readPage, () => TART);

async function open(api = refusingApi(), path = PATH) {
  const view = renderApp(path, { api });
  await screen.findByRole('heading', { level: 1, name: 'Add a recipe' });
  return { ...view, api };
}
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const addressField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Recipe address' });
const clipboard = (data: Record<string, string>) => ({
  clipboardData: { getData: (type: string) => data[type] ?? '' },
});

async function fillFromRefusingSite() {
  const view = await open();
  await view.user.type(addressField(), 'paywalled.example/lemon-tart');
  await view.user.click(screen.getByRole('button', { name: 'Fill' }));
  return { ...view, ways: within(await screen.findByRole('region', { name: 'Read it with your own browser' })) };
}

describe('a site that lets no server in', () => {
  it('is opened by the person, and what they copied there fills the form at once', async () => {
    const { ways, api } = await fillFromRefusingSite();
    const link = ways.getByRole<HTMLAnchorElement>('link', { name: 'Open the page' });
    expect([link.href, link.target, link.rel]).toEqual([ADDRESS, '_blank', 'noreferrer noopener']);
    fireEvent.paste(
      ways.getByRole('textbox', { name: 'The page' }),
      clipboard({ 'text/html': '<h1>Lemon tart</h1>', 'text/plain': 'Lemon tart' }),
    );
    await waitFor(() => expect(nameField().value).toBe('Lemon tart'));
    expect(api.calls(readPage)[0]?.body).toEqual({
      url: 'paywalled.example/lemon-tart',
      html: '<h1>Lemon tart</h1>',
      text: 'Lemon tart',
    });
    expect(screen.queryByText('Failed to get recipe data. Please try again.')).toBeNull();
  });

  it('gives its source as well as what it shows', async () => {
    const { ways, api } = await fillFromRefusingSite();
    const source = '<!DOCTYPE html><html><h1>Lemon tart</h1></html>';
    fireEvent.paste(
      ways.getByRole('textbox', { name: 'The page' }),
      clipboard({ 'text/html': '<span>&lt;!DOCTYPE html&gt;</span>', 'text/plain': source }),
    );
    await waitFor(() => expect(api.calls(readPage)[0]?.body).toMatchObject({ html: source, text: '' }));
  });

  it('offers a bookmark that is dragged, and its address for who cannot drag', async () => {
    const { ways, user } = await fillFromRefusingSite();
    const bookmark = ways.getByRole('link', { name: 'Save to Sorrel' });
    expect(bookmark.getAttribute('href')).toMatch(/^javascript:/);
    await user.click(bookmark);
    expect(ways.getByText('Drag this to your bookmarks, then press it there on any recipe.')).toBeTruthy();
    await user.click(ways.getByRole('button', { name: 'Copy its address' }));
    expect(await navigator.clipboard.readText()).toBe(bookmark.getAttribute('href'));
    expect(ways.getByText(/^Copied\./)).toBeTruthy();
    expect(ways.getByRole<HTMLAnchorElement>('link', { name: 'Extension' }).pathname).toBe('/extension.zip');
  });

  it('and any other failure offers nothing of it', async () => {
    const { user } = await open(refusingApi().fail(scrape, 'import_not_reachable'));
    await user.type(addressField(), 'nowhere.example');
    await user.click(screen.getByRole('button', { name: 'Fill' }));
    expect(await screen.findByText('Failed to get recipe data. Please try again.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Read it with your own browser' })).toBeNull();
  });
});

describe('a pasted text', () => {
  it('is read from a dialog, which says there what is wrong and closes once it was read', async () => {
    const { user, api } = await open(refusingApi().fail(readPage, 'import_no_recipe'));
    await user.click(screen.getByRole('button', { name: 'Pasted text' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste a recipe' }));
    await user.type(dialog.getByRole('textbox', { name: 'The recipe' }), 'Lemon tart');
    await user.click(dialog.getByRole('button', { name: 'Read this' }));
    expect(await dialog.findByText('No recipe was found on this page.')).toBeTruthy();
    expect(api.calls(readPage)[0]?.body).toMatchObject({ url: '', text: 'Lemon tart' });
    api.on(readPage, () => TART);
    await user.click(dialog.getByRole('button', { name: 'Read this' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(nameField().value).toBe('Lemon tart');
  });

  it('may be put together from several', async () => {
    const { user, api } = await open();
    await user.click(screen.getByRole('button', { name: 'Pasted text' }));
    const field = await screen.findByRole('textbox', { name: 'The recipe' });
    await user.type(field, 'Lemon tart');
    fireEvent.paste(field, clipboard({ 'text/plain': '3 lemons' }));
    expect(api.calls(readPage)).toEqual([]);
  });
});

describe('a page that a bookmark or the extension has sent', () => {
  async function arrive(packed: string, api = refusingApi()) {
    window.history.replaceState(null, '', `${PATH}${PAGE_MARK}${packed}`);
    catchSentPage();
    return open(api);
  }
  const aPage = () => packPage({ url: ADDRESS, html: '<h1>Lemon tart</h1>' });

  it('fills the form by itself', async () => {
    const { api } = await arrive(await aPage());
    await waitFor(() => expect(nameField().value).toBe('Lemon tart'));
    expect(api.calls(readPage).map(({ body }) => body)).toEqual([
      { url: ADDRESS, html: '<h1>Lemon tart</h1>', text: '' },
    ]);
    expect(addressField().value).toBe(ADDRESS);
  });

  it('waits for a word where a recipe was begun', async () => {
    localStorage.setItem('recipeDraft', '');
    const first = await open();
    await first.user.type(nameField(), 'Kale soup');
    window.dispatchEvent(new Event('pagehide'));
    first.unmount();
    const { user, api } = await arrive(await aPage());
    expect(await screen.findByText(/takes the place of the recipe you had begun/)).toBeTruthy();
    expect([nameField().value, api.calls(readPage)]).toEqual(['Kale soup', []]);
    await user.click(screen.getByRole('button', { name: 'Read the page' }));
    await waitFor(() => expect(nameField().value).toBe('Lemon tart'));
  });

  it('that did not arrive whole says so', async () => {
    const { api } = await arrive((await aPage()).slice(0, 30));
    expect(await screen.findByText(/did not arrive whole/)).toBeTruthy();
    expect(api.calls(readPage)).toEqual([]);
  });
});

describe('what a phone shares', () => {
  it.each([
    ['an address', { url: ADDRESS }],
    ['a text that ends in one', { title: 'Lemon tart', text: `Look at this: ${ADDRESS}` }],
  ])('%s stands in the field, and nothing is asked before the press', async (_name, shared) => {
    const asked = vi.fn();
    await open(refusingApi().on(scrape, asked), `${PATH}?${new URLSearchParams(shared)}`);
    expect(addressField().value).toBe(ADDRESS);
    expect(asked).not.toHaveBeenCalled();
  });
});
