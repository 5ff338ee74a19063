import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';
import sharp from 'sharp';
import type { SiteHead } from '../src/marketing/heads.ts';
import { drawSampleSvg, tableOf } from './draw-sample.ts';

/** The size that social networks show large. */
const WIDTH_PX = 1200;
const HEIGHT_PX = 630;
const TITLE_PX = 84;
const LINE_PX = 88;
const PLATE_PX = 700;
const PLATE_LEFT_PX = 660;
const LEFT_PX = 84;
const INK = '#17261c';

const require = createRequire(import.meta.url);

/** The display face at the weight of titles; as outlines, since the picture is drawn where no font is installed. */
function openTitleFont(): Font {
  const opened = openSync(require.resolve('@fontsource/besley/files/besley-latin-600-normal.woff2'));
  if (!('layout' in opened)) throw new Error('the display face is a collection of fonts');
  return opened;
}
const titleFont = openTitleFont();

/** A line of text as an SVG path, its baseline at `y`. */
function outlines(text: string, x: number, y: number, sizePx: number): string {
  const scale = sizePx / titleFont.unitsPerEm;
  const tracking = -0.028 * titleFont.unitsPerEm;
  const { glyphs, positions } = titleFont.layout(text);
  let advance = 0;
  const shapes = glyphs.map((glyph, index) => {
    const at = advance;
    advance += (positions[index]?.xAdvance ?? glyph.advanceWidth) + tracking;
    return `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${INK}">${shapes.join('')}</g>`;
}

const LEAF = `<g transform="translate(${LEFT_PX} 70) scale(1.5)"><g transform="rotate(40 16 16)"><path fill="#4f9a4a" d="M16-1C24.5 4.5 27 13.5 22.6 21.8C21.3 24.2 18.8 25.5 16 25.5C13.2 25.5 10.7 24.2 9.4 21.8C5 13.5 7.5 4.5 16-1Z"/><path d="M16 7.5V32M16 20L21 15M16 15L11.4 10.6" stroke="#a8224a" stroke-width="2.3" stroke-linecap="round" fill="none"/></g></g>`;

/** The picture that stands for a page where its address is shared: its words beside a plate, on the plate's own table. */
export async function drawOgPicture({ pictureLines, plate: slug }: SiteHead): Promise<Buffer> {
  const { table, edge } = tableOf(slug);
  const firstBaseline = 385 - ((pictureLines.length - 1) * LINE_PX) / 2;
  const words = pictureLines.map((line, index) => outlines(line, LEFT_PX, firstBaseline + index * LINE_PX, TITLE_PX));
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX}" height="${HEIGHT_PX}"><defs><radialGradient id="g" cx="0.15" cy="0" r="1.1"><stop offset="0" stop-color="#fff" stop-opacity="0.7"/><stop offset="1" stop-color="${edge}" stop-opacity="0.55"/></radialGradient></defs><rect width="100%" height="100%" fill="${table}"/><rect width="100%" height="100%" fill="url(#g)"/>${LEAF}${outlines('Sorrel', LEFT_PX + 58, 107, 42)}${words.join('')}</svg>`;
  const plate = await sharp(Buffer.from(drawSampleSvg(slug, 'plate')), { density: 460 })
    .resize({ width: PLATE_PX })
    .png()
    .toBuffer();
  // runs off the edges, as covers do
  const visible = await sharp(plate)
    .extract({
      left: 0,
      top: (PLATE_PX - HEIGHT_PX) / 2,
      width: WIDTH_PX - PLATE_LEFT_PX,
      height: HEIGHT_PX,
    })
    .png()
    .toBuffer();
  return sharp(Buffer.from(ground))
    .composite([{ input: visible, left: PLATE_LEFT_PX, top: 0 }])
    .flatten({ background: table })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
