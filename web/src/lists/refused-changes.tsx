import { displayQuantity } from '@sorrel/core/lists/display-quantity';
import { useState } from 'react';
import { terms } from '../language/terms.ts';
import { useRefusedLists } from '../lib/refused-lists.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { say } from './sentences.ts';
import { sendWaitingLists } from './sync/send-list.ts';
import { forgetRefused, HABITS, type Refused, refusedOf, waitAgain } from './sync/waiting-store.ts';

/** What was lost is said line by line up to here; copied it is whole. */
const LINES_MAX = 5;

/** What was done to an item, in a line for each thing that was changed. */
function linesOf({ operation, itemName, listId }: Refused): string[] {
  if (listId === HABITS) return [say.lostHabit(itemName)];
  if (operation.kind === 'remove') return [say.lostRemoval(itemName)];
  const { name, amount, checked, aisle, atHome } = operation.fields;
  const written = amount === undefined ? '' : displayQuantity(amount, 1, say.amount);
  if (operation.kind === 'add') return [say.lostItem([name, written].filter((text) => text !== '').join(', '))];
  return [
    ...(name === undefined ? [] : [say.lostName(itemName, name)]),
    ...(amount === undefined ? [] : [say.lostAmount(itemName, written)]),
    ...(checked === undefined ? [] : [checked ? say.lostTick(itemName) : say.lostUntick(itemName)]),
    ...(aisle === undefined ? [] : [say.lostAisle(itemName, terms.aisles[aisle])]),
    ...(atHome == null ? [] : [atHome ? say.lostAtHome(itemName) : say.lostNeeded(itemName)]),
  ];
}

/** Of one list, for one reason. */
function grouped(refused: readonly Refused[]): Refused[][] {
  const groups = new Map<string, Refused[]>();
  for (const one of refused) {
    const key = JSON.stringify([one.listId, one.message]);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

function RefusedGroup({ userId, group }: { userId: string; group: readonly Refused[] }) {
  const [isTrying, setIsTrying] = useState(false);
  const { listName, message } = group[0] as Refused;
  const lines = group.flatMap(linesOf);
  const rest = lines.length - LINES_MAX;

  async function handleAgain() {
    setIsTrying(true);
    await waitAgain(userId, group);
    await sendWaitingLists(userId);
    setIsTrying(false);
  }
  return (
    <Notice
      tone="warning"
      action={
        <span className="flex flex-wrap gap-2 pt-1">
          <Button size="sm" saving={isTrying} onClick={() => void handleAgain()}>
            {say.tryAgain}
          </Button>
          <CopyButton size="sm" variant="outline" text={() => [listName, ...lines].join('\n')} />
          <Button size="sm" variant="outline" onClick={() => void forgetRefused(userId, group)}>
            {say.letGo}
          </Button>
        </span>
      }
    >
      <p>
        {say.notTaken(listName)} {message}
      </p>
      <ul className="list-disc py-1 pl-5">
        {lines.slice(0, LINES_MAX).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice, and none moves
          <li key={index} className="wrap-anywhere">
            {line}
          </li>
        ))}
        {rest > 0 && <li>{say.andMore(rest)}</li>}
      </ul>
    </Notice>
  );
}

/** What was done to saved lists and the server did not take, until its person has it tried again or lets it go. */
export function RefusedChanges({ userId }: { userId: string }) {
  const groups = grouped(refusedOf(useRefusedLists(userId)));
  return (
    <div className="mb-5 grid gap-3 print:hidden">
      {groups.map((group) => (
        <RefusedGroup key={`${group[0]?.listId} ${group[0]?.message}`} userId={userId} group={group} />
      ))}
    </div>
  );
}
