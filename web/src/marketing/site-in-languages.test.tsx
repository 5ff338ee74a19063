import { siteAddresses } from '@sorrel/contract/site';
import { render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showLanguage } from '../language/sentences.ts';
import { headTags, sitemap } from './head-tags.ts';
import { loadPage } from './pages.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteLayout } from './site-layout.tsx';

const ORIGIN = 'https://sorrel.example';
const BOTH = ['en', 'de'] as const;

const addressOf = (path: string) => {
  const address = siteAddresses(BOTH).find((one) => one.path === path);
  if (address === undefined) throw new Error(`no page at ${path}`);
  return address;
};

afterEach(() => showLanguage('en'));

describe('the public pages while English alone is offered', () => {
  it('are six, none of them under /de, and name no other language', () => {
    expect(siteAddresses(['en']).map(({ path }) => path)).toEqual([
      '/',
      '/features',
      '/about',
      '/support',
      '/privacy',
      '/terms',
    ]);
    expect(headTags(addressOf('/about'), ORIGIN, ['en'])).not.toMatch(/hreflang|locale:alternate/);
    expect(sitemap(ORIGIN, ['en'])).not.toMatch(/hreflang|xhtml|\/de/);
  });

  it('have no link to another language in the footer', () => {
    render(<SiteFooter file="about" origin={ORIGIN} offered={['en']} />);
    expect(screen.queryByRole('link', { name: 'Deutsch' })).toBeNull();
  });
});

describe('the public pages once German is offered', () => {
  it('stand at /de too, each in a file of its own', () => {
    const addresses = siteAddresses(BOTH);
    expect(addresses.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/', '/about', '/de', '/de/about', '/de/terms']),
    );
    expect(new Set(addresses.map(({ html }) => html)).size).toBe(12);
  });

  it.each(['/about', '/de/about'])('%s names itself, both languages, and English for all others', async (path) => {
    const address = addressOf(path);
    await showLanguage(address.language);
    const tags = headTags(address, ORIGIN, BOTH);
    expect(tags).toContain(`<link rel="canonical" href="${ORIGIN}${path}">`);
    expect(tags).toContain(`<link rel="alternate" hreflang="en" href="${ORIGIN}/about">`);
    expect(tags).toContain(`<link rel="alternate" hreflang="de" href="${ORIGIN}/de/about">`);
    expect(tags).toContain(`<link rel="alternate" hreflang="x-default" href="${ORIGIN}/about">`);
  });

  it('have title, description, Open Graph and structured data in German', async () => {
    await showLanguage('de');
    const tags = headTags(addressOf('/de/support'), ORIGIN, BOTH);
    expect(tags).toContain('<title>Hilfe zu Sorrel: Antworten und Kontakt</title>');
    expect(tags).toContain('<meta property="og:locale" content="de_DE">');
    expect(tags).toContain('<meta property="og:locale:alternate" content="en_GB">');
    expect(tags).toContain(`<meta property="og:url" content="${ORIGIN}/de/support">`);
    expect(tags).toContain(`<meta property="og:image" content="${ORIGIN}/covers/og-support-de.jpg">`);
    expect(tags).toContain('"inLanguage":"de-DE"');
    expect(tags).toContain('Was kostet es?');
  });

  it('are in the sitemap with their other language', () => {
    const de = `<xhtml:link rel="alternate" hreflang="de" href="${ORIGIN}/de/terms"/>`;
    const map = sitemap(ORIGIN, BOTH);
    expect(map).toContain(`<loc>${ORIGIN}/terms</loc>`);
    expect(map).toContain(`<loc>${ORIGIN}/de/terms</loc>`);
    expect(map.split(de)).toHaveLength(3);
  });

  it('lead to each other in the footer', async () => {
    const { unmount } = render(<SiteFooter file="about" origin={ORIGIN} offered={BOTH} />);
    expect(screen.getByRole('link', { name: 'Deutsch' }).getAttribute('href')).toBe('/de/about');
    unmount();
    await showLanguage('de');
    render(<SiteFooter file="about" origin={ORIGIN} offered={BOTH} />);
    expect(screen.getByRole('link', { name: 'English' }).getAttribute('href')).toBe('/about');
    expect(screen.getByRole('link', { name: 'Hilfe' }).getAttribute('href')).toBe('/de/support');
  });

  it.each(siteAddresses(['de']))('$path is drawn in German, and leads to German pages', async (address) => {
    const { Page } = await loadPage(address.file);
    await showLanguage('de');
    render(
      <SiteLayout address={address} origin={ORIGIN}>
        <Page />
      </SiteLayout>,
    );
    const nav = within(screen.getByRole('navigation', { name: 'Hauptnavigation' }));
    expect(nav.getByRole('link', { name: 'Über uns' }).getAttribute('href')).toBe('/de/about');
    expect(screen.getByRole('main').textContent).not.toMatch(/\b(the|your|you|are)\b/);
  });
});
