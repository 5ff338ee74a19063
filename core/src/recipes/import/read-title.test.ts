import { expect, it } from 'vitest';
import { readPage } from './page.ts';
import { readTitle, tidyTitle, titleOfState } from './read-title.ts';

const URL = 'https://www.cook.example/x';

it.each([
  [
    'the heading that the window title confirms',
    '<title>Leek soup | Cook</title><h1>Cook</h1><h1>Leek soup</h1>',
    'Leek soup',
  ],
  [
    'a name over two headings',
    '<title>Leek soup with bread</title><h1>Leek soup</h1><h1>with bread</h1>',
    'Leek soup with bread',
  ],
  [
    'the declared name, where a heading is only the end of it',
    '<title>Smoky leek dip with bread | Cook</title><h1>dip of the day</h1><h1>with bread</h1>',
    'Smoky leek dip with bread',
  ],
  [
    'a heading in small letters that stands alone',
    '<title>Our best leek soup with bread</title><h1>leek soup with bread</h1>',
    'leek soup with bread',
  ],
  ['the only heading', '<title>Something else</title><h1>Leek soup</h1>', 'Leek soup'],
  [
    'the shared title without the name of the site',
    '<meta property="og:title" content="Leek soup - Cook"><meta property="og:site_name" content="Cook">',
    'Leek soup',
  ],
  ['the name behind the word for a recipe', '<h1>Recette de crêpe savoyarde</h1>', 'Crêpe savoyarde'],
  ['the name before words about the recipe', '<h1>Pandekager – Bedste opskrift på pandekager</h1>', 'Pandekager'],
  ['the name without a Turkish label', '<h1>Köri Soslu Tavuk Tarifi</h1>', 'Köri Soslu Tavuk'],
  [
    'the text that the window title has behind a colon, on a page without headings',
    '<title>Aunt Ada’s box: Leek soup</title><font size=6>Leek soup</font>',
    'Leek soup',
  ],
  [
    'the first text of a page made of a document',
    '<title>Microsoft Word - menu.docx</title><p><b>Leek soup</b></p><p>Serves 4</p>',
    'Leek soup',
  ],
  ['the window title', '<title>Leek soup &amp; bread</title>', 'Leek soup & bread'],
])('takes %s', (_, html, title) => {
  expect(readTitle(readPage(html, URL))).toBe(title);
});

it('finds no title where there is none', () => {
  expect(readTitle(readPage('<p>x</p>', URL))).toBeNull();
});

it.each([
  ['Leek soup - Recipe with picture - cook.example', 'Leek soup'],
  ['Leek soup', 'Leek soup'],
  ['Leek soup with bread', 'Leek soup with bread'],
  ['Bread – Rezept', 'Bread'],
])('of %j keeps %j', (name, title) => {
  expect(tidyTitle(readPage('<h1>Leek soup</h1>', URL), name)).toBe(title);
});

it.each([
  ['salade_de_carottes', null],
  ['bolo', null],
  ['Leek soup', 'Leek soup'],
  ['leek soup', 'leek soup'],
  [null, null],
])('of the state %j of an application keeps %j', (name, title) => {
  expect(titleOfState(name)).toBe(title);
});
