import { useDocumentTitle } from '../lib/use-document-title.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { AuthHeading } from './auth-heading.tsx';

const REASONS = [
  'Missing permissions: Sorrel needs to see your name and e-mail address.',
  'Access denied: the sign-in was cancelled or refused at Google.',
  'An account with the same e-mail address already exists here. Log in with its password instead.',
];

/** Where a social sign-in that failed ends. */
export function AuthErrorPage() {
  useDocumentTitle('Sign-in failed');
  return (
    <>
      <AuthHeading title="Signing in with Google failed">This can have one of these reasons:</AuthHeading>
      <ul className="grid list-disc gap-2 pl-5 text-ink-2">
        {REASONS.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <ButtonLink to={paths.login} size="lg" full>
        Back
      </ButtonLink>
    </>
  );
}
