import { expect, it } from 'vitest';
import { readPage } from './page.ts';
import { declaredImages, rankImages, shownImage } from './pick-image.ts';

const BASE = 'https://cook.example/';
const claim = (url: string, width: number | null = null, height: number | null = null) => ({ url, width, height });

it('puts the largest picture first, by stated size or by the size in its address', () => {
  expect(rankImages([claim('/a-500x500.jpg'), claim('/b.jpg', 900, 600)], [claim('/c.jpg?w=1200')], BASE)).toEqual([
    'https://cook.example/c.jpg?w=1200',
    'https://cook.example/b.jpg',
    'https://cook.example/a-500x500.jpg',
  ]);
});

it("puts the recipe's own before a shared one where no size is known, and both before a thumbnail", () => {
  expect(rankImages([claim('/thumb-150x150.jpg'), claim('/own.jpg')], [claim('/shared.jpg')], BASE)).toEqual([
    'https://cook.example/own.jpg',
    'https://cook.example/shared.jpg',
    'https://cook.example/thumb-150x150.jpg',
  ]);
});

it("gives the recipe's own picture that the site calls its avatar, and no person's", () => {
  expect(rankImages([claim('/avatar_tart.jpg')], [claim('/avatar_ada.jpg')], BASE)).toEqual([
    'https://cook.example/avatar_tart.jpg',
  ]);
  expect(rankImages([claim('/gravatar/ada.jpg')], [], BASE)).toEqual([]);
});

it.each([['/img/logo.png'], ['/icon-512x512.png'], ['/placeholder.jpg'], ['/x.svg'], ['data:image/gif;base64,R0']])(
  'never gives %s',
  (url) => {
    expect(rankImages([claim(url)], [], BASE)).toEqual([]);
  },
);

it('gives a size to the shared picture that stands before it', () => {
  const page = readPage(
    '<meta property="og:image" content="/a.jpg"><meta property="og:image" content="/b.jpg"><meta property="og:image:width" content="800"><meta property="og:image:height" content="600">',
    BASE,
  );
  expect(declaredImages(page)).toEqual([claim('/a.jpg'), claim('/b.jpg', 800, 600)]);
});

it('finds the shown picture that shares words with the title', () => {
  const page = readPage(
    '<img src="/banner.jpg" width="900"><img src="/leek-soup.jpg" alt="Leek soup" width="600"><nav><img src="/soup.jpg" alt="Leek soup"></nav>',
    BASE,
  );
  expect(shownImage(page, 'Leek soup')?.url).toBe('/leek-soup.jpg');
});

it('shows a small picture that is named for the dish, whatever short words its name has besides', () => {
  const page = readPage('<img src="/logo.gif" width="300"><img src="/p/leektart.jpg" width="200">', BASE);
  expect(shownImage(page, 'Leektart met kaas')?.url).toBe('/p/leektart.jpg');
});
