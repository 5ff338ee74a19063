import { useDocumentTitle } from '../lib/use-document-title.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { say } from './sentences.ts';

const reasons = () => [say.missingPermissions, say.accessDenied, say.accountExists];

/** Where a social sign-in that failed ends. */
export function AuthErrorPage() {
  useDocumentTitle(say.signInFailed);
  return (
    <>
      <AuthHeading title={say.signingInWithGoogleFailed}>{say.reasonsIntro}</AuthHeading>
      <ul className="grid list-disc gap-2 pl-5 text-ink-2">
        {reasons().map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <ButtonLink to={paths.login} size="lg" full>
        {say.back}
      </ButtonLink>
    </>
  );
}
