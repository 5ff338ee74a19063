import { siteLanguage } from '../language/site-language.ts';
import { googlePath } from '../paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { inviteToken } from './invite-token.ts';
import { say } from './sentences.ts';

/** A word between two lines. */
const OR = [
  'grid grid-cols-[1fr_auto_1fr] items-center gap-4 text-sm text-ink-3',
  'before:border-t before:border-line after:border-t after:border-line',
].join(' ');

/** Long enough for the server to read it from the next request, which removes it. */
const INVITE_COOKIE_S = 60;

/** Takes an invitation along to Google and back. In an address it would stand in logs. */
function takeInviteAlong() {
  const token = inviteToken();
  if (token === '') return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `invite=${encodeURIComponent(token)}; Max-Age=${INVITE_COOKIE_S}; Path=/api/auth/google; SameSite=Lax`;
}

/** The browser leaves for Google by way of the server. */
export function GoogleButton() {
  return (
    <>
      <ButtonLink to={googlePath(siteLanguage())} outside variant="quiet" size="lg" full onClick={takeInviteAlong}>
        <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
          <path d="M18.4 5.6A9 9 0 1 0 21 12h-8.5" strokeWidth="2.2" strokeLinecap="round" />
        </svg>
        {say.continueWithGoogle}
      </ButtonLink>
      <div className={OR}>{say.orWithEMail}</div>
    </>
  );
}
