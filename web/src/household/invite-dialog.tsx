import { HOUSEHOLD_ROLES, type HouseholdRole } from '@sorrel/core/households/household';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../api.ts';
import { useFlash } from '../lib/use-flash.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { TextField } from '../ui/text-field.tsx';
import { QrCode } from './qr-code.tsx';
import { useInvite } from './queries.ts';
import { say } from './sentences.ts';

/** Invite: choose what they may do, and a link and a QR code are there. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [role, setRole] = useState<HouseholdRole>('editor');
  const [isCopied, flash] = useFlash<true>(3000);
  const invite = useInvite();
  const address = invite.data?.address;
  return (
    <Dialog open onOpenChange={onClose} title={say.inviteTitle} size="sm">
      <div className="grid gap-4">
        {address === undefined ? (
          <>
            <Segmented
              label={say.inviteMay}
              value={role}
              onValueChange={setRole}
              options={HOUSEHOLD_ROLES.map((value) => ({ value, label: say.roles[value] }))}
            />
            <p className="text-ink-2">{say.rolesSaid[role]}</p>
            {invite.error && <Notice tone="error">{errorMessage(invite.error)}</Notice>}
            <Button variant="primary" full saving={invite.isPending} onClick={() => invite.mutate(role)}>
              {say.makeLink}
            </Button>
          </>
        ) : (
          <>
            <p>{say.linkIsFor}</p>
            <TextField label={say.link} readOnly value={address} onFocus={(event) => event.target.select()} />
            <Button
              variant="primary"
              full
              icon={Copy}
              onClick={() => void navigator.clipboard.writeText(address).then(() => flash(true))}
            >
              {isCopied ? say.copied : say.copy}
            </Button>
            <div className="justify-self-center">
              <QrCode text={address} label={say.qrOfLink} />
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
