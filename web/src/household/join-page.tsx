import type { Household } from '@sorrel/contract/households';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useNavigate } from 'react-router';
import { errorMessage, isGone } from '../api.ts';
import { inviteQuery } from '../auth/invite-query.ts';
import { forgetInvite, inviteToken } from '../auth/invite-token.ts';
import { useUser } from '../auth/queries.ts';
import { writeAll } from '../language/write.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { FailedLoad } from '../ui/failed-load.tsx';
import { Loader } from '../ui/loader.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { JoinTable } from './join-table.tsx';
import { householdQuery, useDecline, useJoin } from './queries.ts';
import { say } from './sentences.ts';

/** Beside what is said stands the table where there is room, else above it. */
const PAGE = [
  'grid max-w-[36rem] gap-5',
  'lg:max-w-none lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:items-center lg:gap-x-13',
].join(' ');

const ONLY_WORDS = 'grid max-w-[36rem] gap-5';

/** What an invitation leads to: who is there, what comes along, one press. */
export function JoinPage() {
  useDocumentTitle(say.join);
  const token = inviteToken();
  const invite = useQuery(inviteQuery(token, { asUser: true }));
  const household = useQuery({ ...householdQuery, staleTime: 0 });
  const join = useJoin();
  const decline = useDecline();
  const user = useUser();
  const navigate = useNavigate();
  // used meanwhile, by a second tab or by somebody else: pressed again it would say no again
  const over = [invite.error, join.error].find(isGone);
  if (over) return <NotInvited tone="error">{errorMessage(over)}</NotInvited>;
  const failed = [invite, household].find(({ data, error }) => data === undefined && error !== null);
  if (failed?.error) {
    return (
      <div className={ONLY_WORDS}>
        <PageTitle>{say.invitation}</PageTitle>
        <FailedLoad error={failed.error} onRetry={() => failed.refetch()} />
      </div>
    );
  }
  if (invite.data === undefined || household.data === undefined || user === undefined) return <Loader />;
  if (invite.data === null) return <NotInvited tone="info">{say.noLink}</NotInvited>;
  if (invite.data.is_member)
    return (
      <NotInvited isOwn tone="info">
        {say.linkStaysOpen}
      </NotInvited>
    );
  const { name, invited_by: host, members, role } = invite.data;
  const others = othersOf(household.data);
  const leaveFor = (path: string) => () => {
    forgetInvite();
    // who is new tells something about themselves first
    navigate(user.onboarded ? path : paths.createProfile, { replace: true });
  };
  return (
    <div className={PAGE}>
      <JoinTable members={members} />
      <div className="grid gap-5">
        <PageTitle>{say.joinTitle(host)}</PageTitle>
        <p className="text-lg text-ink-2">{say.joinLead(name || say.joinThis)}</p>
        <p>{say.alreadyHere(members.join(', '))}</p>
        <p>{say.youMay(say.rolesSaid[role])}</p>
        <ul className="grid gap-2">
          {[
            others.length > 0 ? say.leavesFor(writeAll(others)) : say.comesAlong,
            say.favouritesStay,
            say.nobodySees,
          ].map((fact) => (
            <li key={fact} className="flex gap-2">
              <Check className="icon" aria-hidden />
              {fact}
            </li>
          ))}
        </ul>
        {join.error && <Notice tone="error">{errorMessage(join.error)}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button
            variant="primary"
            saving={join.isPending}
            onClick={() => join.mutate(token, { onSuccess: leaveFor(paths.kitchen) })}
          >
            {say.join}
          </Button>
          <Button
            variant="text"
            saving={decline.isPending}
            onClick={() => decline.mutate(undefined, { onSettled: leaveFor(paths.recipeBook) })}
          >
            {say.notNow}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Who is in the kitchen besides the reader. */
const othersOf = (household: Household | undefined): string[] =>
  household?.members.filter((member) => !member.is_self).map(({ name }) => name) ?? [];

interface NotInvitedProps {
  tone: 'error' | 'info';
  /** The invitation leads to the kitchen of the reader. */
  isOwn?: boolean;
  children: string;
}

/** In place of an invitation that is over, was used, is not there or is to the own kitchen. It may have been the reader who used it. */
function NotInvited({ tone, isOwn = false, children }: NotInvitedProps) {
  const household = useQuery({ ...householdQuery, staleTime: 0 });
  const others = othersOf(household.data);
  return (
    <div className={ONLY_WORDS}>
      <PageTitle>{say.invitation}</PageTitle>
      {(isOwn || others.length > 0) && (
        <Notice
          tone="info"
          action={
            <ButtonLink size="sm" variant="outline" to={paths.kitchen}>
              {say.kitchen}
            </ButtonLink>
          }
        >
          {isOwn ? say.ownAlready(others.length > 0 ? writeAll(others) : null) : say.sharesAlready(writeAll(others))}
        </Notice>
      )}
      <Notice tone={tone}>{children}</Notice>
      <ButtonLink className="justify-self-start" to={paths.recipeBook}>
        {say.toRecipeBook}
      </ButtonLink>
    </div>
  );
}
