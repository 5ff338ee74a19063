import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useNavigate } from 'react-router';
import { errorMessage } from '../api.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Loader } from '../ui/loader.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { forgetInvite, inviteToken } from './invite-token.ts';
import { inviteQuery, useJoin } from './queries.ts';
import { say } from './sentences.ts';

/** What an invitation leads to: who is there, what comes along, one press. */
export function JoinPage() {
  useDocumentTitle(say.join);
  const token = inviteToken();
  const invite = useQuery({ ...inviteQuery(token), enabled: token !== '' });
  const join = useJoin();
  const navigate = useNavigate();
  if (token === '') return <Notice tone="info">{say.noLink}</Notice>;
  if (invite.error) return <Notice tone="error">{errorMessage(invite.error)}</Notice>;
  if (invite.data === undefined) return <Loader />;
  const { name, invited_by: host, members } = invite.data;
  const handleJoin = () =>
    join.mutate(token, {
      onSuccess: () => {
        forgetInvite();
        navigate(paths.kitchen, { replace: true });
      },
    });
  return (
    <div className="grid max-w-xl gap-5">
      <PageTitle>{say.joinTitle(host)}</PageTitle>
      <p className="text-lg text-ink-2">{say.joinLead(name || say.joinThis)}</p>
      <p>{say.alreadyHere(members.join(', '))}</p>
      <ul className="grid gap-2">
        {[say.comesAlong, say.favouritesStay, say.nobodySees].map((fact) => (
          <li key={fact} className="flex gap-2">
            <Check className="icon" aria-hidden />
            {fact}
          </li>
        ))}
      </ul>
      {join.error && <Notice tone="error">{errorMessage(join.error)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" saving={join.isPending} onClick={handleJoin}>
          {say.join}
        </Button>
        <ButtonLink variant="text" to={paths.recipeBook}>
          {say.notNow}
        </ButtonLink>
      </div>
    </div>
  );
}
