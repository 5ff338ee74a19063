import type { Household, HouseholdMember } from '@sorrel/contract/households';
import { useQuery } from '@tanstack/react-query';
import { DoorOpen, UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { errorMessage } from '../api.ts';
import { writeDayOfYear } from '../language/write.ts';
import { controlOrNeighbour, removeRow } from '../lib/focus-neighbour.ts';
import { lastError } from '../lib/last-error.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { useStored } from '../lib/use-stored.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { FailedLoad } from '../ui/failed-load.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Loader } from '../ui/loader.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Panel } from '../ui/panel.tsx';
import { Tag } from '../ui/tag.tsx';
import { TextField } from '../ui/text-field.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MEMBER_ACTIONS, MEMBER_ROW, MemberRow } from './member-row.tsx';
import { PersonsSection } from './persons-section.tsx';
import { householdQuery, useLeave, useRename, useSetRole, useTakeOut, useWithdraw } from './queries.ts';
import { say } from './sentences.ts';

/** The kitchen: its name, who belongs to it and what each may do, inviting and leaving. */
export function KitchenPage() {
  useDocumentTitle(say.kitchen);
  const { data: household, error, refetch } = useQuery(householdQuery);
  const [isInviting, setIsInviting] = useState(false);
  if (household === undefined) {
    return (
      <>
        <PageTitle>{say.kitchen}</PageTitle>
        {error === null ? <Loader /> : <FailedLoad error={error} onRetry={() => void refetch()} />}
      </>
    );
  }
  const isOwner = household.role === 'owner';
  const invite = () => setIsInviting(true);
  return (
    <>
      <PageTitle
        actions={
          isOwner && (
            <Button icon={UserPlus} onClick={invite}>
              {say.invite}
            </Button>
          )
        }
        barActions={isOwner && <IconButton icon={UserPlus} label={say.invite} onClick={invite} />}
      >
        {household.name || say.myKitchen}
      </PageTitle>
      {error && <FailedLoad className="mb-5" error={error} onRetry={() => void refetch()} />}
      <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-5 max-lg:grid-cols-[minmax(0,1fr)]">
        <div className="grid gap-8">
          <Members household={household} />
          <PersonsSection mayChange={household.role !== 'reader'} />
        </div>
        <div className="grid gap-5">
          {isOwner && <KitchenName name={household.name} />}
          {household.members.length > 1 && <LeaveKitchen />}
        </div>
      </div>
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
    </>
  );
}

function Members({ household: { members, invites, role } }: { household: Household }) {
  const [out, setOut] = useState<HouseholdMember | null>(null);
  const focusAfter = useRef<() => HTMLElement | null>(null);
  const [setRole, withdraw, takeOut] = [useSetRole(), useWithdraw(), useTakeOut()];
  const failed = lastError(setRole, withdraw);
  const isAlone = members.length === 1;
  return (
    <div className="grid gap-3">
      {failed && <Notice tone="error">{errorMessage(failed)}</Notice>}
      <ul className="grid gap-3">
        {members.map((member, place) => (
          <MemberRow
            key={member.id}
            member={member}
            place={place}
            // who is alone has nobody to hand the kitchen over to
            isChangeable={role === 'owner' && !isAlone}
            onRole={(wanted) => setRole.mutate({ id: member.id, role: wanted })}
            onTakeOut={(button) => {
              focusAfter.current = controlOrNeighbour(button);
              setOut(member);
            }}
          />
        ))}
        {invites.map((invite) => (
          <li key={invite.id} className={`${MEMBER_ROW} border-[1.5px] border-dashed border-line-strong`}>
            <span
              className="grid size-14 place-items-center rounded-full border-[1.5px] border-dashed border-line-strong text-lg text-ink-3"
              aria-hidden
            >
              <UserPlus className="icon" />
            </span>
            <div className="min-w-0">
              <b className="font-display text-lg leading-snug font-semibold tracking-display">{say.invited}</b>
              <p className="text-sm text-ink-2">{say.openUntil(writeDayOfYear(new Date(invite.expires_at)))}</p>
            </div>
            <div className={MEMBER_ACTIONS}>
              <Tag>{say.roles[invite.role]}</Tag>
              <Button
                variant="text"
                onClick={(event) => removeRow(event.currentTarget, () => withdraw.mutateAsync(invite.id))}
              >
                {say.withdraw}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {isAlone && invites.length === 0 && <p className="max-w-[60ch] px-1 text-ink-2">{say.aloneSaid}</p>}
      <ConfirmDialog
        open={out !== null}
        onOpenChange={() => setOut(null)}
        title={say.takeOutOf(out?.name ?? '')}
        confirmLabel={say.takeOut}
        onConfirm={() => out && takeOut.mutate(out.id, { onSuccess: () => setOut(null) })}
        saving={takeOut.isPending}
        error={takeOut.error ? errorMessage(takeOut.error) : undefined}
        tone="danger"
        finalFocus={() => focusAfter.current?.() ?? null}
      >
        {say.takeOutSaid}
      </ConfirmDialog>
    </div>
  );
}

const NAME_MAX = 60;
const TypedName = z.string().max(NAME_MAX).nullable();
/** The name that was typed and not saved yet; null when none was. Kept in the tab, so that a reload does not take it. */
const useTypedName = () => useStored('kitchenName', TypedName, null);

function KitchenName({ name }: { name: string }) {
  const [typed, setTyped, forgetTyped] = useTypedName();
  const rename = useRename();
  return (
    <Panel>
      <form
        className="grid justify-items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          rename.mutate(typed ?? name, { onSuccess: forgetTyped });
        }}
      >
        <TextField
          className="w-full"
          label={say.nameOfKitchen}
          maxLength={NAME_MAX}
          value={typed ?? name}
          onChange={(event) => setTyped(event.target.value)}
          error={rename.error ? errorMessage(rename.error) : undefined}
        />
        <Button type="submit" variant="outline" saving={rename.isPending}>
          {say.saveName}
        </Button>
      </form>
    </Panel>
  );
}

function LeaveKitchen() {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = useLeave();
  const forgetName = useTypedName()[2];
  function handleLeft() {
    setIsLeaving(false);
    // it was for the kitchen that was left
    forgetName();
  }
  return (
    <Panel>
      <div className="grid justify-items-start gap-3">
        <h2 className="text-lg">{say.leaveTitle}</h2>
        <p className="text-sm text-ink-2">{say.leaveSaid}</p>
        <Button variant="danger" icon={DoorOpen} onClick={() => setIsLeaving(true)}>
          {say.leave}
        </Button>
      </div>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setIsLeaving}
        title={say.leaveTitle}
        confirmLabel={say.leave}
        onConfirm={() => leave.mutate(undefined, { onSuccess: handleLeft })}
        saving={leave.isPending}
        error={leave.error ? errorMessage(leave.error) : undefined}
        tone="danger"
      >
        {say.leaveSaid}
      </ConfirmDialog>
    </Panel>
  );
}
