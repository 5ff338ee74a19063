/** The public pages by name, which is that of their file in the build, with their addresses. */
export const SITE_PATHS = {
  home: '/',
  features: '/features',
  about: '/about',
  support: '/support',
  privacy: '/privacy',
  terms: '/terms',
} as const;
export type SiteFile = keyof typeof SITE_PATHS;

/** What the build leaves in pages for the server to replace: its own address, and the title and body of pages it writes. */
export const SITE_MARKS = { origin: '%ORIGIN%', title: '%TITLE%', page: '%PAGE%' } as const;
