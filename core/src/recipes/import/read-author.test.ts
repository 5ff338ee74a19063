import { expect, it } from 'vitest';
import { importRecipe } from '../import-recipe.ts';

const LISTS =
  '<h2>Ingredients</h2><ul><li>200 g rice</li><li>1 onion</li></ul><h2>Method</h2><p>Boil the rice with the onion until it is soft.</p>';
const authorOf = (signature: string, below = '') => {
  const result = importRecipe(`<h1>Rice</h1>${signature}${LISTS}${below}`, 'https://kitchen.example/rice');
  return result.ok ? result.recipe.author : result.reason;
};

it.each([
  '<span class="post-author vcard">Pubblicato da <span class="fn">Ada Quill</span></span>',
  '<p class="byline">by Ada Quill • Updated Jan 4, 2023 • 88 Comments</p>',
  '<div class="byline">Ada Quill March 3, 2020</div>',
  '<dd class="createdby">Écrit par : Ada Quill</dd>',
  '<div>Recept van: Ada Quill</div>',
  '<span>by <span>Ada Quill</span></span>',
  '<script type="application/ld+json">{"@type":"BlogPosting","author":{"@type":"Person","name":"Ada Quill"}}</script>',
])('whoever signed the page is its author: %s', (signature) => {
  expect(authorOf(signature)).toBe('Ada Quill');
});

it.each([
  '<div class="comment"><p>Posted by Ben Kraut</p></div>',
  '<p>by the window</p>',
  '<p>Par Avion</p>',
  '<span class="author">admin</span>',
])('nobody is where nobody signed the recipe: %s', (below) => {
  expect(authorOf('', below)).toBeNull();
});

it.each([
  ['<small>Ingezonden door: Ada Quill</small>', 'Ada Quill'],
  ['<p>Eingesandt von Ada Quill</p>', 'Ada Quill'],
  ['<p>Recette proposée par Ada Quill</p>', 'Ada Quill'],
  ['<p>Receta enviada por: Ada Quill</p>', 'Ada Quill'],
  ['<p>Submitted by Ada Quill</p>', 'Ada Quill'],
  ['<span title="Ada Quill" class="user-name">Ada Quill</span>', 'Ada Quill'],
  ['<div class="wp-block-post-author-name">Ada</div>', 'Ada'],
  ['<p class="author">da <strong>ada_62</strong> » 3 ott 2011, 18:45</p>', 'ada_62'],
  ['<a rel="author" href="/ada">View all posts by Ada Quill →</a>', 'Ada Quill'],
  ['<p class="author">Ada Quill View other recipes by this chef »</p>', 'Ada Quill'],
])('who sent in a recipe is its author: %s', (signature, author) => {
  expect(authorOf(signature)).toBe(author);
});

const NAMED_SITE = '<title>Rice - Grain &amp; Co</title><meta property="og:site_name" content="Grain &amp; Co">';
const data = (author: string) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Rice', author: { name: author }, recipeIngredient: ['200 g rice'] })}</script>`;

it.each([
  ['<meta name="author" content="Grain &amp; Co"><p class="byline">by Grain &amp; Co</p>', null],
  ['<meta name="author" content="kitchen.example">', null],
  ['<p>Recipe by Ada Quill</p>', 'Ada Quill'],
  [`${data('Grain & Co')}<p>Recipe by Ada Quill</p>`, 'Ada Quill'],
  [data('Grain & Co'), 'Grain & Co'],
  [`${data('Ben Kraut')}<p>Recipe by Ada Quill</p>`, 'Ben Kraut'],
  [data('By Ben Kraut'), 'Ben Kraut'],
])('a site is no author of what somebody signs, nor where only the page names it: %s', (signature, author) => {
  expect(authorOf(NAMED_SITE + signature)).toBe(author);
});
