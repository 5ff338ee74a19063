import { at, blobPath, circle, ellipse, num, slab, stroke, TAU } from '../geometry.ts';
import type { Pen } from '../pen.ts';
import type { Drawing } from './drawing.ts';
import { bead, coin, cube, stick, strip, wheel } from './shapes.ts';

/** Vegetables, as they are cut. */
export const VEGETABLES = {
  tomato: { size: 0.38, whole: 'tomato', draw: (p, s) => wheel(p, s, '#C93222', '#E9533A', '#F9A27C', '#F07A55', 6) },
  cherryTomato: {
    size: 0.27,
    whole: 'tomato',
    draw: (p, s) => {
      let seeds = '';
      for (const [x, y] of [
        [-0.2, -0.06],
        [-0.13, 0.14],
        [0.2, -0.06],
        [0.13, 0.14],
      ] as const)
        seeds += ellipse(s * 0.05, s * 0.035, '#FCDCA0', s * x, s * y);
      return (
        circle(s * 0.5, '#C42E1E') +
        circle(s * 0.43, p.ball('#F2694B', '#E2492E', '#CC3A22')) +
        ellipse(s * 0.12, s * 0.25, '#F59873', -s * 0.17, s * 0.02) +
        ellipse(s * 0.12, s * 0.25, '#F59873', s * 0.17, s * 0.02) +
        seeds +
        stroke(
          `M${num(-s * 0.34)} ${num(-s * 0.22)}A${num(s * 0.42)} ${num(s * 0.42)} 0 0 1 ${num(-s * 0.1)} ${num(-s * 0.4)}`,
          '#fff',
          s * 0.05,
          0.6,
        )
      );
    },
  },
  sundried: {
    size: 0.24,
    draw: (p, s) =>
      `<path d="${blobPath(s * 0.48, 8, 0.35, p.random)}" fill="${p.duo('#C23B22', '#7C1A10')}"/>` +
      stroke(
        `M${num(-s * 0.24)} ${num(-s * 0.06)}Q0 ${num(-s * 0.22)} ${num(s * 0.24)} ${num(s * 0.02)}`,
        '#5C120B',
        s * 0.06,
        0.6,
      ),
  },
  cucumber: { size: 0.32, whole: 'cucumber', draw: (p, s) => coin(p, s, '#3E7C3A', '#EEF6CF', '#CFE39A', '#A9C66C') },
  gherkin: { size: 0.24, whole: 'cucumber', draw: (p, s) => coin(p, s, '#5F7A22', '#DDE29A', '#B4BC58', '#8A9634') },
  courgette: { size: 0.32, whole: 'cucumber', draw: (p, s) => coin(p, s, '#5E8B2D', '#F6F3C4', '#E2DE93', '#C5C46C') },
  carrot: {
    size: 0.26,
    whole: 'carrot',
    draw: (p, s) => coin(p, s, '#D9691A', '#FFB25C', '#F28A2A') + circle(s * 0.16, '#FFC988'),
  },
  parsnip: { size: 0.26, draw: (p, s) => coin(p, s, '#D8B56C', '#FFF6D6', '#F0DDA6') + circle(s * 0.15, '#FBEFC9') },
  radish: { size: 0.27, draw: (p, s) => coin(p, s, '#CF2F63', '#FFFDFB', '#FBE3EA') },
  aubergine: { size: 0.4, whole: 'eggplant', draw: (p, s) => coin(p, s, '#4A2A63', '#F7EDCB', '#E0CC97', '#B99D62') },
  beet: {
    size: 0.36,
    draw: (p, s) =>
      circle(s / 2, '#6E1236') +
      circle(s * 0.43, p.ball('#C23A6B', '#9A1F4C', '#7C1540')) +
      circle(s * 0.27, 'none', `stroke="#D9709A" stroke-opacity=".5" stroke-width="${num(s * 0.03)}"`),
  },
  pepper: { size: 0.4, flat: true, whole: 'bell-pepper', draw: (_, s) => strip(s, '#C52A1D', '#F2705A') },
  yellowPepper: { size: 0.4, flat: true, whole: 'bell-pepper', draw: (_, s) => strip(s, '#E09A12', '#FFDB72') },
  greenPepper: { size: 0.4, flat: true, whole: 'bell-pepper', draw: (_, s) => strip(s, '#4C8A2C', '#A6D268') },
  chilli: {
    size: 0.13,
    whole: 'hot-pepper',
    draw: (_, s) => circle(s * 0.42, '#D6281B') + circle(s * 0.24, '#F9C9A8') + circle(s * 0.09, '#F2E2A2'),
  },
  greenChilli: {
    size: 0.16,
    whole: 'hot-pepper',
    draw: (_, s) => circle(s * 0.44, '#4E8A2A') + circle(s * 0.26, '#D9EBAE') + circle(s * 0.09, '#F7F2C4'),
  },
  redOnion: { size: 0.38, flat: true, whole: 'onion', draw: (_, s) => rings(s, '#8E3E82', '#EBC8E4') },
  onion: { size: 0.34, flat: true, whole: 'onion', draw: (_, s) => rings(s, '#D9C48A', '#FFFBEA') },
  leek: {
    size: 0.22,
    flat: true,
    draw: (p, s) =>
      circle(s * 0.5, p.ball('#C9E08C', '#9CC35A', '#6E9C3A')) +
      [0.38, 0.25, 0.12].map((k) => circle(s * k, 'none', `stroke="#F3F8D6" stroke-width="${num(s * 0.05)}"`)).join(''),
  },
  springOnion: {
    size: 0.11,
    flat: true,
    draw: (_, s) =>
      circle(s * 0.4, 'none', `stroke="#5FA13C" stroke-width="${num(s * 0.22)}"`) +
      circle(s * 0.36, 'none', `stroke="#C4E58C" stroke-width="${num(s * 0.1)}"`),
  },
  mushroom: {
    size: 0.38,
    whole: 'brown-mushroom',
    draw: (p, s) =>
      `<path d="M${num(-s * 0.48)} ${num(s * 0.02)}C${num(-s * 0.46)} ${num(-s * 0.56)} ${num(s * 0.46)} ${num(-s * 0.56)} ${num(s * 0.48)} ${num(s * 0.02)}Q${num(s * 0.46)} ${num(s * 0.16)} ${num(s * 0.16)} ${num(s * 0.1)}L${num(s * 0.15)} ${num(s * 0.36)}Q0 ${num(s * 0.5)} ${num(-s * 0.15)} ${num(s * 0.36)}L${num(-s * 0.16)} ${num(s * 0.1)}Q${num(-s * 0.46)} ${num(s * 0.16)} ${num(-s * 0.48)} ${num(s * 0.02)}Z" fill="#8A5A36"/>` +
      `<path d="M${num(-s * 0.4)} 0C${num(-s * 0.36)} ${num(-s * 0.44)} ${num(s * 0.36)} ${num(-s * 0.44)} ${num(s * 0.4)} 0Q${num(s * 0.36)} ${num(s * 0.06)} ${num(s * 0.1)} ${num(s * 0.04)}L${num(s * 0.1)} ${num(s * 0.34)}Q0 ${num(s * 0.42)} ${num(-s * 0.1)} ${num(s * 0.34)}L${num(-s * 0.1)} ${num(s * 0.04)}Q${num(-s * 0.36)} ${num(s * 0.06)} ${num(-s * 0.4)} 0Z" fill="${p.duo('#FFF6E2', '#E6CFA6')}"/>` +
      stroke(
        `M${num(-s * 0.3)} ${num(-s * 0.04)}Q${num(-s * 0.2)} ${num(-s * 0.16)} ${num(-s * 0.08)} ${num(-s * 0.02)}M${num(s * 0.3)} ${num(-s * 0.04)}Q${num(s * 0.2)} ${num(-s * 0.16)} ${num(s * 0.08)} ${num(-s * 0.02)}`,
        '#A97C4C',
        s * 0.06,
        0.8,
      ),
  },
  cauliflower: { size: 0.42, draw: (p, s) => floret(p, s, '#C7D79A', ['#FFFDF2', '#F8F0DA', '#DFD0AC']) },
  asparagus: {
    size: 0.7,
    long: 0.24,
    draw: (p, s) =>
      `<path d="M${num(-s * 0.5)} ${num(-s * 0.05)}L${num(s * 0.24)} ${num(-s * 0.06)}Q${num(s * 0.42)} ${num(-s * 0.1)} ${num(s * 0.52)} 0Q${num(s * 0.42)} ${num(s * 0.1)} ${num(s * 0.24)} ${num(s * 0.06)}L${num(-s * 0.5)} ${num(s * 0.05)}Z" fill="${p.duo('#A4CF5E', '#5B8F32')}"/>` +
      stroke(
        `M${num(s * 0.26)} ${num(-s * 0.04)}L${num(s * 0.34)} 0L${num(s * 0.26)} ${num(s * 0.04)}M${num(s * 0.36)} ${num(-s * 0.04)}L${num(s * 0.43)} 0L${num(s * 0.36)} ${num(s * 0.04)}M${num(-s * 0.2)} ${num(-s * 0.04)}L${num(-s * 0.14)} 0M${num(s * 0.02)} ${num(s * 0.04)}L${num(s * 0.08)} 0`,
        '#48742A',
        s * 0.018,
        0.8,
      ),
  },
  greenBean: { size: 0.48, long: 0.26, draw: (_, s) => strip(s, '#4F8B30', '#9BCB5A', 0.13) },
  mangetout: {
    size: 0.34,
    whole: 'pea-pod',
    draw: (p, s) =>
      `<path d="M${num(-s * 0.5)} 0C${num(-s * 0.3)} ${num(-s * 0.26)} ${num(s * 0.3)} ${num(-s * 0.26)} ${num(s * 0.5)} 0C${num(s * 0.3)} ${num(s * 0.2)} ${num(-s * 0.3)} ${num(s * 0.2)} ${num(-s * 0.5)} 0Z" fill="${p.duo('#B4DB6A', '#66A038')}"/>` +
      stroke(
        `M${num(-s * 0.36)} ${num(-s * 0.04)}Q0 ${num(-s * 0.16)} ${num(s * 0.36)} ${num(-s * 0.04)}`,
        '#E3F3B4',
        s * 0.03,
        0.8,
      ),
  },
  celery: { size: 0.24, flat: true, draw: (_, s) => strip(s, '#9CC260', '#E6F2BE', 0.26) },
  fennel: {
    size: 0.34,
    draw: (p, s) =>
      `<path d="M${num(-s * 0.3)} ${num(s * 0.38)}C${num(-s * 0.56)} ${num(-s * 0.1)} ${num(-s * 0.2)} ${num(-s * 0.2)} ${num(-s * 0.16)} ${num(-s * 0.5)}H${num(s * 0.16)}C${num(s * 0.2)} ${num(-s * 0.2)} ${num(s * 0.56)} ${num(-s * 0.1)} ${num(s * 0.3)} ${num(s * 0.38)}Q0 ${num(s * 0.5)} ${num(-s * 0.3)} ${num(s * 0.38)}Z" fill="${p.duo('#F8FBE6', '#CFE0A6')}"/>` +
      stroke(
        `M0 ${num(s * 0.3)}V${num(-s * 0.3)}M${num(-s * 0.2)} ${num(s * 0.26)}Q${num(-s * 0.3)} 0 ${num(-s * 0.08)} ${num(-s * 0.3)}M${num(s * 0.2)} ${num(s * 0.26)}Q${num(s * 0.3)} 0 ${num(s * 0.08)} ${num(-s * 0.3)}`,
        '#A5C074',
        s * 0.035,
        0.8,
      ),
  },
  sproutHalf: {
    size: 0.24,
    draw: (p, s) =>
      circle(s * 0.5, '#4B8233') +
      circle(s * 0.44, p.ball('#EEF4BE', '#BFD97A', '#8DB64C')) +
      stroke(
        `M0 ${num(s * 0.42)}V${num(-s * 0.12)}M0 ${num(s * 0.16)}L${num(-s * 0.2)} ${num(-s * 0.1)}M0 ${num(s * 0.16)}L${num(s * 0.2)} ${num(-s * 0.1)}`,
        '#F8FADC',
        s * 0.06,
      ),
  },
  cabbage: { size: 0.3, flat: true, draw: (_, s) => shreds(s, ['#8FBF5A', '#D2E8A2', '#B4D67C']) },
  redCabbage: { size: 0.3, flat: true, draw: (_, s) => shreds(s, ['#6E2A6B', '#B877B4', '#8E4389']) },
  beansprout: {
    size: 0.26,
    flat: true,
    draw: (_, s) =>
      stroke(
        `M${num(-s * 0.44)} ${num(s * 0.1)}Q${num(-s * 0.1)} ${num(-s * 0.2)} ${num(s * 0.36)} ${num(s * 0.02)}`,
        '#DDD5B4',
        s * 0.13,
      ) +
      stroke(
        `M${num(-s * 0.44)} ${num(s * 0.08)}Q${num(-s * 0.1)} ${num(-s * 0.22)} ${num(s * 0.36)} 0`,
        '#FFFEF4',
        s * 0.08,
      ) +
      ellipse(s * 0.11, s * 0.08, '#E8CF72', s * 0.4, s * 0.02),
  },
  squashCube: {
    size: 0.22,
    whole: 'roasted-sweet-potato',
    draw: (p, s) => cube(p, s, '#FFB257', '#EE8326', '#C25D12'),
  },
  potatoCube: { size: 0.24, whole: 'potato', draw: (p, s) => cube(p, s, '#FBE6A6', '#EDC566', '#BE8A35') },
  potatoHalf: {
    size: 0.3,
    whole: 'potato',
    draw: (p, s) =>
      ellipse(s * 0.52, s * 0.4, '#C99A52') +
      ellipse(s * 0.46, s * 0.34, p.ball('#FFF4C2', '#F6DE8C', '#DDB456')) +
      ellipse(s * 0.2, s * 0.08, '#fff', -s * 0.1, -s * 0.14, 'opacity=".4"'),
  },
  chip: { size: 0.5, long: 0.3, whole: 'potato', draw: (_, s) => stick(s, 0.19, '#D59B33', '#FBDD83') },
  mash: {
    size: 0.7,
    whole: 'potato',
    draw: (p, s) =>
      `<path d="${blobPath(s * 0.5, 10, 0.14, p.random)}" fill="${p.ball('#FFFBE4', '#F9ECB8', '#DFC780')}"/>` +
      stroke(
        `M${num(-s * 0.3)} ${num(-s * 0.02)}Q${num(-s * 0.1)} ${num(-s * 0.3)} ${num(s * 0.16)} ${num(-s * 0.14)}T${num(s * 0.22)} ${num(s * 0.2)}`,
        '#DCC27A',
        s * 0.05,
        0.7,
      ) +
      slab(s * 0.2, s * 0.15, s * 0.03, p.duo('#FFEFA0', '#F5CF4A'), -s * 0.02, -s * 0.02),
  },
  corn: {
    size: 0.11,
    whole: 'ear-of-corn',
    draw: (p, s) => slab(s * 0.84, s, s * 0.36, p.ball('#FFEB8A', '#FBCB33', '#DE9C12')),
  },
  babyCorn: {
    size: 0.4,
    long: 0.3,
    whole: 'ear-of-corn',
    draw: (p, s) =>
      slab(s, s * 0.26, s * 0.13, p.duo('#FFF0A4', '#EDBE45')) +
      stroke(
        `M${num(-s * 0.36)} ${num(-s * 0.04)}H${num(s * 0.36)}M${num(-s * 0.36)} ${num(s * 0.05)}H${num(s * 0.36)}`,
        '#D6A22E',
        s * 0.025,
        0.7,
      ),
  },
  pea: { size: 0.12, whole: 'pea-pod', draw: (p, s) => circle(s * 0.5, p.ball('#B5E06A', '#7FBE3A', '#4E8E22')) },
  olive: {
    size: 0.17,
    whole: 'olive',
    draw: (p, s) => circle(s * 0.48, p.ball('#8FA04A', '#5E6F28', '#3C4916')) + circle(s * 0.16, '#2A3310'),
  },
  blackOlive: {
    size: 0.17,
    whole: 'olive',
    draw: (p, s) => circle(s * 0.48, p.ball('#7A6A80', '#42344A', '#241A2A')) + circle(s * 0.17, '#130C18'),
  },
  caper: { size: 0.08, draw: (p, s) => circle(s * 0.5, p.ball('#A5B45A', '#6D7F2E', '#47561B')) },
  artichoke: {
    size: 0.34,
    draw: (p, s) =>
      [-40, -14, 14, 40]
        .map((turn, i) =>
          at(
            0,
            s * 0.3,
            turn - 90,
            `<path d="M0 0C${num(s * 0.2)} ${num(-s * 0.24)} ${num(s * 0.6)} ${num(-s * 0.18)} ${num(s * 0.74)} 0C${num(s * 0.6)} ${num(s * 0.18)} ${num(s * 0.2)} ${num(s * 0.24)} 0 0Z" fill="${p.duo(i % 2 ? '#DCE2A0' : '#C4CE7E', i % 2 ? '#9AA552' : '#7E8C3E')}"/>`,
          ),
        )
        .join(''),
  },
  kimchi: {
    size: 0.32,
    draw: (p, s) =>
      `<path d="${blobPath(s * 0.48, 9, 0.4, p.random)}" fill="${p.duo('#F79A55', '#D2461F')}"/>` +
      stroke(
        `M${num(-s * 0.26)} ${num(s * 0.12)}Q0 ${num(-s * 0.26)} ${num(s * 0.28)} ${num(-s * 0.04)}`,
        '#FFF0D2',
        s * 0.08,
        0.9,
      ),
  },
  seaweed: {
    size: 0.44,
    draw: (p, s) =>
      slab(s * 0.8, s, s * 0.04, p.duo('#3D5A48', '#1E3328')) +
      stroke(
        `M${num(-s * 0.26)} ${num(-s * 0.3)}L${num(s * 0.2)} ${num(-s * 0.2)}M${num(-s * 0.2)} ${num(s * 0.06)}L${num(s * 0.26)} ${num(s * 0.16)}`,
        '#6E8F78',
        s * 0.02,
        0.7,
      ),
  },
  garlicClove: {
    size: 0.18,
    whole: 'garlic',
    draw: (p, s) =>
      `<path d="M${num(-s * 0.5)} ${num(s * 0.1)}C${num(-s * 0.4)} ${num(-s * 0.4)} ${num(s * 0.2)} ${num(-s * 0.44)} ${num(s * 0.52)} ${num(-s * 0.1)}C${num(s * 0.3)} ${num(s * 0.3)} ${num(-s * 0.3)} ${num(s * 0.4)} ${num(-s * 0.5)} ${num(s * 0.1)}Z" fill="${p.duo('#FFFBEF', '#DCC9A4')}"/>`,
  },
} as const satisfies Record<string, Drawing>;

