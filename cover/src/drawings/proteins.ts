import { at, blobPath, circle, ellipse, num, radians, stroke } from '../geometry.ts';
import type { Pen } from '../pen.ts';
import type { Drawing } from './drawing.ts';
import { bead, cube, fillet, lump, slices } from './shapes.ts';

/** Meat, fish, tofu and what stands in for them. */
export const PROTEINS = {
  salmon: {
    size: 1.15,
    long: 0.58,
    icon: { scale: 0.9 },
    draw: (p, s) => fillet(p, s, '#FFB08C', '#F0764C', '#FFD9C4', '#DB5F38'),
  },
  whitefish: {
    size: 1.15,
    long: 0.58,
    icon: { scale: 0.9 },
    draw: (p, s) => fillet(p, s, '#FFFAF0', '#EFDDBE', '#FFFFFF', '#CF9F5C'),
  },
  tunaSteak: {
    size: 1,
    long: 0.86,
    icon: { scale: 1 },
    draw: (p, s) => slices(p, s, 5, '#A5683F', '#EE8F92', '#CF5A66', '#F6B1B0'),
  },
  tunaFlakes: {
    size: 0.24,
    draw: (p, s) =>
      lump(p, blobPath(s * 0.5, 7, 0.4, p.random), '#FBE6D2', '#EBC6A6', '#C99A74') +
      stroke(
        `M${num(-s * 0.26)} ${num(-s * 0.08)}L${num(s * 0.24)} ${num(-s * 0.02)}M${num(-s * 0.18)} ${num(s * 0.14)}L${num(s * 0.22)} ${num(s * 0.14)}`,
        '#C4926C',
        s * 0.05,
        0.7,
      ),
  },
  smokedSalmon: {
    size: 0.5,
    draw: (p, s) =>
      `<path d="M${num(-s * 0.48)} ${num(s * 0.1)}C${num(-s * 0.4)} ${num(-s * 0.4)} ${num(-s * 0.1)} ${num(-s * 0.1)} ${num(s * 0.04)} ${num(-s * 0.34)}C${num(s * 0.2)} ${num(-s * 0.5)} ${num(s * 0.56)} ${num(-s * 0.2)} ${num(s * 0.46)} ${num(s * 0.12)}C${num(s * 0.36)} ${num(s * 0.42)} ${num(s * 0.1)} ${num(s * 0.16)} ${num(-s * 0.06)} ${num(s * 0.34)}C${num(-s * 0.24)} ${num(s * 0.48)} ${num(-s * 0.5)} ${num(s * 0.4)} ${num(-s * 0.48)} ${num(s * 0.1)}Z" fill="${p.duo('#FFB48E', '#EF7A50')}"/>` +
      stroke(
        `M${num(-s * 0.34)} ${num(s * 0.08)}Q${num(-s * 0.1)} ${num(-s * 0.1)} ${num(s * 0.02)} ${num(s * 0.12)}T${num(s * 0.34)} ${num(-s * 0.02)}M${num(-s * 0.26)} ${num(s * 0.26)}Q${num(-s * 0.1)} ${num(s * 0.1)} ${num(s * 0.06)} ${num(s * 0.2)}`,
        '#FFE0CC',
        s * 0.04,
        0.85,
      ),
  },
  chicken: {
    size: 1,
    long: 0.86,
    icon: { scale: 1 },
    draw: (p, s) => slices(p, s, 5, '#C37A2C', '#FCE5C0', '#F0C98F'),
  },
  steak: {
    size: 1,
    long: 0.86,
    icon: { scale: 1 },
    draw: (p, s) => slices(p, s, 5, '#5B2E1D', '#C96A5A', '#A3423C', '#E2847C'),
  },
  pork: {
    size: 1,
    long: 0.86,
    icon: { scale: 1 },
    draw: (p, s) => slices(p, s, 5, '#A9602B', '#F6D3B4', '#E0A884', '#F9E4D0'),
  },
  duck: {
    size: 1,
    long: 0.86,
    icon: { scale: 1 },
    draw: (p, s) => slices(p, s, 5, '#8A4A1E', '#DC9A80', '#BC6A58', '#E8B09A'),
  },
  ham: {
    size: 0.46,
    draw: (p, s) =>
      `<path d="${blobPath(s * 0.5, 9, 0.16, p.random)}" fill="#E8A08C"/><path d="${blobPath(s * 0.44, 9, 0.16, p.random)}" fill="${p.duo('#FCC7BC', '#F09C98')}"/>` +
      stroke(
        `M${num(-s * 0.2)} ${num(-s * 0.1)}Q0 ${num(s * 0.06)} ${num(s * 0.2)} ${num(-s * 0.06)}`,
        '#FFE3DC',
        s * 0.05,
        0.8,
      ),
  },
  chickenBit: {
    size: 0.3,
    draw: (p, s) =>
      lump(p, blobPath(s * 0.5, 8, 0.34, p.random), '#FBE2B4', '#EDBE7A', '#BE8138') +
      stroke(
        `M${num(-s * 0.2)} ${num(-s * 0.1)}L${num(s * 0.16)} ${num(-s * 0.16)}M${num(-s * 0.14)} ${num(s * 0.1)}L${num(s * 0.2)} ${num(s * 0.06)}`,
        '#A9682A',
        s * 0.05,
        0.6,
      ),
  },
  beefBit: {
    size: 0.3,
    draw: (p, s) =>
      lump(p, blobPath(s * 0.5, 8, 0.3, p.random), '#B4714A', '#874728', '#552612') +
      stroke(
        `M${num(-s * 0.2)} ${num(-s * 0.12)}L${num(s * 0.14)} ${num(-s * 0.18)}M${num(-s * 0.18)} ${num(s * 0.06)}L${num(s * 0.2)} ${num(s * 0.02)}`,
        '#D69A6E',
        s * 0.045,
        0.6,
      ),
  },
  mince: { size: 0.15, draw: (p, s) => lump(p, blobPath(s * 0.55, 7, 0.5, p.random), '#B67A50', '#8C5230', '#5C2E16') },
  pulledMeat: {
    size: 0.3,
    draw: (_, s) =>
      [-22, 6, 34, 60]
        .map((turn, i) =>
          at(
            (i - 1.5) * s * 0.07,
            (i % 2 ? 1 : -1) * s * 0.08,
            turn,
            stroke(
              `M${num(-s * 0.44)} 0Q0 ${num(-s * 0.16)} ${num(s * 0.44)} ${num(s * 0.02)}`,
              ['#8F4C26', '#B9743F', '#7A3C1C', '#CF9058'][i] ?? '#8F4C26',
              s * 0.15,
            ),
          ),
        )
        .join(''),
  },
  sausage: {
    size: 0.62,
    long: 0.4,
    draw: (p, s) =>
      stroke(
        `M${num(-s * 0.38)} ${num(s * 0.06)}Q0 ${num(-s * 0.14)} ${num(s * 0.38)} ${num(s * 0.06)}`,
        '#7E4220',
        s * 0.27,
      ) +
      stroke(
        `M${num(-s * 0.38)} ${num(s * 0.05)}Q0 ${num(-s * 0.15)} ${num(s * 0.38)} ${num(s * 0.05)}`,
        p.duo('#CE8A52', '#A15C2E'),
        s * 0.22,
      ) +
      stroke(
        `M${num(-s * 0.22)} ${num(-s * 0.08)}l${num(s * 0.06)} ${num(s * 0.13)}M${num(-s * 0.02)} ${num(-s * 0.11)}l${num(s * 0.06)} ${num(s * 0.13)}M${num(s * 0.18)} ${num(-s * 0.09)}l${num(s * 0.06)} ${num(s * 0.13)}`,
        '#6B3416',
        s * 0.028,
        0.8,
      ),
  },
  chorizo: {
    size: 0.34,
    draw: (p, s) =>
      circle(s * 0.5, '#8E2A18') +
      circle(s * 0.44, p.ball('#E2714A', '#C2452A', '#9C2C1A')) +
      [
        [-0.18, -0.12],
        [0.14, -0.2],
        [0.2, 0.14],
        [-0.1, 0.2],
        [0.02, 0],
      ]
        .map(([x, y]) => ellipse(s * 0.06, s * 0.04, '#F7C29A', (x ?? 0) * s, (y ?? 0) * s))
        .join(''),
  },
  bacon: {
    size: 0.62,
    long: 0.34,
    icon: { scale: 0.95 },
    draw: (_, s) => {
      const wave = (y: number) =>
        `M${num(-s * 0.46)} ${num(y)}q${num(s * 0.12)} ${num(-s * 0.12)} ${num(s * 0.23)} 0t${num(s * 0.23)} 0t${num(s * 0.23)} 0t${num(s * 0.23)} 0`;
      return (
        stroke(wave(0), '#8E2F22', s * 0.25) +
        stroke(wave(0), '#C4523C', s * 0.21) +
        stroke(wave(-s * 0.035), '#FBD9BE', s * 0.05) +
        stroke(wave(s * 0.06), '#F4B595', s * 0.03)
      );
    },
  },
  meatball: {
    size: 0.34,
    draw: (p, s) =>
      circle(s * 0.46, p.ball('#B46A3E', '#8C4926', '#5F2D15')) +
      `<path d="${blobPath(s * 0.2, 6, 0.6, p.random)}" transform="translate(${num(-s * 0.08)} ${num(-s * 0.1)})" fill="#C4402B" opacity=".9"/>`,
  },
  falafel: {
    size: 0.34,
    draw: (p, s) =>
      lump(p, blobPath(s * 0.48, 10, 0.1, p.random), '#C48A4A', '#96602C', '#623A15') +
      [
        [-0.2, -0.16],
        [0.12, -0.22],
        [0.22, 0.08],
        [-0.06, 0.14],
        [-0.26, 0.1],
      ]
        .map(([x, y]) => ellipse(s * 0.05, s * 0.035, '#E2B876', (x ?? 0) * s, (y ?? 0) * s))
        .join(''),
  },
  drumstick: {
    size: 0.72,
    long: 0.6,
    icon: { scale: 0.95 },
    draw: (p, s) =>
      stroke(`M${num(s * 0.1)} ${num(s * 0.02)}L${num(s * 0.44)} ${num(s * 0.1)}`, '#FFF6E4', s * 0.1) +
      ellipse(s * 0.055, s * 0.055, '#FFF6E4', s * 0.46, s * 0.06) +
      ellipse(s * 0.055, s * 0.055, '#F0E2C8', s * 0.45, s * 0.14) +
      `<path d="M${num(-s * 0.46)} ${num(-s * 0.02)}C${num(-s * 0.46)} ${num(-s * 0.34)} ${num(-s * 0.08)} ${num(-s * 0.34)} ${num(s * 0.1)} ${num(-s * 0.12)}Q${num(s * 0.24)} ${num(-s * 0.02)} ${num(s * 0.26)} ${num(s * 0.03)}Q${num(s * 0.24)} ${num(s * 0.1)} ${num(s * 0.1)} ${num(s * 0.14)}C${num(-s * 0.1)} ${num(s * 0.32)} ${num(-s * 0.46)} ${num(s * 0.3)} ${num(-s * 0.46)} ${num(-s * 0.02)}Z" fill="${p.ball('#EBB063', '#C67F30', '#8A4C14')}"/>` +
      stroke(
        `M${num(-s * 0.34)} ${num(-s * 0.1)}Q${num(-s * 0.2)} ${num(-s * 0.24)} ${num(-s * 0.02)} ${num(-s * 0.14)}`,
        '#fff',
        s * 0.03,
        0.5,
      ),
  },
  lambChop: {
    size: 0.7,
    long: 0.7,
    draw: (p, s) =>
      stroke(
        `M${num(-s * 0.02)} ${num(s * 0.06)}Q${num(s * 0.3)} ${num(s * 0.16)} ${num(s * 0.48)} ${num(-s * 0.02)}`,
        '#F6E8D2',
        s * 0.1,
      ) +
      `<path d="${blobPath(s * 0.32, 9, 0.16, p.random)}" transform="translate(${num(-s * 0.16)} 0)" fill="#E8C9A4"/><path d="${blobPath(s * 0.26, 9, 0.16, p.random)}" transform="translate(${num(-s * 0.15)} 0)" fill="${p.ball('#B4653F', '#8C4428', '#5D2815')}"/>` +
      stroke(
        `M${num(-s * 0.3)} ${num(-s * 0.1)}L${num(-s * 0.02)} ${num(-s * 0.14)}M${num(-s * 0.32)} ${num(s * 0.02)}L${num(0)} ${num(-s * 0.02)}M${num(-s * 0.28)} ${num(s * 0.14)}L${num(-s * 0.04)} ${num(s * 0.1)}`,
        '#4A1F10',
        s * 0.03,
        0.6,
      ),
  },
  prawn: { size: 0.5, draw: drawPrawn },
  mussel: {
    size: 0.4,
    draw: (p, s) =>
      `<path d="M${num(-s * 0.48)} ${num(s * 0.08)}C${num(-s * 0.4)} ${num(-s * 0.36)} ${num(s * 0.3)} ${num(-s * 0.42)} ${num(s * 0.5)} ${num(s * 0.02)}C${num(s * 0.3)} ${num(s * 0.36)} ${num(-s * 0.36)} ${num(s * 0.36)} ${num(-s * 0.48)} ${num(s * 0.08)}Z" fill="${p.duo('#5A6490', '#1F2440')}"/>` +
      ellipse(s * 0.36, s * 0.18, '#DCD9E6', s * 0.02, s * 0.02) +
      ellipse(s * 0.26, s * 0.12, p.ball('#FFC98A', '#EE9A4A', '#C46E24'), s * 0.02, s * 0.03),
  },
  clam: {
    size: 0.32,
    draw: (p, s) =>
      `<path d="M0 ${num(s * 0.42)}C${num(-s * 0.6)} ${num(s * 0.2)} ${num(-s * 0.5)} ${num(-s * 0.46)} 0 ${num(-s * 0.44)}C${num(s * 0.5)} ${num(-s * 0.46)} ${num(s * 0.6)} ${num(s * 0.2)} 0 ${num(s * 0.42)}Z" fill="${p.ball('#FFFAF0', '#EADCC4', '#BFA582')}"/>` +
      stroke(
        `M0 ${num(s * 0.36)}V${num(-s * 0.34)}M0 ${num(s * 0.36)}L${num(-s * 0.28)} ${num(-s * 0.22)}M0 ${num(s * 0.36)}L${num(s * 0.28)} ${num(-s * 0.22)}`,
        '#B9986C',
        s * 0.03,
        0.6,
      ),
  },
  scallop: {
    size: 0.34,
    draw: (p, s) =>
      circle(s * 0.48, '#D8A868') +
      circle(s * 0.42, p.ball('#FFFDF2', '#F6E4BC', '#D9A75C')) +
      stroke(
        `M${num(-s * 0.2)} ${num(-s * 0.12)}L${num(s * 0.2)} ${num(-s * 0.16)}M${num(-s * 0.22)} ${num(s * 0.06)}L${num(s * 0.2)} ${num(s * 0.04)}`,
        '#B77B34',
        s * 0.05,
        0.5,
      ),
  },
  squidRing: {
    size: 0.34,
    draw: (_, s) =>
      circle(s * 0.36, 'none', `stroke="#D9A25C" stroke-width="${num(s * 0.24)}"`) +
      circle(s * 0.35, 'none', `stroke="#F9DDA4" stroke-width="${num(s * 0.15)}"`),
  },
  anchovy: {
    size: 0.5,
    long: 0.3,
    draw: (_, s) =>
      stroke(
        `M${num(-s * 0.44)} ${num(s * 0.04)}Q0 ${num(-s * 0.16)} ${num(s * 0.44)} ${num(s * 0.02)}`,
        '#7B5440',
        s * 0.15,
      ) + stroke(`M${num(-s * 0.42)} ${num(s * 0.01)}Q0 ${num(-s * 0.17)} ${num(s * 0.42)} 0`, '#C79A7C', s * 0.05),
  },
  sardine: {
    size: 0.8,
    long: 0.34,
    whole: 'fish',
    draw: (p, s) =>
      `<path d="M${num(-s * 0.46)} 0C${num(-s * 0.3)} ${num(-s * 0.2)} ${num(s * 0.14)} ${num(-s * 0.2)} ${num(s * 0.34)} ${num(-s * 0.02)}L${num(s * 0.5)} ${num(-s * 0.13)}L${num(s * 0.46)} ${num(s * 0.02)}L${num(s * 0.5)} ${num(s * 0.14)}L${num(s * 0.34)} ${num(s * 0.03)}C${num(s * 0.14)} ${num(s * 0.19)} ${num(-s * 0.3)} ${num(s * 0.18)} ${num(-s * 0.46)} 0Z" fill="${p.duo('#C9D6DC', '#6E8796')}"/>` +
      ellipse(s * 0.025, s * 0.025, '#1E2A30', -s * 0.34, -s * 0.02) +
      stroke(
        `M${num(-s * 0.24)} ${num(-s * 0.09)}Q${num(-s * 0.2)} 0 ${num(-s * 0.24)} ${num(s * 0.09)}M${num(-s * 0.16)} ${num(-s * 0.02)}H${num(s * 0.28)}`,
        '#4E6674',
        s * 0.02,
        0.7,
      ),
  },
  tofu: { size: 0.3, draw: (p, s) => cube(p, s, '#FBEFCF', '#EBCB8F', '#C08A45') },
  tempeh: {
    size: 0.34,
    draw: (p, s) =>
      cube(p, s, '#DDB47A', '#B5824A', '#7F5426') +
      [
        [-0.18, -0.2],
        [0.1, -0.14],
        [-0.08, 0.1],
        [0.18, 0.14],
      ]
        .map(([x, y]) => ellipse(s * 0.08, s * 0.05, '#F3DCAE', (x ?? 0) * s, (y ?? 0) * s, 'opacity=".8"'))
        .join(''),
  },
  nugget: {
    size: 0.36,
    draw: (p, s) =>
      lump(p, blobPath(s * 0.5, 8, 0.24, p.random), '#F5C877', '#DB9A3C', '#A5661A') +
      [
        [-0.2, -0.14],
        [0.1, -0.2],
        [0.16, 0.12],
        [-0.12, 0.16],
      ]
        .map(([x, y]) => bit(p, s, x ?? 0, y ?? 0))
        .join(''),
  },
  cutlet: {
    size: 1,
    long: 0.62,
    icon: { scale: 0.95 },
    draw: (p, s) =>
      at(
        0,
        0,
        0,
        `<path d="M${num(-s * 0.5)} ${num(s * 0.02)}C${num(-s * 0.48)} ${num(-s * 0.36)} ${num(-s * 0.06)} ${num(-s * 0.34)} ${num(s * 0.2)} ${num(-s * 0.26)}C${num(s * 0.46)} ${num(-s * 0.2)} ${num(s * 0.58)} ${num(s * 0.04)} ${num(s * 0.42)} ${num(s * 0.2)}C${num(s * 0.2)} ${num(s * 0.4)} ${num(-s * 0.48)} ${num(s * 0.38)} ${num(-s * 0.5)} ${num(s * 0.02)}Z" fill="${p.ball('#F5C878', '#D8963A', '#9A5A16')}"/>`,
      ) +
      stroke(
        [-0.26, -0.08, 0.1, 0.28]
          .map((x) => `M${num(s * x)} ${num(-s * 0.3)}L${num(s * (x - 0.06))} ${num(s * 0.32)}`)
          .join(''),
        '#FFF0CC',
        s * 0.025,
        0.9,
      ) +
      [
        [-0.34, 0],
        [-0.16, 0.14],
        [-0.02, -0.1],
        [0.16, 0.1],
        [0.34, -0.04],
      ]
        .map(([x, y]) => bit(p, s * 0.6, (x ?? 0) * 1.6, (y ?? 0) * 1.6))
        .join(''),
  },
  egg: {
    size: 0.44,
    whole: 'egg',
    draw: (p, s) =>
      ellipse(s * 0.42, s * 0.5, p.ball('#FFFFFF', '#FFFDF8', '#EDE6DA')) +
      ellipse(s * 0.23, s * 0.24, p.ball('#FFC94A', '#F7A41C', '#E98908'), 0, s * 0.05) +
      ellipse(s * 0.06, s * 0.04, '#FFF3C9', -s * 0.07, -s * 0.03, 'opacity=".9"'),
  },
  friedEgg: {
    size: 0.54,
    whole: 'egg',
    draw: (p, s) =>
      `<path d="${blobPath(s * 0.5, 9, 0.3, p.random)}" fill="${p.ball('#FFFFFF', '#FFFDF6', '#F1E6D0')}"/>` +
      circle(s * 0.2, p.ball('#FFD257', '#F9AC1E', '#EE8F08')) +
      ellipse(s * 0.06, s * 0.035, '#FFF6D2', -s * 0.06, -s * 0.07, 'opacity=".9"'),
  },
  scrambled: {
    size: 0.24,
    whole: 'egg',
    draw: (p, s) => lump(p, blobPath(s * 0.52, 7, 0.42, p.random), '#FFF0A8', '#F9D456', '#DCA524'),
  },
  roe: { size: 0.09, draw: (p, s) => bead(p, s * 0.5, '#FFC27A', '#F47B2A', '#C44A0C', 0.9) },
} as const satisfies Record<string, Drawing>;

