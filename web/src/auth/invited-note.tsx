import { useQuery } from '@tanstack/react-query';
import { Notice } from '../ui/notice.tsx';
import { inviteQuery } from './invite-query.ts';
import { inviteToken } from './invite-token.ts';
import { say } from './sentences.ts';

/** Above log in and register, for somebody who came by an invitation: who asks, and that it is not lost. */
export function InvitedNote() {
  const token = inviteToken();
  const invite = useQuery({ ...inviteQuery(token, { asUser: false }), enabled: token !== '' });
  if (token === '') return null;
  if (invite.isError) return <Notice tone="info">{say.invitedOver}</Notice>;
  if (!invite.data) return null;
  return <Notice tone="info">{say.invitedBy(invite.data.invited_by, invite.data.name || null)}</Notice>;
}
