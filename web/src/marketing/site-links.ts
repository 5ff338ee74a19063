import { SITE_PATHS } from '@sorrel/contract/site';

/** The pages that the bar and its menu lead to. */
export const SITE_LINKS = [
  { label: 'Features', href: SITE_PATHS.features },
  { label: 'About', href: SITE_PATHS.about },
  { label: 'Support', href: SITE_PATHS.support },
] as const;
