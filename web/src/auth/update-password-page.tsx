import { resetPassword } from '@sorrel/contract/account';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { call, errorMessage } from '../api.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { AuthHeading } from './auth-heading.tsx';

/** Where the link of the mail leads. */
export function UpdatePasswordPage() {
  const [search, setSearch] = useSearchParams();
  const token = search.get('token') ?? '';
  const update = useMutation({
    mutationFn: (password: string) => call(resetPassword, { body: { token, password } }),
    // used up: it need not stand in the address, nor in the history of a shared computer
    onSuccess: () => setSearch({}, { replace: true }),
  });
  useDocumentTitle(update.isSuccess ? 'Password Updated' : 'Choose a new password');

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    update.mutate(String(new FormData(event.currentTarget).get('password')));
  }

  if (update.isSuccess) {
    return (
      <>
        <AuthHeading title="Password Updated">Your password has been changed, click below to log in.</AuthHeading>
        <ButtonLink to={paths.login} size="lg" full>
          Log in
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <AuthHeading title="Choose a new password">It takes effect on every device.</AuthHeading>
      <form className="grid gap-4" onSubmit={handleSubmit}>
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          required
          hint="8 to 128 characters. A few words are easier to remember than signs."
        />
        {update.error && (
          <Notice
            tone="error"
            action={
              <Link className="underline" to={paths.forgotPassword}>
                Send a new link
              </Link>
            }
          >
            {errorMessage(update.error)}
          </Notice>
        )}
        <Button type="submit" size="lg" full saving={update.isPending}>
          Update Password
        </Button>
      </form>
    </>
  );
}
