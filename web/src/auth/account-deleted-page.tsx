import { siteHref } from '../language/site-language.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { say } from './sentences.ts';

export function AccountDeletedPage() {
  useDocumentTitle(say.accountDeleted);
  return (
    <>
      <AuthHeading title={say.yourAccountHasBeenDeleted}>{say.everythingIsGone}</AuthHeading>
      <ButtonLink to={siteHref('home')} outside size="lg" full>
        {say.home}
      </ButtonLink>
    </>
  );
}
