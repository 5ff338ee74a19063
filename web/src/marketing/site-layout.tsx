import type { ReactNode } from 'react';
import { SiteBar } from './site-bar.tsx';
import { SiteFooter } from './site-footer.tsx';

/** Bar and footer around every public page. `path`: the page that is shown; `origin`: the address of this Sorrel. */
export function SiteLayout({ path, origin, children }: { path: string; origin: string; children?: ReactNode }) {
  return (
    <div>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <SiteBar path={path} />
      <main id="main">{children}</main>
      <SiteFooter origin={origin} />
    </div>
  );
}
