import { basketLine } from '@sorrel/core/lists/basket';
import { displayQuantity } from '@sorrel/core/lists/display-quantity';
import { isAtHome, itemsOf } from '@sorrel/core/lists/edit-list';
import { type ListItem, type ShoppingList, thingName } from '@sorrel/core/lists/list';
import { DESTINATIONS, type Destination } from '@sorrel/core/lists/supermarkets';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { errorMessage } from '../api.ts';
import { useStored } from '../lib/use-stored.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Progress } from '../ui/progress.tsx';
import { SAVED_END, SAVED_ENTRY, SAVED_LINE } from '../ui/saved-looks.ts';
import { SelectField } from '../ui/select-field.tsx';
import { supermarketsQuery, useSendToSupermarket } from './queries.ts';
import { say } from './sentences.ts';
import { writeName } from './show-name.ts';

/** An address of the web; anything else in a link could be a program. */
const WebAddress = z.url({ protocol: /^https?$/ });

/** A basket under way; kept on the device, so that the shop can be left and come back to. */
const Basket = z
  .object({
    supermarket: z.enum(DESTINATIONS),
    /** The supermarket's name. */
    name: z.string(),
    lines: z.array(z.object({ name: z.string(), amount: z.string(), url: WebAddress, opened: z.boolean() })),
    /** The page of the whole list, where the supermarket makes one. */
    url: WebAddress.nullable(),
  })
  .nullable();
type Basket = NonNullable<z.output<typeof Basket>>;

/** A line as its person reads it; what leaves is in English, with the amounts that a shop can be asked for. */
function shownLine(item: ListItem | undefined, serves: number): { name?: string; amount?: string } {
  if (item === undefined) return {};
  const isAsked = basketLine(item, serves).amount !== '';
  return { name: writeName(item), amount: isAsked ? displayQuantity(item, serves, say.amount) : '' };
}

interface SupermarketDialogProps {
  list: ShoppingList;
  serves: number;
  onClose: () => void;
}

/** Shows what would leave, asks, then leads through the supermarket's shop. Mounted while it is open. */
export function SupermarketDialog({ list, serves, onClose }: SupermarketDialogProps) {
  const [basket, setBasket, clearBasket] = useStored('supermarketBasket', Basket, null, window.localStorage);
  if (basket === null) return <ChooseDialog list={list} serves={serves} onSent={setBasket} onClose={onClose} />;

  function handleOpened(index: number) {
    setBasket(
      (current) =>
        current && {
          ...current,
          lines: current.lines.map((line, at) => (at === index ? { ...line, opened: true } : line)),
        },
    );
  }
  return <BasketDialog basket={basket} onOpened={handleOpened} onRestart={clearBasket} onClose={onClose} />;
}

interface ChooseDialogProps extends SupermarketDialogProps {
  onSent: (basket: Basket) => void;
}

/** Which supermarket, and which lines leave. */
function ChooseDialog({ list, serves, onSent, onClose }: ChooseDialogProps) {
  const { data: supermarkets = [] } = useQuery(supermarketsQuery);
  const [chosen, setChosen] = useState<Destination | null>(null);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const send = useSendToSupermarket();
  const retailer = supermarkets.find(({ id }) => id === 'retailer');
  const supermarket = chosen ?? retailer?.id ?? 'tesco';
  const shop = supermarkets.find(({ id }) => id === supermarket)?.name ?? '';
  const items = itemsOf(list).filter((item) => !item.checked && !isAtHome(item));
  const leaving = items.filter((item) => !leftOut.has(item.id));

  function handleSend() {
    send.mutate(
      { supermarket, basket: leaving.map((item) => basketLine(item, serves)) },
      {
        onSuccess: (sent) =>
          onSent({
            supermarket,
            name: shop,
            lines: sent.basket.map((line, index) => ({ ...line, ...shownLine(leaving[index], serves), opened: false })),
            url: sent.url,
          }),
      },
    );
  }
  const isTranslated = leaving.some((item) => item.name !== thingName(item));
  function toggle(id: string) {
    const next = new Set(leftOut);
    if (!next.delete(id)) next.add(id);
    setLeftOut(next);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say.sendToSupermarket}
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button
            saving={send.isPending}
            savingLabel={say.sending}
            disabled={leaving.length === 0}
            onClick={handleSend}
          >
            {say.sendItems(leaving.length)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <SelectField
          label={say.supermarket}
          value={supermarket}
          onValueChange={setChosen}
          options={supermarkets.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {send.error && <Notice tone="error">{errorMessage(send.error)}</Notice>}
        {items.length === 0 ? (
          <p>{say.allInBasket}</p>
        ) : (
          <>
            <p className="text-ink-2">{supermarket === 'retailer' ? say.namesAndAmountsGo(shop) : say.namesGo(shop)}</p>
            {isTranslated && <p className="text-ink-2">{say.goesInEnglish}</p>}
            <ul>
              {items.map((item) => {
                const { name, amount } = shownLine(item, serves);
                return (
                  <li key={item.id}>
                    <Checkbox
                      label={amount === '' ? name : `${name}, ${amount}`}
                      checked={!leftOut.has(item.id)}
                      onCheckedChange={() => toggle(item.id)}
                    />
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}

interface BasketDialogProps {
  basket: Basket;
  onOpened: (index: number) => void;
  onRestart: () => void;
  onClose: () => void;
}

/** What was sent: the page of the whole list, or a search for each line with the progress. */
function BasketDialog({ basket, onOpened, onRestart, onClose }: BasketDialogProps) {
  const opened = basket.lines.filter((line) => line.opened).length;
  const said = say.searchedOf(opened, basket.lines.length);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say.basketAt(basket.name)}
      footer={
        <>
          <Button variant="text" onClick={onRestart}>
            {say.startAgain}
          </Button>
          <Button onClick={onClose}>{say.done}</Button>
        </>
      }
    >
      {basket.url !== null ? (
        <div className="grid gap-4">
          <p>{say.listIsAt(basket.name)}</p>
          <ButtonLink
            variant="outline"
            outside
            to={basket.url}
            target="_blank"
            rel="noreferrer"
            icon={ExternalLink}
            className="justify-self-start"
          >
            {say.openListAt(basket.name)}
            <span className="sr-only">{say.inNewTab}</span>
          </ButtonLink>
        </div>
      ) : (
        <div className="grid gap-4">
          <p className="text-ink-2">{say.eachOpensSearch(basket.name)}</p>
          <p role="status">{said}</p>
          <Progress label={said} value={opened} max={basket.lines.length} />
          <ul>
            {basket.lines.map((line, index) => (
              <li key={line.name + line.url} className={SAVED_LINE}>
                <a
                  className={SAVED_ENTRY}
                  href={line.url}
                  target="_blank"
                  rel="noreferrer"
                  onClick={() => onOpened(index)}
                >
                  <b
                    className={line.opened ? 'min-w-0 text-ink-3 line-through wrap-anywhere' : 'min-w-0 wrap-anywhere'}
                  >
                    <bdi>{line.name}</bdi>
                    {line.opened && <span className="sr-only">{say.searched}</span>}
                  </b>
                  <span className={`${SAVED_END} text-sm text-ink-2`}>
                    {line.amount} <ExternalLink className="icon" aria-hidden />
                    <span className="sr-only">{say.opensANewTab}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
