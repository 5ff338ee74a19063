import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '../styles.css';
import './site.css';
import { SITE_PAGES } from './pages.tsx';
import { SiteLayout } from './site-layout.tsx';

const root = document.getElementById('root');
const page = SITE_PAGES.find(({ path }) => path === window.location.pathname.replace(/(.)\/$/, '$1'));
if (root && page) {
  hydrateRoot(
    root,
    <StrictMode>
      <SiteLayout>
        <page.Component />
      </SiteLayout>
    </StrictMode>,
  );
}
