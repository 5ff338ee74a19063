import { paths } from '../paths.ts';

let token = '';

/** What the page of a link has passed on, kept while somebody logs in: only in the memory of this tab. */
export function shareToken(): string {
  if (window.location.pathname === paths.copyShared && window.location.hash.length > 1)
    token = window.location.hash.slice(1);
  return token;
}

export function forgetShareToken() {
  token = '';
}

/** Whether it was pressed on the page of a link of ours: then it is done, and not asked once more. */
export const isPressedOnPage = (referrer: string): boolean => referrer.startsWith(`${window.location.origin}/share/`);
