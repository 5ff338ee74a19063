import { HOUSEHOLD_ROLES, type HouseholdRole } from '@sorrel/core/households/household';
import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
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
  const [copied, flash] = useFlash<'done' | 'refused'>(3000);
  const linkRef = useRef<HTMLInputElement>(null);
  const invite = useInvite();
  const address = invite.data?.address;
  async function handleCopy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      flash('done');
    } catch {
      // marked, it is copied with two keys
      linkRef.current?.select();
      flash('refused');
    }
  }
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
            <TextField
              ref={linkRef}
              label={say.link}
              readOnly
              value={address}
              error={copied === 'refused' ? say.copyNotAllowed : undefined}
              onFocus={(event) => event.target.select()}
            />
            <Button variant="primary" full icon={Copy} onClick={() => void handleCopy(address)}>
              <span aria-live="polite">{copied === 'done' ? say.copied : say.copy}</span>
            </Button>
            <figure className="-mx-6 -mb-6 grid justify-items-center gap-3 bg-leaf-deep p-6 text-on-deep">
              <QrCode text={address} label={say.qrOfLink} />
              <figcaption className="text-sm">{say.holdCamera}</figcaption>
            </figure>
          </>
        )}
      </div>
    </Dialog>
  );
}
