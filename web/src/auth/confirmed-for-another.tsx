import { errorMessage } from '../api.ts';
import { rich } from '../language/rich.tsx';
import { useAskedLogout } from '../layouts/use-asked-logout.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { say } from './sentences.ts';
import { useLogout, useSession } from './session.tsx';

/** Where the link of a mail leads in a browser in which another account is signed in: without a word it would open that one's book. */
export function ConfirmedForAnother() {
  useDocumentTitle(say.addressConfirmed);
  const email = useSession().decoded?.email ?? '';
  const logout = useAskedLogout(useLogout());
  return (
    <>
      <AuthHeading title={say.addressConfirmed}>
        {rich(say.logOutForOther(email), { b: (text) => <b className="break-words text-ink">{text}</b> })}
      </AuthHeading>
      {logout.error && <Notice tone="error">{errorMessage(logout.error)}</Notice>}
      <Button size="lg" full saving={logout.isPending} onClick={() => void logout.logOut()}>
        {say.logOutHere}
      </Button>
      <ButtonLink to={paths.recipeBook} variant="text" full>
        {say.stayLoggedIn}
      </ButtonLink>
      {logout.question}
    </>
  );
}
