import type { SiteAddress } from '@sorrel/contract/site';
import type { ReactNode } from 'react';
import { SKIP_LINK } from '../ui/skip-looks.ts';
import { say } from './sentences.ts';
import { SiteBar } from './site-bar.tsx';
import { SiteFooter } from './site-footer.tsx';

/** Bar and footer around every public page. `address`: the page that is shown; `origin`: the address of this Sorrel. */
export function SiteLayout({
  address: { file, path },
  origin,
  children,
}: {
  address: SiteAddress;
  origin: string;
  children?: ReactNode;
}) {
  return (
    <div>
      <a className={SKIP_LINK} href="#main">
        {say.skip}
      </a>
      <SiteBar path={path} />
      <main id="main">{children}</main>
      <SiteFooter file={file} origin={origin} />
    </div>
  );
}
