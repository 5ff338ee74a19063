import { Link } from 'react-router';
import { say } from './sentences.ts';

export interface Crumb {
  label: string;
  /** Left out for the page one is on. */
  to?: string;
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="crumbs min-w-0" aria-label={say.breadcrumb}>
      <ol>
        {crumbs.map(({ label, to }) => (
          <li key={label} aria-current={to ? undefined : 'page'}>
            {to ? <Link to={to}>{label}</Link> : <bdi>{label}</bdi>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
