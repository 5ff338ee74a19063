import { ellipse, num } from './geometry.ts';
import { randomFrom } from './random.ts';

/** The brown of every shadow; never black, which looks dirty on food. */
export const SHADOW = '#20140A';

/** offset 0..1, colour, opacity 0..1 */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

export interface PenSettings {
  seed: number;
  /** what every id in the picture starts with; letters, digits, _ and - only */
  id: string;
  /** where the picture of a food is found, e.g. `/food/lemon.webp` */
  pictureHref: (name: string) => string;
}

/**
 * One picture, one pen: it keeps the row of chance and gathers the gradients and clips that the drawings share.
 */
export interface Pen {
  random(): number;
  /** begins another row of chance: what was drawn before it, and how much of that, changes nothing after it */
  beginRow(seed: number): void;
  pick<T>(options: readonly T[]): T;
  between(low: number, high: number): number;
  /** diagonal gradient by default, `radial` for round things */
  gradient(key: string, stops: readonly Stop[], shape?: 'linear' | 'radial' | 'lit'): string;
  /** two colours from the lit corner to the shade */
  duo(light: string, dark: string): string;
  /** three colours round the light, for anything that bulges */
  ball(light: string, mid: string, dark: string): string;
  /** the soft shadow that a piece of this radius casts on what is below it */
  shade(radius: number, opacity: number): string;
  /** a picture of a whole food, `size` wide, centred */
  picture(name: string, size: number): string;
  /** `body` shown only inside `outline` */
  clip(outline: string, body: string): string;
  /** a drawing stated once and shown many times; the same key must mean the same drawing */
  shared(key: string, draw: () => string, transform: string): string;
  /** everything gathered so far, as the inside of `<defs>` */
  definitions(): string;
}

const RADIAL = { radial: '', lit: ' cx=".36" cy=".3" r=".75"' } as const;

export function createPen({ seed, id, pictureHref }: PenSettings): Pen {
  let row = randomFrom(seed);
  const random = () => row();
  const ids = new Map<string, string>();
  let markup = '';

  function define(key: string, write: (name: string) => string): string {
    let name = ids.get(key);
    if (name === undefined) {
      name = `${id}${ids.size.toString(36)}`;
      ids.set(key, name);
      markup += write(name);
    }
    return `url(#${name})`;
  }

  const gradient: Pen['gradient'] = (key, stops, shape = 'linear') =>
    define(`${shape}${key}`, (name) => {
      const inner = stops
        .map(([offset, colour, opacity]) => {
          const faint = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
          return `<stop offset="${offset}" stop-color="${colour}"${faint}/>`;
        })
        .join('');
      if (shape === 'linear') {
        return `<linearGradient id="${name}" x1=".15" y1=".05" x2=".85" y2=".95">${inner}</linearGradient>`;
      }
      return `<radialGradient id="${name}"${RADIAL[shape]}>${inner}</radialGradient>`;
    });

  return {
    random,
    beginRow: (next) => {
      row = randomFrom(next);
    },
    pick: (options) => options[Math.floor(random() * options.length)] as (typeof options)[number],
    between: (low, high) => low + random() * (high - low),
    gradient,
    duo: (light, dark) =>
      gradient(light + dark, [
        [0, light],
        [1, dark],
      ]),
    ball: (light, mid, dark) =>
      gradient(
        light + mid + dark,
        [
          [0, light],
          [0.55, mid],
          [1, dark],
        ],
        'lit',
      ),
    shade: (radius, opacity) =>
      ellipse(
        radius * 1.06,
        radius * 0.98,
        gradient(
          `shade${opacity}`,
          [
            [0.55, SHADOW, opacity],
            [1, SHADOW, 0],
          ],
          'radial',
        ),
        radius * 0.1,
        radius * 0.2,
      ),
    picture: (name, size) =>
      `<image href="${escapeAttribute(pictureHref(name))}" x="${num(-size / 2)}" y="${num(-size / 2)}" width="${num(size)}" height="${num(size)}"/>`,
    clip: (outline, body) => {
      const url = define(`clip${outline}`, (name) => `<clipPath id="${name}">${outline}</clipPath>`);
      return `<g clip-path="${url}">${body}</g>`;
    },
    shared: (key, draw, transform) => {
      let url = ids.get(`shared${key}`);
      if (url === undefined) {
        // drawn first: it may define gradients of its own
        const body = draw();
        url = define(`shared${key}`, (name) => `<g id="${name}">${body}</g>`).slice(5, -1);
      }
      return `<use href="#${url}"${transform && ` transform="${transform}"`}/>`;
    },
    definitions: () => markup,
  };
}

function escapeAttribute(value: string): string {
  return value.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
