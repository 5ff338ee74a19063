import { SITE_MARKS } from '@sorrel/contract/site';
import { SiteBrand } from './site-brand.tsx';

/** The frame of the pages that the server writes itself: the brand above, the page below, no script. */
export function ServerPage() {
  return (
    <div className="site">
      <header className="bar-top">
        <div className="bar-in">
          <SiteBrand />
        </div>
      </header>
      <main id="main" className="wrap server-page">
        {SITE_MARKS.page}
      </main>
    </div>
  );
}
