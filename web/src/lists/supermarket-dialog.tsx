import { displayQuantity } from '@sorrel/core/lists/display-quantity';
import { itemsOf } from '@sorrel/core/lists/edit-list';
import type { ShoppingList } from '@sorrel/core/lists/list';
import { SUPERMARKET_NAMES, SUPERMARKETS, type Supermarket } from '@sorrel/core/lists/supermarkets';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { errorMessage } from '../api.ts';
import { useStored } from '../lib/use-stored.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Progress } from '../ui/progress.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { useSendToSupermarket } from './queries.ts';

/** A basket under way; kept, so that the shop can be left and come back to. */
const Basket = z
  .object({
    supermarket: z.enum(SUPERMARKETS),
    lines: z.array(z.object({ name: z.string(), amount: z.string(), url: z.url(), opened: z.boolean() })),
  })
  .nullable();

interface SupermarketDialogProps {
  list: ShoppingList;
  serves: number;
  onClose: () => void;
}

/** Shows what would leave, asks, then leads through the supermarket's shop item by item. Mounted while it is open. */
export function SupermarketDialog({ list, serves, onClose }: SupermarketDialogProps) {
  const [basket, setBasket, clearBasket] = useStored('supermarketBasket', Basket, null);
  const [supermarket, setSupermarket] = useState<Supermarket>('tesco');
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const send = useSendToSupermarket();
  const items = itemsOf(list).filter((item) => !item.checked);
  const leaving = items.filter((item) => !leftOut.has(item.id));

  function handleSend() {
    send.mutate(
      { supermarket, basket: leaving.map((item) => ({ name: item.name, amount: displayQuantity(item, serves) })) },
      {
        onSuccess: (sent) => setBasket({ supermarket, lines: sent.basket.map((line) => ({ ...line, opened: false })) }),
      },
    );
  }
  function handleOpened(index: number) {
    setBasket(
      (current) =>
        current && {
          ...current,
          lines: current.lines.map((line, at) => (at === index ? { ...line, opened: true } : line)),
        },
    );
  }
  function toggle(id: string) {
    const next = new Set(leftOut);
    if (!next.delete(id)) next.add(id);
    setLeftOut(next);
  }

  const shop = SUPERMARKET_NAMES[basket?.supermarket ?? supermarket];
  if (basket) {
    const opened = basket.lines.filter((line) => line.opened).length;
    const said = `${opened} of ${basket.lines.length} searched`;
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={`Your basket at ${shop}`}
        footer={
          <>
            <Button variant="text" onClick={clearBasket}>
              Start again
            </Button>
            <Button onClick={onClose}>Done</Button>
          </>
        }
      >
        <div className="grid gap-4">
          <p className="text-ink-2">Each item opens a search at {shop} in a new tab. Choose a product there.</p>
          <p role="status">{said}</p>
          <Progress label={said} value={opened} max={basket.lines.length} />
          <ul className="saved-list">
            {basket.lines.map((line, index) => (
              <li key={line.name + line.url} className={line.opened ? 'is-done' : undefined}>
                <a
                  className="saved-entry"
                  href={line.url}
                  target="_blank"
                  rel="noreferrer"
                  onClick={() => handleOpened(index)}
                >
                  <b>
                    {line.name}
                    {line.opened && <span className="vh">, searched</span>}
                  </b>
                  <span className="text-sm text-ink-2">
                    {line.amount} <ExternalLink className="icon" aria-hidden />
                    <span className="vh">opens a new tab</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Send to supermarket"
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button saving={send.isPending} savingLabel="Sending" disabled={leaving.length === 0} onClick={handleSend}>
            Send {leaving.length} {leaving.length === 1 ? 'item' : 'items'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <SelectField
          label="Supermarket"
          value={supermarket}
          onValueChange={setSupermarket}
          options={SUPERMARKETS.map((value) => ({ value, label: SUPERMARKET_NAMES[value] }))}
        />
        {send.error && <Notice tone="error">{errorMessage(send.error)}</Notice>}
        {items.length === 0 ? (
          <p>Everything on your list is in the basket already.</p>
        ) : (
          <>
            <p className="text-ink-2">
              Only the names that are ticked here go to {shop}, one search at a time. Nothing about you does.
            </p>
            <ul>
              {items.map((item) => (
                <li key={item.id}>
                  <Checkbox
                    label={[item.name, displayQuantity(item, serves)].filter((text) => text !== '').join(', ')}
                    checked={!leftOut.has(item.id)}
                    onCheckedChange={() => toggle(item.id)}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
