import { ogPicturePath, type SiteAddress, type SiteFile } from '@sorrel/contract/site';
import { shownLocale } from '../language/shown-language.ts';
import { say } from './heads/sentences.ts';
import { questions } from './support/faq.ts';

/** What the head of a public page says. Used at build time alone. */
export interface SiteHead {
  title: string;
  description: string;
  /** Words on its Open Graph picture. */
  pictureLines: readonly string[];
  /** The sample recipe whose plate is on that picture. */
  plate: string;
}

const PLATES: Readonly<Record<SiteFile, string>> = {
  home: 'teriyaki-salmon-rice-bowl',
  features: 'prawn-pad-thai',
  about: 'warm-lentil-beetroot-and-goats-cheese-salad',
  support: 'red-lentil-and-spinach-dal',
  privacy: 'greek-salad-with-butter-beans',
  terms: 'quinoa-squash-and-pomegranate-pilaf',
};

/** The head of a page in the language that is shown. */
export function headOf(file: SiteFile): SiteHead {
  const { title, description, picture } = say[file];
  return { title, description, pictureLines: picture.split('\n'), plate: PLATES[file] };
}

const SCHEMA = 'https://schema.org';

/** What search engines are told of a page beyond its words. `origin`: the address of this Sorrel, without a slash. */
export function structuredData(address: SiteAddress, description: string, origin: string): object[] {
  const { file } = address;
  const url = `${origin}${address.path}`;
  if (file === 'home') {
    return [
      {
        '@context': SCHEMA,
        '@type': 'SoftwareApplication',
        name: 'Sorrel',
        description,
        applicationCategory: 'LifestyleApplication',
        operatingSystem: 'Any',
        browserRequirements: say.needs,
        inLanguage: shownLocale(),
        url,
        image: `${origin}${ogPicturePath(address)}`,
        featureList: Object.values(say.can),
        offers: [
          { '@type': 'Offer', name: 'Basic', price: '0', priceCurrency: 'GBP', url },
          { '@type': 'Offer', name: say.premiumMonthly, price: '5', priceCurrency: 'GBP', url: `${url}#pricing` },
          { '@type': 'Offer', name: say.premiumYearly, price: '48', priceCurrency: 'GBP', url: `${url}#pricing` },
        ],
      },
    ];
  }
  if (file === 'support') {
    return [
      {
        '@context': SCHEMA,
        '@type': 'FAQPage',
        inLanguage: shownLocale(),
        mainEntity: questions().map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ];
  }
  return [];
}
