import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseIngredient } from '@sorrel/core/ingredients/parse-ingredient';
import { type CoverOptions, drawCover } from '@sorrel/cover/draw-cover';
import type { GlazeName } from '@sorrel/cover/glazes';
import { PALETTES, type PaletteName } from '@sorrel/cover/palettes';
import type { RecipeToDraw } from '@sorrel/cover/read-recipe';
import sharp from 'sharp';
import type { SamplePicture } from '../src/marketing/sample-cover.tsx';

const FOOD_FOLDER = path.join(import.meta.dirname, '../public/food');
const CATALOGUE_FOLDER = path.join(import.meta.dirname, '../../reference/recipes');

const OPTIONS: Record<SamplePicture, CoverOptions> = {
  wide: { width: 400, height: 300 },
  square: { width: 300, height: 300, isStill: true, isPlain: true, isBare: true, scale: 0.45 },
  plate: {
    width: 200,
    height: 200,
    isCut: true,
    isPlain: true,
    isBare: true,
    isStill: true,
    // room for its shadow
    scale: 0.42,
    isTableDeep: false,
  },
};

/** Plates of the hero, whose colours go together. */
const PLATE_GLAZES: Readonly<Record<string, GlazeName>> = {
  'teriyaki-salmon-rice-bowl': 'white',
  'warm-lentil-beetroot-and-goats-cheese-salad': 'ink',
  'roast-tomato-and-red-pepper-soup': 'blue',
};

interface CatalogueRecipe {
  identifier: string;
  name: string;
  recipeCategory: string;
  recipeIngredient: string[];
}

/** The catalogue's recipes as the drawing reads them, by identifier. */
function readCatalogue(): Map<string, RecipeToDraw> {
  const entries = readdirSync(CATALOGUE_FOLDER)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name): CatalogueRecipe[] => JSON.parse(readFileSync(path.join(CATALOGUE_FOLDER, name), 'utf8')));
  return new Map(
    entries.map(({ identifier, name, recipeCategory, recipeIngredient }) => [
      identifier,
      {
        name,
        category: recipeCategory,
        ingredients: recipeIngredient.map((line) => parseIngredient(line).name),
      },
    ]),
  );
}

/** The pictures of foods inside a drawing, as PNG: what turns the drawing into pixels reads no WebP. */
async function readFoodPictures(): Promise<Map<string, string>> {
  const names = readdirSync(FOOD_FOLDER).filter((name) => name.endsWith('.webp'));
  return new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, string]> => {
        const png = await sharp(path.join(FOOD_FOLDER, name)).png({ compressionLevel: 1 }).toBuffer();
        return [path.basename(name, '.webp'), `data:image/png;base64,${png.toString('base64')}`];
      }),
    ),
  );
}

const catalogue = readCatalogue();
const foodPictures = await readFoodPictures();

function recipeOf(slug: string): RecipeToDraw {
  const recipe = catalogue.get(slug);
  if (recipe === undefined) throw new Error(`The catalogue has no recipe '${slug}', which the public pages show.`);
  return recipe;
}

/** A recipe's cover as SVG that stands alone: what the stylesheet says of its table is written into it. */
export function drawSampleSvg(slug: string, picture: SamplePicture, options: CoverOptions = {}): string {
  const svg = drawCover(recipeOf(slug), {
    ...OPTIONS[picture],
    id: `${slug}-${picture}`,
    pictureHref: (name) => foodPictures.get(name) ?? '',
    ...(picture === 'plate' && { glaze: PLATE_GLAZES[slug] }),
    ...options,
  });
  const palette = PALETTES[(/cv-p-([a-z]+)/.exec(svg)?.[1] ?? 'sage') as PaletteName];
  const style = `<style>.cv-t{fill:${palette.table}}.cv-es{stop-color:${palette.edge}}</style>`;
  return svg.replace(/(<svg[^>]*>)/, `$1${style}`);
}

/** The colours of a recipe's table. */
export function tableOf(slug: string): { table: string; edge: string } {
  const svg = drawCover(recipeOf(slug), { ...OPTIONS.wide, isTableDeep: false, id: slug });
  return PALETTES[(/cv-p-([a-z]+)/.exec(svg)?.[1] ?? 'sage') as PaletteName];
}

/** The picture that an address such as `/covers/prawn-pad-thai-wide-640.avif` names. */
export async function drawSample(slug: string, picture: SamplePicture, widthPx: number): Promise<Buffer> {
  const frame = OPTIONS[picture].width ?? widthPx;
  // drawn at twice the size and made smaller: thin lines stay clean
  return sharp(Buffer.from(drawSampleSvg(slug, picture)), { density: Math.ceil((72 * widthPx * 2) / frame) })
    .resize({ width: widthPx })
    .avif({ quality: 50, effort: 2 })
    .toBuffer();
}
