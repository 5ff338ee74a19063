import { Copy } from 'lucide-react';
import { errorMessage } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import { useRenewCalendar, useStopCalendar } from './queries.ts';

interface CalendarDialogProps {
  /** The saved plan; null while the week has not been saved. */
  planId: string | null;
  onClose: () => void;
}

/** Makes the secret address at which a calendar program reads the saved plan. It is shown once. */
export function CalendarDialog({ planId, onClose }: CalendarDialogProps) {
  const renew = useRenewCalendar();
  const stop = useStopCalendar();
  const showToast = useToast();
  const address = stop.isSuccess ? undefined : renew.data?.address;
  const error = renew.error ?? stop.error;

  async function handleCopy() {
    if (address === undefined) return;
    try {
      await navigator.clipboard.writeText(address);
      showToast('Address copied');
    } catch {
      showToast('Please copy the address by hand');
    }
  }
  function handleRenew() {
    if (planId === null) return;
    stop.reset();
    renew.mutate({ id: planId });
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Calendar">
      <div className="grid gap-4">
        <p>
          Your calendar program can show this plan week after week. Give it the address as a calendar to subscribe to.
          Whoever knows the address can read the plan.
        </p>
        {planId === null ? (
          <Notice tone="info">Save the plan first: the calendar shows it as it was last saved.</Notice>
        ) : (
          <>
            {address !== undefined && (
              <TextField
                label="Secret address"
                hint="It is shown only now. A new address ends the one before."
                value={address}
                readOnly
                onFocus={(event) => event.target.select()}
                action={<IconButton icon={Copy} label="Copy the address" onClick={handleCopy} />}
              />
            )}
            {stop.isSuccess && <Notice>{stop.data.message}</Notice>}
            {error && <Notice tone="error">{errorMessage(error)}</Notice>}
            <div className="flex flex-wrap gap-3">
              <Button saving={renew.isPending} savingLabel="Making" onClick={handleRenew}>
                New address
              </Button>
              <Button variant="text" saving={stop.isPending} savingLabel="Stopping" onClick={() => stop.mutate()}>
                Stop sharing
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