function bit(pen: Pen, size: number, x: number, y: number): string {
  return ellipse(size * 0.06, size * 0.04, pen.random() < 0.5 ? '#FBE0A4' : '#B87420', x * size, y * size);
}

function drawPrawn(pen: Pen, size: number): string {
  const r = size * 0.36;
  const w = size * 0.24;
  const curve = `M${num(-r * 0.2)} ${num(-r)}A${num(r)} ${num(r)} 0 1 1 ${num(-r * 0.75)} ${num(r * 0.66)}`;
  let bands = '';
  for (let i = 0; i < 5; i++) {
    const angle = radians(-70 + i * 44);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    bands += `M${num(x * (r - w * 0.36))} ${num(y * (r - w * 0.36))}L${num(x * (r + w * 0.36))} ${num(y * (r + w * 0.36))}`;
  }
  const tail = `<path d="M${num(-r * 0.7)} ${num(r * 0.62)}l${num(-size * 0.2)} ${num(-size * 0.05)} ${num(size * 0.07)} ${num(size * 0.08)} ${num(-size * 0.05)} ${num(size * 0.1)} ${num(size * 0.19)} ${num(-size * 0.02)}Z" fill="#D9532F"/>`;
  return (
    stroke(curve, '#D9603F', w) +
    stroke(curve, pen.duo('#FFC2A0', '#F08A62'), w * 0.8) +
    stroke(bands, '#E2714C', size * 0.03) +
    tail
  );
}
