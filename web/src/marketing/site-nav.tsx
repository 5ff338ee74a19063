import { siteHref } from '../language/site-language.ts';
import { say } from './sentences.ts';
import { SITE_LINKS } from './site-links.ts';

/** bar: side by side at the top; menu: large, below each other. */
const LOOKS = {
  bar: {
    nav: 'mr-auto flex flex-wrap gap-1 max-site:hidden max-site:noscript:flex',
    link: 'rounded-full px-3.5 py-2.5 font-medium hover:bg-sunken aria-[current]:font-semibold',
  },
  menu: {
    nav: 'mt-3 mr-2 mb-5 grid',
    link: 'border-b border-line py-3.5 font-display text-xl leading-[1.2] font-semibold tracking-[-0.02em]',
  },
};

interface SiteNavProps {
  /** Name of the landmark. */
  label: string;
  /** The page that is shown. */
  path: string;
  look: keyof typeof LOOKS;
}

/** The links to the public pages, in the bar and in the menu of narrow windows. */
export function SiteNav({ label, path, look }: SiteNavProps) {
  return (
    <nav aria-label={label} className={LOOKS[look].nav}>
      {SITE_LINKS.map((name) => (
        <a
          key={name}
          href={siteHref(name)}
          className={`no-underline aria-[current]:text-leaf ${LOOKS[look].link}`}
          aria-current={siteHref(name) === path ? 'page' : undefined}
        >
          {say[name]}
        </a>
      ))}
    </nav>
  );
}
