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
