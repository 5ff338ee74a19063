import { describe, expect, test } from 'vitest';
import { addressesInText } from './addresses-in-text.ts';
import { likelyFirst } from './found-address.ts';
import { judgedTogether, looksLikeRecipe } from './looks-like-recipe.ts';
import { isBookmarksFile, readBookmarks } from './read-bookmarks.ts';
import { readLinks } from './read-links.ts';
import { isSitemap, readSitemap, worthAsking } from './read-sitemap.ts';

const addresses = (text: string) => addressesInText(text).map((one) => one.address);

describe('addresses in a text', () => {
  test.each([
    [
      'one a line',
      'https://a.example/soup\nhttps://b.example/stew',
      ['https://a.example/soup', 'https://b.example/stew'],
    ],
    [
      'between commas and spaces',
      'https://a.example/1, https://a.example/2 https://a.example/3',
      ['https://a.example/1', 'https://a.example/2', 'https://a.example/3'],
    ],
    [
      'in a sentence',
      'Try this (https://a.example/pie_(apple)), it is good. And "https://b.example/x".',
      ['https://a.example/pie_(apple)', 'https://b.example/x'],
    ],
    [
      'without a protocol',
      'a.example/soup\nwww.b.example\nnot an address\nversion 2.0',
      ['https://a.example/soup', 'https://www.b.example/'],
    ],
    ['pasted together', 'https://a.example/1https://a.example/2', ['https://a.example/1', 'https://a.example/2']],
    [
      'the same twice, however somebody came to it',
      'https://a.example/soup?utm_source=mail\nhttp://www.a.example/soup/#step-2',
      ['https://a.example/soup?utm_source=mail'],
    ],
    [
      'what is no web address',
      'javascript:alert(1)\nfile:///etc/passwd\nhttps://user:word@a.example/x\nftp://a.example/x',
      [],
    ],
    [
      'Markdown',
      '- [Soup](https://a.example/soup)\n* <https://a.example/stew>',
      ['https://a.example/soup', 'https://a.example/stew'],
    ],
  ])('%s', (_what, text, expected) => {
    expect(addresses(text)).toEqual(expected);
  });
  test('a megabyte of anything is looked through at once', () => {
    expect(addresses('('.repeat(500_000) + 'https://a.example/'.repeat(30_000))).toEqual([]);
    expect(addresses(`https://a.example/${'x)'.repeat(900)}`)).toHaveLength(1);
  });
});

test.each([
  ['https://a.example/rezepte/kartoffelsuppe-mit-lauch/', '', true],
  ['https://a.example/2024/03/lemon-chicken-soup/', '', true],
  ['https://a.example/p/1234', 'Grandma’s apple cake', true],
  ['https://a.example/?recipe=42&dish=soup', '', true],
  ['https://a.example/recettes/123-tarte.html', '', true],
  ['https://a.example/recipes/', 'All recipes', false],
  ['https://a.example/', 'Soup and more', false],
  ['https://a.example/category/soup/', 'Soups', false],
  ['https://a.example/tag/rezept/', '', false],
  ['https://a.example/about/', 'About me', false],
  ['https://a.example/soup.jpg', '', false],
  ['https://www.google.com/search?q=soup', 'soup', false],
  ['https://a.example/how-to-mend-a-bicycle', 'Mend a bicycle', false],
  ['https://a.example/%E0%A4%A/soup', '', true],
  ['nonsense', 'soup', false],
])('%s (%s): %s', (address, name, expected) => {
  expect(looksLikeRecipe(address, name)).toBe(expected);
});

test('on a site of recipes an entry named by several words is a likely one too', () => {
  const page = (address: string) => ({ address, isLikely: looksLikeRecipe(address, '') });
  const site = ['lemon-soup', 'kathi-rolls-at-home', 'privacy-policy', 'lentil-stew'].map((name) =>
    page(`https://a.example/${name}/`),
  );
  expect(judgedTogether(site).map((one) => one.isLikely)).toEqual([true, true, false, true]);
  const other = [
    'how-to-mend',
    'why-it-rains',
    'of-bicycles',
    'on-tyres',
    'a-bell-rings',
    'to-the-sea',
    'lamp-and-chain',
  ].map((name) => page(`https://a.example/${name}/`));
  expect(judgedTogether(other).some((one) => one.isLikely)).toBe(false);
});

test('the likely ones come first, otherwise the order stays; what is left out is counted', () => {
  const page = (name: string, isLikely: boolean) => ({ address: `https://a.example/${name}`, name, isLikely });
  const { found, total } = likelyFirst([page('a', false), page('b', true), page('c', false), page('d', true)], 3);
  expect([found.map((one) => one.name).join(''), total]).toEqual(['bda', 4]);
});

const BOOKMARKS = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>Bookmarks</TITLE><H1>Bookmarks</H1>
<DL><p>
  <DT><H3 ADD_DATE="1">Bar</H3>
  <DL><p>
    <DT><A HREF="https://news.example/today" ADD_DATE="1" ICON="data:image/png;base64,AAAA">News &amp; more</A>
    <DT><H3>Kochen</H3>
    <DL><p>
      <DT><A HREF="https://a.example/x/77">Sonntag</A>
      <DD>a note about it
      <DT><A HREF="https://a.example/x/77?utm_medium=mail">Sonntag again</A>
    </DL><p>
    <DT><A HREF="javascript:void(0)">A script</A>
    <DT><A HREF="place:sort=8">Recent</A>
    <DT><A HREF="https://b.example/lentil-soup"></A>
  </DL><p>
