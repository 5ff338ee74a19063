import type { ComponentType } from 'react';
import { paths } from '../paths.ts';
import { AboutPage } from './about-page.tsx';
import { FeaturesPage } from './features-page.tsx';
import { HomePage } from './home-page.tsx';
import { PrivacyPage, TermsPage } from './legal-pages.tsx';
import { PublicSupportPage } from './support-page.tsx';

export interface SitePage {
  /** Name of its file in the build. */
  file: string;
  path: string;
  title: string;
  description: string;
  Component: ComponentType;
}

/** Every public page: what is built, linked in the sitemap, and shown by its path. */
export const SITE_PAGES: readonly SitePage[] = [
  {
    file: 'home',
    path: paths.home,
    title: 'Sorrel: a week of good food, planned around you',
    description:
      'A recipe book that fills itself, weekly meal plans that meet your nutrition goals, and shopping lists by supermarket aisle.',
    Component: HomePage,
  },
  {
    file: 'features',
    path: paths.features,
    title: 'Features of Sorrel',
    description:
      'Import recipes from any page, calculate nutrition you can check, plan weeks to your goals and shop them by aisle.',
    Component: FeaturesPage,
  },
  {
    file: 'about',
    path: paths.about,
    title: 'About Sorrel',
    description: 'Why Sorrel is made, how it works with public food tables, and where to read its source.',
    Component: AboutPage,
  },
  {
    file: 'support',
    path: paths.publicSupport,
    title: 'Support for Sorrel',
    description:
      'Answers to common questions about recipes, nutrition, plans, lists and Premium, and a form to write to us.',
    Component: PublicSupportPage,
  },
  {
    file: 'privacy',
    path: paths.privacy,
    title: 'Privacy Policy of Sorrel',
    description: 'What Sorrel keeps about you, why, and how you get rid of it.',
    Component: PrivacyPage,
  },
  {
    file: 'terms',
    path: paths.terms,
    title: 'Terms of Service of Sorrel',
    description: 'The terms under which you use Sorrel. Last updated 30/01/2025.',
    Component: TermsPage,
  },
];
