import { expect, it } from 'vitest';
import { isElement, textOf } from './element-text.ts';
import { PAGE_DEPTH_MAX, readPage, resolveUrl } from './page.ts';

const BASE = 'https://cook.example/a/b.html?c=1';

it.each([
  ['https://other.example/x.jpg', 'https://other.example/x.jpg'],
  ['//cdn.example/x.jpg', 'https://cdn.example/x.jpg'],
  ['/x.jpg', 'https://cook.example/x.jpg'],
  ['x.jpg', 'https://cook.example/a/x.jpg'],
  ['../x.jpg', 'https://cook.example/x.jpg'],
  ['?w=2', 'https://cook.example/a/b.html?w=2'],
  ['a b.jpg', 'https://cook.example/a/a%20b.jpg'],
  ['./x.jpg', 'https://cook.example/a/x.jpg'],
  ['/../../x.jpg', 'https://cook.example/x.jpg'],
  ['img/%2e%2e/x.jpg', 'https://cook.example/a/x.jpg'],
  ['..', 'https://cook.example/'],
  ['#step-2', 'https://cook.example/a/b.html?c=1#step-2'],
  ['x.jpg?next=/a/../b', 'https://cook.example/a/x.jpg?next=/a/../b'],
  ['HTTPS://Other.Example:443/X.jpg', 'https://other.example/X.jpg'],
  ['https:/x.jpg', 'https://cook.example/x.jpg'],
  ['https://other.example', 'https://other.example/'],
  ['\\\\cdn.example\\x.jpg', 'https://cdn.example/x.jpg'],
  ['im\nages/\tx.jpg', 'https://cook.example/a/images/x.jpg'],
  ['/crème brûlée.jpg', 'https://cook.example/cr%C3%A8me%20br%C3%BBl%C3%A9e.jpg'],
  ['https://müsli.example/x.jpg', 'https://xn--msli-0ra.example/x.jpg'],
  ['x.jpg:large', null],
  ['https://', null],
  ['https://a b.example/x.jpg', null],
  ['//', null],
  ['data:image/png;base64,AAAA', null],
  ['javascript:alert(1)', null],
  ['', null],
])('%j becomes %j', (address, absolute) => {
  expect(resolveUrl(address, BASE)).toBe(absolute);
});

it('reads absolute addresses alone where the page has none of its own', () => {
  expect(resolveUrl('x.jpg', '')).toBeNull();
  expect(resolveUrl('x.jpg', 'about:blank')).toBeNull();
  expect(resolveUrl('https://other.example/x.jpg', '')).toBe('https://other.example/x.jpg');
  // a publisher's own address that was set before a whole one
  expect(resolveUrl('http://own.examplehttps//cdn.example/x.jpg', '')).toBe('https://cdn.example/x.jpg');
  expect(resolveUrl('https://own.example/a?next=https://cdn.example/', '')).toBe(
    'https://own.example/a?next=https://cdn.example/',
  );
});

it('lists every element with the end of its subtree, and knows head, language and base', () => {
  const page = readPage(
    '<html lang="de"><head><title>T</title><base href="/r/"><meta property="og:image" content="x"></head><body><p>a<b>c</b></p><p>d</p></body></html>',
    BASE,
  );
  const paragraphs = page.nodes.filter(isElement).filter((node) => node.name === 'p');
  expect(paragraphs.map((paragraph) => textOf(page, paragraph))).toEqual(['ac', 'd']);
  expect(page).toMatchObject({ title: 'T', language: 'de', baseUrl: 'https://cook.example/r/' });
  expect(page.meta.get('og:image')).toEqual(['x']);
});

it('reads a page no deeper than the limit', () => {
  const page = readPage('<div>'.repeat(PAGE_DEPTH_MAX * 3), BASE);
  expect(page.nodes).toHaveLength(PAGE_DEPTH_MAX);
});

it('keeps scripts apart and leaves out styles', () => {
  const page = readPage('<style>p{}</style><script type="application/ld+json">{"a":"</p>"}</script><p>x</p>', BASE);
  expect(page.scripts).toEqual([{ type: 'application/ld+json', id: '', text: '{"a":"</p>"}' }]);
  expect(page.nodes.filter((node) => !isElement(node))).toHaveLength(1);
});
