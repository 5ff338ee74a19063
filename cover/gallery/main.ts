import '../src/cover.css';
import './gallery.css';
import { COMPOSITIONS } from '../src/dishes.ts';
import { type CoverOptions, drawCover } from '../src/draw-cover.ts';
import { drawFillingBowl, MOST_FILLINGS } from '../src/draw-filling-bowl.ts';
import { drawFoodIcon, PANTRY_ICONS } from '../src/draw-food-icon.ts';
import { FRAMES } from '../src/frames.ts';
import { GLAZES, type GlazeName } from '../src/glazes.ts';
import { LOOK } from '../src/look-table.ts';
import { PALETTES } from '../src/palettes.ts';
import { type RecipeToDraw, readRecipe } from '../src/read-recipe.ts';
import { LAYOUT_EXAMPLES } from './layout-examples.ts';

function element<T extends Element>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`The gallery has no ${selector}.`);
  return found;
}

/** A drawing with its caption. Drawings hold no text of anybody's (a property test shows it), so they go in as they are. */
function figure(caption: string, svg: string): HTMLElement {
  const made = document.createElement('figure');
  made.innerHTML = svg;
  const text = document.createElement('figcaption');
  text.textContent = `${caption} · ${(svg.length / 1000).toFixed(1)} kB`;
  made.append(text);
  return made;
}

function show(section: string, isSmall: boolean, figures: HTMLElement[]): void {
  const grid = document.createElement('div');
  grid.className = isSmall ? 'pictures is-small' : 'pictures';
  grid.append(...figures);
  element(`#${section}`).append(grid);
}

let drawnCount = 0;
const cover = (caption: string, recipe: RecipeToDraw, options: CoverOptions = {}) => {
  drawnCount += 1;
  return figure(caption, drawCover(recipe, { ...options, id: `cover-${drawnCount}` }));
};

const form = element<HTMLFormElement>('form');

function drawTried(): void {
  const field = (name: string) => String(new FormData(form).get(name) ?? '');
  const recipe = {
    name: field('name'),
    category: field('category'),
    ingredients: field('ingredients').split('\n').filter(Boolean),
  };
  const { composition, top, garnish, tone } = readRecipe(recipe);
  element('#reading').textContent =
    `Layout: ${composition}. Seen: ${top.map((look) => look.picture).join(', ') || 'nothing'}. ` +
    `Strewn: ${garnish.map((look) => look.picture).join(', ') || 'nothing'}. Colour: ${tone ?? 'none stated'}.`;
  element('#tried').replaceChildren(
    ...Object.entries(FRAMES).map(([name, options]) => cover(name, recipe, { ...options, salt: field('salt') })),
  );
}

const ICON_NAMES = LOOK.map(([phrases]) => phrases.split('|')[0] ?? '');

form.addEventListener('input', drawTried);
form.addEventListener('submit', (event) => event.preventDefault());
drawTried();

show(
  'layouts',
  false,
  COMPOSITIONS.map((composition) => {
    const name = composition === 'empty' ? 'An empty plate' : LAYOUT_EXAMPLES[composition];
    return cover(`${composition}: ${name}`, { name }, composition === 'empty' ? { composition } : {});
  }),
);
show(
  'tables',
  true,
  Object.entries(PALETTES).flatMap(([name, { table, edge, darkTable, darkEdge }]) => {
    const halves = [table, edge, darkTable, darkEdge].map(
      (colour, i) => `<rect x="${(i % 2) * 20}" y="${i < 2 ? 0 : 15}" width="20" height="15" fill="${colour}"/>`,
    );
    return figure(name, `<svg viewBox="0 0 40 30" aria-hidden="true">${halves.join('')}</svg>`);
  }),
);
show(
  'glazes',
  false,
  (Object.keys(GLAZES) as GlazeName[]).map((glaze) =>
    cover(glaze, { name: 'Greek salad', ingredients: ['tomatoes', 'cucumber', 'feta', 'olives'] }, { glaze }),
  ),
);
show(
  'foods',
  true,
  ICON_NAMES.map((name) => figure(name, drawFoodIcon(name, { id: `food-${name}` }))),
);
show(
  'cupboard',
  true,
  PANTRY_ICONS.map(([phrases]) => phrases.split('|')[0] ?? '').map((name) =>
    figure(name, drawFoodIcon(name, { id: `cupboard-${name}` })),
  ),
);
show(
  'bowl',
  false,
  Array.from({ length: MOST_FILLINGS + 1 }, (_, count) =>
    figure(`${count} of ${MOST_FILLINGS}`, drawFillingBowl(count, { id: `bowl-${count}` })),
  ),
);

for (const section of document.querySelectorAll('main section')) {
  const link = document.createElement('a');
  link.href = `#${section.id}`;
  link.textContent = section.querySelector('h2')?.textContent ?? section.id;
  element('nav').append(link);
}

element<HTMLButtonElement>('#theme').addEventListener('click', ({ currentTarget }) => {
  const isDark = document.documentElement.dataset.theme === 'dark';
  document.documentElement.dataset.theme = isDark ? 'light' : 'dark';
  (currentTarget as HTMLButtonElement).textContent = isDark ? 'Dark' : 'Light';
});
