import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { GERMAN_PAGES, PAGES } from './site-pages.ts';

test.describe('what search engines and social networks read', () => {
  for (const path of PAGES) {
    test(`${path} has a title, a description, a canonical address and a picture of its own`, async ({
      page,
      server,
    }) => {
      await page.goto(path);
      const content = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
      const title = await page.title();
      expect(title).toContain('Sorrel');
      expect(await content('og:title')).toBe(title);
      const description = await page.locator('meta[name="description"]').getAttribute('content');
      expect(description?.length).toBeGreaterThan(50);
      expect(description?.length).toBeLessThan(160);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${server.url}${path}`);
      const picture = await content('og:image');
      const file = path === '/' ? 'home' : path.slice(1);
      expect(picture).toBe(`${server.url}/covers/og-${file}.jpg`);
      const size = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      }, picture ?? '');
      expect(size).toEqual([1200, 630]);
    });
  }

  const structuredDataOf = async (page: Page) => {
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    return texts.map((text) => JSON.parse(text));
  };

  test('the home page is described as an application with its three prices', async ({ page, server }) => {
    await page.goto('/');
    const [app] = await structuredDataOf(page);
    expect(app).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: 'Sorrel',
      url: `${server.url}/`,
    });
    expect(
      app.offers.map((offer: { price: string; priceCurrency: string }) => [offer.price, offer.priceCurrency]),
    ).toEqual([
      ['0', 'GBP'],
      ['5', 'GBP'],
      ['48', 'GBP'],
    ]);
  });

  test('the questions of the support page are told as they stand on it', async ({ page }) => {
    await page.goto('/support');
    const [faq] = await structuredDataOf(page);
    expect(faq['@type']).toBe('FAQPage');
    const told = faq.mainEntity.map((entry: { '@type': string; name: string; acceptedAnswer: { text: string } }) => {
      expect(entry['@type']).toBe('Question');
      return [entry.name, entry.acceptedAnswer.text];
    });
    const shown = await page
      .locator('details')
      .evaluateAll((all) =>
        all.map((entry) => [entry.querySelector('summary')?.textContent, entry.querySelector('p')?.textContent]),
      );
    expect(told).toEqual(shown);
    expect(told).toHaveLength(15);
  });

  test('the sitemap names every public page, and robots are kept out of the application', async ({
    request,
    server,
  }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1])).toEqual(
      [...PAGES, ...GERMAN_PAGES].map((path) => server.url + path),
    );
    const robots = await (await request.get('/robots.txt')).text();
    for (const line of ['Disallow: /app', 'Disallow: /auth', 'Disallow: /api', `Sitemap: ${server.url}/sitemap.xml`]) {
      expect(robots).toContain(line);
    }
  });

  test('every picture and link of the pages leads to something', async ({ page, request }) => {
    const addresses = new Set<string>();
    for (const path of [...PAGES, ...GERMAN_PAGES]) {
      await page.goto(path);
      const found = await page.evaluate(() => [
        ...[...document.images].flatMap((image) => [
          image.src,
          ...image.srcset
            .split(', ')
            .flatMap((entry) => (entry === '' ? [] : [new URL(entry.split(' ')[0] ?? '', location.href).href])),
        ]),
        ...[...document.querySelectorAll('a')].map((link) => link.href),
      ]);
      for (const address of found) addresses.add(address);
    }
    const here = [...addresses].filter((address) => address.startsWith(new URL(page.url()).origin));
    expect(here.length).toBeGreaterThan(60);
    for (const address of here) {
      const reply = await request.get(address);
      expect([address, reply.status()]).toEqual([address, 200]);
      const { hash } = new URL(address);
      if (hash !== '') expect(await reply.text()).toContain(`id="${hash.slice(1)}"`);
    }
  });
});
