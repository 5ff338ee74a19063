import type { ReactNode } from 'react';
import { say } from './sentences.ts';
import { SiteBar } from './site-bar.tsx';
import { SiteFooter } from './site-footer.tsx';

/** Bar and footer around every public page. `path`: the page that is shown; `origin`: the address of this Sorrel. */
export function SiteLayout({ path, origin, children }: { path: string; origin: string; children?: ReactNode }) {
  return (
    <div>
      <a className="skip" href="#main">
        {say.skip}
      </a>
      <SiteBar path={path} />
      <main id="main">{children}</main>
      <SiteFooter origin={origin} />
    </div>
  );
}
