import { useDocumentTitle } from '../lib/use-document-title.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { AuthHeading } from './auth-heading.tsx';

export function AccountDeletedPage() {
  useDocumentTitle('Account deleted');
  return (
    <>
      <AuthHeading title="Your account has been deleted.">
        Your recipes, plans, lists and pictures are gone with it. Thank you for having cooked with us.
      </AuthHeading>
      <ButtonLink to={paths.home} outside size="lg" full>
        Home
      </ButtonLink>
    </>
  );
}
