import { type Language, OFFERED_LANGUAGES } from './language.ts';

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

/** A public page in one language. */
export interface SiteAddress {
  file: SiteFile;
  language: Language;
  path: string;
  /** Its name in the build. */
  html: string;
}

/** Address of a public page: English stands at the root, another language under its own name, '/de/features'. */
export const sitePath = (file: SiteFile, language: Language): string =>
  language === 'en' ? SITE_PATHS[file] : `/${language}${SITE_PATHS[file]}`.replace(/\/$/, '');

/** Every public page in every language that is offered: what is built, served, and named in the sitemap. */
export function siteAddresses(offered: readonly Language[] = OFFERED_LANGUAGES): SiteAddress[] {
  return offered.flatMap((language) =>
    (Object.keys(SITE_PATHS) as SiteFile[]).map((file) => ({
      file,
      language,
      path: sitePath(file, language),
      html: language === 'en' ? `${file}.html` : `${file}.${language}.html`,
    })),
  );
}

/** The same page in all languages offered, its own included; none where there is no other. */
export function languagesOf(file: SiteFile, offered: readonly Language[] = OFFERED_LANGUAGES): SiteAddress[] {
  return offered.length < 2 ? [] : siteAddresses(offered).filter((address) => address.file === file);
}

/** The picture that messengers show of a public page. Each language has pictures of its own, since there are words on them. */
export const ogPicturePath = ({ file, language }: Pick<SiteAddress, 'file' | 'language'>) =>
  `/covers/og-${language === 'en' ? file : `${file}-${language}`}.jpg`;

/** What the build leaves in pages for the server to replace: its own address, and the title and body of pages it writes. */
export const SITE_MARKS = { origin: '%ORIGIN%', title: '%TITLE%', page: '%PAGE%' } as const;
