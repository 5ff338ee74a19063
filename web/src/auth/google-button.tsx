import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { say } from './sentences.ts';

/** The browser leaves for Google by way of the server. */
export function GoogleButton() {
  return (
    <>
      <ButtonLink to={paths.google} outside variant="quiet" size="lg" full>
        <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
          <path d="M18.4 5.6A9 9 0 1 0 21 12h-8.5" strokeWidth="2.2" strokeLinecap="round" />
        </svg>
        {say.continueWithGoogle}
      </ButtonLink>
      <div className="or">{say.orWithEMail}</div>
    </>
  );
}
