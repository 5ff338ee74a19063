import { register } from '@sorrel/contract/auth';
import { PASSWORD_CHARACTERS } from '@sorrel/core/account/password-length';
import { FREE_RECIPE_CAP } from '@sorrel/core/recipes/limits';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { call, errorMessage } from '../api.ts';
import { decodeToken } from '../decode-token.ts';
import { rich } from '../language/rich.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { paths, verifyEmailPath } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { GoogleButton } from './google-button.tsx';
import { inviteToken } from './invite-token.ts';
import { InvitedNote } from './invited-note.tsx';
import { say } from './sentences.ts';
import { TermsNote } from './terms-note.tsx';
import { EmailField, OwnPasswordField } from './typed-email.tsx';

export function RegisterPage() {
  useDocumentTitle(say.createAnAccount);
  const navigate = useNavigate();
  const registration = useMutation({
    mutationFn: (body: { email: string; password: string }) =>
      call(register, { body: { ...body, invite: inviteToken() || undefined } }),
    // this token only names the e-mail address; it opens nothing and is not kept
    onSuccess: ({ token }) => navigate(verifyEmailPath(decodeToken(token).email)),
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    registration.mutate({ email: String(form.get('email')), password: String(form.get('password')) });
  }

  return (
    <>
      <AuthHeading title={say.createAnAccount}>{say.roomFor(FREE_RECIPE_CAP)}</AuthHeading>
      <InvitedNote />
      <GoogleButton />
      <form className="grid gap-4" onSubmit={handleSubmit}>
        <EmailField />
        <OwnPasswordField
          autoComplete="new-password"
          hint={say.passwordHint(PASSWORD_CHARACTERS.min, PASSWORD_CHARACTERS.max)}
        />
        {registration.error && <Notice tone="error">{errorMessage(registration.error)}</Notice>}
        <Button type="submit" size="lg" full saving={registration.isPending} savingLabel={say.registering}>
          {say.registerWithEmail}
        </Button>
      </form>
      <p className="text-center text-sm text-ink-2">
        {rich(say.haveAnAccount, {
          link: (text) => (
            <Link className="font-bold" to={paths.login}>
              {text}
            </Link>
          ),
        })}
      </p>
      <TermsNote />
    </>
  );
}
