import { useDocumentTitle } from '../lib/use-document-title.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { say } from './sentences.ts';

export function AccountDeletedPage() {
  useDocumentTitle(say.accountDeleted);
  return (
    <>
      <AuthHeading title={say.yourAccountHasBeenDeleted}>{say.everythingIsGone}</AuthHeading>
      <ButtonLink to={paths.home} outside size="lg" full>
        {say.home}
      </ButtonLink>
    </>
  );
}
