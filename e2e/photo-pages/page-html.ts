import { PAGE_LANGUAGES } from './page-texts.ts';
import { seeded } from './seeded.ts';

/** A page of a made-up cookery book, and what stands on it. */
export interface RecipePage {
  seed: number;
  language: string;
  layout: Layout;
  font: string;
  title: string;
  ingredients: string[];
  steps: string[];
  html: string;
}

const LAYOUTS = ['below each other', 'side by side', 'two columns', 'in a box'] as const;
type Layout = (typeof LAYOUTS)[number];

const FONTS = [
  { name: 'DejaVu Serif', size: 13.5 },
  { name: 'DejaVu Sans', size: 13 },
  { name: 'DejaVu Sans Condensed', size: 14.5 },
  { name: 'Besley', size: 14.5 },
  { name: 'Figtree', size: 15 },
  { name: 'DejaVu Serif Condensed', size: 14 },
] as const;

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** CSS pixels: A4 at 96 a inch. */
export const PAGE_PX = { width: 794, height: 1123 };

const STYLE: Record<Layout, string> = {
  'below each other': 'ul { margin-bottom: 26px }',
  'side by side': '.lists { display: grid; grid-template-columns: 290px 1fr; gap: 34px }',
  'two columns': 'ul { columns: 2; column-gap: 40px }',
  'in a box': 'ul { border: 1.5px solid #444; padding: 16px 20px; margin-right: 180px }',
};

/**
 * The page of a seed: language, layout, font, size and words follow from it.
 * @param fontFiles addresses of fonts that the machine does not have
 */
export function recipePageOf(seed: number, fontFiles: Readonly<Record<string, string>>): RecipePage {
  const chance = seeded(seed * 7919 + 17);
  const words = PAGE_LANGUAGES[seed % PAGE_LANGUAGES.length];
  if (words === undefined) throw new RangeError('no such language');
  const layout = chance.pick(LAYOUTS);
  const font = chance.pick(FONTS);
  const sizePx = font.size * chance.between(0.92, 1.15);
  const ingredients = chance.some(words.ingredients, 8 + Math.floor(chance.between(0, 6)));
  const steps = chance.some(words.steps, 5 + Math.floor(chance.between(0, 3)));
  const title = chance.pick(words.titles);
  const bullet = chance.pick(['none', 'none', 'disc']);
  const faces = Object.entries(fontFiles)
    .map(([name, address]) => `@font-face { font-family: '${name}'; src: url('${address}'); font-weight: 400 900 }`)
    .join('\n');
  const html = `<!doctype html><html><head><meta charset="utf-8"><style>${faces}
    body { margin: 0; padding: 70px 74px; box-sizing: border-box; width: ${PAGE_PX.width}px; height: ${PAGE_PX.height}px;
      background: #fdfcf8; color: #1d1b18; font: ${sizePx.toFixed(2)}px/1.5 '${font.name}' }
    h1 { font-size: 2em; margin: 0 0 .4em } h2 { font-size: 1.25em; margin: 0 0 .5em }
    ul { margin: 0; padding-left: ${bullet === 'none' ? 0 : 18}px; list-style: ${bullet} } li { break-inside: avoid }
    ol { margin: 0; padding-left: 24px } ol li { margin-bottom: .5em } ${STYLE[layout]}</style></head>
    <body><h1>${escaped(title)}</h1><p>${escaped(chance.pick(words.facts))}</p>
    <div class="lists"><section><h2>${words.headings[0]}</h2>
    <ul>${ingredients.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul></section>
    <section><h2>${words.headings[1]}</h2><ol>${steps.map((step) => `<li>${escaped(step)}</li>`).join('')}</ol></section></div>
    </body></html>`;
  return { seed, language: words.code, layout, font: font.name, title, ingredients, steps, html };
}
