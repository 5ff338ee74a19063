import { circle, ellipse, num, stroke, sunflower, TAU } from '../geometry.ts';
import type { Drawing } from './drawing.ts';
import { bead, coin, cube, pip, wedge, wheel } from './shapes.ts';

/** Fruit, cut or in berries. */
export const FRUIT = {
  lemon: {
    size: 0.36,
    sweet: true,
    whole: 'lemon',
    draw: (p, s) => wheel(p, s, '#F2B91D', '#FFF7D6', '#FBE27A', '#F6CB3C'),
  },
  lime: {
    size: 0.32,
    sweet: true,
    whole: 'lime',
    draw: (p, s) => wheel(p, s, '#5E9B2E', '#F2F8D2', '#C3E07A', '#97C644'),
  },
  orange: {
    size: 0.4,
    sweet: true,
    whole: 'tangerine',
    draw: (p, s) => wheel(p, s, '#EE8A1D', '#FFF0D6', '#FFC267', '#F79A2E'),
  },
  grapefruit: {
    size: 0.42,
    sweet: true,
    whole: 'tangerine',
    draw: (p, s) => wheel(p, s, '#F0A24A', '#FFEFE2', '#FF9E8E', '#EC6A62', 10),
  },
  kiwi: {
    size: 0.36,
    sweet: true,
    whole: 'kiwi-fruit',
    draw: (p, s) => {
      let out = coin(p, s, '#7A5C34', '#B7DB57', '#86B92E') + circle(s * 0.13, '#F4F7D8');
      for (let i = 0; i < 12; i++) out += pip(i, 12, s * 0.22, s * 0.028, s * 0.018, '#26331A');
      return out;
    },
  },
  banana: {
    size: 0.27,
    sweet: true,
    whole: 'banana',
    draw: (p, s) => coin(p, s, '#F3D98B', '#FFF7DA', '#F9E7AE', '#DDBF72'),
  },
  fig: {
    size: 0.34,
    sweet: true,
    draw: (p, s) => {
      let out =
        circle(s * 0.5, '#5B2A56') +
        circle(s * 0.43, '#F6E6D2') +
        circle(s * 0.33, p.ball('#E88A8F', '#C94B62', '#9C2C49'));
      for (let i = 0; i < 9; i++) out += pip(i, 9, s * 0.19, s * 0.03, s * 0.02, '#F9D9A0');
      return out;
    },
  },
  pineapple: {
    icon: { isWhole: true },
    size: 0.32,
    sweet: true,
    whole: 'pineapple',
    draw: (p, s) =>
      `<path d="M${num(-s * 0.5)} ${num(s * 0.26)}A${num(s * 0.6)} ${num(s * 0.6)} 0 0 1 ${num(s * 0.5)} ${num(s * 0.26)}L${num(s * 0.16)} ${num(s * 0.4)}A${num(s * 0.2)} ${num(s * 0.2)} 0 0 0 ${num(-s * 0.16)} ${num(s * 0.4)}Z" transform="translate(0 ${num(-s * 0.08)})" fill="${p.duo('#FFE680', '#F2B92A')}" stroke="#D99A1C" stroke-width="${num(s * 0.045)}"/>` +
      stroke(
        `M0 ${num(-s * 0.3)}V${num(s * 0.06)}M${num(-s * 0.28)} ${num(-s * 0.16)}L${num(-s * 0.12)} ${num(s * 0.12)}M${num(s * 0.28)} ${num(-s * 0.16)}L${num(s * 0.12)} ${num(s * 0.12)}`,
        '#DDA327',
        s * 0.035,
        0.7,
      ),
  },
  mangoCube: { size: 0.19, sweet: true, whole: 'mango', draw: (p, s) => cube(p, s, '#FFD36B', '#F8A62B', '#DB7F16') },
  melonCube: { size: 0.21, sweet: true, whole: 'melon', draw: (p, s) => cube(p, s, '#FFD9A6', '#F7B06C', '#DB8A45') },
  watermelonCube: {
    size: 0.24,
    sweet: true,
    whole: 'watermelon',
    draw: (p, s) =>
      cube(p, s, '#FF8B84', '#EC4F58', '#C4323F') +
      ellipse(s * 0.05, s * 0.03, '#3A1418', -s * 0.12, -s * 0.1) +
      ellipse(s * 0.05, s * 0.03, '#3A1418', s * 0.1, s * 0.06),
  },
  appleSlice: {
    icon: { isWhole: true },
    size: 0.36,
    sweet: true,
    whole: 'red-apple',
    draw: (p, s) => wedge(p, s, '#C8322F', '#FFFBE6', '#F3E2AE'),
  },
  pearSlice: {
    icon: { isWhole: true },
    size: 0.36,
    sweet: true,
    whole: 'pear',
    draw: (p, s) => wedge(p, s, '#A9B94A', '#FFFBE8', '#EFE4B4'),
  },
  peachSlice: {
    icon: { isWhole: true },
    size: 0.36,
    sweet: true,
    whole: 'peach',
    draw: (p, s) => wedge(p, s, '#DB5B3C', '#FFD98E', '#F6A13F'),
  },
  plumSlice: { size: 0.34, sweet: true, draw: (p, s) => wedge(p, s, '#5A2152', '#F7B45F', '#D9603F') },
  rhubarb: {
    size: 0.3,
    sweet: true,
    draw: (p, s) =>
      `<rect x="${num(-s * 0.5)}" y="${num(-s * 0.19)}" width="${num(s)}" height="${num(s * 0.38)}" rx="${num(s * 0.1)}" fill="${p.duo('#F58CA0', '#C9395B')}"/>` +
      stroke(
        `M${num(-s * 0.4)} ${num(-s * 0.06)}H${num(s * 0.4)}M${num(-s * 0.4)} ${num(s * 0.07)}H${num(s * 0.4)}`,
        '#FFD0D6',
        s * 0.04,
        0.6,
      ),
  },
  blueberry: {
    size: 0.17,
    sweet: true,
    whole: 'blueberries',
    draw: (p, s) => {
      let crown = '';
      for (let i = 0; i < 5; i++) crown += pip(i, 5, s * 0.15, s * 0.08, s * 0.045, '#262B5C');
      return circle(s * 0.5, p.ball('#8E9BDD', '#4F5CB0', '#2E356F')) + crown;
    },
  },
  raspberry: {
    size: 0.2,
    sweet: true,
    draw: (p, s) => drupelets(s, '#B11C45', p.ball('#FF8FA6', '#E2436A', '#B91F4A')),
  },
  blackberry: {
    size: 0.2,
    sweet: true,
    draw: (p, s) => drupelets(s, '#24122F', p.ball('#8B6AA8', '#47285C', '#2A1338')),
  },
  redcurrant: { size: 0.14, sweet: true, draw: (p, s) => bead(p, s * 0.5, '#FF8F86', '#DC2F38', '#9F1526', 0.8) },
  cherry: {
    size: 0.22,
    sweet: true,
    whole: 'cherries',
    draw: (p, s) =>
      bead(p, s * 0.46, '#F0607A', '#B81B40', '#74102C', 0.7) +
      stroke(
        `M${num(s * 0.08)} ${num(-s * 0.1)}Q${num(s * 0.3)} ${num(-s * 0.5)} ${num(s * 0.2)} ${num(-s * 0.8)}`,
        '#6F8A35',
        s * 0.06,
      ),
  },
  strawberry: {
    size: 0.34,
    sweet: true,
    whole: 'strawberry',
    draw: (p, s) => {
      const heart = (k: number) =>
        `M0 ${num(s * 0.5 * k)}C${num(-s * 0.5 * k)} ${num(s * 0.16 * k)} ${num(-s * 0.46 * k)} ${num(-s * 0.44 * k)} 0 ${num(-s * 0.4 * k)}C${num(s * 0.46 * k)} ${num(-s * 0.44 * k)} ${num(s * 0.5 * k)} ${num(s * 0.16 * k)} 0 ${num(s * 0.5 * k)}Z`;
      let seeds = '';
      for (const [x, y] of [
        [-0.26, -0.18],
        [0.26, -0.18],
        [-0.2, 0.1],
        [0.2, 0.1],
        [0, 0.34],
      ] as const)
        seeds += ellipse(s * 0.02, s * 0.035, '#FFE3A0', s * x, s * y);
      return `<path d="${heart(1)}" fill="${p.duo('#F0554F', '#C81F35')}"/><path d="${heart(0.66)}" fill="${p.duo('#FFC4B8', '#F58378')}"/><path d="${heart(0.3)}" fill="#FFF1EA"/>${seeds}`;
    },
  },
  grape: {
    size: 0.2,
    sweet: true,
    whole: 'grapes',
    draw: (p, s) => bead(p, s * 0.48, '#C9A2DB', '#83509F', '#502A69', 0.6),
  },
  pomegranate: { size: 0.1, sweet: true, draw: (p, s) => bead(p, s * 0.5, '#FF9AA6', '#D8294D', '#971031', 0.85) },
  cranberry: { size: 0.13, sweet: true, draw: (p, s) => bead(p, s * 0.5, '#F2677A', '#B91436', '#77081F', 0.55) },
  raisin: {
    size: 0.12,
    sweet: true,
    draw: (p, s) =>
      ellipse(s * 0.5, s * 0.36, p.ball('#8A5A4A', '#573026', '#331812')) +
      stroke(
        `M${num(-s * 0.3)} ${num(-s * 0.05)}Q0 ${num(-s * 0.2)} ${num(s * 0.28)} ${num(s * 0.02)}`,
        '#2B130D',
        s * 0.07,
        0.6,
      ),
  },
  date: {
    size: 0.2,
    sweet: true,
    draw: (p, s) =>
      ellipse(s * 0.5, s * 0.32, p.ball('#B5773F', '#7D4420', '#4E270F')) +
      stroke(
        `M${num(-s * 0.32)} ${num(-s * 0.08)}Q0 ${num(-s * 0.2)} ${num(s * 0.32)} ${num(-s * 0.06)}`,
        '#E8B67A',
        s * 0.05,
        0.6,
      ),
  },
  coconutFlake: {
    icon: { isWhole: true },
    size: 0.13,
    sweet: true,
    flat: true,
    whole: 'coconut',
    draw: (_, s) =>
      stroke(
        `M${num(-s * 0.42)} ${num(s * 0.12)}Q0 ${num(-s * 0.3)} ${num(s * 0.42)} ${num(s * 0.1)}`,
        '#E6DCC8',
        s * 0.34,
      ) +
      stroke(
        `M${num(-s * 0.4)} ${num(s * 0.08)}Q0 ${num(-s * 0.32)} ${num(s * 0.4)} ${num(s * 0.06)}`,
        '#FFFFFF',
        s * 0.24,
      ),
  },
} as const satisfies Record<string, Drawing>;

function drupelets(size: number, core: string, fill: string): string {
  let out = circle(size * 0.46, core);
  for (const [x, y] of sunflower(10, size * 0.4, TAU * 0.1))
    out += `<circle cx="${num(x)}" cy="${num(y)}" r="${num(size * 0.14)}" fill="${fill}"/>`;
  return out;
}
