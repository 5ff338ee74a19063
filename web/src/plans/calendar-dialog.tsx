import { CircleAlert, Copy } from 'lucide-react';
import { errorMessage } from '../api.ts';
import { lastError } from '../lib/last-error.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import { useRenewCalendar, useStopCalendar } from './queries.ts';
import { say } from './sentences.ts';

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
  const error = lastError(renew, stop);

  async function handleCopy() {
    if (address === undefined) return;
    try {
      await navigator.clipboard.writeText(address);
      showToast(say.calendar.copied);
    } catch {
      showToast(say.calendar.copyByHand, { icon: CircleAlert });
    }
  }
  function handleRenew() {
    if (planId === null) return;
    stop.reset();
    renew.mutate({ id: planId });
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={say.tools.calendar}>
      <div className="grid gap-4">
        <p>{say.calendar.about}</p>
        {planId === null ? (
          <Notice tone="info">{say.calendar.saveFirst}</Notice>
        ) : (
          <>
            {address !== undefined && (
              <TextField
                label={say.calendar.address}
                hint={say.calendar.shownOnce}
                value={address}
                readOnly
                onFocus={(event) => event.target.select()}
                action={<IconButton icon={Copy} label={say.calendar.copy} onClick={handleCopy} />}
              />
            )}
            {stop.isSuccess && <Notice>{stop.data.message}</Notice>}
            {error && <Notice tone="error">{errorMessage(error)}</Notice>}
            <div className="flex flex-wrap gap-3">
              <Button saving={renew.isPending} savingLabel={say.calendar.making} onClick={handleRenew}>
                {say.calendar.newAddress}
              </Button>
              <Button
                variant="text"
                saving={stop.isPending}
                savingLabel={say.calendar.stopping}
                onClick={() => stop.mutate()}
              >
                {say.calendar.stop}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
