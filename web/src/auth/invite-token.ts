import { paths } from '../paths.ts';

let token = '';

/** What the link of an invitation carries, kept while somebody logs in: only in the memory of this tab. */
export function inviteToken(): string {
  if (window.location.pathname === paths.join && window.location.hash.length > 1) token = window.location.hash.slice(1);
  return token;
}

export function forgetInvite() {
  token = '';
}
