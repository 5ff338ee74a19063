import { SITE_PATHS, type SiteFile } from '@sorrel/contract/site';
import type { ComponentType } from 'react';

/** A public page as its file exports it. */
interface SiteModule {
  Page: ComponentType;
}

export interface SitePage {
  file: SiteFile;
  path: string;
  load: () => Promise<SiteModule>;
}

const MODULES: Record<SiteFile, () => Promise<SiteModule>> = {
  home: () => import('./home/home-page.tsx'),
  features: () => import('./features/features-page.tsx'),
  about: () => import('./about/about-page.tsx'),
  support: () => import('./support/support-page.tsx'),
  privacy: () => import('./legal/privacy-page.tsx'),
  terms: () => import('./legal/terms-page.tsx'),
};

/** Every public page: what is built, named in the sitemap, and shown by its path. Each brings a script of its own. */
export const SITE_PAGES: readonly SitePage[] = (Object.keys(SITE_PATHS) as SiteFile[]).map((file) => ({
  file,
  path: SITE_PATHS[file],
  load: MODULES[file],
}));
