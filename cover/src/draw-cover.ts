import { piece } from './arrange.ts';
import { COMPOSERS } from './compositions/compositions.ts';
import { HERB } from './compositions/scene.ts';
import type { CompositionName } from './dishes.ts';
import { at, num } from './geometry.ts';
import { chooseGlaze, GLAZES, type GlazeName } from './glazes.ts';
import { wholeOf } from './look.ts';
import { deepOf, isDeep, PALETTES, type Palette, type PaletteName } from './palettes.ts';
import { createPen, type Pen } from './pen.ts';
import { chopsticks, cloth, fallenLeaves, fork, spoon, wholeFood } from './props.ts';
import { hashText } from './random.ts';
import { type Reading, type RecipeToDraw, readRecipe } from './read-recipe.ts';

export interface CoverOptions {
  /** frame, in the picture's own units; the long side is best near 400. 400 x 300 when absent */
  width?: number;
  height?: number;
  /** what the ids in the markup start with, unique on the page. Taken from recipe and options when absent */
  id?: string;
  /** no table, no cloth, no props: the vessel alone */
  isCut?: boolean;
  /** no motif and no cloth */
  isPlain?: boolean;
  /** no props */
  isBare?: boolean;
  /** in the middle of the frame */
  isStill?: boolean;
  /** radius of the vessel as a share of the frame's short side */
  scale?: number;
  /** moves the vessel, in the picture's units */
  x?: number;
  y?: number;
  glaze?: GlazeName;
  /** a deep table (true) or a pastel one (false); by chance, one in five, when absent */
  isTableDeep?: boolean;
  /** in the colours of the dark theme: for a picture outside a page, which no style sheet reaches */
  isNight?: boolean;
  composition?: CompositionName;
  /** a second picture of the same recipe */
  salt?: string;
  /** where the picture of a food is found; `/food/NAME.webp` when absent. A server may answer data: addresses */
  pictureHref?: (name: string) => string;
}

export function foodPictureHref(name: string): string {
  return `/food/${name}.webp`;
}

/** What the ids of a picture start with: a hash, so that no character of the caller's reaches the markup. */
export function idPrefix(id: string): string {
  return `cv${hashText(id).toString(36)}-`;
}

/**
 * The cover of a recipe as SVG markup: the same recipe and options give the same text, everywhere. The recipe's words are
 * looked up in tables and never written. Colours of the table are classes of `cover.css`, with attributes behind them for
 * places without style sheets.
 */
