import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import './site.css';
import { SITE_PAGES } from './pages.ts';
import { SiteLayout } from './site-layout.tsx';

/** The page stands already, as it was built; React takes it over once its script is here. */
async function takeOver() {
  const root = document.getElementById('root');
  const page = SITE_PAGES.find(({ path }) => path === window.location.pathname.replace(/(.)\/$/, '$1'));
  if (root === null || page === undefined) return;
  const Page = await page.load();
  hydrateRoot(
    root,
    <StrictMode>
      <SiteLayout path={page.path}>
        <Page />
      </SiteLayout>
    </StrictMode>,
  );
}

void takeOver();
