import { paths } from '../paths.ts';

/** The pages that the bar and its menu lead to. */
export const SITE_LINKS = [
  { label: 'Features', href: paths.features },
  { label: 'About', href: paths.about },
  { label: 'Support', href: paths.publicSupport },
] as const;
