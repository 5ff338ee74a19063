import type { ComponentType } from 'react';
import { paths } from '../paths.ts';

/** Name of a page's file in the build, and key of its head in `heads.ts`. */
export type SiteFile = 'home' | 'features' | 'about' | 'support' | 'privacy' | 'terms';

export interface SitePage {
  file: SiteFile;
  path: string;
  load: () => Promise<ComponentType>;
}

/** Every public page: what is built, named in the sitemap, and shown by its path. Each brings a script of its own. */
export const SITE_PAGES: readonly SitePage[] = [
  {
    file: 'home',
    path: paths.home,
    load: async () => (await import('./home/home-page.tsx')).HomePage,
  },
  {
    file: 'features',
    path: paths.features,
    load: async () => (await import('./features/features-page.tsx')).FeaturesPage,
  },
  {
    file: 'about',
    path: paths.about,
    load: async () => (await import('./about-page.tsx')).AboutPage,
  },
  {
    file: 'support',
    path: paths.publicSupport,
    load: async () => (await import('./support-page.tsx')).PublicSupportPage,
  },
  {
    file: 'privacy',
    path: paths.privacy,
    load: async () => (await import('./privacy-page.tsx')).PrivacyPage,
  },
  {
    file: 'terms',
    path: paths.terms,
    load: async () => (await import('./terms-page.tsx')).TermsPage,
  },
];
