/** How the parts look that more than one public page is made of. */

export const WRAP = 'mx-auto w-wrap';

/** A part of a page; two plain ones on top of each other share the room between them. */
export const BAND = 'band py-band [.band+&]:pt-0';
export const DEEP_BAND = 'mx-edge rounded-2xl bg-leaf-deep py-band text-on-deep';

export const BAND_HEAD = 'mb-band-head grid max-w-176 gap-4';
export const SECTION_TITLE = 'text-3xl leading-tight';
export const BAND_LEAD = 'max-w-[56ch] text-pretty text-md text-ink-2';

export const PAGE_HERO = 'pt-page-hero';
export const PAGE_TITLE = 'max-w-[14em] text-hero leading-[1.02] tracking-[-0.03em]';
export const PAGE_LEAD = 'mt-5 max-w-[46ch] text-pretty text-lead text-ink-2';

/** White in the light theme, outlined in the dark one. */
export const SHEET = 'rounded-xl bg-surface dark:shadow-line';

/** What is read from top to bottom. */
export const PROSE = [
  'grid max-w-176 gap-4 [&_a]:underline',
  '[&_h2]:mt-6 [&_h2]:scroll-mt-24 [&_h2]:text-xl',
  '[&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-5 [&_li]:marker:text-vein',
].join(' ');

/** A plate's shadow ends softly, also where its picture ends. */
export const SOFT_PLATE = '[mask-image:radial-gradient(closest-side,black_91%,transparent)]';
