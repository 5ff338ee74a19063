import { describe, expect, test } from 'vitest';
import { importRecipe } from '../import-recipe.ts';

const LISTS = `<h2>Ingredients</h2><ul><li>200 g lentils</li><li>1 onion</li><li>1 l stock</li></ul>
<h2>Method</h2><ol><li>Soften the onion in a large pot.</li><li>Add the rest and simmer for twenty minutes.</li></ol>`;

function read(data: object, body = '') {
  const thing = {
    '@type': 'Recipe',
    name: 'Soup',
    recipeIngredient: ['200 g lentils', '1 onion', '1 l stock'],
    ...data,
  };
  const html = `<h1>Soup</h1><script type="application/ld+json">${JSON.stringify(thing)}</script>${LISTS}${body}`;
  const result = importRecipe(html, 'https://kitchen.example/soup');
  if (!result.ok) throw new Error(result.reason);
  const { author, licence, videoUrl, equipment, notes } = result.recipe;
  return { author, licence, videoUrl, equipment, notes };
}

describe('what a page names beside ingredients and steps', () => {
  test('author, licence, video and equipment of its data', () => {
    expect(
      read({
        author: [{ '@type': 'Person', name: 'Robin Ash', url: 'https://kitchen.example/robin' }],
        license: 'https://creativecommons.org/licenses/by/4.0/',
        video: {
          '@type': 'VideoObject',
          contentUrl: 'https://cdn.example/soup.mp4',
          embedUrl: 'https://www.youtube.com/embed/abc_DEF-123',
        },
        tool: [{ '@type': 'HowToTool', name: 'Large pot' }, 'Blender'],
      }),
    ).toEqual({
      author: 'Robin Ash',
      licence: 'https://creativecommons.org/licenses/by/4.0/',
      videoUrl: 'https://www.youtube.com/watch?v=abc_DEF-123',
      equipment: ['Large pot', 'Blender'],
      notes: null,
    });
  });

  test('an author that is an address alone names nobody', () => {
    expect(read({ author: { '@id': 'https://kitchen.example/#person' } }).author).toBeNull();
    expect(read({ author: ['https://kitchen.example/robin', 'Robin'] }).author).toBe('Robin');
  });

  test('the notes of the recipe, and not those of an ingredient or a step', () => {
    const line = (note: string) =>
      `<li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-notes wprm-recipe-ingredient-notes-faded">${note}</span></li>`;
    const card = `<ul>${line('(rinsed)')}${line('chopped')}</ul><p class="wprm-recipe-instruction-notes">slowly</p>`;
    expect(read({}, card).notes).toBeNull();
    const notes = '<div class="wprm-recipe-notes-container"><h3>Notizen</h3><div>Hält sich zwei Tage.</div></div>';
    expect(read({}, card + notes).notes).toBe('Hält sich zwei Tage.');
  });

  test.each([
    ['<div class="dr-note"><h3 class="dr-title">Notas</h3><p>Se puede congelar.</p></div>', 'Se puede congelar.'],
    ['<div id="zlrecipe-notes-list"><p class="notes">Rest it a day.</p></div>', 'Rest it a day.'],
    ['<div class="recipe-card-notes"><h3>Note</h3><ul><li>Usate farina fine.</li></ul></div>', 'Usate farina fine.'],
  ])('notes of the card of another plug-in: %s', (card, notes) => {
    expect(read({}, card).notes).toBe(notes);
  });

  test('notes and equipment of its card, once and without their headings', () => {
    const card = `<div class="wprm-recipe-equipment-container"><h3>Equipment</h3><ul>
      <li><div class="wprm-recipe-equipment-name">Large pot</div></li><li><div class="wprm-recipe-equipment-name">Blender</div></li></ul></div>
      <div class="wprm-recipe-notes-container"><h3>Notes</h3><div class="wprm-recipe-notes"><p>Freezes well.</p><p>Add lemon at the end.</p></div></div>`;
    expect(read({}, card + card)).toMatchObject({
      equipment: ['Large pot', 'Blender'],
      notes: 'Freezes well.\nAdd lemon at the end.',
    });
  });

  test('a video is where it is watched, and never a script', () => {
    expect(read({ video: { embedUrl: '//player.vimeo.com/video/12345678?h=1' } }).videoUrl).toBe(
      'https://vimeo.com/12345678',
    );
    expect(read({ video: ['https://kitchen.example/watch/7'] }).videoUrl).toBe('https://kitchen.example/watch/7');
    expect(read({ video: 'javascript:alert(1)' }).videoUrl).toBeNull();
  });

  test('nothing where it names nothing', () => {
    expect(read({})).toEqual({ author: null, licence: null, videoUrl: null, equipment: [], notes: null });
  });
});
