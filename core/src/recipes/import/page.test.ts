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
  ['data:image/png;base64,AAAA', null],
  ['javascript:alert(1)', null],
  ['', null],
])('%j becomes %j', (address, absolute) => {
  expect(resolveUrl(address, BASE)).toBe(absolute);
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
