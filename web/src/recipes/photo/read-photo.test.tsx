import { readPage, scrape } from '@sorrel/contract/recipe-import';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lend } from '../../../testing/lend.ts';
import { renderApp, signedInApi } from '../../../testing/render-app.tsx';
import { mendFile } from './mend-file.ts';
import type { PrintReader } from './print-reader.ts';

vi.mock('./mend-file.ts', () => ({ mendFile: vi.fn() }));
const read = vi.fn<PrintReader['read']>();
vi.mock('./print-reader.ts', () => ({ printReader: () => ({ read, close: () => undefined }) }));

const PICTURE = { widthPx: 600, heightPx: 800, pixels: new Uint8Array(600 * 800).fill(255) };
const rowOf = (text: string, place: number, confidence = 96) =>
  text.split(' ').map((word, at) => ({
    text: word,
    confidence,
    box: { left: 20 + at * 90, top: 40 + place * 50, right: 100 + at * 90, bottom: 66 + place * 50 },
  }));
const CAKE = ['Apple Cake', 'Ingredients', '225 g flour', '2 eggs', 'Method', 'Bake until golden.'].map((text, place) =>
  rowOf(text, place),
);

beforeEach(() => {
  lend(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  vi.mocked(mendFile).mockResolvedValue({ picture: PICTURE, shown: new Blob(), isSideways: false });
  read.mockResolvedValue(CAKE);
});
afterEach(() => vi.clearAllMocks());

async function open(api = signedInApi()) {
  const view = renderApp('/app/recipes/add-recipe', { api });
  await view.user.click(await screen.findByRole('button', { name: 'Photo' }));
  await screen.findByRole('heading', { level: 1, name: 'From a photo' });
  return { ...view, api };
}
const photo = (name = 'page.jpg') => new File(['x'], name, { type: 'image/jpeg' });
const linesShown = () =>
  screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Line/ }).map(({ value }) => value);

async function openRead() {
  const view = await open();
  await view.user.upload(screen.getByLabelText('Pictures of the recipe', { selector: 'input[multiple]' }), photo());
  await screen.findByRole('textbox', { name: 'Line 1' });
  return view;
}

describe('a photo of a recipe', () => {
  it('takes the keyboard along, and gives it back to where it came from', async () => {
    const { user } = await openRead();
    const title = screen.getByRole('heading', { level: 1, name: 'From a photo' });
    expect(document.activeElement).toBe(title);
    await user.click(screen.getByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Photo' })));
  });

  it('is shown beside what was read, and sent nowhere', async () => {
    const { api } = await openRead();
    expect(linesShown()).toEqual([
      'Apple Cake',
      'Ingredients',
      '225 g flour',
      '2 eggs',
      'Method',
      'Bake until golden.',
    ]);
    expect(screen.getByRole('img', { name: 'The picture, straightened' })).toBeTruthy();
    expect([...api.calls(readPage), ...api.calls(scrape)]).toEqual([]);
  });

  it('marks the words the reader is not sure of, until somebody has looked', async () => {
    read.mockResolvedValue([...CAKE.slice(0, 2), rowOf('2O0 g flour', 2, 61), ...CAKE.slice(3)]);
    const { user } = await openRead();
    expect(screen.getByText('1 line is marked: we could not quite read it.')).toBeTruthy();
    expect(screen.getByText('Not sure of: 2O0, g and flour')).toBeTruthy();
    await user.clear(screen.getByRole('textbox', { name: 'Line 3' }));
    await user.type(screen.getByRole('textbox', { name: 'Line 3' }), '200 g flour');
    expect(screen.queryByText(/Not sure of/)).toBeNull();
  });

  it('fills the form with the text as it was corrected, without the lines that were left out', async () => {
    const { user, api } = await openRead();
    api.fail(readPage, 'import_no_recipe');
    await user.click(screen.getByRole('button', { name: 'Leave out line 4' }));
    await user.click(screen.getByRole('button', { name: 'Fill the form' }));
    expect(await screen.findByText(/could not make a recipe of this text/)).toBeTruthy();
    // nothing is lost where that fails
    expect(linesShown()).toHaveLength(5);
    expect(api.calls(readPage)[0]?.body).toEqual({
      url: '',
      html: '',
      text: 'Apple Cake\nIngredients\n225 g flour\nMethod\nBake until golden.',
    });
  });

  it('is read again in the language that its words tell', async () => {
    read.mockResolvedValue(
      ['Zutaten', '250 g Weizenmehl', '2 Zwiebeln', '1 Prise Salz', '4 EL Rapsöl'].map((text, place) =>
        rowOf(text, place),
      ),
    );
    await openRead();
    await waitFor(() => expect(read.mock.calls.map(([, code]) => code)).toEqual(['eng', 'deu']));
  });

  it('is turned where print stands on its head, and says when there is none', async () => {
    read.mockResolvedValue([]);
    const { user } = await open();
    await user.upload(screen.getByLabelText('Pictures of the recipe', { selector: 'input[multiple]' }), photo());
    expect(await screen.findByText(/We found no print here/)).toBeTruthy();
    expect(vi.mocked(mendFile).mock.calls.map(([{ quarterTurns }]) => quarterTurns)).toEqual([0, 2]);
    await user.click(screen.getByRole('button', { name: 'Turn' }));
    await waitFor(() => expect(vi.mocked(mendFile).mock.lastCall?.[0].quarterTurns).toBe(1));
  });

  it('that cannot be read says so; another one beside it is read', async () => {
    vi.mocked(mendFile).mockRejectedValueOnce(new Error('no picture'));
    const { user } = await open();
    await user.upload(screen.getByLabelText('Pictures of the recipe', { selector: 'input[multiple]' }), [
      photo('a.jpg'),
      photo('b.jpg'),
    ]);
    expect(await screen.findByText(/This picture could not be read/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(await screen.findByRole('textbox', { name: 'Line 1' })).toBeTruthy();
  });

  it('asks before what was corrected is left', async () => {
    const { user } = await openRead();
    await user.type(screen.getByRole('textbox', { name: 'Line 1' }), 's');
    await user.click(screen.getByRole('button', { name: 'Back to the form' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave what was read?' }));
    await user.click(dialog.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Add a recipe' })).toBeTruthy();
  });
});
