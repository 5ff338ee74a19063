import { LANGUAGE_NAMES, type Language, OFFERED_LANGUAGES } from '@sorrel/contract/language';
import { languagesOf, type SiteFile } from '@sorrel/contract/site';
import { Languages, Share2 } from 'lucide-react';
import { keepLanguage } from '../language/shown-language.ts';
import { siteHref, siteLanguage } from '../language/site-language.ts';
import { say } from './sentences.ts';
import { SiteBrand } from './site-brand.tsx';

const FOOT =
  'mx-edge overflow-hidden rounded-t-2xl bg-leaf-deep px-[clamp(1.5rem,5vw,5rem)] pt-[clamp(3rem,6vw,5rem)] text-on-deep';
const LINK = 'inline-flex min-h-9 items-center gap-2 text-on-deep-2 no-underline hover:underline';
// its tall letters reach over the links above it
const BIG_NAME = [
  'pointer-events-none mt-[clamp(2rem,4vw,3.5rem)] mb-[-0.3em] ml-[-0.05em] whitespace-nowrap select-none',
  'font-display text-[clamp(4rem,30.5vw,29rem)] leading-[0.72] font-semibold tracking-[-0.06em] text-leaf-deep-2',
].join(' ');

/**
 * Where every page ends: all pages once more, a social network, the year of the copyright. That link is to share this site:
 * whoever runs a Sorrel need not have an account there. `file`: the page that is shown; `origin`: the address of this Sorrel, without a slash.
 */
export function SiteFooter({
  file,
  origin,
  offered = OFFERED_LANGUAGES,
}: {
  file: SiteFile;
  origin: string;
  offered?: readonly Language[];
}) {
  const others = languagesOf(file, offered).filter(({ language }) => language !== siteLanguage());
  return (
    <footer className={FOOT}>
      <div className="grid grid-cols-[1.6fr_1fr_1fr_1fr] gap-8 max-site:grid-cols-[1fr_1fr] max-sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] max-sm:gap-x-4">
        <div className="grid max-w-88 content-start gap-3 max-site:col-span-full">
          <SiteBrand deep />
          <p className="text-on-deep-2">{say.claim}</p>
        </div>
        <nav aria-label={say.product}>
          <ul className="grid gap-1">
            <li>
              <a className={LINK} href={siteHref('features')}>
                {say.features}
              </a>
            </li>
            <li>
              <a className={LINK} href={siteHref('about')}>
                {say.about}
              </a>
            </li>
            <li>
              {/* without a leading slash: the specification has this one link in the relative form */}
              <a className={LINK} href={siteLanguage() === 'en' ? 'support' : siteHref('support')}>
                {say.support}
              </a>
            </li>
          </ul>
        </nav>
        <nav aria-label={say.legal}>
          <ul className="grid gap-1">
            <li>
              <a className={LINK} href={siteHref('privacy')}>
                {say.privacyPolicy}
              </a>
            </li>
            <li>
              <a className={LINK} href={siteHref('terms')}>
                {say.termsOfService}
              </a>
            </li>
          </ul>
        </nav>
        <ul className="grid gap-1">
          <li>
            <a className={LINK} href={`https://www.facebook.com/sharer/sharer.php?u=${origin}/`} rel="noreferrer">
              <Share2 className="icon" aria-hidden />
              {say.shareOnFacebook}
            </a>
          </li>
          {others.map(({ language, path }) => (
            <li key={language}>
              {/* chosen here, it is chosen for the application too */}
              <a
                className={LINK}
                href={path}
                hrefLang={language}
                lang={language}
                onClick={() => keepLanguage(language)}
              >
                <Languages className="icon" aria-hidden />
                {LANGUAGE_NAMES[language]}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-10 text-sm text-on-deep-2">{say.copyright}</p>
      <p className={BIG_NAME} aria-hidden="true">
        Sorrel
      </p>
    </footer>
  );
}
