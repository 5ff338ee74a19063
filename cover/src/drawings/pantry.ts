import { at, blobPath, circle, ellipse, num, slab, stroke } from '../geometry.ts';
import type { Drawing } from './drawing.ts';
import { bead, cube, lump, stick } from './shapes.ts';

/** Pulses, nuts, seeds, sweets and what comes out of the oven in small pieces. */
export const PANTRY = {
  chickpea: {
    size: 0.15,
    draw: (p, s) =>
      circle(s * 0.5, p.ball('#F8DDA4', '#E9BD6D', '#C8923F')) +
      stroke(
        `M${num(s * 0.05)} ${num(-s * 0.3)}q${num(s * 0.2)} ${num(s * 0.26)} ${num(-s * 0.02)} ${num(s * 0.5)}`,
        '#B98236',
        s * 0.07,
        0.6,
      ),
  },
  blackBean: {
    size: 0.16,
    whole: 'beans',
    draw: (p, s) =>
      ellipse(s * 0.56, s * 0.38, p.ball('#5E5560', '#332B36', '#1B151E')) +
      ellipse(s * 0.16, s * 0.06, '#fff', -s * 0.14, -s * 0.14, 'opacity=".4"'),
  },
  kidneyBean: {
    size: 0.17,
    whole: 'beans',
    draw: (p, s) =>
      ellipse(s * 0.56, s * 0.38, p.ball('#B35257', '#7E2730', '#4E131C')) +
      ellipse(s * 0.16, s * 0.06, '#fff', -s * 0.14, -s * 0.14, 'opacity=".45"'),
  },
  whiteBean: {
    size: 0.17,
    draw: (p, s) =>
      ellipse(s * 0.56, s * 0.38, p.ball('#FFFDF2', '#F5E9CC', '#D6C194')) +
      ellipse(s * 0.16, s * 0.06, '#fff', -s * 0.14, -s * 0.14, 'opacity=".7"'),
  },
  bakedBean: {
    size: 0.15,
    draw: (p, s) =>
      ellipse(s * 0.54, s * 0.38, p.ball('#F6B06A', '#DB7B30', '#A84E14')) +
      ellipse(s * 0.16, s * 0.06, '#fff', -s * 0.14, -s * 0.14, 'opacity=".5"'),
  },
  lentil: { size: 0.1, draw: (p, s) => circle(s * 0.4, p.ball('#E9A75A', '#CC7E33', '#9E5A1E')) },
  greenLentil: { size: 0.1, draw: (p, s) => circle(s * 0.4, p.ball('#A3A06A', '#74713F', '#4C4A24')) },
  edamame: {
    size: 0.14,
    whole: 'pea-pod',
    draw: (p, s) => ellipse(s * 0.52, s * 0.42, p.ball('#CBEA84', '#94C84C', '#61992C')),
  },
  almond: {
    size: 0.2,
    sweet: true,
    whole: 'chestnut',
    draw: (p, s) =>
      `<path d="M${num(-s * 0.55)} 0C${num(-s * 0.3)} ${num(-s * 0.44)} ${num(s * 0.3)} ${num(-s * 0.4)} ${num(s * 0.55)} 0C${num(s * 0.3)} ${num(s * 0.4)} ${num(-s * 0.3)} ${num(s * 0.44)} ${num(-s * 0.55)} 0Z" fill="${p.duo('#DDA56A', '#A8692F')}"/>` +
      stroke(
        `M${num(-s * 0.4)} 0H${num(s * 0.4)}M${num(-s * 0.3)} ${num(-s * 0.14)}Q0 ${num(-s * 0.2)} ${num(s * 0.3)} ${num(-s * 0.12)}`,
        '#8A5222',
        s * 0.05,
        0.6,
      ),
  },
  flakedAlmond: {
    size: 0.16,
    sweet: true,
    flat: true,
    draw: (p, s) => ellipse(s * 0.52, s * 0.34, '#B98145') + ellipse(s * 0.46, s * 0.29, p.duo('#FFF8E2', '#F0DBB0')),
  },
  walnut: {
    size: 0.22,
    sweet: true,
    draw: (p, s) =>
      lump(p, blobPath(s * 0.5, 9, 0.2, p.random), '#DDAF76', '#B57E44', '#7C4E22') +
      stroke(
        `M0 ${num(-s * 0.4)}V${num(s * 0.4)}M${num(-s * 0.1)} ${num(-s * 0.22)}q${num(-s * 0.2)} ${num(s * 0.04)} ${num(-s * 0.24)} ${num(s * 0.18)}M${num(-s * 0.08)} ${num(s * 0.1)}q${num(-s * 0.18)} ${num(s * 0.02)} ${num(-s * 0.2)} ${num(s * 0.16)}M${num(s * 0.1)} ${num(-s * 0.22)}q${num(s * 0.2)} ${num(s * 0.04)} ${num(s * 0.24)} ${num(s * 0.18)}M${num(s * 0.08)} ${num(s * 0.1)}q${num(s * 0.18)} ${num(s * 0.02)} ${num(s * 0.2)} ${num(s * 0.16)}`,
        '#7A4A1E',
        s * 0.06,
        0.75,
      ),
  },
  cashew: {
    size: 0.2,
    sweet: true,
    draw: (_, s) =>
      stroke(
        `M${num(-s * 0.34)} ${num(s * 0.12)}Q0 ${num(-s * 0.44)} ${num(s * 0.34)} ${num(s * 0.12)}`,
        '#CFA05E',
        s * 0.34,
      ) +
      stroke(
        `M${num(-s * 0.34)} ${num(s * 0.1)}Q0 ${num(-s * 0.46)} ${num(s * 0.34)} ${num(s * 0.1)}`,
        '#F8E3B6',
        s * 0.25,
      ),
  },
  peanut: {
    size: 0.15,
    sweet: true,
    whole: 'peanuts',
    draw: (p, s) => bead(p, s * 0.46, '#F6DBA6', '#DDB067', '#AC7A33', 0.5),
  },
  pistachio: {
    size: 0.16,
    sweet: true,
    draw: (p, s) =>
      ellipse(s * 0.52, s * 0.34, p.ball('#C9DB7E', '#93B043', '#5F7A26')) +
      stroke(
        `M${num(-s * 0.36)} ${num(s * 0.06)}Q0 ${num(-s * 0.1)} ${num(s * 0.36)} ${num(s * 0.04)}`,
        '#7A4A6E',
        s * 0.1,
        0.7,
      ),
  },
  hazelnut: {
    size: 0.17,
    sweet: true,
    whole: 'chestnut',
    draw: (p, s) =>
      bead(p, s * 0.48, '#D49A5C', '#A5682F', '#6C3D16', 0.5) + ellipse(s * 0.2, s * 0.12, '#E8C896', 0, s * 0.28),
  },
  pineNut: { size: 0.11, sweet: true, draw: (p, s) => ellipse(s * 0.52, s * 0.28, p.duo('#FFF3D0', '#E0BE80')) },
  seed: { size: 0.1, flat: true, sweet: true, draw: (p, s) => ellipse(s * 0.3, s * 0.15, p.duo('#FFF4D6', '#DDBF85')) },
  blackSeed: { size: 0.08, flat: true, sweet: true, draw: (_, s) => ellipse(s * 0.32, s * 0.2, '#3A332C') },
  pumpkinSeed: {
    size: 0.14,
    flat: true,
    sweet: true,
    draw: (p, s) =>
      `<path d="M${num(-s * 0.5)} 0C${num(-s * 0.2)} ${num(-s * 0.36)} ${num(s * 0.4)} ${num(-s * 0.3)} ${num(s * 0.5)} 0C${num(s * 0.4)} ${num(s * 0.3)} ${num(-s * 0.2)} ${num(s * 0.36)} ${num(-s * 0.5)} 0Z" fill="${p.duo('#A3B568', '#64783A')}"/>`,
  },
  oatCluster: {
    size: 0.2,
    sweet: true,
    draw: (p, s) =>
      lump(p, blobPath(s * 0.5, 8, 0.45, p.random), '#EBC98E', '#C99A52', '#8E6128') +
      ellipse(s * 0.14, s * 0.08, '#F9E7C2', -s * 0.14, -s * 0.12) +
      ellipse(s * 0.12, s * 0.07, '#F3D9A6', s * 0.16, s * 0.08),
  },
  chocolate: {
    size: 0.17,
    sweet: true,
    whole: 'chocolate-bar',
    draw: (p, s) => cube(p, s, '#8A5636', '#6B3D24', '#47260F'),
  },
  chocCurl: {
    size: 0.22,
    flat: true,
    sweet: true,
    whole: 'chocolate-bar',
    draw: (_, s) =>
      stroke(
        `M${num(-s * 0.42)} ${num(s * 0.1)}Q0 ${num(-s * 0.3)} ${num(s * 0.42)} ${num(s * 0.06)}`,
        '#4A2713',
        s * 0.26,
      ) +
      stroke(
        `M${num(-s * 0.4)} ${num(s * 0.05)}Q0 ${num(-s * 0.33)} ${num(s * 0.4)} ${num(s * 0.01)}`,
        '#8E5C3C',
        s * 0.09,
      ),
  },
  marshmallow: {
    size: 0.2,
    sweet: true,
    draw: (p, s) => slab(s * 0.9, s * 0.8, s * 0.26, p.ball('#FFFFFF', '#FFF2F3', '#EBCDD3')),
  },
  biscuitBit: {
    size: 0.26,
    sweet: true,
    whole: 'cookie',
    draw: (p, s) => lump(p, blobPath(s * 0.5, 7, 0.35, p.random), '#F3CF92', '#D9A45C', '#A6702E'),
  },
  caramel: {
    size: 0.4,
    flat: true,
    sweet: true,
    draw: (p, s) =>
      `<path d="${blobPath(s * 0.5, 9, 0.4, p.random)}" fill="${p.ball('#F6C26A', '#D98E2B', '#A86212')}"/>` +
      ellipse(s * 0.12, s * 0.05, '#fff', -s * 0.14, -s * 0.16, 'opacity=".6"'),
  },
  crouton: { size: 0.24, draw: (p, s) => cube(p, s, '#F7DCA0', '#DFAE5E', '#A8722B') },
  breadChunk: {
    size: 0.5,
    whole: 'baguette-bread',
    draw: (p, s) =>
      ellipse(s * 0.36, s * 0.5, '#B4763A') +
      ellipse(s * 0.29, s * 0.43, p.ball('#FFF1CE', '#F5D9A0', '#DDB26A')) +
      [
        [-0.08, -0.16],
        [0.1, 0.02],
        [-0.06, 0.18],
      ]
        .map(([x, y]) => ellipse(s * 0.05, s * 0.035, '#D9B272', (x ?? 0) * s, (y ?? 0) * s, 'opacity=".7"'))
        .join(''),
  },
  naan: {
    size: 0.8,
    draw: (p, s) =>
      `<path d="M${num(-s * 0.42)} ${num(s * 0.2)}C${num(-s * 0.5)} ${num(-s * 0.2)} ${num(-s * 0.1)} ${num(-s * 0.46)} ${num(s * 0.26)} ${num(-s * 0.4)}C${num(s * 0.56)} ${num(-s * 0.32)} ${num(s * 0.44)} ${num(s * 0.16)} ${num(s * 0.2)} ${num(s * 0.32)}C${num(0)} ${num(s * 0.46)} ${num(-s * 0.36)} ${num(s * 0.44)} ${num(-s * 0.42)} ${num(s * 0.2)}Z" fill="${p.ball('#FFF0CC', '#F1D193', '#C8964A')}"/>` +
      [
        [-0.14, 0.06, 0.1],
        [0.12, -0.14, 0.12],
        [0.16, 0.12, 0.08],
        [-0.1, -0.16, 0.07],
      ]
        .map(([x, y, k]) =>
          ellipse(s * (k ?? 0.1), s * (k ?? 0.1) * 0.7, '#B06E2C', (x ?? 0) * s, (y ?? 0) * s, 'opacity=".5"'),
        )
        .join(''),
  },
  tortillaChip: {
    size: 0.34,
    draw: (p, s) =>
      `<path d="M0 ${num(-s * 0.46)}Q${num(s * 0.3)} ${num(s * 0.06)} ${num(s * 0.46)} ${num(s * 0.36)}Q0 ${num(s * 0.5)} ${num(-s * 0.46)} ${num(s * 0.36)}Q${num(-s * 0.3)} ${num(s * 0.06)} 0 ${num(-s * 0.46)}Z" fill="${p.duo('#FBDB84', '#DE9F33')}"/>` +
      [
        [0, -0.08],
        [-0.14, 0.2],
        [0.16, 0.22],
      ]
        .map(([x, y]) => ellipse(s * 0.05, s * 0.03, '#BE7F22', (x ?? 0) * s, (y ?? 0) * s, 'opacity=".6"'))
        .join(''),
  },
  gnocchi: {
    size: 0.24,
    draw: (p, s) =>
      ellipse(s * 0.52, s * 0.36, p.ball('#FFF6D2', '#F5DE9E', '#CFA652')) +
      stroke(
        `M${num(-s * 0.22)} ${num(-s * 0.2)}V${num(s * 0.2)}M0 ${num(-s * 0.26)}V${num(s * 0.26)}M${num(s * 0.22)} ${num(-s * 0.2)}V${num(s * 0.2)}`,
        '#CDA55A',
        s * 0.06,
        0.6,
      ),
  },
  ravioli: {
    size: 0.36,
    draw: (p, s) =>
      slab(s, s, s * 0.06, '#E2BE6C') +
      slab(s * 0.94, s * 0.94, s * 0.06, p.duo('#FFF2C4', '#F3D68A')) +
      circle(s * 0.28, p.ball('#FFF8DA', '#F6DE9C', '#DDB65C')),
  },
  dumpling: {
    size: 0.5,
    draw: (p, s) =>
      `<path d="M${num(-s * 0.5)} ${num(s * 0.08)}C${num(-s * 0.4)} ${num(-s * 0.4)} ${num(s * 0.4)} ${num(-s * 0.4)} ${num(s * 0.5)} ${num(s * 0.08)}C${num(s * 0.36)} ${num(s * 0.36)} ${num(-s * 0.36)} ${num(s * 0.36)} ${num(-s * 0.5)} ${num(s * 0.08)}Z" fill="${p.ball('#FFFDF2', '#F8E9C6', '#DDB878')}"/>` +
      stroke(
        `M${num(-s * 0.42)} ${num(-s * 0.02)}Q0 ${num(-s * 0.42)} ${num(s * 0.42)} ${num(-s * 0.02)}`,
        '#E2C48A',
        s * 0.04,
      ) +
      stroke(
        [-0.26, -0.13, 0, 0.13, 0.26]
          .map((x) => `M${num(x * s)} ${num(-s * (0.22 - Math.abs(x) * 0.35))}l${num(x * s * 0.16)} ${num(s * 0.15)}`)
          .join(''),
        '#CFA968',
        s * 0.03,
        0.8,
      ),
  },
  nigiri: {
    size: 0.5,
    long: 0.56,
    draw: (p, s) =>
      slab(s, s * 0.5, s * 0.2, p.ball('#FFFFFF', '#FBF6E8', '#E0D6BC')) +
      slab(s * 0.98, s * 0.4, s * 0.16, p.duo('#FFB08A', '#F0764C'), 0, -s * 0.04) +
      stroke(
        `M${num(-s * 0.26)} ${num(-s * 0.2)}l${num(s * 0.1)} ${num(s * 0.3)}M0 ${num(-s * 0.2)}l${num(s * 0.1)} ${num(s * 0.3)}M${num(s * 0.24)} ${num(-s * 0.2)}l${num(s * 0.08)} ${num(s * 0.26)}`,
        '#FFDCC8',
        s * 0.035,
        0.9,
      ),
  },
  springRoll: {
    size: 0.66,
    long: 0.38,
    draw: (p, s) =>
      stick(s, 0.32, '#A9661E', '#EDB657') +
      stroke(`M${num(-s * 0.1)} ${num(-s * 0.11)}L${num(s * 0.06)} ${num(s * 0.11)}`, '#B97828', s * 0.025, 0.8) +
      at(0, 0, 0, ellipse(s * 0.03, s * 0.02, p.duo('#FFE3A6', '#F2C468'), s * 0.2, -s * 0.03)),
  },
  samosa: {
    size: 0.56,
    draw: (p, s) =>
      `<path d="M${num(-s * 0.04)} ${num(-s * 0.44)}Q${num(s * 0.36)} ${num(s * 0.04)} ${num(s * 0.46)} ${num(s * 0.32)}Q0 ${num(s * 0.5)} ${num(-s * 0.46)} ${num(s * 0.32)}Q${num(-s * 0.34)} ${num(s * 0.02)} ${num(-s * 0.04)} ${num(-s * 0.44)}Z" fill="${p.ball('#F8D07E', '#DB9A3E', '#A2601A')}"/>` +
      stroke(
        `M${num(-s * 0.36)} ${num(s * 0.26)}Q0 ${num(s * 0.4)} ${num(s * 0.36)} ${num(s * 0.26)}`,
        '#9C5E1C',
        s * 0.03,
        0.7,
      ),
  },
} as const satisfies Record<string, Drawing>;
