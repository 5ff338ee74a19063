import type { SiteAddress } from '@sorrel/contract/site';
import { type ComponentType, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { showLanguage } from '../language/sentences.ts';
import { keepLanguage } from '../language/shown-language.ts';
import { SiteLayout } from './site-layout.tsx';
import { restoreSession } from './site-session.ts';

/**
 * React takes over the page that was built. It answers to presses when this settles.
 * @param isChosen somebody has chosen the language on the way here: it is kept for the application
 */
export async function takeOver(root: HTMLElement, address: SiteAddress, Page: ComponentType, isChosen: boolean) {
  if (isChosen) keepLanguage(address.language);
  await showLanguage(address.language);
  // as the server wrote it into the page; a proxy may be reached by another name
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const { origin } = new URL(canonical ?? window.location.href);
  flushSync(() =>
    hydrateRoot(
      root,
      <StrictMode>
        <SiteLayout address={address} origin={origin}>
          <Page />
        </SiteLayout>
      </StrictMode>,
    ),
  );
  // after the page stands, and beside whatever is done with it
  void restoreSession();
}
