import { type Language, LOCALES } from '@sorrel/contract/language';
import {
  languagesOf,
  ogPicturePath,
  type SiteAddress,
  type SiteFile,
  siteAddresses,
  sitePath,
} from '@sorrel/contract/site';
import { headOf, structuredData } from './heads.ts';

const OG_SIZE = { width: 1200, height: 630 };

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

interface Alternate {
  hreflang: string;
  href: string;
}

/** The same page in other languages, and where readers of none of them go; none while there is one language. */
function alternatesOf(file: SiteFile, origin: string, offered?: readonly Language[]): Alternate[] {
  const languages = languagesOf(file, offered);
  if (languages.length === 0) return [];
  const named = languages.map(({ language, path }) => ({ hreflang: language as string, href: `${origin}${path}` }));
  return [...named, { hreflang: 'x-default', href: `${origin}${sitePath(file, 'en')}` }];
}

/** The head of a public page, in the language that is shown. `origin`: the address of this Sorrel, without a slash. */
export function headTags(address: SiteAddress, origin: string, offered?: readonly Language[]): string {
  const { title, description, pictureLines } = headOf(address.file);
  const url = `${origin}${address.path}`;
  const locale = (language: Language) => LOCALES[language].replace('-', '_');
  const others = languagesOf(address.file, offered).filter(({ language }) => language !== address.language);
  const tags = [
    `<title>${escapeText(title)}</title>`,
    `<meta name="description" content="${escapeText(description)}">`,
    `<link rel="canonical" href="${url}">`,
    ...alternatesOf(address.file, origin, offered).map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${href}">`,
    ),
    `<meta property="og:type" content="website">`,
    `<meta property="og:locale" content="${locale(address.language)}">`,
    ...others.map(({ language }) => `<meta property="og:locale:alternate" content="${locale(language)}">`),
    `<meta property="og:site_name" content="Sorrel">`,
    `<meta property="og:title" content="${escapeText(title)}">`,
    `<meta property="og:description" content="${escapeText(description)}">`,
    `<meta property="og:url" content="${url}">`,
    `<meta property="og:image" content="${origin}${ogPicturePath(address)}">`,
    `<meta property="og:image:type" content="image/jpeg">`,
    `<meta property="og:image:width" content="${OG_SIZE.width}">`,
    `<meta property="og:image:height" content="${OG_SIZE.height}">`,
    `<meta property="og:image:alt" content="${escapeText(pictureLines.join(' '))}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    ...structuredData(address, description, origin).map(
      (data) => `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ];
  return tags.join('\n    ');
}

/** Every public page in every language offered, each with the others. */
export function sitemap(origin: string, offered?: readonly Language[]): string {
  const urls = siteAddresses(offered).map(({ file, path }) => {
    const links = alternatesOf(file, origin, offered).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    );
    return `<url><loc>${origin}${path}</loc>${links.join('')}</url>`;
  });
  const prefix = urls.some((url) => url.includes('xhtml:')) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${prefix}>${urls.join('')}</urlset>\n`;
}
