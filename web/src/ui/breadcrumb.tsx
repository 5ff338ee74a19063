import { Link } from 'react-router';
import { say } from './sentences.ts';

const CRUMB = [
  'whitespace-nowrap not-first:before:mr-2 not-first:before:text-ink-3 not-first:before:content-["/"]',
  'not-last:max-w-[60%] not-last:flex-none last:overflow-hidden last:text-ellipsis last:text-ink-3',
].join(' ');

export interface Crumb {
  label: string;
  /** Left out for the page one is on. */
  to?: string;
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="min-w-0 flex-1" aria-label={say.breadcrumb}>
      <ol className="flex min-w-0 gap-2 text-sm">
        {crumbs.map(({ label, to }) => (
          <li key={label} className={CRUMB} aria-current={to ? undefined : 'page'}>
            {to ? (
              <Link className="block truncate" to={to}>
                {label}
              </Link>
            ) : (
              <bdi>{label}</bdi>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