</DL><p>`;

describe('a bookmarks file', () => {
  test('every page of it once, with its name and its folders; a folder of recipes speaks for what is in it', () => {
    expect(isBookmarksFile(BOOKMARKS)).toBe(true);
    expect(readBookmarks(BOOKMARKS)).toEqual([
      { address: 'https://news.example/today', name: 'News & more', folders: ['Bar'], isLikely: false },
      { address: 'https://a.example/x/77', name: 'Sonntag', folders: ['Bar', 'Kochen'], isLikely: true },
      { address: 'https://b.example/lentil-soup', name: '', folders: ['Bar'], isLikely: true },
    ]);
  });
  test('what is none is told apart', () => {
    expect(isBookmarksFile('{"children": []}')).toBe(false);
    expect(isBookmarksFile('<p>Hello</p>')).toBe(false);
  });
  test('folders without end, and links that are never closed, end all the same', () => {
    expect(readBookmarks('<DL><DT><H3>x</H3>'.repeat(20_000)).length).toBe(0);
    expect(readBookmarks('<A HREF="https://a.example/soup">'.repeat(20_000))).toHaveLength(1);
  });
});

describe('a sitemap', () => {
  const map = (inner: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${inner}</urlset>`;
  test('its pages, and not its pictures', () => {
    const xml = map(
      '<url><loc> https://a.example/lemon-soup/ </loc><image:image><image:loc>https://a.example/soup.jpg</image:loc><image:title>x</image:title></image:image></url><url><loc><![CDATA[https://a.example/about/?a=1&b=2]]></loc></url>',
    );
    expect(isSitemap(xml)).toBe(true);
    expect(readSitemap(xml, 'https://a.example/sitemap.xml')).toEqual({
      kind: 'pages',
      found: [
        { address: 'https://a.example/lemon-soup/', name: '', isLikely: true },
        { address: 'https://a.example/about/?a=1&b=2', name: '', isLikely: false },
      ],
    });
  });
  test('a map of maps', () => {
    const xml =
      '<sitemapindex><sitemap><loc>https://a.example/tag-sitemap.xml</loc></sitemap><sitemap><loc>https://a.example/page-sitemap.xml</loc></sitemap><sitemap><loc>https://a.example/recipe-sitemap.xml</loc></sitemap></sitemapindex>';
    const read = readSitemap(xml, 'https://a.example/');
    expect(read).toMatchObject({ kind: 'maps' });
    expect(read.kind === 'maps' ? worthAsking(read.addresses) : []).toEqual([
      'https://a.example/recipe-sitemap.xml',
      'https://a.example/page-sitemap.xml',
    ]);
  });
  test('feeds of both kinds name their entries', () => {
    const rss =
      '<rss><channel><link>https://a.example</link><item><title>Lemon soup</title><link>https://a.example/p/1</link></item></channel></rss>';
    const atom =
      '<feed><link href="https://a.example"/><entry><title>Lentil stew</title><link rel="alternate" href="/p/2"/><link rel="edit" href="/p/2/edit"/></entry></feed>';
    for (const [xml, name] of [
      [rss, 'Lemon soup'],
      [atom, 'Lentil stew'],
    ] as const) {
      expect(isSitemap(xml)).toBe(true);
      const read = readSitemap(xml, 'https://a.example/');
      expect(read.kind === 'pages' ? read.found.map((one) => one.name) : []).toEqual([name]);
    }
  });
  test('entities that swell are left as they are, and no more than so many addresses are read', () => {
    const bomb = `<!DOCTYPE urlset [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${map('<url><loc>https://a.example/&b;</loc></url>')}`;
    const read = readSitemap(bomb, 'https://a.example/');
    expect(JSON.stringify(read).length).toBeLessThan(300);
    const many = map(Array.from({ length: 21_000 }, (_, n) => `<url><loc>https://a.example/${n}</loc></url>`).join(''));
    const all = readSitemap(many, 'https://a.example/');
    expect(all.kind === 'pages' && all.found.length).toBe(20_000);
    expect(readSitemap('<urlset>'.repeat(50_000), 'https://a.example/')).toEqual({ kind: 'pages', found: [] });
  });
});

test('the links of a page with what they are called, each once, without the page itself', () => {
  const html = `<base href="/blog/"><a href="#top">Up</a><a href="lemon-soup"><img src="x.jpg" alt="Lemon soup"></a>
    <a href="lemon-soup#print">Lemon soup, print</a><a href="https://b.example/stew">A <b>stew</b><a href="mailto:a@b.example">Mail</a><a>none</a>`;
  expect(readLinks(html, 'https://a.example/blog/')).toEqual([
    { address: 'https://a.example/blog/lemon-soup', name: 'Lemon soup', isLikely: true },
    { address: 'https://b.example/stew', name: 'A stew', isLikely: true },
  ]);
});
