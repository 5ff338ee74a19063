import { getSupermarkets, sendToSupermarket } from '@sorrel/contract/lists';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lend } from '../../testing/lend.ts';
import { aUser } from '../../testing/samples.ts';
import { aList, anItem, listsApi, openList, SAMPLE } from './testing/shopping-lists.tsx';

afterEach(() => vi.useRealTimers());

describe('Hand on', () => {
  async function choose(user: Awaited<ReturnType<typeof openList>>['user'], entry: string) {
    await user.click(screen.getByRole('button', { name: 'Hand on' }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  }

  it('copies the list as text', async () => {
    const { user } = await openList();
    await choose(user, 'Copy as text');
    expect(await screen.findByText('Shopping list copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(
      'weekly shop\n\nProduce\n[x] spinach, 100 g\n[ ] lemon, 0.1\n\nBakery\n[ ] flour, 2 x cup, 3 x g',
    );
  });

  it('ROLE-09 sending to a supermarket asks a free user to upgrade', async () => {
    const { user } = await openList();
    await choose(user, 'Send to supermarket');
    expect(await screen.findByRole('dialog', { name: 'Upgrade to Premium' })).toBeTruthy();
  });

  it('PUB-40 a premium user sees what leaves, confirms it, and goes through it item by item', async () => {
    const api = listsApi(aUser({ premium: true })).on(sendToSupermarket, ({ body }) => ({
      basket: body.basket.map(({ name, amount }) => ({
        name,
        amount,
        url: 'https://www.tesco.com/groceries/en-GB/search?query=x',
      })),
      url: null,
    }));
    const { user } = await openList(SAMPLE, api);
    await choose(user, 'Send to supermarket');
    // what is ticked on the list is bought already
    expect(screen.queryByRole('checkbox', { name: 'spinach, 100 g' })).toBeNull();
    await user.click(await screen.findByRole('checkbox', { name: 'lemon, 0.1' }));
    expect(api.calls(sendToSupermarket)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send 1 item' }));
    expect(await screen.findByText('0 of 1 searched')).toBeTruthy();
    expect(api.calls(sendToSupermarket)[0]?.body.basket).toEqual([
      {
        name: 'flour',
        amount: '2 x cup, 3 x g',
        measures: [
          { quantity: 2, unit: 'cup' },
          { quantity: 3, unit: 'g' },
        ],
      },
    ]);
    const link = screen.getByRole('link', { name: /^flour/ });
    expect(link.getAttribute('target')).toBe('_blank');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(await screen.findByText('1 of 1 searched')).toBeTruthy();
    // the progress is there when the list is opened again
    cleanup();
    const again = await openList(SAMPLE, api);
    await choose(again.user, 'Send to supermarket');
    expect(await screen.findByText('1 of 1 searched')).toBeTruthy();
    await again.user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(await screen.findByRole('button', { name: 'Send 2 items' })).toBeTruthy();
  });

  it('a retailer that takes whole lists comes first, and answers with the page of the list', async () => {
    const api = listsApi(aUser({ premium: true }))
      .on(getSupermarkets, () => ({
        supermarkets: [
          { id: 'tesco' as const, name: 'Tesco' },
          { id: 'retailer' as const, name: 'Corner Shop' },
        ],
      }))
      .fail(sendToSupermarket, 'supermarket_busy');
    const { user } = await openList(SAMPLE, api);
    await choose(user, 'Send to supermarket');
    expect(await screen.findByText(/names and amounts that are ticked here go to Corner Shop/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send 2 items' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The supermarket is busy\. Please try again in /);
    api.on(sendToSupermarket, () => ({ basket: [], url: 'https://shop.example.com/lists/1' }));
    // by the keys: two clicks of a quick mouse are one double click
    screen.getByRole('button', { name: 'Send 2 items' }).focus();
    await user.keyboard('{Enter}');
    const link = await screen.findByRole('link', { name: /Open your list at Corner Shop/ });
    expect(link.getAttribute('href')).toBe('https://shop.example.com/lists/1');
    expect(api.calls(sendToSupermarket).at(-1)?.body.supermarket).toBe('retailer');
  });

  it('opens the share sheet with the list as text; closing it is no failure', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    lend(navigator, { share });
    const { user } = await openList();
    await choose(user, 'Share');
    expect(share).toHaveBeenCalledWith({
      title: 'weekly shop',
      text: expect.stringContaining('[ ] flour, 2 x cup, 3 x g'),
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    // a browser that refuses: the text can be copied by hand
    share.mockImplementation(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    await choose(user, 'Share');
    const text = (await screen.findByRole('textbox', { name: 'Shopping list as text' })) as HTMLTextAreaElement;
    expect(text.value).toContain('[x] spinach, 100 g');
    Reflect.deleteProperty(navigator, 'share');
  });

  it('where there is no share sheet none is offered', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Hand on' }));
    expect(await screen.findByRole('menuitem', { name: 'Copy as text' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Share' })).toBeNull();
  });

  it('prints', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = await openList();
    await choose(user, 'Print');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  });

  it('downloads a CSV file in which no cell is a formula', async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    lend(URL, {
      createObjectURL: (file: Blob) => {
        files.push(file);
        return 'blob:list';
      },
      revokeObjectURL: () => undefined,
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { user } = await openList(
      aList({
        other: [anItem({ name: '=1+1' }), anItem({ name: '@cmd' }), anItem({ name: '-2' }), anItem({ name: '+3' })],
      }),
    );
    await choose(user, 'Download as CSV');
    await waitFor(() => expect(files).toHaveLength(1));
    expect(names).toEqual(['weekly shop.csv']);
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(files[0]!);
    });
    expect(
      text
        .split('\r\n')
        .slice(1, 5)
        .map((row) => row.split(',')[1]),
    ).toEqual(["'=1+1", "'@cmd", "'-2", "'+3"]);
  });
});
