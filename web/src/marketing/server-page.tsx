import { SITE_MARKS } from '@sorrel/contract/site';
import { BAR, BAR_ROW } from './bar-looks.ts';
import { SiteBrand } from './site-brand.tsx';
import { WRAP } from './site-looks.ts';

/** The frame of the pages that the server writes itself: the brand above, the page below, no script. */
export function ServerPage() {
  return (
    <div>
      <header className={BAR}>
        <div className={BAR_ROW}>
          <SiteBrand />
        </div>
      </header>
      <main id="main" className={`${WRAP} server-page`}>
        {SITE_MARKS.page}
      </main>
    </div>
  );
}
