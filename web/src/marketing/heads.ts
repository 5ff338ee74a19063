import { FAQ } from './faq.ts';
import type { SiteFile } from './pages.ts';
import { BEETROOT, DAL, GREEK, PAD_THAI, PILAF, SALMON, type SampleRecipe } from './sample-recipes.ts';

/** What the head of a public page says. Used at build time alone. */
export interface SiteHead {
  title: string;
  description: string;
  /** Words on its Open Graph picture, at most three lines of 14 letters. */
  pictureLines: readonly string[];
  /** Whose plate is on that picture. */
  pictureRecipe: SampleRecipe;
}

export const SITE_HEADS: Record<SiteFile, SiteHead> = {
  home: {
    title: 'Sorrel: a week of good food, planned around you',
    description:
      'A recipe book that fills itself, weekly meal plans that meet your nutrition goals, and shopping lists by supermarket aisle.',
    pictureLines: ['A week of good', 'food, planned', 'around you'],
    pictureRecipe: SALMON,
  },
  features: {
    title: 'Features of Sorrel: recipes, nutrition, plans and lists',
    description:
      'Import recipes from any page, calculate nutrition you can check, plan weeks to your goals and shop them by aisle.',
    pictureLines: ['Recipes, plans', 'and shopping,', 'on one table'],
    pictureRecipe: PAD_THAI,
  },
  about: {
    title: 'About Sorrel: why we make it and how we work',
    description: 'Why Sorrel is made, how it works with public food tables, and where to read its source.',
    pictureLines: ['A little leaf', 'that wakes up', 'a whole plate'],
    pictureRecipe: BEETROOT,
  },
  support: {
    title: 'Support for Sorrel: answers and contact',
    description:
      'Answers to common questions about recipes, nutrition, plans, lists and Premium, and a form to write to us.',
    pictureLines: ['Short answers', 'first, then', 'a person'],
    pictureRecipe: DAL,
  },
  privacy: {
    title: 'Privacy Policy of Sorrel',
    description: 'What Sorrel keeps about you, why, and how you get rid of it. No advertising and no tracking.',
    pictureLines: ['Your kitchen,', 'your data'],
    pictureRecipe: GREEK,
  },
  terms: {
    title: 'Terms of Service of Sorrel',
    description: 'The terms under which you use Sorrel, the plans and their prices. Last updated 30/01/2025.',
    pictureLines: ['Terms that fit', 'on one page'],
    pictureRecipe: PILAF,
  },
};

const SCHEMA = 'https://schema.org';

/** What search engines are told of a page beyond its words. `origin`: the address of this Sorrel, without a slash. */
export function structuredData(file: SiteFile, origin: string): object[] {
  if (file === 'home') {
    return [
      {
        '@context': SCHEMA,
        '@type': 'SoftwareApplication',
        name: 'Sorrel',
        description: SITE_HEADS.home.description,
        applicationCategory: 'LifestyleApplication',
        operatingSystem: 'Any',
        browserRequirements: 'Requires a current web browser',
        inLanguage: 'en-GB',
        url: `${origin}/`,
        image: `${origin}${ogPicturePath('home')}`,
        featureList: [
          'Advanced plan generation',
          'Nutrition and calorie tracking',
          'Unlimited recipes',
          'Transfer of shopping lists to supermarket baskets',
          'Exclusive premium recipes',
        ],
        offers: [
          { '@type': 'Offer', name: 'Basic', price: '0', priceCurrency: 'GBP', url: `${origin}/` },
          { '@type': 'Offer', name: 'Premium, monthly', price: '5', priceCurrency: 'GBP', url: `${origin}/#pricing` },
          { '@type': 'Offer', name: 'Premium, yearly', price: '48', priceCurrency: 'GBP', url: `${origin}/#pricing` },
        ],
      },
    ];
  }
  if (file === 'support') {
    return [
      {
        '@context': SCHEMA,
        '@type': 'FAQPage',
        inLanguage: 'en-GB',
        mainEntity: FAQ.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ];
  }
  return [];
}

export const ogPicturePath = (file: SiteFile) => `/covers/og-${file}.jpg`;
