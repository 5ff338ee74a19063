import { SiteBrand } from './site-brand.tsx';

/** What the server puts in the place of these when it writes a page of its own (the mailbox, the API's documentation). */
export const TITLE_MARK = '%TITLE%';
export const PAGE_MARK = '%PAGE%';

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
        {PAGE_MARK}
      </main>
    </div>
  );
}
