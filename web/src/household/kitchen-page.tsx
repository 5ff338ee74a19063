import type { HouseholdMember } from '@sorrel/contract/households';
import { HOUSEHOLD_ROLES, type HouseholdRole } from '@sorrel/core/households/household';
import { useQuery } from '@tanstack/react-query';
import { DoorOpen, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../api.ts';
import { writeDayOfYear } from '../language/write.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { FailedLoad } from '../ui/failed-load.tsx';
import { Loader } from '../ui/loader.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Panel } from '../ui/panel.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Tag } from '../ui/tag.tsx';
import { TextField } from '../ui/text-field.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { householdQuery, useLeave, useRename, useSetRole, useTakeOut, useWithdraw } from './queries.ts';
import { say } from './sentences.ts';

interface MemberRowProps {
  member: HouseholdMember;
  /** Whether the reader may change what the member may do. */
  isOwner: boolean;
  onRole: (role: HouseholdRole) => void;
  onTakeOut: () => void;
}

function MemberRow({ member, isOwner, onRole, onTakeOut }: MemberRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-4 rounded-xl bg-surface p-4 shadow-1">
      <Avatar name={member.name} src={member.picture} />
      <div className="min-w-0 grow">
        <b>{member.name}</b> {member.is_self && <small className="text-ink-3">{say.you}</small>}
      </div>
      {isOwner ? (
        <SelectField
          label={say.roleOf(member.name)}
          labelHidden
          value={member.role}
          onValueChange={(role) => onRole(role as HouseholdRole)}
          options={HOUSEHOLD_ROLES.map((value) => ({ value, label: say.roles[value] }))}
        />
      ) : (
        <Tag>{say.roles[member.role]}</Tag>
      )}
      {isOwner && !member.is_self && (
        <Button variant="text" onClick={onTakeOut}>
          {say.takeOut}
        </Button>
      )}
    </li>
  );
}

/** The kitchen: its name, who belongs to it and what each may do, inviting and leaving. */
export function KitchenPage() {
  useDocumentTitle(say.kitchen);
  const household = useQuery(householdQuery);
  const [isInviting, setIsInviting] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const [out, setOut] = useState<HouseholdMember | null>(null);
  const [name, setName] = useState<string | null>(null);
  const [rename, setRole, withdraw, takeOut, leave] = [
    useRename(),
    useSetRole(),
    useWithdraw(),
    useTakeOut(),
    useLeave(),
  ];
  if (household.error)
    return <FailedLoad onRetry={() => void household.refetch()}>{errorMessage(household.error)}</FailedLoad>;
  if (household.data === undefined) return <Loader />;
  const { members, invites, role } = household.data;
  const isOwner = role === 'owner';
  const failed = [rename, setRole, withdraw].find(({ error }) => error)?.error;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageTitle>{household.data.name || say.myKitchen}</PageTitle>
        {isOwner && (
          <Button variant="primary" icon={UserPlus} onClick={() => setIsInviting(true)}>
            {say.invite}
          </Button>
        )}
      </div>
      {failed && <Notice tone="error">{errorMessage(failed)}</Notice>}
      <ul className="grid gap-3">
        {members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isOwner={isOwner}
            onRole={(wanted) => setRole.mutate({ id: member.id, role: wanted })}
            onTakeOut={() => setOut(member)}
          />
        ))}
        {invites.map((invite) => (
          <li
            key={invite.id}
            className="flex flex-wrap items-center gap-4 rounded-xl border border-dashed border-line p-4"
          >
            <div className="grow">
              <b>{say.invited}</b>
              <p className="text-ink-2">{say.openUntil(writeDayOfYear(new Date(invite.expires_at)))}</p>
            </div>
            <Tag>{say.roles[invite.role]}</Tag>
            <Button variant="text" onClick={() => withdraw.mutate(invite.id)}>
              {say.withdraw}
            </Button>
          </li>
        ))}
      </ul>
      {isOwner && (
        <form
          className="flex max-w-md items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            rename.mutate(name ?? household.data.name);
          }}
        >
          <TextField
            label={say.nameOfKitchen}
            maxLength={60}
            value={name ?? household.data.name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" variant="outline" saving={rename.isPending}>
            {say.saveName}
          </Button>
        </form>
      )}
      {members.length > 1 && (
        <Panel>
          <div className="grid justify-items-start gap-3">
            <h2 className="text-xl">{say.leaveTitle}</h2>
            <p>{say.leaveSaid}</p>
            <Button variant="danger" icon={DoorOpen} onClick={() => setIsLeaving(true)}>
              {say.leave}
            </Button>
          </div>
        </Panel>
      )}
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setIsLeaving}
        title={say.leaveTitle}
        confirmLabel={say.leave}
        onConfirm={() => leave.mutate(undefined, { onSuccess: () => setIsLeaving(false) })}
        saving={leave.isPending}
        error={leave.error ? errorMessage(leave.error) : undefined}
        tone="danger"
      >
        {say.leaveSaid}
      </ConfirmDialog>
      <ConfirmDialog
        open={out !== null}
        onOpenChange={() => setOut(null)}
        title={say.takeOutOf(out?.name ?? '')}
        confirmLabel={say.takeOut}
        onConfirm={() => out && takeOut.mutate(out.id, { onSuccess: () => setOut(null) })}
        saving={takeOut.isPending}
        error={takeOut.error ? errorMessage(takeOut.error) : undefined}
        tone="danger"
      >
        {say.takeOutSaid}
      </ConfirmDialog>
    </div>
  );
}
