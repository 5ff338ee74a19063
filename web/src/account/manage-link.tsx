import type { MouseEvent } from 'react';
import { useOpenPortal } from '../layouts/payment-queries.ts';
import { say } from './sentences.ts';

/**
 * 'Manage': the billing portal in a tab of its own. A click asks the server for the user's own page there; opened in any
 * other way the link is the portal's login page.
 */
export function ManageLink({ href }: { href: string }) {
  const portal = useOpenPortal();

  async function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // opened at once: after waiting for the server the browser would take it for a pop-up
    const tab = window.open('about:blank', '_blank');
    if (tab) tab.opener = null;
    const url = await portal.mutateAsync().then(
      (answer) => answer.url,
      () => href,
    );
    if (tab) tab.location.replace(url);
    else window.location.assign(url);
  }

  return (
    <a className="text-sm underline" href={href} target="_blank" rel="noreferrer" onClick={handleClick}>
      {say.manage}
    </a>
  );
}
