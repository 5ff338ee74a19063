/** The pages that the bar and its menu lead to. */
export const SITE_LINKS = ['features', 'about', 'support'] as const;
