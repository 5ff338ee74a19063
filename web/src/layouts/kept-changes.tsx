import { useSession } from '../auth/session.tsx';
import { useIsServerReached } from '../lib/connection.ts';
import { changeText } from '../offline/change-text.ts';
import { forgetGaveWay, useGaveWay } from '../offline/gave-way.ts';
import { forgetChange, type KeptChange, sendChanges, sendOver, useKeptChanges } from '../offline/outbox.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { say } from './sentences.ts';

/** What was changed without the server: how much waits, and what the server did not take, which the person decides. */
export function KeptChanges() {
  const userId = useSession().decoded?.userId;
  const isReached = useIsServerReached();
  const changes = useKeptChanges(userId);
  const gaveWay = useGaveWay(userId);
  const refused = changes.filter((one) => one.refused !== null);
  const waiting = changes.length - refused.length;
  if (!userId || changes.length + gaveWay.length === 0) return null;

  async function handleMine({ key }: KeptChange) {
    if (!userId) return;
    await sendOver(userId, key);
    await sendChanges();
  }
  return (
    <div className="print:hidden mb-5 grid gap-3" role="status">
      {waiting > 0 && (
        <Notice
          tone="info"
          action={
            isReached && (
              <Button size="sm" variant="outline" onClick={() => void sendChanges()}>
                {say.sendNow}
              </Button>
            )
          }
        >
          {say.changesWait(waiting)}
        </Notice>
      )}
      {gaveWay.map((name) => (
        <Notice
          key={name}
          tone="info"
          action={
            <Button size="sm" variant="outline" onClick={() => void forgetGaveWay(userId, name)}>
              {say.understood}
            </Button>
          }
        >
          {say.bothChangedPlan(name)}
        </Notice>
      ))}
      {refused.map((one) => (
        <Notice
          key={one.key}
          tone="warning"
          action={
            <span className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => void handleMine(one)}>
                {one.refused?.isConflict ? say.useMine : say.tryAgain}
              </Button>
              {one.body !== undefined && <CopyButton size="sm" variant="outline" text={() => changeText(one)} />}
              <Button size="sm" variant="outline" onClick={() => void forgetChange(userId, one.key)}>
                {one.refused?.isConflict ? say.useTheirs : say.dropChange}
              </Button>
            </span>
          }
        >
          {one.refused?.isConflict
            ? say.changedElsewhere(one.name)
            : say.changeRefused(one.name, one.refused?.message ?? '')}
        </Notice>
      ))}
    </div>
  );
}
