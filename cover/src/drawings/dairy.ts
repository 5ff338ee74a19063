import { at, circle, ellipse, num, slab, stroke } from '../geometry.ts';
import type { Drawing } from './drawing.ts';
import { cube, strip } from './shapes.ts';

/** Cheese, cream and butter. */
export const DAIRY = {
  feta: { size: 0.17, draw: (p, s) => cube(p, s, '#FFFFFF', '#F6F1E6', '#DCD3C2') },
  mozzarella: { size: 0.36, draw: (p, s) => circle(s * 0.46, p.ball('#FFFFFF', '#FDF9EE', '#E7DDC8')) },
  goatCheese: {
    size: 0.32,
    draw: (p, s) =>
      circle(s * 0.48, '#E9E0CC') +
      circle(s * 0.42, p.ball('#FFFFFF', '#FCF8EC', '#EDE3CC')) +
      stroke(
        `M${num(-s * 0.2)} ${num(-s * 0.14)}Q0 ${num(-s * 0.24)} ${num(s * 0.2)} ${num(-s * 0.1)}M${num(-s * 0.1)} ${num(s * 0.16)}Q${num(s * 0.06)} ${num(s * 0.08)} ${num(s * 0.2)} ${num(s * 0.14)}`,
        '#D8CBAE',
        s * 0.035,
        0.7,
      ),
  },
  blueCheese: {
    size: 0.2,
    draw: (p, s) =>
      cube(p, s, '#FFFDF2', '#F1E8CC', '#D3C6A0') +
      ellipse(s * 0.12, s * 0.07, '#6C8C92', -s * 0.14, -s * 0.12, 'opacity=".8"') +
      ellipse(s * 0.08, s * 0.05, '#557A84', s * 0.12, s * 0.08, 'opacity=".8"'),
  },
  cheddar: { size: 0.2, whole: 'cheese-wedge', draw: (p, s) => cube(p, s, '#FFD873', '#F3B33A', '#CC8718') },
  shaving: { size: 0.34, flat: true, whole: 'cheese-wedge', draw: (_, s) => strip(s, '#E3B95C', '#FFF1C2', 0.26) },
  paneer: {
    size: 0.28,
    draw: (p, s) =>
      cube(p, s, '#FFFDF4', '#F6E8C6', '#CFA869') +
      stroke(`M${num(-s * 0.28)} ${num(-s * 0.22)}H${num(s * 0.14)}`, '#C98B3C', s * 0.06, 0.55),
  },
  halloumi: {
    size: 0.9,
    long: 0.86,
    icon: { scale: 1 },
    draw: (p, s) =>
      [-0.26, 0, 0.26]
        .map((x, i) =>
          at(
            x * s * 1.15,
            i * s * 0.05,
            10 + i * 4,
            slab(s * 0.42, s * 0.68, s * 0.07, '#3A1E0A', s * 0.01, s * 0.01, 'opacity=".22"') +
              slab(s * 0.42, s * 0.68, s * 0.07, p.duo('#FFF3CF', '#F2D894'), -s * 0.01, -s * 0.01) +
              stroke(
                `M${num(-s * 0.14)} ${num(-s * 0.2)}h${num(s * 0.26)}M${num(-s * 0.14)} ${num(-s * 0.02)}h${num(s * 0.26)}M${num(-s * 0.14)} ${num(s * 0.16)}h${num(s * 0.26)}`,
                '#B9722B',
                s * 0.055,
                0.85,
              ),
          ),
        )
        .join(''),
  },
  dollop: {
    size: 0.4,
    sweet: true,
    draw: (p, s) =>
      `<path d="M${num(-s * 0.46)} ${num(s * 0.06)}C${num(-s * 0.5)} ${num(-s * 0.34)} ${num(-s * 0.1)} ${num(-s * 0.5)} ${num(s * 0.16)} ${num(-s * 0.4)}C${num(s * 0.5)} ${num(-s * 0.3)} ${num(s * 0.54)} ${num(s * 0.1)} ${num(s * 0.34)} ${num(s * 0.32)}C${num(s * 0.1)} ${num(s * 0.54)} ${num(-s * 0.42)} ${num(s * 0.44)} ${num(-s * 0.46)} ${num(s * 0.06)}Z" fill="${p.ball('#FFFFFF', '#FFFCF3', '#EBDFCA')}"/>` +
      stroke(
        `M${num(-s * 0.22)} ${num(s * 0.16)}C${num(-s * 0.3)} ${num(-s * 0.2)} ${num(s * 0.2)} ${num(-s * 0.3)} ${num(s * 0.22)} ${num(s * 0.02)}C${num(s * 0.2)} ${num(s * 0.2)} ${num(-s * 0.06)} ${num(s * 0.16)} ${num(-s * 0.02)} ${num(-s * 0.02)}`,
        '#E0D2B8',
        s * 0.05,
        0.8,
      ),
  },
  iceCreamScoop: {
    size: 0.52,
    sweet: true,
    draw: (p, s) =>
      circle(s * 0.5, p.ball('#FFFDF4', '#FBEFD2', '#E3CC9A')) +
      stroke(
        `M${num(-s * 0.26)} ${num(-s * 0.14)}Q0 ${num(-s * 0.34)} ${num(s * 0.24)} ${num(-s * 0.14)}M${num(-s * 0.2)} ${num(s * 0.12)}Q${num(s * 0.04)} ${num(-s * 0.02)} ${num(s * 0.26)} ${num(s * 0.12)}`,
        '#E6D3A6',
        s * 0.04,
        0.7,
      ),
  },
  butterPat: {
    size: 0.26,
    sweet: true,
    whole: 'butter',
    draw: (p, s) =>
      slab(s * 0.9, s * 0.74, s * 0.1, '#E2B63C', s * 0.03, s * 0.05) +
      slab(s * 0.86, s * 0.68, s * 0.1, p.duo('#FFF3A8', '#FAD860')),
  },
} as const satisfies Record<string, Drawing>;
