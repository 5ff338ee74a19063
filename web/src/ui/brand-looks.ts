import { classes } from './classes.ts';

const BASE = [
  'inline-flex items-center gap-2 font-display text-[1.5rem] leading-none font-[650] tracking-[-0.03em] no-underline',
  '[&_svg]:size-7',
].join(' ');

/** deep: on the spine and the footer. The leaf takes its colours from here. */
const TONES = {
  plain: '[--leaf-fill:var(--brand-leaf)] [--leaf-vein:var(--brand-vein)]',
  deep: '[--leaf-fill:var(--citron)] [--leaf-vein:var(--brand-vein-on-deep)]',
};

export const brandClass = (tone: keyof typeof TONES) => classes(BASE, TONES[tone]);
