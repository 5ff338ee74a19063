import type { SiteFile } from '@sorrel/contract/site';
import type { ComponentType } from 'react';

/** A public page as its file exports it. */
interface SiteModule {
  Page: ComponentType;
}

const MODULES: Record<SiteFile, () => Promise<SiteModule>> = {
  home: () => import('./home/home-page.tsx'),
  features: () => import('./features/features-page.tsx'),
  about: () => import('./about/about-page.tsx'),
  support: () => import('./support/support-page.tsx'),
  privacy: () => import('./legal/privacy-page.tsx'),
  terms: () => import('./legal/terms-page.tsx'),
};

/** Each page brings a script of its own. */
export const loadPage = (file: SiteFile): Promise<SiteModule> => MODULES[file]();