function rings(size: number, dark: string, light: string): string {
  return [0.44, 0.3]
    .map(
      (k) =>
        circle(size * k, 'none', `stroke="${dark}" stroke-width="${num(size * 0.09)}"`) +
        circle(size * k * 0.97, 'none', `stroke="${light}" stroke-width="${num(size * 0.045)}"`),
    )
    .join('');
}

function shreds(size: number, colours: readonly [string, string, string]): string {
  return [-30, 12, 58]
    .map((turn, i) =>
      at(
        0,
        (i - 1) * size * 0.12,
        turn,
        stroke(
          `M${num(-size * 0.46)} 0Q0 ${num((i - 1) * size * 0.3)} ${num(size * 0.46)} ${num(size * 0.04)}`,
          colours[i] ?? colours[0],
          size * 0.12,
        ),
      ),
    )
    .join('');
}

function floret(pen: Pen, size: number, stalk: string, tones: readonly [string, string, string]): string {
  let out = `<path d="M${num(-size * 0.16)} ${num(size * 0.5)}L${num(-size * 0.1)} 0H${num(size * 0.14)}L${num(size * 0.18)} ${num(size * 0.5)}Z" fill="${stalk}"/>`;
  const curd = pen.ball(...tones);
  for (let i = 0; i < 7; i++) {
    const angle = (i / 7) * TAU;
    out += `<circle cx="${num(Math.cos(angle) * size * 0.25)}" cy="${num(Math.sin(angle) * size * 0.2 - size * 0.12)}" r="${num(size * 0.18)}" fill="${curd}"/>`;
  }
  return `${out}<circle cy="${num(-size * 0.14)}" r="${num(size * 0.2)}" fill="${curd}"/>${at(-size * 0.06, -size * 0.2, 0, bead(pen, size * 0.07, tones[0], tones[0], tones[1], 0))}`;
}
