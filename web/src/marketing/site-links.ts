import { SITE_PATHS } from '@sorrel/contract/site';

/** The pages that the bar and its menu lead to. */
export const SITE_LINKS = [
  { name: 'features', href: SITE_PATHS.features },
  { name: 'about', href: SITE_PATHS.about },
  { name: 'support', href: SITE_PATHS.support },
] as const;