export function drawCover(recipe: RecipeToDraw, options: CoverOptions = {}): string {
  const { width = 400, height = 300, isStill = false, isCut = false } = options;
  const reading = readRecipe(recipe);
  const composition = options.composition ?? reading.composition;
  const composer = COMPOSERS[composition];
  const seed = hashText(recipe.name + (options.salt ?? ''));
  const pen = createPen({
    seed,
    id: idPrefix(options.id ?? JSON.stringify([recipe.name, recipe.ingredients, options])),
    pictureHref: options.pictureHref ?? foodPictureHref,
  });
  const short = Math.min(width, height);
  const isWide = width / height >= 1.2;
  const pastel = reading.main?.palette ?? pen.pick(['sage', 'butter', 'oat', 'sky'] as const);
  const isStanding = composer.isStanding ?? false;
  const isAlone = composer.isAlone ?? false;
  const wantsDeep = pen.random() < 0.2 && !isStanding;
  const table: PaletteName = (options.isTableDeep ?? wantsDeep) ? deepOf(pastel) : pastel;
  const isTableDeep = isDeep(table);
  const { isNight = false } = options;
  const palette = PALETTES[table];
  const glaze = GLAZES[options.glaze ?? chooseGlaze(pen, table, isTableDeep, composer.ware)];
  const isFree = isWide && !isStill && options.scale === undefined;
  // about half of the round vessels are framed tight and run off the edge
  const isCropped =
    pen.random() < 0.46 &&
    isFree &&
    composer.isRound &&
    composition !== 'empty' &&
    composition !== 'pan' &&
    composition !== 'mug';
  const side = pen.pick([-1, 1] as const);
  const radius = short * (options.scale ?? (isWide ? 0.405 : 0.39)) * composer.scale * (isCropped ? 1.3 : 1);
  const drift = isStill || !isWide ? 0 : pen.between(-0.05, 0.05) * short;
  const x = width / 2 + (isCropped ? side * width * 0.13 : 0) + (options.x ?? 0) + drift;
  const y = height / 2 + (isCropped ? height * 0.1 : 0) + (options.y ?? 0) + (isStanding ? short * 0.06 : 0);
  const frame: Frame = { width, height, short, isWide, isCropped, side, x, y, radius };

  let back = '';
  if (!isCut) {
    back = drawTable(pen, frame, { palette, isNight }, isTableDeep, options.isPlain ?? false);
    if (!options.isPlain && !isStanding && !isAlone && pen.random() < 0.62) {
      back += cloth(
        pen,
        x + pen.pick([-1, 1]) * radius * 0.62,
        y + radius * 0.34,
        radius * 1.5,
        pen.pick([-24, 18, 32, -12]),
        palette,
      );
    }
    if (!options.isBare && !isStanding && !isAlone) back += drawProps(pen, frame, reading, composer.cutlery);
  }
  // a frame with more or less on its table shows the same dish: the same pot, the same foods in it
  pen.beginRow(hashText(`dish ${seed}`));
  const food = composer.compose(pen, { ...reading, composition, radius, glaze, palette, isTableDeep });
  const turning = composer.isRound ? 'cv-turn' : 'cv-still';
  const body = at(x, y, 0, `<g class="${turning}">${food}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" class="cv cv-p-${table}" viewBox="0 0 ${num(width)} ${num(height)}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><defs>${pen.definitions()}</defs>${back}${body}</svg>`;
}

interface Frame {
  width: number;
  height: number;
  short: number;
  isWide: boolean;
  isCropped: boolean;
  side: -1 | 1;
  x: number;
  y: number;
  radius: number;
}

/** As `cover.css` has it. */
const NIGHT_WINDOW_OPACITY = 0.4;

/** Tint, one quiet motif, window light from the top left. */
function drawTable(
  pen: Pen,
  { width, height, short }: Frame,
  { palette, isNight }: { palette: Palette; isNight: boolean },
  isTableDeep: boolean,
  isPlain: boolean,
): string {
  const [table, edge] = isNight ? [palette.darkTable, palette.darkEdge] : [palette.table, palette.edge];
  let out = `<rect width="${num(width)}" height="${num(height)}" class="cv-t" fill="${table}"/>`;
  const motif = isPlain ? -1 : Math.floor(pen.random() * 5);
  if (motif === 0 || motif === 1) {
    out += `<circle cx="${num(width * pen.between(0.1, 0.9))}" cy="${num(height * pen.between(0.8, 1.2))}" r="${num(short * 0.72)}" class="cv-e" fill="${edge}" opacity=".5"/>`;
  }
  if (motif === 2) {
    const gap = short * 0.11;
    let d = '';
    for (let x = -height; x < width + height; x += gap * 2) d += `M${num(x)} 0l${num(height * 0.3)} ${num(height)}`;
    out += `<path d="${d}" class="cv-es" stroke="${edge}" fill="none" stroke-width="${num(gap * 0.5)}" opacity=".34"/>`;
  }
  if (motif === 3) {
    const gap = short * 0.16;
    let down = '';
    let across = '';
    for (let x = gap / 2; x < width; x += gap * 2) down += `M${num(x)} 0v${num(height)}`;
    for (let y = gap / 2; y < height; y += gap * 2) across += `M0 ${num(y)}h${num(width)}`;
    for (const d of [down, across])
      out += `<path d="${d}" class="cv-es" stroke="${edge}" fill="none" stroke-width="${num(gap)}" opacity=".22"/>`;
  }
  const light = pen.gradient('window', [
    [0, '#FFFFFF', isTableDeep ? 0.13 : 0.4],
    [0.5, '#FFFFFF', 0],
    [1, '#1A0E04', isTableDeep ? 0.2 : 0.08],
  ]);
  const dim = isNight ? ` opacity="${NIGHT_WINDOW_OPACITY}"` : '';
  return `${out}<rect class="cv-win" width="${num(width)}" height="${num(height)}" fill="${light}"${dim}/>`;
}

const CHOPSTICK_WORDS = [
  'noodle',
  'ramen',
  'sushi',
  'pho',
  'miso',
  'teriyaki',
  'poke',
  'soy',
  'katsu',
  'bibimbap',
  'gyoza',
  'udon',
  'wonton',
  'tofu',
  'kimchi',
  'nori',
];

/** Whole foods at the frame's edge, cutlery, a few leaves. */
function drawProps(pen: Pen, frame: Frame, reading: Reading, cutlery: 'fork' | 'spoon' | undefined): string {
  const { width, height, short, isWide, isCropped, side, x, y, radius } = frame;
  const away = side > 0;
  const spots = isCropped
    ? [
        [away ? 0.06 : 0.94, 0.1],
        [away ? 0.02 : 0.98, 0.97],
      ]
    : isWide
      ? [
          [-0.02, 0.9],
          [1.02, 0.14],
          [0.96, 0.95],
          [0.03, 0.1],
        ]
      : [
          [0.02, 0.98],
          [0.98, 0.04],
        ];
  const first = pen.pick([0, 1]);
  const shown = reading.wholes.filter((name) => name !== 'honey-pot').slice(0, isWide ? 2 : 1);
  let out = '';
  shown.forEach((name, i) => {
    const [sx = 0, sy = 0] = spots[(first + i) % spots.length] ?? [];
    out += wholeFood(pen, name, width * sx, height * sy, short * pen.between(0.34, 0.42));
  });
  if (!isWide) return out;
  const hand = isCropped ? -side : first ? 1 : -1;
  if (cutlery && pen.random() < 0.6) {
    const [cx, cy, length] = [x + hand * radius * 1.34, y + short * 0.02, radius * 1.36];
    if (CHOPSTICK_WORDS.some((word) => reading.words.has(word)) && cutlery !== 'spoon')
      out += chopsticks(cx, cy, length, hand * 5);
    else if (cutlery === 'spoon') out += spoon(pen, cx, cy, length, hand * 5);
    else out += fork(pen, cx, cy, length, hand * 5);
  }
  const leaf = reading.garnish.find((look) => wholeOf(look) === 'herb') ?? (isSavoury(reading) ? HERB : undefined);
  return leaf ? out + fallenLeaves(pen, leaf, x, y, radius) : out + crumbs(pen, x, y, radius);
}

const SWEET_COMPOSITIONS: ReadonlySet<CompositionName> = new Set([
  'cake',
  'bites',
  'bars',
  'pancakes',
  'scoops',
  'tartlets',
  'mug',
  'cream',
  'loaf',
]);

function isSavoury({ composition }: Reading): boolean {
  return !SWEET_COMPOSITIONS.has(composition);
}

function crumbs(pen: Pen, x: number, y: number, radius: number): string {
  let out = '';
  for (let i = 0; i < 4; i++) {
    out += piece(
      pen,
      { picture: 'seed' },
      x + pen.pick([-1, 1]) * radius * pen.between(1.1, 1.4),
      y + radius * pen.between(-0.9, 0.9),
      pen.between(0, 360),
      radius,
      1,
    );
  }
  return out;
}
