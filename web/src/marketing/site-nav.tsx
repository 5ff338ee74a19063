import { SITE_LINKS } from './site-links.ts';

interface SiteNavProps {
  /** Name of the landmark. */
  label: string;
  /** The page that is shown. */
  path: string;
}

/** The links to the public pages, in the bar and in the menu of narrow windows. */
export function SiteNav({ label, path }: SiteNavProps) {
  return (
    <nav aria-label={label}>
      {SITE_LINKS.map(({ label: name, href }) => (
        <a key={href} href={href} aria-current={href === path ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
