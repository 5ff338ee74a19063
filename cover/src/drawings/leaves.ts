import { at, num, stroke } from '../geometry.ts';
import type { Drawing } from './drawing.ts';
import { leaf, sprig } from './shapes.ts';

/** Leaves and herbs. */
export const LEAVES = {
  spinach: {
    size: 0.56,
    flat: true,
    whole: 'leafy-green',
    icon: { scale: 1.3, x: -11, y: 4 },
    draw: (p, s) =>
      sprig([-58, 0, 50], (i) =>
        at(-s * 0.12, 0, 0, leaf(p, s * 0.72, i ? '#7DB357' : '#5E9C44', i ? '#3F7F36' : '#2F6B30', '#CFE6A8', 0.4)),
      ),
  },
  kale: {
    size: 0.52,
    flat: true,
    whole: 'leafy-green',
    icon: { scale: 1.2, x: -9, y: 4 },
    draw: (p, s) =>
      sprig([-50, 4, 56], (i) =>
        at(
          -s * 0.14,
          0,
          0,
          leaf(p, s * 0.7, i === 1 ? '#6E9B5E' : '#4F8450', i === 1 ? '#356440' : '#274F36', '#B9D3A4', 0.46),
        ),
      ),
  },
  lettuce: {
    size: 0.58,
    flat: true,
    whole: 'leafy-green',
    icon: { scale: 1.2, x: -10, y: 4 },
    draw: (p, s) =>
      sprig([-46, 8, 60], (i) =>
        at(
          -s * 0.14,
          0,
          0,
          leaf(p, s * 0.74, i === 1 ? '#D3EA92' : '#B5DB72', i === 1 ? '#8FBF4E' : '#78AC40', '#F4FAD6', 0.5),
        ),
      ),
  },
  basil: {
    size: 0.34,
    flat: true,
    whole: 'herb',
    icon: { scale: 1.4, x: -3, y: 2 },
    draw: (p, s) => sprig([-30, 40, 160], () => leaf(p, s * 0.6, '#74B84A', '#3A8432', '#BFE08F', 0.42)),
  },
  mint: {
    size: 0.32,
    flat: true,
    sweet: true,
    whole: 'herb',
    icon: { scale: 1.4, x: -2 },
    draw: (p, s) => sprig([-50, 20, 95, 190], () => leaf(p, s * 0.52, '#6CC287', '#2F8F5D', '#BDEBC9', 0.4)),
  },
  herb: {
    size: 0.3,
    flat: true,
    whole: 'herb',
    icon: { scale: 1.6, x: -6, y: 2 },
    draw: (p, s) => sprig([-40, 10, 60], () => leaf(p, s * 0.46, '#86B84E', '#4A8A34', '#D3E9A6', 0.34)),
  },
  rosemary: {
    size: 0.36,
    flat: true,
    whole: 'herb',
    icon: { scale: 1.2 },
    draw: (_, s) => {
      let needles = '';
      for (let i = 0; i < 6; i++) {
        const x = -s * 0.4 + i * s * 0.14;
        needles += `M${num(x)} 0l${num(s * 0.12)} ${num(-s * 0.16)}M${num(x)} 0l${num(s * 0.12)} ${num(s * 0.16)}`;
      }
      return (
        stroke(`M${num(-s * 0.5)} 0H${num(s * 0.46)}`, '#6E7F4A', s * 0.045) + stroke(needles, '#4F8A5A', s * 0.055)
      );
    },
  },
  dill: {
    size: 0.34,
    flat: true,
    whole: 'herb',
    icon: { scale: 1.3 },
    draw: (_, s) => {
      let fronds = `M${num(-s * 0.5)} 0H${num(s * 0.3)}`;
      for (const [x, y] of [
        [-0.2, -0.3],
        [-0.2, 0.3],
        [0.04, -0.32],
        [0.04, 0.32],
        [0.26, -0.2],
        [0.26, 0.2],
        [0.46, 0],
      ] as const) {
        fronds += `M${num((x - 0.18) * s)} 0L${num(x * s)} ${num(y * s)}l${num(s * 0.1)} 0M${num(x * s)} ${num(y * s)}l${num(s * 0.02)} ${num(y > 0 ? s * 0.1 : -s * 0.1)}`;
      }
      return stroke(fronds, '#5C9A48', s * 0.045);
    },
  },
  chive: {
    size: 0.16,
    flat: true,
    whole: 'herb',
    draw: (_, s) => stroke(`M${num(-s * 0.45)} 0L${num(s * 0.45)} ${num(-s * 0.06)}`, '#5F9F3E', s * 0.2),
  },
  bayLeaf: {
    size: 0.36,
    flat: true,
    whole: 'herb',
    draw: (p, s) => at(-s * 0.4, 0, 0, leaf(p, s * 0.84, '#8FA860', '#5B7A3C', '#D5DFB2', 0.24)),
  },
} as const satisfies Record<string, Drawing>;
