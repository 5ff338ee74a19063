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

/** A name within a sentence. */
export const inInk = (text: string) => <b className="break-words text-ink">{text}</b>;

/** Where the link of a mail leads in a browser in which another account is signed in: without a word it would open that one's book. */
export function ConfirmedForAnother() {
  useDocumentTitle(say.addressConfirmed);
  const email = useSession().decoded?.email ?? '';
  return <DoneForAnother title={say.addressConfirmed}>{say.logOutForOther(email)}</DoneForAnother>;
}

interface DoneForAnotherProps {
  title: string;
  /** What was done, and who is logged in here; names in <b>. */
  children: string;
}

/** Something was done for an account while another is signed in: they may log out for it, or stay. */
export function DoneForAnother({ title, children }: DoneForAnotherProps) {
  const logout = useAskedLogout(useLogout());
  return (
    <>
      <AuthHeading title={title}>{rich(children, { b: inInk })}</AuthHeading>
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
