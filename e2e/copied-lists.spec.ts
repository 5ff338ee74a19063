import { expect, test } from './fixtures.ts';

test('a device that keeps copies of the lists leaves the one that was used last the one that others open', async ({
  page,
  account,
  signIn,
}) => {
  const { token } = await (await page.request.post('/api/auth/authenticate', { data: account })).json();
  const headers = { authorization: `Bearer ${token}` };
  for (const name of ['in spring', 'in summer', 'this week']) {
    const saved = await page.request.post('/api/lists/save', { headers, data: { name, shoppingList: {} } });
    expect(saved.ok()).toBe(true);
  }
  const used = async (): Promise<string[]> => {
    const reply = await page.request.get('/api/lists/get-lists?order=used', { headers });
    return (await reply.json()).lists.map(({ name }: { name: string }) => name);
  };
  expect(await used()).toEqual(['this week', 'in summer', 'in spring']);

  const copied: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/api/lists/load/')) copied.push(request.url());
  });
  await signIn('/app/support', { account });
  await expect.poll(() => copied.length, { timeout: 30_000 }).toBe(3);
  expect(await used()).toEqual(['this week', 'in summer', 'in spring']);
});
