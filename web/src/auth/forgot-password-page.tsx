import { requestPasswordReset } from '@sorrel/contract/account';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { call, errorMessage } from '../api.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { say } from './sentences.ts';
import { EmailField } from './typed-email.tsx';

export function ForgotPasswordPage() {
  useDocumentTitle(say.forgotPassword);
  const request = useMutation({ mutationFn: (email: string) => call(requestPasswordReset, { body: { email } }) });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    request.mutate(String(new FormData(event.currentTarget).get('email')));
  }

  return (
    <>
      <AuthHeading title={say.forgotYourPassword}>{say.weSendYouALink}</AuthHeading>
      <form className="grid gap-4" onSubmit={handleSubmit}>
        <EmailField />
        {request.isSuccess && <p role="status">✓ {request.data.message}</p>}
        {request.error && (
          <p role="alert" className="text-danger">
            * {errorMessage(request.error)}
          </p>
        )}
        <Button type="submit" size="lg" full saving={request.isPending} savingLabel={say.sending}>
          {say.resetPassword}
        </Button>
      </form>
      <p className="text-center text-sm">
        <Link className="font-bold" to={paths.login}>
          {say.goBack}
        </Link>
      </p>
    </>
  );
}
