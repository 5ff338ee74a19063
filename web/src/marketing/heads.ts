import type { SiteFile } from '@sorrel/contract/site';
import { FAQ } from './faq.ts';

/** What the head of a public page says; each page has its own beside it. Used at build time alone. */
export interface SiteHead {
  title: string;
  description: string;
  /** Words on its Open Graph picture, at most three lines of 14 letters. */
  pictureLines: readonly string[];
  /** The sample recipe whose plate is on that picture. */
  plate: string;
}

const SCHEMA = 'https://schema.org';

/** What search engines are told of a page beyond its words. `origin`: the address of this Sorrel, without a slash. */
export function structuredData(file: SiteFile, description: string, origin: string): object[] {
  if (file === 'home') {
    return [
      {
        '@context': SCHEMA,
        '@type': 'SoftwareApplication',
        name: 'Sorrel',
        description,
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
